/** An event of the trace as a short text for people, which can be joined with its neighbours. */
import type { ZoneDef } from '../../dsl/index.ts';
import type { TraceEvent } from '../../interpreter/index.ts';
import { listing, type PackNames } from './pack-names.ts';

type TraceEventOf<Type extends TraceEvent['type']> = Extract<TraceEvent, { type: Type }>;

/** Kinds whose facts share a verb when they are merged. */
type VerbKind =
  'counter' | 'advance' | 'draw' | 'discard' | 'ready' | 'exhaust' | 'block' | `piece-${TraceEventOf<'piece'>['what']}`;
/** Kinds whose facts are complete texts. */
type WholeKind =
  | 'become'
  | 'boards'
  | 'game-counter'
  | 'occupy'
  | 'order'
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
}

/** Who reads: a seat sees its own hidden cards, `all` sees everybody's. */
export type Viewer = number | 'all';

/** The fact in an event, or undefined if the event is of no interest to people. */
export function factOf(
  event: TraceEvent,
  at: number,
  words: PackNames,
  viewer: Viewer,
  stepTitle: string,
): Fact | undefined {
  const { cause } = event;
  const label = cause === undefined || cause.kind === 'game' ? '' : words.causeName(cause);
  const fact: NewFact = (kind, id, { text = '', n = 1, label: ownLabel = label } = {}) => ({
    at,
    seat: event.player,
    label: ownLabel,
    kind,
    items: [{ id, n, text }],
  });
  const sees = viewer === 'all' || viewer === event.player;
  switch (event.type) {
    case 'counter':
      return counterFact(event, words, (kind, id, more) => fact(kind, id, { label: label || stepTitle, ...more }));
    case 'pay': {
      const text = listing(event.amounts.map(({ counter, n }) => words.amount(counter, n)));
      return event.for === 'pay' ? fact('pay', '', { text: `pays ${text}` }) : fact('price', '', { text });
    }
    case 'piece':
      return fact(`piece-${event.what}`, event.site, { text: `${words.piece(event.piece)} on ${event.site}` });
    case 'become':
      return becomeFact(event, words, fact);
    case 'advance':
      return advanceFact(event, words, fact);
    case 'card':
      return cardFact(event, words, sees, fact);
    case 'move':
      return moveFact(event, words, sees, fact);
    case 'slot':
      return slotFact(event, words, fact);
    case 'signal':
      return { ...fact('signal', event.signal, { text: ` (${words.signal(event.signal)})` }), joined: true };
    case 'order':
      if (event.players.length < 2) return undefined;
      return fact('order', '', { text: `turn order ${event.players.map((p) => words.player(p)).join(', ')}` });
    case 'boards':
      return fact('boards', '', {
        text: event.boards.map((board, p) => `${words.player(p)} ${words.board(board)}`).join(', '),
      });
    case 'refill':
      return fact('refill', '', { text: `${words.zone(event.zone)} is shuffled again` });
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
  const name = words.amount(counter, Math.abs(n)).replace(/^\d+ /, '');
  return fact('game-counter', counter, { n, text: `${signed(n)} ${name} (now ${total})` });
}

function becomeFact({ predicate, site }: TraceEventOf<'become'>, words: PackNames, fact: NewFact): Fact | undefined {
  if (!words.watched(predicate, site)) return undefined;
  const siteName = `${words.siteKind(site)} ${site}`.trim();
  return fact('become', site, { text: `${siteName} becomes ${words.predicate(predicate)}` });
}

function advanceFact({ track, space, beyond }: TraceEventOf<'advance'>, words: PackNames, fact: NewFact): Fact {
  const name = words.track(track);
  return fact('advance', track, {
    text: beyond ? `goes beyond the end of the ${name}` : `goes to ${space} on the ${name}`,
  });
}

function cardFact({ what, card }: TraceEventOf<'card'>, words: PackNames, sees: boolean, fact: NewFact): Fact {
  switch (what) {
    case 'draw':
      return fact('draw', card, { text: sees && words.drawnIsSeen ? words.card(card) : '' });
    case 'use':
    case 'ability':
      return fact('use', card, { text: `uses ${words.card(card)}` });
    case 'discard':
    case 'ready':
    case 'exhaust':
      return fact(what, card, { text: words.card(card) });
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
  const hides = (zone: ZoneDef | undefined): boolean =>
    zone === undefined || zone.visible === 'none' || (zone.visible === 'owner' && !sees);
  if (hides(from) && hides(to)) return to?.visible === 'owner' ? fact(`into ${toId}`, '') : undefined;
  // a card that moves itself needs no label
  const item = { ...(cause?.id === card && { label: '' }), text: words.card(card) };
  const isPlayed = from?.of === 'player' && from.visible === 'owner' && to?.of === 'player' && to.visible === 'all';
  return isPlayed ? fact('play', card, { ...item, text: `plays ${item.text}` }) : fact(`into ${toId}`, card, item);
}

function slotFact({ what, slot, cause }: TraceEventOf<'slot'>, words: PackNames, fact: NewFact): Fact | undefined {
  const name = words.quotedSlot(slot);
  switch (what) {
    case 'block':
      return fact('block', slot, { text: name });
    case 'occupy':
      return fact('occupy', slot, { text: `takes ${name}` });
    case 'perform':
      // a player who takes a slot also performs it, which needs no mention
      return cause?.kind === 'card' ? fact('perform', slot, { text: `performs ${name}` }) : undefined;
    default:
      return what satisfies never;
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One sentence part for facts of one kind. */
export function factsText(facts: Fact[], words: PackNames): string {
  const items = facts.flatMap((fact) => fact.items);
  const texts = items.map(({ text }) => text);
  const { kind } = facts[0];
  if (isInto(kind)) {
    const named = texts.filter(Boolean);
    const rest = texts.length - named.length;
    return `${listing([...named, ...(rest ? [counted(rest)] : [])])} → ${words.zone(kind.slice('into '.length))}`;
  }
  return isVerb(kind) ? VERBS[kind](texts, items, words) : texts.join(', ');
}

const isInto = (kind: FactKind): kind is `into ${string}` => kind.startsWith('into ');
const isVerb = (kind: FactKind): kind is VerbKind => Object.hasOwn(VERBS, kind);
const counted = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`;

/** What the facts of a kind share; a kind that is missing does not compile. */
const VERBS: Readonly<Record<VerbKind, (texts: string[], items: Fact['items'], words: PackNames) => string>> = {
  counter: (_texts, items, words) => {
    const sums = new Map<string, number>();
    for (const { id, n } of items) sums.set(id, (sums.get(id) ?? 0) + n);
    return [...sums]
      .filter(([, n]) => n !== 0)
      .map(([id, n]) => `${n < 0 ? '−' : '+'}${words.amount(id, Math.abs(n))}`)
      .join(', ');
  },
  advance: (texts, items) =>
    texts.length > 1 && items.every(({ id }) => id === items[0].id)
      ? texts[texts.length - 1].replace(/^goes/, `goes ${texts.length} steps,`)
      : texts.join(', '),
  draw: (texts) => `draws ${texts.length <= 3 && texts.every(Boolean) ? listing(texts) : counted(texts.length)}`,
  discard: (texts) => `discards ${listing(texts)}`,
  ready: (texts) => `readies ${texts.length > 2 ? counted(texts.length) : listing(texts)}`,
  exhaust: (texts) => `exhausts ${listing(texts)}`,
  block: (texts) => `${texts.length === 1 ? 'a neutral marker' : 'neutral markers'} on ${listing(texts)}`,
  'piece-build': (texts) => `builds ${listing(texts)}`,
  'piece-place': (texts) => `places ${listing(texts)}`,
  'piece-upgrade': (texts) => `upgrades ${listing(texts)}`,
  'piece-remove': (texts) => `removes ${listing(texts)}`,
  'piece-replace': (texts) => `replaces by ${listing(texts)}`,
};
