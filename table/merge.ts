/**
 * One list where two questions follow each other: an option by which nothing happens but that something is paid and the next question is
 * asked is replaced by the options to which it leads. Both choices are ordinary ones of the record; they are made, and taken back,
 * together.
 */
import { FathomError, type ChosenBy, type Game, type MessageRenderer } from '../interpreter/index.ts';
import { changesBetween } from '../interpreter/scenario/index.ts';
import { optionOf } from './decision.ts';
import { placeKey, type TableDecision, type TableOption, type Viewer } from './protocol.ts';
import { countedChange, seenFacts, type FactChange } from './seen-facts.ts';

/** Between the keys of choices that are made one after the other. */
const AFTER = ' ⟩ ';

/** Of longer lists nothing is replaced: who reads them would look for what it was. */
const MOST_REPLACED = 12;
/** So many entries a list has then at most; of those with a place on the table, which need not be read, more. */
const MOST_LISTED = 24;
const MOST_PLACED = 80;

/** The keys of the choices that an entry of a list stands for, in their order. */
export const keysOf = (key: string): string[] => key.split(AFTER);

/** The entry of a list that stands for a choice and the next one, by the words of the latter; undefined: there is none. */
export const entryOf = (
  options: readonly TableOption[],
  first: string,
  next: string | undefined,
): TableOption | undefined =>
  options.find(({ key, label }) => keysOf(key).length > 1 && keysOf(key)[0] === first && label === next);

/** The decision of a game with the second question in place of the first one's options, where that says all. */
export function mergedDecision(
  game: Game,
  viewer: Viewer,
  decision: TableDecision,
  words: MessageRenderer,
): TableDecision {
  const { options } = decision;
  if (options.length > MOST_REPLACED) return decision;
  const declines = options.some((option) => option.declines);
  const merged = options.map((option): Next | null =>
    // what is on the table is pointed at, and then the next one
    option.target !== null || option.declines ? null : nextQuestion(game, viewer, option, declines, words),
  );
  return (
    replaced(decision, merged) ??
    replaced(
      decision,
      merged.map((next) => (next?.pays ? null : next)),
    ) ??
    decision
  );
}

/** Null where nothing is replaced, the list is too long, or one would point at a place and be asked how to pay for it. */
function replaced(decision: TableDecision, merged: readonly (Next | null)[]): TableDecision | null {
  if (merged.every((next) => next === null)) return null;
  const all = merged.flatMap((next, i) => next?.options ?? [decision.options[i]]);
  const places = all.flatMap(({ target }) => (target === null ? [] : [placeKey(target)]));
  const fits = places.length === all.length ? MOST_PLACED : MOST_LISTED;
  if (all.length > fits) return null;
  if (merged.some((next) => next?.pays) && new Set(places).size < places.length) return null;
  return {
    ...decision,
    options: all,
    refused: [...decision.refused, ...merged.flatMap((next) => next?.refused ?? [])],
  };
}

/** What is asked after an option. */
type Next = Pick<TableDecision, 'options' | 'refused'> & {
  /** something is paid before */
  pays: boolean;
};

/** There is less of something that is counted, of who decides or for all. */
const isPaid = (change: FactChange): boolean => (countedChange(change)?.n ?? 0) < 0;

/**
 * Null where choosing it does more than have something paid and ask, or somebody would see something. `declined`: nothing can be chosen
 * already before.
 */
function nextQuestion(
  game: Game,
  viewer: Viewer,
  { key, label }: TableOption,
  declined: boolean,
  words: MessageRenderer,
): Next | null {
  const copy = game.hypothetical(viewer, 0);
  const { order } = copy.view(viewer);
  const before = seenFacts(copy, viewer, order);
  try {
    copy.choose(key);
  } catch (error) {
    if (error instanceof FathomError) return null;
    throw error;
  }
  const { decision } = copy;
  if (decision?.player !== viewer || copy.lastChoiceRevealed) return null;
  const changes = changesBetween(before, seenFacts(copy, viewer, order));
  if (!changes.every(isPaid)) return null;
  const isLeft = ({ declines }: TableOption): boolean => !(declines && declined);
  const after = (option: TableOption): TableOption => ({ ...option, key: `${key}${AFTER}${option.key}`, group: label });
  return {
    pays: changes.length > 0,
    options: decision.options
      .map((option) => optionOf(option.key, option.meaning, words))
      .filter(isLeft)
      .map(after),
    refused: copy
      .refusals()
      .map((refusal) => ({
        ...after(optionOf(refusal.key, refusal.meaning, words)),
        reason: words.reason(refusal.why),
      }))
      .filter(isLeft),
  };
}

/** Which choices were made together: from the one before them to the last, as lengths of the game. */
export class Together {
  #made: { from: number; to: number }[] = [];

  /** Makes the choices of an entry. Where a later one cannot be made, it is asked for. `by`: whose the first one is, and when. */
  choose(game: Game, key: string, by: ChosenBy = {}): void {
    const [first, ...rest] = keysOf(key);
    const from = game.length;
    game.choose(first, by);
    this.#made = this.#made.filter(({ to }) => to <= from);
    for (const next of rest) {
      if (!game.decision?.options.some((option) => option.key === next)) break;
      game.choose(next);
    }
    if (rest.length > 0) this.#made.push({ from, to: game.length });
  }

  /** Takes back the last choices that were made together. Whether there were any. */
  undo(game: Game): boolean {
    const { length } = game;
    while (game.undo() && this.isAmid(game)) continue;
    return game.length < length;
  }

  /** Makes them again. */
  redo(game: Game): boolean {
    const { length } = game;
    while (game.redo() && this.isAmid(game)) continue;
    return game.length > length;
  }

  /** Whether a game was taken back, or made again, to amid such choices. */
  isAmid({ length }: Game): boolean {
    return this.#made.some(({ from, to }) => from < length && length < to);
  }
}
