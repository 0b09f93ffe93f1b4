/** What came up since one's last choice and is explained by the pack: for short notes to who meets it for the first time. */
import { capitalize, toldIn, type PackModel, type Told } from '../dsl/internal.ts';
import { seenEvent, type MessageRenderer, type TraceEvent } from '../interpreter/index.ts';
import type { FirstTime, Viewer } from './protocol.ts';
import { RULEBOOK_WORDS } from './rulebook/languages.ts';

/** A name that came up, and how a note about it is headed. */
interface Met {
  id: string;
  title: string;
}

/** Each once, in the order in which they came up. What others do is told of in their turns. */
export function firstTimes(
  trace: readonly TraceEvent[],
  model: PackModel,
  viewer: Viewer,
  words: MessageRenderer,
  explanations: ReadonlyMap<string, Told>,
): FirstTime[] {
  const isOwn = (event: TraceEvent): boolean => event.type === 'choice' && event.player === viewer && !event.auto;
  const from = trace.findLastIndex(isOwn);
  // before the first choice the table is set up
  if (from < 0 || explanations.size === 0) return [];
  const found = new Map<string, FirstTime>();
  for (const event of trace.slice(from)) {
    if (event.player !== viewer && event.type !== 'begin') continue;
    const seen = seenBy(event, viewer, model);
    if (seen === null) continue;
    for (const { id, title } of metIn(seen, model, words, explanations)) {
      const told = explanations.get(id);
      if (told && !found.has(id)) {
        found.set(id, { id, title: capitalize(title), text: toldIn(told, words.language) });
      }
    }
  }
  return [...found.values()];
}

/** What the rules do with the viewer, the viewer knows. */
function seenBy(event: TraceEvent, viewer: Viewer, model: PackModel): TraceEvent | null {
  if (event.type === 'enter') return event;
  const seen = seenEvent(event, viewer, model);
  return seen === null || seen.hidden ? null : seen.event;
}

function metIn(
  event: TraceEvent,
  model: PackModel,
  words: MessageRenderer,
  explanations: ReadonlyMap<string, Told>,
): Met[] {
  switch (event.type) {
    case 'begin':
      return [{ id: event.period, title: words.period(event.period) }];
    case 'enter':
      // a period is called by its own name
      return model.periods.some(({ id }) => id === event.procedure)
        ? []
        : [{ id: event.procedure, title: words.procedure(event.procedure) }];
    case 'signal':
      return [{ id: event.signal, title: words.signal(event.signal) }];
    case 'become':
      return [{ id: event.predicate, title: words.predicate(event.predicate) }];
    case 'advance':
      return [{ id: event.track, title: words.track(event.track) }];
    case 'piece':
      return event.what === 'upgrade'
        ? upgradeOf(event.piece, model, words, explanations)
        : [{ id: event.piece, title: words.piece(event.piece) }];
    case 'move':
      return [...playedType(event, model, words), { id: event.to, title: words.zone(event.to) }];
    default:
      return [];
  }
}

/** Upgrading is explained where the widest class of what can be upgraded is. */
function upgradeOf(
  piece: string,
  { pieces, classes }: PackModel,
  { language }: MessageRenderer,
  explanations: ReadonlyMap<string, Told>,
): Met[] {
  const own = pieces.find(({ id }) => id === piece)?.classes ?? [];
  const explained = classes.filter(({ id }) => own.includes(id) && explanations.has(id));
  const [widest] = explained.sort((a, b) => b.members.length - a.members.length);
  return widest ? [{ id: widest.id, title: RULEBOOK_WORDS[language].upgrade }] : [];
}

/** A card is played where only its owner saw it before and it now lies open before that player. */
function playedType(
  { card, from, to }: Extract<TraceEvent, { type: 'move' }>,
  { cards, zones }: PackModel,
  words: MessageRenderer,
): Met[] {
  const zone = (wanted: string): PackModel['zones'][number] | undefined => zones.find(({ id }) => id === wanted);
  const type = cards.find(({ id }) => id === card)?.type;
  const isPlayed = zone(from)?.visible === 'owner' && zone(to)?.visible === 'all' && zone(to)?.of === 'player';
  return type !== undefined && isPlayed ? [{ id: type, title: words.type(type) }] : [];
}
