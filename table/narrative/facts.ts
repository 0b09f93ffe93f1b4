/** An event of the trace as a short text for people, which can be joined with its neighbours. */
import type { ZoneDef } from '../../dsl/internal.ts';
import { isSeen, type TraceEvent } from '../../interpreter/index.ts';
import { isSecret, saidOfPiece } from '../../interpreter/internal.ts';
import { seatCounters } from './seat-counters.ts';
import type { PackNames } from './pack-names.ts';

type TraceEventOf<Type extends TraceEvent['type']> = Extract<TraceEvent, { type: Type }>;

/** Kinds whose facts share a verb when they are merged. */
type VerbKind =
  | 'counter'
  | 'lying'
  | 'advance'
  | 'draw'
  | 'discard'
  | 'ready'
  | 'exhaust'
  | 'block'
  | `piece-${TraceEventOf<'piece'>['what']}`
  | `tile-${TraceEventOf<'tile'>['what']}`;
/** Kinds whose facts are complete texts. */
type WholeKind =
  | 'become'
  | 'boards'
  | 'game-counter'
  | 'moved'
  | 'occupy'
  | 'order'
  | 'pass'
  | 'pay'
  | 'perform'
  | 'play'
  | 'price'
  | 'refill'
  | 'signal'
  | 'use';
type FactKind = VerbKind | WholeKind | `into ${string}`;

export interface Fact {
  /** index of its event */
  at: number;
  seat: number;
  /** what caused it; '' = the player or the rules */
  label: string;
  /** consecutive facts of one kind with one label are merged */
  kind: FactKind;
  /** is appended to the text before it: ` (match)` */
  joined?: true;
  /** what is counted together: a counter, a card's name */
  items: { id: string; n: number; text: string }[];
  /** of a single counter that is gained, paid, or lies somewhere: `place` is where */
  change?: { counter: string; n: number; place?: string };
}

/** Who reads: a seat sees its own hidden cards, `all` sees everybody's. */
export type Viewer = number | 'all';

/** The fact in an event, or undefined if the event is of no interest to people. */
export function factOf(
  event: TraceEvent,
  at: number,
  words: PackNames,
  { viewer, unseen }: { viewer: Viewer; unseen: ReadonlySet<string> },
  stepTitle: string,
): Fact | undefined {
  const { cause } = event;
  const { story } = words;
  const label = cause === undefined || cause.kind === 'game' ? '' : words.causeName(cause);
  const fact: NewFact = (kind, id, { text = '', n = 1, label: ownLabel = label } = {}) => ({
    at,
    seat: event.player,
    label: ownLabel,
    kind,
    items: [{ id, n, text }],
  });
  const isUnseen = 'card' in event && event.card !== null && unseen.has(event.card);
  const sees = (viewer === 'all' || viewer === event.player) && !isUnseen;
  switch (event.type) {
    case 'counter':
      if (!sees && isSecret(words.model, event.counter)) return undefined;
      return counterFact(event, words, (kind, id, more) => fact(kind, id, { label: label || stepTitle, ...more }));
    case 'pay': {
      const amounts = event.amounts.filter(({ counter }) => sees || !isSecret(words.model, counter));
      if (amounts.length === 0) return undefined;
      const text = words.list(amounts.map(({ counter, n }) => words.amount(counter, n, 'acc')));
      if (event.for !== 'pay') return fact('price', '', { text });
      const [{ counter, n }] = amounts;
      return {
        ...fact('pay', '', { text: story.pays(text) }),
        ...(amounts.length === 1 && { change: { counter, n: -n } }),
      };
    }
    case 'piece':
      return fact(`piece-${saidOfPiece(words.model, event)}`, event.site, {
        text:
          event.from === undefined
            ? story.pieceOn(event.piece, event.site, words.say)
            : story.pieceMoved(event.piece, { ...event, from: event.from }, words.say),
      });
    case 'lying':
      return lyingFact(event, event.site, words, fact);
    case 'on-card':
      return lyingFact(event, words.quotedCard(event.card), words, fact);
    case 'become':
      return becomeFact(event, words, fact);
    case 'advance':
      return fact('advance', event.track, { text: event.beyond ? '' : String(event.space) });
    case 'card':
      return cardFact(event, words, sees, fact);
    case 'move':
      return moveFact(event, words, sees, fact);
    case 'tile': {
      const isKnown = viewer === 'all' || event.seenBy.includes(viewer);
      const card = event.card === null || !isKnown ? null : words.quotedCard(event.card);
      return fact(`tile-${event.what}`, card ?? '', { text: story.tileOn(card, event.site) });
    }
    case 'slot':
      return slotFact(event, words, fact);
    case 'signal':
      return { ...fact('signal', event.signal, { text: ` (${words.signal(event.signal)})` }), joined: true };
    case 'order':
      if (event.players.length < 2) return undefined;
      return fact('order', '', { text: story.turnOrder(event.players.map((p) => words.player(p)).join(', ')) });
    case 'boards':
      return fact('boards', '', {
        text: event.boards.map((board, p) => `${words.player(p)} ${words.board(board)}`).join(', '),
      });
    case 'refill':
      return fact('refill', '', { text: story.shuffled(words.zone(event.zone)) });
    case 'pass':
      return fact('pass', '', { text: story.passed(words.zone(event.zone), event.to) });
    case 'choice':
    case 'trigger':
    case 'not':
    case 'begin':
    case 'end':
    case 'enter':
    case 'leave':
      return undefined;
    default:
      return event satisfies never;
  }
}

