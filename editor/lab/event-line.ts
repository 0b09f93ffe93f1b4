/** Events of the trace in words of the page. */
import { packWord, t } from '../i18n/index.ts';
import type { PackView, TryResult } from '../worker/protocol.ts';

export type TraceEvent = TryResult['trace'][number];

/** Null: the event has no line. `several`: more than one player is concerned, so that lines name the player. */
export function eventLine(
  event: TraceEvent,
  view: PackView,
  playerNames: readonly string[],
  several: boolean,
): string | null {
  const word = (id: string): string => packWord(view, id);
  const who = several ? `${playerName(playerNames[event.player] ?? '')}: ` : '';
  switch (event.type) {
    case 'counter':
      return t('event.gain', { who, n: event.n > 0 ? `+${event.n}` : `−${-event.n}`, what: word(event.counter) });
    case 'pay':
      return t('event.pay', { who, what: event.amounts.map(({ counter, n }) => `${n} ${word(counter)}`).join(', ') });
    case 'piece':
      return t(`event.${event.what}`, { who, piece: word(event.piece), site: event.site });
    case 'become':
      return t('event.become', { site: event.site, what: word(event.predicate) });
    case 'advance':
      return t(event.beyond ? 'event.beyond' : 'event.advance', { who, space: event.space, track: word(event.track) });
    case 'card':
      return t(`event.${event.what}`, { who, card: event.name });
    case 'move': {
      const from = event.from === '' ? t('outside') : word(event.from);
      return t('event.move', { card: event.name, from, to: word(event.to) });
    }
    case 'slot':
      return t(event.what === 'perform' ? 'event.slot' : `event.${event.what}`, { who, slot: event.name });
    case 'choice':
      return t(event.auto ? 'event.auto' : 'event.choice', { who, label: event.label });
    case 'trigger':
      return t('event.trigger', { cause: event.cause?.name ?? '' });
    case 'signal':
      return word(event.signal);
    case 'refill':
      return t('event.refill', { zone: word(event.zone) });
    case 'not':
      return t('event.not', { what: event.text, why: event.reason });
    case 'begin':
    case 'end':
      return t(`event.${event.type}`, { period: word(event.period) });
    case 'order':
    case 'boards':
      return t(`event.${event.type}`);
    case 'enter':
    case 'leave':
      return null;
  }
}

/** A player as the position names them: `me`, `other` … in the language of the page. */
export const playerName = (name: string): string =>
  name === 'me' || name === 'other' || name === 'third' || name === 'fourth' ? t(name) : name;

const SECTIONS = { card: 'cards', slot: 'slots', track: 'tracks', piece: 'pieces', site: 'boards', game: '' } as const;

/** The component that caused an event, where the pack has one. */
export function causeIn({ cause }: TraceEvent, view: PackView): PackView['components'][number] | undefined {
  const section = cause && SECTIONS[cause.kind];
  return section ? view.components.find((one) => one.section === section && one.id === cause.id) : undefined;
}

/** Whether the cause is news: neither the effect that is tried, nor named in the line itself. */
export function showsCause(event: TraceEvent, triedAs: string | undefined): boolean {
  const { cause, type } = event;
  if (!cause || cause.kind === 'game' || cause.id === triedAs || type === 'trigger' || type === 'choice') return false;
  const namesItself = ('card' in event && event.card === cause.id) || ('slot' in event && event.slot === cause.id);
  return !namesItself;
}
