/** An event of the trace as a short text for people, which can be joined with its neighbours. */
import type { ZoneDef } from '../../dsl/internal.ts';
import { isSeen, type TraceEvent } from '../../interpreter/index.ts';
import { isSecret, saidOfPiece } from '../../interpreter/internal.ts';
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
  | `piece-${TraceEventOf<'piece'>['what']}`;
/** Kinds whose facts are complete texts. */
type WholeKind =
  | 'become'
  | 'boards'
  | 'game-counter'
  | 'occupy'
  | 'order'
  | 'pass'
  | 'pay'
  | 'perform'
  | 'play'
  | 'price'
  | 'refill'
  | 'signal'
  | 'tile'
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
      return event.for === 'pay' ? fact('pay', '', { text: story.pays(text) }) : fact('price', '', { text });
    }
    case 'piece':
      return fact(`piece-${saidOfPiece(words.model, event)}`, event.site, {
        text:
          event.from === undefined
            ? story.pieceOn(event.piece, event.site, words.say)
            : story.pieceMoved(event.piece, { ...event, from: event.from }, words.say),
      });
    case 'lying':
      return fact('lying', event.site, { text: words.say.event(event) ?? '' });
    case 'on-card':
      return fact('lying', event.card, { text: words.say.event(event) ?? '' });
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
      return fact('tile', event.site, { text: story.tile(event.what, card, event.site) });
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
  if (words.counters.get(counter)?.of !== 'game') return fact('counter', counter, { n });
  return fact('game-counter', counter, {
    n,
    text: words.story.counterOfGame(signedAmount(counter, n, words), total),
  });
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
  lying: (texts, _items, words) => words.list(texts),
};

function pieces(
  what: TraceEventOf<'piece'>['what'],
): (texts: string[], items: Fact['items'], words: PackNames) => string {
  return (texts, _items, words) => words.story.piece[what](words.list(texts));
}
