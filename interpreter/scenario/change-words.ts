/**
 * Changes of a position in words. In English they are said as positions are written (`me credit`), which other languages
 * cannot: they name players and components.
 */
import { PLAYER_NAMES, type LanguageCode } from '../../dsl/internal.ts';
import { positions as it } from '../../texts/languages/it/positions.ts';
import { positions as uk } from '../../texts/languages/uk/positions.ts';
import type { PositionWords } from '../../texts/internal.ts';
import { changeText, type Change, type Value } from './difference.ts';

export interface ChangeWords {
  what: string;
  /** `+2 (1 → 3)` */
  text: string;
}

/** The name of a component of the pack in the language. */
type NameOf = (id: string) => string;

const TEXTS: Readonly<Record<Exclude<LanguageCode, 'en'>, PositionWords>> = { it, uk };

const MOST_SHOWN = 8;

/** A change for people. */
export function changeWords(change: Change, language: LanguageCode, nameOf: NameOf): ChangeWords {
  const { what, was, is } = change;
  if (language === 'en') return { what, text: changeText(was, is) };
  const texts = TEXTS[language];
  const { player, kind, id } = subjectOf(what);
  const subject = subjectText(kind, id, texts, nameOf);
  const value = (of: Value): string => valueText(of, kind, texts, nameOf);
  return { what: player === null ? subject : `${texts.players[player]}: ${subject}`, text: differenceText() };

  function differenceText(): string {
    if (typeof was === 'number' && typeof is === 'number') return changeText(was, is);
    if (!Array.isArray(was) || !Array.isArray(is)) return texts.was(value(is), value(was));
    const added = without(is, was);
    const removed = without(was, is);
    const parts = [...(added.length ? [`+ ${value(added)}`] : []), ...(removed.length ? [`− ${value(removed)}`] : [])];
    return parts.length ? parts.join(' ') : texts.reordered(value(is));
  }
}

/** A player as positions name them: `me`, `other` … */
export const playerName = (name: string, language: LanguageCode): string =>
  language === 'en' ? name : whoText(name, TEXTS[language]);

/** A value of a position for people, such as what is at a site; `what` names what it is of. */
export function valueWords(what: string, value: Value, language: LanguageCode, nameOf: NameOf): string {
  if (language === 'en') return String(value);
  return valueText(value, subjectOf(what).kind, TEXTS[language], nameOf);
}

const PREFIXED = ['site', 'tile', 'laid', 'turn', 'face', 'known', 'on', 'slot', 'pieces'] as const;
const ALONE = ['order', 'acting', 'reached', 'board', 'knows'] as const;
type Kind = (typeof PREFIXED)[number] | (typeof ALONE)[number] | 'component';
type Player = keyof PositionWords['players'];

/** `me site b6a`: a player, a kind, an id; of what lies on a site, `on a1 seed`, the site and the counter. */
function subjectOf(what: string): { player: Player | null; kind: Kind; id: string } {
  const words = what.split(' ');
  const player = PLAYER_NAMES.find((name) => name === words[0]) ?? null;
  if (player !== null) words.shift();
  const [first, ...rest] = words;
  const second = rest.join(' ');
  const prefixed = PREFIXED.find((kind) => kind === first);
  if (prefixed && second !== '') return { player, kind: prefixed, id: second };
  return { player, kind: ALONE.find((kind) => kind === first) ?? 'component', id: first };
}

function subjectText(kind: Kind, id: string, texts: PositionWords, nameOf: NameOf): string {
  switch (kind) {
    case 'site':
    case 'tile':
    case 'laid':
    case 'turn':
    case 'face':
    case 'known':
      return texts[kind](id);
    case 'on': {
      const [site, counter] = id.split(' ');
      return texts.lying(nameOf(counter), site);
    }
    case 'pieces':
      return texts.supply(nameOf(id));
    case 'slot':
    case 'component':
      return nameOf(id);
    case 'order':
    case 'acting':
    case 'reached':
    case 'board':
    case 'knows':
      return texts[kind];
  }
}

function valueText(value: Value, kind: Kind, texts: PositionWords, nameOf: NameOf): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const cards = value.slice(0, MOST_SHOWN).map((card) => cardText(card, texts, nameOf));
    return `[${value.length > MOST_SHOWN ? texts.inAll(cards.join(', '), value.length) : cards.join(', ')}]`;
  }
  if (value === 'empty') return texts.empty;
  if (kind === 'tile' && value === 'unknown') return texts.unknown;
  const [first, second] = value.split(' ');
  switch (kind) {
    case 'face':
      return value === 'down' ? texts.down : texts.up;
    case 'slot':
    case 'known':
    case 'order':
    case 'acting':
      return value
        .split(', ')
        .map((who) => whoText(who, texts))
        .join(', ');
    case 'site':
      return second === undefined ? nameOf(first) : texts.upgraded(nameOf(first));
    case 'turn':
      return second === undefined ? first : texts.flipped(first);
    case 'tile':
    case 'laid':
    case 'board':
      return nameOf(value);
    default:
      return first === 'space' && second !== undefined ? texts.space(second) : value;
  }
}

function whoText(name: string, texts: PositionWords): string {
  if (name === 'nobody' || name === 'neutral') return texts[name];
  return PLAYER_NAMES.includes(name as Player) ? texts.players[name as Player] : name;
}

/** `personal-assistant (used, marks 2)` */
function cardText(card: string, texts: PositionWords, nameOf: NameOf): string {
  const [id, flags] = card.split(' (');
  if (flags === undefined) return nameOf(id);
  const said = flags
    .slice(0, -1)
    .split(', ')
    .map((flag) => {
      if (flag === 'used') return texts.used;
      if (flag === 'ability used') return texts.abilityUsed;
      const [, kind, who, n] = /^(\S+)(?: of (.+))? (\d+)$/.exec(flag)!;
      if (who !== undefined) return `${nameOf(kind)}: ${n} (${whoText(who, texts)})`;
      return kind === 'marks' ? texts.marks(n) : `${nameOf(kind)}: ${n}`;
    });
  return `${nameOf(id)} (${said.join(', ')})`;
}

function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
