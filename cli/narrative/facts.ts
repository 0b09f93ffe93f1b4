/** What an event of the trace says to people: short texts that can be joined with their neighbours. */
import type { TraceEvent } from '../../interpreter/index.ts';
import { listing, type PackNames } from './pack-names.ts';

export interface Fact {
  /** index of its event */
  at: number;
  seat: number;
  /** whose doing it is; '' = the player's own or the rules' */
  label: string;
  /** facts of one kind that follow one another under one label are told together */
  kind: string;
  /** hangs on the text before it: ` (match)` */
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
  const fact = (kind: string, id: string, n: number, text = '', given = label): Fact => ({
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
      }
      break;
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
      return fact('refill', '', 1, `${words.zone(event.zone)} is shuffled anew`);
    default:
      break;
  }
  return undefined;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One sentence part for facts of one kind. */
export function factsText(facts: Fact[], words: PackNames): string {
  const items = facts.flatMap((f) => f.items);
  const texts = items.map((i) => i.text);
  const kind = facts[0].kind;
  switch (kind) {
    case 'counter': {
      const sums = new Map<string, number>();
      for (const { id, n } of items) sums.set(id, (sums.get(id) ?? 0) + n);
      return [...sums]
        .filter(([, n]) => n !== 0)
        .map(([id, n]) => `${n < 0 ? '−' : '+'}${words.amount(id, Math.abs(n))}`)
        .join(', ');
    }
    case 'advance':
      return texts.length > 1 && items.every(({ id }) => id === items[0].id)
        ? texts[texts.length - 1].replace(/^goes/, `goes ${texts.length} steps,`)
        : texts.join(', ');
    case 'draw':
      return `draws ${texts.length <= 3 && texts.every(Boolean) ? listing(texts) : `${texts.length} ${texts.length === 1 ? 'card' : 'cards'}`}`;
    case 'discard':
      return `discards ${listing(texts)}`;
    case 'ready':
      return texts.length > 2 ? `readies ${texts.length} cards` : `readies ${listing(texts)}`;
    case 'exhaust':
      return `exhausts ${listing(texts)}`;
    case 'block':
      return `${texts.length === 1 ? 'a neutral marker' : 'neutral markers'} on ${listing(texts)}`;
    case 'piece-build':
      return `builds ${listing(texts)}`;
    case 'piece-place':
      return `places ${listing(texts)}`;
    case 'piece-upgrade':
      return `upgrades ${listing(texts)}`;
    case 'piece-remove':
      return `removes ${listing(texts)}`;
    case 'piece-replace':
      return `replaces by ${listing(texts)}`;
    default:
      if (kind.startsWith('into ')) {
        const named = texts.filter(Boolean);
        const rest = texts.length - named.length;
        return `${listing([...named, ...(rest ? [`${rest} ${rest === 1 ? 'card' : 'cards'}`] : [])])} → ${words.zone(kind.slice(5))}`;
      }
      return texts.join(', ');
  }
}
