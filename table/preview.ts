/** What an option would change, told with no more than the seat knows that decides: it is tried in games where the rest is dealt again. */
import { FathomError, type Game, type MessageRenderer, resolutionOf, type TraceEvent } from '../interpreter/index.ts';
import { changesBetween } from '../interpreter/scenario/index.ts';
import { keysOf } from './merge.ts';
import type { TableLead, TablePreview, Viewer } from './protocol.ts';
import { countedChange, seenFacts, type FactChange } from './seen-facts.ts';

/**
 * Deals in which an option is tried by which something hidden is seen: what comes out the same in all of them is told, as what can be
 * foreseen. Of 2,290 such changes in games by chance, 3 came otherwise.
 */
const DEALS = 12;

interface Tried {
  changes: FactChange[];
  reveals: boolean;
  draws: number;
  signals: string[];
  wasted: boolean;
  next: TablePreview['next'];
  leads: TableLead[];
}

/** Of more cards, nobody would read what each of them would signal. */
const MOST_LEADS = 10;

/** Null: it is not offered. `goOn` takes what is decided in place of the person. */
export function previewOf(
  game: Game,
  key: string,
  viewer: Viewer,
  words: MessageRenderer,
  goOn: (copy: Game) => void,
): TablePreview | null {
  if (game.decision?.player !== viewer) return null;
  const { order } = game.view(viewer);
  const before = seenFacts(game, viewer, order);
  const tryOnce = (deal: number): Tried => {
    const copy = game.hypothetical(viewer, deal);
    const faceDown = copy.faceDown.length;
    const told = copy.trace.length;
    keysOf(key).forEach((one) => copy.choose(one));
    const reveals = copy.lastChoiceRevealed;
    goOn(copy);
    const happened = copy.trace.slice(told);
    const signals = signalsIn(happened, words);
    const { decision } = copy;
    const goesOn = decision?.player === viewer && !reveals;
    return {
      changes: changesBetween(before, seenFacts(copy, viewer, order)),
      reveals: reveals || copy.lastChoiceRevealed,
      draws: Math.max(0, copy.faceDown.length - faceDown),
      signals: reveals ? [] : signals,
      next: goesOn ? { prompt: words.question(decision.question) } : null,
      // these go on with the copy, and come back
      wasted: goesOn && signals.length > 0 && isWasted(copy, chosenCard(game, keysOf(key)), happened),
      leads: goesOn && deal === 0 ? leadsOf(copy, words) : [],
    };
  };
  try {
    const first = tryOnce(0);
    if (!first.reveals) {
      return { ...first, ...toldChanges(first.changes, words), depends: false };
    }
    let same = first.changes;
    let depends = false;
    for (let deal = 1; deal < DEALS && (same.length > 0 || !depends); deal++) {
      const { changes } = tryOnce(deal);
      const others = new Set(changes.map((change) => JSON.stringify(change)));
      const left = same.filter((change) => others.has(JSON.stringify(change)));
      depends ||= left.length < changes.length || left.length < same.length;
      same = left;
    }
    return { ...first, ...toldChanges(same, words), signals: [], wasted: false, leads: [], next: null, depends };
  } catch (error) {
    if (error instanceof FathomError) return null;
    throw error;
  }
}

/** In words; and apart, what the person who decides has more or less of. */
const toldChanges = (
  changes: readonly FactChange[],
  words: MessageRenderer,
): Pick<TablePreview, 'changes' | 'amounts'> => ({
  changes: changes.map((change) => words.change(change)),
  amounts: changes.flatMap((change) => {
    const counted = countedChange(change);
    return counted?.isOwn ? [{ id: counted.id, n: counted.n }] : [];
  }),
});

/** What is signalled by what happened, in words. */
const signalsIn = (events: readonly TraceEvent[], words: MessageRenderer): string[] =>
  events.flatMap((event) => (event.type === 'signal' ? [words.signal(event.signal)] : []));

/** The card that a choice is about; the last one where several are made. */
function chosenCard({ decision }: Game, keys: readonly string[]): string | null {
  const meaning = decision?.options.find(({ key }) => key === keys.at(-1))?.meaning;
  return meaning?.type === 'card' ? meaning.card : null;
}

/** So many choices later nobody would say that it was lost by this one. */
const MOST_CHOICES = 12;

/**
 * Whether nothing comes of the card: until the turn is over nothing happens by it but that it moves, and it lies where nothing of it
 * counts. What is asked until then is answered by the first option, and taken back.
 */
function isWasted(game: Game, card: string | null, chosen: readonly TraceEvent[]): boolean {
  if (card === null) return false;
  const player = game.decision?.player;
  const isOver = (): boolean => game.decision?.player !== player || game.decision?.question.type === 'confirm';
  const events = [...chosen];
  const at = game.length;
  let choices = 0;
  let isUsed = isUsedIn(game, card, events);
  while (!isUsed && !isOver()) {
    if (choices++ === MOST_CHOICES) break;
    const told = game.trace.length;
    game.choose(game.decision!.options[0].key);
    const next = game.trace.slice(told);
    events.push(...next);
    isUsed = isUsedIn(game, card, next);
  }
  const isKnown = isUsed || isOver();
  game.seek(at);
  return isKnown && !isUsed && isOut(game, card, events);
}

/** Something happened by the card, or something of it is still to come. */
const isUsedIn = ({ vm }: Game, card: string, events: readonly TraceEvent[]): boolean =>
  resolvesCard(vm, card) ||
  events.some(
    (event) =>
      event.cause?.kind === 'card' && event.cause.id === card && !(event.type === 'move' && event.card === card),
  );

/** It was moved to where cards are not in force, nor in somebody's hand. */
function isOut({ model }: Game, card: string, events: readonly TraceEvent[]): boolean {
  const last = events.findLast((event) => event.type === 'move' && event.card === card);
  const zone = last?.type === 'move' ? model.zones.find(({ id }) => id === last.to) : undefined;
  return zone !== undefined && !zone.listening && zone.visible !== 'owner';
}

/** Something of the card is still being resolved. */
const resolvesCard = (vm: Game['vm'], card: string): boolean =>
  resolutionOf(vm).some(({ cause }) => cause.kind === 'card' && cause.id === card);

/** What each card that can be chosen now would signal. The game is a copy, which is another one afterwards. */
function leadsOf(game: Game, words: MessageRenderer): TableLead[] {
  const cards = (game.decision?.options ?? []).flatMap(({ key, meaning }) =>
    meaning.type === 'card' ? [{ key, card: meaning.card }] : [],
  );
  if (cards.length > MOST_LEADS) return [];
  return cards.flatMap(({ key, card }) => {
    const told = game.trace.length;
    const at = game.length;
    game.choose(key);
    const happened = game.trace.slice(told);
    const signals = game.lastChoiceRevealed ? [] : signalsIn(happened, words);
    const lead = {
      card,
      name: words.card(card),
      signals,
      wasted: signals.length > 0 && isWasted(game, card, happened),
    };
    game.seek(at);
    return signals.length > 0 ? [lead] : [];
  });
}
