/** An event of the trace as a short text for people, which can be joined with its neighbours. */
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
  | 'move'
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

/** The fact in an event, or undefined where it says nothing that people need. */
export function factOf(
  event: TraceEvent,
  at: number,
  words: PackNames,
  viewer: Viewer,
  stepTitle: string,
): Fact | undefined {
  const cause = event.cause;
  const label = cause === undefined || cause.kind === 'game' ? '' : words.causeName(cause);
  const fact = (kind: FactKind, id: string, n: number, text = '', given = label): Fact => ({
    at,
    seat: event.player,
    label: given,
    kind,
    items: [{ id, n, text }],
  });
  const sees = viewer === 'all' || viewer === event.player;
  switch (event.type) {
    case 'counter':
      if (words.hidden(event.counter)) return undefined;
      return words.counters.get(event.counter)?.of === 'game'
        ? fact(
            'game-counter',
            event.counter,
            event.n,
            `${signed(event.n)} ${words.amount(event.counter, Math.abs(event.n)).replace(/^\d+ /, '')} (now ${event.total})`,
            label || stepTitle,
          )
        : fact('counter', event.counter, event.n, '', label || stepTitle);
    case 'pay': {
      const text = listing(event.amounts.map(({ counter, n }) => words.amount(counter, n)));
      return fact(event.for === 'pay' ? 'pay' : 'price', '', 1, event.for === 'pay' ? `pays ${text}` : text);
    }
    case 'piece':
      return fact(`piece-${event.what}`, event.site, 1, `${words.piece(event.piece)} on ${event.site}`);
    case 'become':
      return !words.watched(event.predicate, event.site)
        ? undefined
        : fact(
            'become',
            event.site,
            1,
            `${`${words.siteKind(event.site)} ${event.site}`.trim()} becomes ${words.predicate(event.predicate)}`,
          );
    case 'advance':
      return fact(
        'advance',
        event.track,
        1,
        event.beyond
          ? `goes beyond the end of the ${words.track(event.track)}`
          : `goes to ${event.space} on the ${words.track(event.track)}`,
      );
    case 'card':
      switch (event.what) {
        case 'draw':
          return fact('draw', event.card, 1, sees && words.drawnIsSeen ? words.card(event.card) : '');
        case 'use':
          return fact('use', event.card, 1, `uses ${words.card(event.card)}`);
        case 'ability':
          return fact('use', event.card, 1, `uses ${words.card(event.card)}`);
        case 'discard':
          return fact('discard', event.card, 1, words.card(event.card));
        case 'ready':
          return fact('ready', event.card, 1, words.card(event.card));
        case 'exhaust':
          return fact('exhaust', event.card, 1, words.card(event.card));
        default:
          return event satisfies never;
      }
    case 'move': {
      const from = words.zones.get(event.from);
      const to = words.zones.get(event.to);
      const hidden = (visible: string | undefined): boolean =>
        visible === 'none' || visible === undefined || (visible === 'owner' && !sees);
      if (hidden(from?.visible) && hidden(to?.visible)) {
        return sees && to?.visible === 'owner'
          ? fact('move', '', 1, '→ ' + words.zone(event.to))
          : to?.visible === 'owner'
            ? fact(`into ${event.to}`, '', 1)
            : undefined;
      }
      const own = cause?.id === event.card ? '' : label;
      if (from?.of === 'player' && from.visible === 'owner' && to?.of === 'player' && to.visible === 'all') {
        return fact('play', event.card, 1, `plays ${words.card(event.card)}`, own);
      }
      return fact(`into ${event.to}`, event.card, 1, words.card(event.card), own);
    }
    case 'slot': {
      if (event.what === 'block') return fact('block', event.slot, 1, words.quotedSlot(event.slot));
      if (event.what === 'occupy') return fact('occupy', event.slot, 1, `takes ${words.quotedSlot(event.slot)}`);
      return cause?.kind === 'card'
        ? fact('perform', event.slot, 1, `performs ${words.quotedSlot(event.slot)}`)
        : undefined;
    }
    case 'signal':
      return { ...fact('signal', event.signal, 1, ` (${words.signal(event.signal)})`), joined: true };
    case 'order':
      return event.players.length < 2
        ? undefined
        : fact('order', '', 1, `turn order ${event.players.map((p) => words.player(p)).join(', ')}`);
    case 'boards':
      return fact(
        'boards',
        '',
        1,
        event.boards
          .map((board, p) => `${words.player(p)} ${words.model.boards.find((b) => b.id === board)?.name ?? board}`)
          .join(', '),
      );
    case 'refill':
      return fact('refill', '', 1, `${words.zone(event.zone)} is shuffled again`);
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
