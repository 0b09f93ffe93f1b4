/** Where cards of a deck and a type move themselves to, such as contracts that are fulfilled. */
import { print, type CardDef, type EffectNode, type PackModel, type Sources } from '../../dsl/internal.ts';

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

/** The move that the others of a card's deck and type share; undefined if there is none. `effect`: what it is to do. */
export function moveLacking(
  { cards }: Pick<PackModel, 'cards'>,
  sources: Sources,
  id: string,
  effect: EffectNode,
): SharedMove | undefined {
  const card = cards.find((one) => one.id === id);
  if (!card || movesOfThis(effect).length > 0) return undefined;
  const moves = movesOf(sources);
  const others = cards.filter(
    (one) => one.id !== id && one.deck === card.deck && one.type === card.type && moves.has(one.id),
  );
  return shared(others, moves);
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
