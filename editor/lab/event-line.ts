/** Events of the trace in words of the page: those of the engine, with the player before them where several are concerned. */
import { t } from '../i18n/index.ts';
import type { PackView, TryResult } from '../worker/protocol.ts';

export type TraceEvent = TryResult['trace'][number];

/** What a player does; the others happen. */
const DEEDS: ReadonlySet<TraceEvent['type']> = new Set([
  'counter',
  'pay',
  'piece',
  'advance',
  'card',
  'slot',
  'choice',
]);

/** Null: the event has no line. `several`: more than one player is concerned, so that lines name the player. */
export function eventLine(event: TraceEvent, playerNames: readonly string[], several: boolean): string | null {
  const { line, type, player } = event;
  return line !== null && several && DEEDS.has(type) ? `${playerName(playerNames[player] ?? '')}: ${line}` : line;
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
