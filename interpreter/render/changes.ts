/**
 * Words for changes between two positions (scenario/difference.ts). There, a fact is called as a scenario writes it: `me credit`,
 * `other site c8`, `pieces farm`; its value is a number, words such as `farm upgraded`, or the cards of a zone.
 */
import type { PackModel } from '../../dsl/internal.ts';
import type { Fact } from '../machine/messages.ts';
import type { Names } from './names.ts';
import type { MessageTexts, Say } from './texts.ts';

type Value = number | string | readonly string[];

/** A change as `difference.ts` has it. */
export interface ChangedFact {
  what: string;
  was: Value;
  is: Value;
}

/** Words of a change: what it is about, what it was before, and the difference. */
export interface ChangeWords {
  label: string;
  before: string;
  difference: string;
}

interface NamedFact {
  /** as positions name players; null for the game */
  player: string | null;
  fact: Fact;
}

/** What is said of a site. */
const OF_SITES = ['site', 'tile', 'laid', 'turn', 'face', 'known'] as const;
const SIMPLE = ['reached', 'board', 'order', 'acting', 'knows'] as const;
const MOST_SHOWN = 8;

export class ChangeRenderer {
  constructor(
    private readonly model: PackModel,
    private readonly texts: MessageTexts,
    private readonly say: Say & Pick<Names, 'goal' | 'board'>,
  ) {}

  words({ what, was, is }: ChangedFact): ChangeWords {
    const { player, fact } = this.parse(what);
    const label = (this.texts.changes.facts[fact.type] as (fact: Fact, say: Say) => string)(fact, this.say);
    return {
      label: player === null ? label : `${this.player(player)}: ${label}`,
      before: this.value(fact, was),
      difference: this.difference(fact, was, is),
    };
  }

  private parse(what: string): NamedFact {
    const [, player = null, rest] = /^(?:(me|other|third|fourth|neutral|seat \d+) )?(.+)$/.exec(what)!;
    return { player, fact: this.factOf(rest) };
  }

  private factOf(name: string): Fact {
    const [kind, id, counter] = name.split(' ');
    if (counter !== undefined) return { type: 'lying', site: id, counter };
    if (id !== undefined) {
      const ofSite = OF_SITES.find((one) => one === kind);
      if (ofSite) return { type: ofSite, site: id };
      return kind === 'slot' ? { type: kind, slot: id } : { type: 'pieces', piece: id };
    }
    if (this.model.counters.some((counter) => counter.id === name)) return { type: 'counter', counter: name };
    if (this.model.tracks.some((track) => track.id === name)) return { type: 'track', track: name };
    if (this.model.zones.some((zone) => zone.id === name)) return { type: 'zone', zone: name };
    return { type: SIMPLE.find((one) => one === name) ?? 'board' };
  }

  private difference(fact: Fact, was: Value, is: Value): string {
    if (typeof was === 'number' && typeof is === 'number') {
      return `${is > was ? '+' : '−'}${Math.abs(is - was)} (${was} → ${is})`;
    }
    if (typeof was !== 'object' || typeof is !== 'object') {
      return this.texts.changes.was(this.value(fact, is), this.value(fact, was));
    }
    const parts = [
      ['+', without(is, was)],
      ['−', without(was, is)],
    ] as const;
    const shown = parts
      .filter(([, list]) => list.length > 0)
      .map(([sign, list]) => `${sign} ${this.value(fact, list)}`);
    return shown.join(' ') || this.texts.changes.reordered(this.value(fact, is));
  }

  private value(fact: Fact, value: Value): string {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'object') {
      const shown = value
        .slice(0, MOST_SHOWN)
        .map((one) => (fact.type === 'reached' ? this.say.goal(one) : this.card(one)));
      const rest = value.length - shown.length;
      return `[${shown.join(', ')}${rest > 0 ? `, … +${rest}` : ''}]`;
    }
    const { changes } = this.texts;
    if (value === 'empty') return changes.empty;
    switch (fact.type) {
      case 'site': {
        const [piece, upgraded] = value.split(' ');
        return upgraded ? changes.upgraded(this.say.piece(piece)) : this.say.piece(piece);
      }
      case 'tile':
        return value === 'unknown' ? changes.unknown : this.say.card(value);
      case 'laid':
        return this.say.card(value);
      case 'turn': {
        const [turn, flipped] = value.split(' ');
        return flipped ? changes.flipped(turn) : turn;
      }
      case 'face':
        return value === 'down' ? changes.down : changes.up;
      case 'track':
        return changes.space(value.replace('space ', ''));
      case 'slot':
      case 'known':
      case 'order':
      case 'acting':
        return value
          .split(', ')
          .map((player) => this.player(player))
          .join(', ');
      case 'board':
        return this.say.board(value);
      default:
        return value;
    }
  }

  private player(name: string): string {
    const { players, seat } = this.texts.changes;
    return name in players ? players[name as keyof typeof players] : seat(name.replace('seat ', ''));
  }

  /** `crew (used, marks 2)` */
  private card(text: string): string {
    const [, id, states] = /^(\S+)(?: \((.*)\))?$/.exec(text)!;
    const { states: words, marks } = this.texts.changes;
    const said = states?.split(', ').map((state) => {
      if (state in words) return words[state as keyof typeof words];
      const [, kind, who, n] = /^(\S+)(?: of (.+))? (\d+)$/.exec(state)!;
      if (who !== undefined) return `${this.player(who)}: ${this.say.amount(kind, Number(n))}`;
      return kind === 'marks' ? marks(n) : this.say.amount(kind, Number(n));
    });
    return said ? `${this.say.card(id)} (${said.join(', ')})` : this.say.card(id);
  }
}

function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
