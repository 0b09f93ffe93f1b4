/** An event of the trace in words of the page. */
import type { PackView, TryResult } from '../worker/protocol.ts';
import { app } from '../state/app.ts';
import { packWord, t, type MessageKey } from '../i18n/index.ts';

export type TraceEvent = TryResult['trace'][number];

/** Null: it says nothing to people, as the beginning of a step does. `several`: more than one player is concerned, so it is said who. */
export function eventLine(
  event: TraceEvent,
  view: PackView,
  names: readonly string[],
  several: boolean,
): string | null {
  const said = (id: string): string => packWord(view, id, app.now.settings.language);
  const who = several ? `${playerName(names[event.player] ?? '')}: ` : '';
  const cause = event.cause?.name ?? '';
  const slot = 'slot' in event ? event.name : '';
  const card = 'card' in event ? event.name : '';
  switch (event.type) {
    case 'counter':
      return t('event.gain', { who, n: event.n > 0 ? `+${event.n}` : `−${-event.n}`, what: said(event.counter) });
    case 'pay':
      return t('event.pay', { who, what: event.amounts.map(({ counter, n }) => `${n} ${said(counter)}`).join(', ') });
    case 'piece':
      return t(`event.${event.what}` as MessageKey, { who, piece: said(event.piece), site: event.site });
    case 'become':
      return t('event.become', { site: event.site, what: said(event.predicate) });
    case 'advance':
      return t(event.beyond ? 'event.beyond' : 'event.advance', { who, space: event.space, track: said(event.track) });
    case 'card':
      return t(`event.${event.what}` as MessageKey, { who, card });
    case 'move':
      return t('event.move', { card, from: event.from === '' ? t('outside') : said(event.from), to: said(event.to) });
    case 'slot':
      return t(event.what === 'perform' ? 'event.slot' : (`event.${event.what}` as MessageKey), { who, slot });
    case 'choice':
      return t(event.auto ? 'event.auto' : 'event.choice', { who, label: event.label });
    case 'trigger':
      return t('event.trigger', { cause });
    case 'signal':
      return said(event.signal);
    case 'refill':
      return t('event.refill', { zone: said(event.zone) });
    case 'not':
      return t('event.not', { what: event.text, why: event.reason });
    case 'begin':
    case 'end':
      return t(`event.${event.type}`, { period: said(event.period) });
    case 'order':
    case 'boards':
      return t(`event.${event.type}`);
    case 'enter':
    case 'leave':
      return null;
  }
}

export const playerName = (name: string): string =>
  name === 'me' || name === 'other' || name === 'third' || name === 'fourth' ? t(name) : name;

const SECTIONS = { card: 'cards', slot: 'slots', track: 'tracks', piece: 'pieces', site: 'boards', game: '' } as const;

/** The component that did it, where the pack has one. */
export function causeIn({ cause }: TraceEvent, view: PackView): PackView['components'][number] | undefined {
  const section = cause && SECTIONS[cause.kind];
  return section ? view.components.find((one) => one.section === section && one.id === cause.id) : undefined;
}

/** Whether it is worth saying whose doing it was: neither the effect itself, nor what the line says already. */
export function showsCause(event: TraceEvent, as: string | undefined): boolean {
  const { cause, type } = event;
  if (cause === undefined || cause.kind === 'game' || cause.id === as || type === 'trigger' || type === 'choice') {
    return false;
  }
  return !('card' in event && event.card === cause.id) && !('slot' in event && event.slot === cause.id);
}