/** Makes a fact of the current event with one item; its label is the cause unless another one is given. */
type NewFact = (kind: FactKind, id: string, item?: { text?: string; n?: number; label?: string }) => Fact;

function counterFact(
  { counter, n, total }: TraceEventOf<'counter'>,
  words: PackNames,
  fact: NewFact,
): Fact | undefined {
  if (words.hidden(counter)) return undefined;
  if (words.counters.get(counter)?.of !== 'game') return { ...fact('counter', counter, { n }), change: { counter, n } };
  if (seatCounters(words.model).has(counter)) {
    const whose = total === 0 ? '–' : words.player(total - 1);
    return fact('game-counter', counter, { n, label: '', text: `${words.say.counter(counter)}: ${whose}` });
  }
  return fact('game-counter', counter, {
    n,
    text: words.story.counterOfGame(signedAmount(counter, n, words), total),
  });
}

function lyingFact(
  event: TraceEventOf<'lying'> | TraceEventOf<'on-card'>,
  place: string,
  words: PackNames,
  fact: NewFact,
): Fact | undefined {
  const { counter, n } = event;
  if (words.hidden(counter)) return undefined;
  return { ...fact('lying', place, { text: words.say.event(event) ?? '' }), change: { counter, n, place } };
}

/** What leaves one place and comes to another, or whoever has it, is one fact: it moves, is put there, or taken from there. */
export function withMoves(facts: readonly Fact[], words: PackNames): Fact[] {
  const found: Fact[] = [];
  for (let i = 0; i < facts.length; i++) {
    const text = i + 1 < facts.length ? moveText(facts[i], facts[i + 1], words) : null;
    if (text === null) {
      found.push(facts[i]);
      continue;
    }
    const { at, seat, label } = facts[facts[i].kind === 'lying' ? i : i + 1];
    found.push({ at, seat, label, kind: 'moved', items: [{ id: '', n: 1, text }] });
    i++;
  }
  return found;
}

/** In words, if what the second fact adds is what the first one takes away. */
function moveText(first: Fact, second: Fact, words: PackNames): string | null {
  const [from, to] = [first.change, second.change];
  if (!from || !to || first.seat !== second.seat) return null;
  if (from.counter !== to.counter || from.n >= 0 || from.n !== -to.n) return null;
  const { lying } = words.story;
  const amount = words.amount(to.counter, to.n, 'acc');
  if (from.place !== undefined && to.place !== undefined) return lying.moves(amount, from.place, to.place);
  if (to.place !== undefined) return lying.puts(amount, to.place);
  return from.place === undefined ? null : lying.takes(amount, from.place);
}

function becomeFact({ predicate, site }: TraceEventOf<'become'>, words: PackNames, fact: NewFact): Fact | undefined {
  if (!words.watched(predicate, site)) return undefined;
  const text = words.story.becomes(site, words.siteKind(site), words.predicate(predicate));
  return fact('become', site, { text });
}

function cardFact({ what, card, into }: TraceEventOf<'card'>, words: PackNames, sees: boolean, fact: NewFact): Fact {
  if (into !== undefined && !sees) return fact(`into ${into}`, '');
  switch (what) {
    case 'draw':
      return fact('draw', card, { text: sees && words.drawnIsSeen ? words.quotedCard(card) : '' });
    case 'use':
    case 'ability':
      return fact('use', card, { text: words.story.uses(words.quotedCard(card)) });
    case 'discard':
    case 'ready':
    case 'exhaust':
      return fact(what, card, { text: words.quotedCard(card) });
    default:
      return what satisfies never;
  }
}

function moveFact(
  { card, cause, from: fromId, to: toId }: TraceEventOf<'move'>,
  words: PackNames,
  sees: boolean,
  fact: NewFact,
): Fact | undefined {
  const from = words.zones.get(fromId);
  const to = words.zones.get(toId);
  const hides = (zone: ZoneDef | undefined): boolean => zone === undefined || !isSeen(zone.visible, sees);
  if (hides(from) && hides(to)) return to?.visible === 'owner' ? fact(`into ${toId}`, '') : undefined;
  // a card that moves itself needs no label
  const item = { ...(cause?.id === card && { label: '' }), text: words.quotedCard(card) };
  const isPlayed = from?.of === 'player' && from.visible === 'owner' && to?.of === 'player' && to.visible === 'all';
  return isPlayed
    ? fact('play', card, { ...item, text: words.story.plays(item.text) })
    : fact(`into ${toId}`, card, item);
}

