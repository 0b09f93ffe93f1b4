/** The canonical text of events. */
import type { EventNode, PlayerEventNode } from './ast.ts';
import { printOrdinal, printPhrase, printValue } from './print-expressions.ts';

/** The canonical text of an event. */
export function printEvent(event: EventNode): string {
  switch (event.kind) {
    case 'you':
      return `you ${event.verb.text} ${event.n === undefined ? '' : `${event.n} `}${printPhrase(event.phrase)}`;
    case 'discard':
      return `you discard ${printPhrase(event.phrase)}${event.limit ? ` down to ${event.limit.text}` : ''} as ${event.route.text}`;
    case 'advance':
      return `you advance${event.to ? ` to ${printValue(event.to)}` : ''}${event.track ? ` on ${event.track.text}` : ''}`;
    case 'another':
      return `another player ${inThirdPerson(event.event)}`;
    case 'gives':
      return `${printPhrase(event.by)} gives ${event.n === undefined ? '' : `${event.n} `}${event.what.text}`;
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

/** `you build city`: builds city */
const inThirdPerson = (event: PlayerEventNode): string =>
  printEvent(event).replace(/^you \S+/, (words) => thirdOf(words.slice('you '.length)));

/** The form of a verb after `another player`; its inverse is `baseOf`. */
const thirdOf = (verb: string): string => IRREGULAR.get(verb) ?? `${verb}s`;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['occupy', 'occupies'],
  ['pass', 'passes'],
]);
const BASES: ReadonlyMap<string, string> = new Map([...IRREGULAR].map(([base, third]) => [third, base]));

/** `builds`: build. A verb without the ending is taken as it is. */
export const baseOf = (verb: string): string => BASES.get(verb) ?? verb.replace(/s$/, '');
