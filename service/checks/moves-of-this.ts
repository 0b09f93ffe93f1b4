/** Where cards of a deck and a type move themselves to, such as contracts that are fulfilled. */
import {
  parseProgram,
  print,
  type CardDef,
  type EffectNode,
  type PackModel,
  type Sources,
} from '../../dsl/internal.ts';

/** Cards of a type differ more than slots do: so many that do the same are a rule. */
const ENOUGH = 3;

/** What each card with an effect does with itself, by id: `move this to fulfilled`. */
type Moves = ReadonlyMap<string, ReadonlySet<string>>;

/** A move that cards of a deck and a type share. */
interface SharedMove {
  moves: string;
  /** how many make it */
  others: number;
  /** those that do not */
  stay: string[];
}

/** The moves that the cards of a deck and a type share; where more than a third of them stay, staying is no exception. */
export function sharedMoves({ cards }: Pick<PackModel, 'cards'>, sources: Sources): SharedMove[] {
  const moves = movesOf(sources);
  const alike = new Map<string, CardDef[]>();
  for (const card of cards) {
    // `no-effect` reports a card without any effect
    if (!moves.has(card.id)) continue;
    const key = `${card.deck} ${card.type}`;
    const known = alike.get(key);
    if (known) known.push(card);
    else alike.set(key, [card]);
  }
  return [...alike.values()].flatMap((group) => shared(group, moves) ?? []);
}

/**
 * The effect with the move that the others of a card's deck and type share. Null: it has one, they share none, or there are several
 * sentences: to which it belongs only the author knows.
 */
export function withMoveOfOthers(
  { cards }: Pick<PackModel, 'cards'>,
  sources: Sources,
  { id, deck, type }: Pick<CardDef, 'id' | 'deck' | 'type'>,
  effect: EffectNode,
): { effect: EffectNode; others: number } | null {
  const written = print(effect, { layout: 'line' });
  if (movesOfThis(effect).length > 0 || /;|\b(?:or|else)\b/.test(written)) return null;
  const moves = movesOf(sources);
  const others = cards.filter((one) => one.id !== id && one.deck === deck && one.type === type && moves.has(one.id));
  const lacking = shared(others, moves);
  const { ast } = lacking ? parseProgram(`${written} then ${lacking.moves}`) : { ast: null };
  return lacking && ast ? { effect: ast, others: lacking.others } : null;
}

function shared(group: readonly CardDef[], moves: Moves): SharedMove | undefined {
  const going = group.filter(({ id }) => moves.get(id)!.size > 0);
  const stay = group.filter((card) => !going.includes(card)).map(({ id }) => id);
  if (going.length < ENOUGH || stay.length * 3 > going.length) return undefined;
  const move = [...moves.get(going[0].id)!].find((one) => going.every(({ id }) => moves.get(id)!.has(one)));
  return move === undefined ? undefined : { moves: move, others: going.length, stay };
}

function movesOf(sources: Sources): Moves {
  const moves = new Map<string, Set<string>>();
  for (const { component, ast, path } of sources.effects) {
    if (component.section !== 'cards' || path.includes('scenarios')) continue;
    const known = moves.get(component.id) ?? new Set();
    moves.set(component.id, known);
    for (const move of movesOfThis(ast)) known.add(move);
  }
  return moves;
}

/** `move this to fulfilled`, as it is written, wherever it is in an effect. */
function movesOfThis(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { kind, word } = node as { kind?: unknown; word?: unknown };
  const own = kind === 'word' && word === 'move' ? print(node as EffectNode, { layout: 'line' }) : '';
  return own.startsWith('move this to ') ? [own] : Object.values(node).flatMap(movesOfThis);
}
