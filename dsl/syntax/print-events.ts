/** The canonical text of events. */
import type { EventNode } from './ast.ts';
import { printOrdinal, printPhrase, printValue } from './print-expressions.ts';

/** The canonical text of an event. */
export function printEvent(event: EventNode): string {
  switch (event.kind) {
    case 'you':
      return `you ${event.verb.text} ${event.n === undefined ? '' : `${event.n} `}${printPhrase(event.phrase)}`;
    case 'advance':
      return `you advance${event.to ? ` to ${printValue(event.to)}` : ''}${event.track ? ` on ${event.track.text}` : ''}`;
    case 'gives':
      return `${event.by.text} gives ${event.what.text}`;
    case 'becomes':
      return `${printPhrase(event.phrase)} becomes ${event.predicate.text}`;
    case 'enters':
      return `${printPhrase(event.phrase)} enters ${event.zone.text}`;
    case 'period':
      return `${event.period.text} ${event.moment}`;
    case 'nth':
      return `${printEvent(event.event)} for the ${printOrdinal(event.n)} time this ${event.period.text}`;
    case 'or':
      return event.events.map(printEvent).join(' or ');
    case 'signal':
      return event.name.text;
  }
}