function slotFact({ what, slot, cause }: TraceEventOf<'slot'>, words: PackNames, fact: NewFact): Fact | undefined {
  const name = words.slotTaken(slot);
  const { story } = words;
  switch (what) {
    case 'block':
      return fact('block', slot, { text: name });
    case 'occupy':
      return fact('occupy', slot, { text: story.takes(name) });
    case 'perform':
      // a player who takes a slot also performs it, which needs no mention
      return cause?.kind === 'card' ? fact('perform', slot, { text: story.performs(name) }) : undefined;
    default:
      return what satisfies never;
  }
}

/** `+2 credits` */
const signedAmount = (counter: string, n: number, words: PackNames): string =>
  `${n < 0 ? '−' : '+'}${words.amount(counter, Math.abs(n))}`;

/** One sentence part for facts of one kind. */
export function factsText(facts: Fact[], words: PackNames): string {
  const items = facts.flatMap((fact) => fact.items);
  const texts = items.map(({ text }) => text);
  const { kind } = facts[0];
  if (isInto(kind)) {
    const named = texts.filter(Boolean);
    const rest = texts.length - named.length;
    return `${words.list([...named, ...(rest ? [words.cardCount(rest)] : [])])} → ${words.zone(kind.slice('into '.length))}`;
  }
  return isVerb(kind) ? VERBS[kind](texts, items, words) : texts.join(', ');
}

const isInto = (kind: FactKind): kind is `into ${string}` => kind.startsWith('into ');
const isVerb = (kind: FactKind): kind is VerbKind => Object.hasOwn(VERBS, kind);

/** What the facts of a kind share; a kind that is missing does not compile. */
const VERBS: Readonly<Record<VerbKind, (texts: string[], items: Fact['items'], words: PackNames) => string>> = {
  counter: (_texts, items, words) => {
    const sums = new Map<string, number>();
    for (const { id, n } of items) sums.set(id, (sums.get(id) ?? 0) + n);
    return [...sums]
      .filter(([, n]) => n !== 0)
      .map(([id, n]) => signedAmount(id, n, words))
      .join(', ');
  },
  advance: (texts, items, words) => {
    const moved = (track: string, space: string, steps: number): string =>
      words.story.advances(words.track(track), space === '' ? null : space, steps);
    return items.every(({ id }) => id === items[0].id)
      ? moved(items[0].id, texts[texts.length - 1], texts.length)
      : items.map(({ id, text }) => moved(id, text, 1)).join(', ');
  },
  draw: (texts, _items, words) =>
    words.story.draws(
      texts.length <= 3 && texts.every(Boolean) ? words.list(texts) : words.cardCount(texts.length, 'acc'),
    ),
  discard: (texts, _items, words) => words.story.discards(words.list(texts)),
  ready: (texts, _items, words) =>
    words.story.readies(texts.length > 2 ? words.cardCount(texts.length, 'acc') : words.list(texts)),
  exhaust: (texts, _items, words) => words.story.exhausts(words.list(texts)),
  block: (texts, _items, words) => words.story.blocks(words.list(texts), texts.length),
  'piece-build': pieces('build'),
  'piece-lay': pieces('lay'),
  'piece-place': pieces('place'),
  'piece-upgrade': pieces('upgrade'),
  'piece-remove': pieces('remove'),
  'piece-replace': pieces('replace'),
  'piece-relocate': pieces('relocate'),
  'tile-lay': tiles('lay'),
  'tile-place': tiles('place'),
  'tile-place-down': tiles('place-down'),
  'tile-look': tiles('look'),
  'tile-up': tiles('up'),
  'tile-down': tiles('down'),
  lying: (texts, _items, words) => words.list(texts),
};

function pieces(
  what: TraceEventOf<'piece'>['what'],
): (texts: string[], items: Fact['items'], words: PackNames) => string {
  return (texts, _items, words) => words.story.piece[what](words.list(texts));
}

/** So many cards on a board that nobody knows are listed with their sites; more are counted. */
const MOST_UNKNOWN = 3;
/** So many that are placed face down at once are named for who knows them: a sea full of them is no sentence. */
const MOST_PLACED_DOWN = 12;

/** Cards on a board: those that are not known have no id. */
function tiles(
  what: TraceEventOf<'tile'>['what'],
): (texts: string[], items: Fact['items'], words: PackNames) => string {
  return (texts, items, words) => {
    const isCounted =
      (items.length > MOST_UNKNOWN && items.every(({ id }) => id === '')) ||
      (items.length > MOST_PLACED_DOWN && what === 'place-down');
    return words.story.tile[what](isCounted ? words.cardCount(items.length, 'acc') : words.list(texts));
  };
}
