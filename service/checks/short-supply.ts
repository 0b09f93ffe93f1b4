import { Bounds } from './bounds/bounds.ts';
import {
  type Cards,
  type Effect,
  type Origin,
  type Sites,
  effectFacts,
  boardsToDeal,
  inGame,
  withDefaults,
  type BoardDef,
  type PackModel,
} from '../../dsl/internal.ts';
import { overviewOf } from './bounds/overview.ts';
import { defineCheck, type Finding } from './check.ts';

/** Cards of a zone, or pieces of the supply. */
type From = { zone: string } | { piece: string };
export interface ShortSupply {
  players: number;
  from: From;
  has: number;
  needed: number;
}
const fromWords = (from: From): string => ('zone' in from ? `"${from.zone}"` : `the supply of "${from.piece}"`);

export const shortSupply = defineCheck<ShortSupply>({
  summary: 'Setting up takes more pieces or cards than there are.',
  severity: 'error',
  message: ({ players, from, has, needed }) =>
    `Setting up for ${players} ${players === 1 ? 'player' : 'players'} takes ${needed} from ${fromWords(from)}, which has ${has}.`,
  help: () => 'Provide more, or set up fewer.',
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { players: 2, from: { piece: 'farm' }, has: 3, needed: 4 },
  run({ model }) {
    const found = new Map<string, Finding<ShortSupply>>();
    const all = overviewOf(model);
    for (const players of model.playerCounts) {
      const options = withDefaults(model, {});
      const beginning = new Beginning(
        model,
        players,
        new Bounds(model, all, { players, options }),
        boardsToDeal(model, players, options),
      );
      for (const { what, there, wanted, at } of beginning.shortages()) {
        const name = fromWords(what);
        if (!found.has(name)) {
          found.set(name, {
            data: { players, from: what, has: there, needed: wanted },
            at,
          });
        }
      }
    }
    return [...found.values()];
  },
});

interface Shortage {
  what: From;
  there: number;
  wanted: number;
  at: Origin;
}
interface Stock {
  what: From;
  there: number;
  taken: number;
  at: Origin | undefined;
}

/** A loop with more repetitions is not treated as setup. */
const MOST = 200;

/** Follows the beginning of a game up to the first decision, or the first effect whose result is unknown. */
class Beginning {
  readonly #stocks = new Map<string, Stock>();
  #steps = 0;
  /** procedures being run: `procedure-loop` reports one that runs itself */
  readonly #running = new Set<string>();

  constructor(
    private readonly model: PackModel,
    private readonly players: number,
    private readonly bounds: Bounds,
    private readonly boards: BoardDef[],
  ) {
    const options = withDefaults(model, {});
    for (const zone of model.zones) {
      this.#stocks.set(`zone ${zone.id}`, { what: { zone: zone.id }, there: 0, taken: 0, at: undefined });
    }
    for (const card of model.cards) {
      if (inGame(card, players, options)) {
        const zone = model.decks.find(({ id }) => id === card.deck)?.starts;
        const stock = this.#stocks.get(`zone ${zone}`);
        if (stock) stock.there += card.copies;
      }
    }
    for (const piece of model.pieces) {
      const there = piece.supply ? bounds.of(piece.supply).hi : Infinity;
      this.#stocks.set(`piece ${piece.id}`, { what: { piece: piece.id }, there, taken: 0, at: undefined });
    }
  }

  shortages(): Shortage[] {
    this.#procedure('game');
    return [...this.#stocks.values()].flatMap(({ what, there, taken, at }) =>
      taken > there && at ? [{ what, there, wanted: taken, at }] : [],
    );
  }

  /** False at a decision, where the setup ends. */
  #procedure(id: string): boolean {
    if (this.#running.has(id)) return false;
    this.#running.add(id);
    const whole = (this.model.procedures.find((procedure) => procedure.id === id)?.steps ?? []).every(({ program }) =>
      this.#do(program.body),
    );
    this.#running.delete(id);
    return whole;
  }

  #do(effect: Effect): boolean {
    if (++this.#steps > MOST * 50) return false;
    switch (effect.k) {
      case 'block':
        return effect.parts.every((part) => this.#do(part));
      case 'then':
        return effect.steps.every((step) => !step.may && this.#do(step.effect));
      case 'do':
        return this.#procedure(effect.procedure);
      case 'if': {
        const verdict = this.bounds.verdict(effect.test);
        if (verdict === 'either') return false;
        return verdict === 'always' ? this.#do(effect.then) : !effect.otherwise || this.#do(effect.otherwise);
      }
      case 'each':
        return this.#times(
          effect.over.k === 'players'
            ? effect.over.that === undefined
              ? this.players - (effect.over.others ? 1 : 0)
              : 1
            : effect.over.k === 'sites'
              ? this.#count(effect.over.sites)
              : 0,
          effect.effect,
        );
      case 'repeat':
        return this.#times(effect.until ? 0 : this.bounds.of(effect.times).lo, effect.effect);
      case 'place-piece':
        this.#take(`piece ${effect.piece}`, Math.max(1, this.#count(effect.sites)), effect.origin);
        return true;
      case 'place-card':
        this.#takeCards(effect.cards, effect.origin);
        return true;
      case 'move': {
        if (effect.some) return false;
        const stock = effect.cards.k === 'in' ? this.#stocks.get(`zone ${effect.cards.zone}`) : undefined;
        const n = stock ? Math.max(0, stock.there - stock.taken) : this.#takeCards(effect.cards, effect.origin);
        if (stock) stock.taken = stock.there;
        const to = this.#stocks.get(`zone ${effect.zone}`);
        if (to) to.there += n;
        return true;
      }
      case 'gain': {
        if (effect.items.some(({ what }) => what.k === 'class')) return false;
        const drawn = this.model.zones.find(({ drawsTo }) => drawsTo !== null);
        for (const { what, n, per } of effect.items) {
          if (what.k === 'cards' && drawn && !per) this.#take(`zone ${drawn.id}`, this.bounds.of(n).lo, effect.origin);
        }
        return true;
      }
      default:
        return effectFacts(effect.k).atStart === 'continues';
    }
  }

  #times(times: number, effect: Effect): boolean {
    if (!(times >= 0 && times <= MOST)) return false;
    for (let i = 0; i < times; i++) if (!this.#do(effect)) return false;
    return true;
  }

  #takeCards(cards: Cards, at: Origin): number {
    if (cards.k !== 'top') return 0;
    const n = this.bounds.of(cards.n).lo;
    return this.#take(`zone ${cards.zone}`, n, at) ? n : 0;
  }

  #take(key: string, n: number, at: Origin): boolean {
    const stock = this.#stocks.get(key);
    if (!stock || !(n > 0 && n <= MOST)) return false;
    stock.taken += n;
    if (stock.taken > stock.there) stock.at ??= at;
    return true;
  }

  /** The smallest number of sites with that tag, id or kind on a board of this game; 0 if it depends on more. */
  #count(sites: Sites): number {
    const on = (board: BoardDef): number =>
      board.sites.filter(
        ({ id, kind, tags }) =>
          (sites.k === 'tag' && tags.includes(sites.tag)) ||
          (sites.k === 'site' && id === sites.id) ||
          (sites.k === 'of-kind' && kind === sites.siteKind),
      ).length;
    return this.boards.length === 0 ? 0 : Math.min(...this.boards.map(on));
  }
}
