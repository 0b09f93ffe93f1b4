/** Events together with their words, for whoever gets them without the pack: other programs, pages. */
import type { Cause } from '../machine/messages.ts';
import type { TraceEvent } from '../machine/trace-event.ts';
import type { MessageRenderer } from './message-renderer.ts';

interface Words {
  choice: { label: string; prompt: string };
  card: { name: string };
  move: { name: string };
  slot: { name: string };
  /** the effect, and the reason why it did not happen */
  not: { text: string; reason: string };
  enter: { title: string };
  leave: { title: string };
}

type WordsOf<Type> = Type extends keyof Words ? Words[Type] : unknown;
type Worded<Event> = Event extends TraceEvent
  ? Omit<Event, 'cause'> & {
      cause?: Cause & { name: string };
      /** what happened, without the player */ line: string | null;
    } & WordsOf<Event['type']>
  : never;

/** An event with the words of a language. */
export type WordedEvent = Worded<TraceEvent>;

export function wordedEvent(event: TraceEvent, renderer: MessageRenderer): WordedEvent {
  const { cause } = event;
  const named = cause ? { ...event, cause: { ...cause, name: renderer.cause(cause) } } : event;
  return { ...named, line: renderer.event(event), ...wordsOf(event, renderer) } as WordedEvent;
}

function wordsOf(event: TraceEvent, renderer: MessageRenderer): Words[keyof Words] | null {
  const { cause } = event;
  switch (event.type) {
    case 'choice':
      return { label: renderer.option(event.meaning), prompt: renderer.question(event.question) };
    case 'card':
    case 'move':
      return { name: renderer.card(event.card) };
    case 'slot':
      return { name: renderer.slot(event.slot) };
    case 'not':
      return { text: event.origin ? renderer.effect(event.origin, cause) : '', reason: renderer.reason(event.why) };
    case 'enter':
      return { title: renderer.step(event.procedure, event.step) };
    case 'leave':
      return { title: '' };
    default:
      return null;
  }
}
