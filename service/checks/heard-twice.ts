/** Lines of one component that do the same, where one event is an event of both: what they say is done twice. */
import {
  columnOf,
  type ContinuousEffect,
  endOfLine,
  entryOf,
  type EventPattern,
  type Fix,
  type PackModel,
  scalarAt,
  type Span,
  spanContains,
  type YamlMap,
} from '../../dsl/internal.ts';
import { defineCheck, type PackFixContext } from './check.ts';
import { isHeardBy } from './heard-by.ts';
import { withoutOrigins } from './without-origins.ts';

/** How much of what the line hears is heard twice; `itself`: two events of its own are one. */
type Hears = 'all' | 'some' | 'itself';

export const heardTwice = defineCheck<{ hears: Hears; other: string }>({
  summary: 'Two lines of a component do the same at one event.',
  severity: 'warning',
  message: ({ hears, other }) =>
    hears === 'itself'
      ? 'Two events of this line come together, so that what it does is done twice.'
      : `${hears === 'all' ? 'What' : 'Some of what'} this line hears, \`${other}\` hears, too: what both do is done twice.`,
  help: ({ hears }) =>
    hears === 'all'
      ? 'Remove this line; if twice is meant, say so in one line.'
      : 'Leave out the narrower event; if twice is meant, say so in one line.',
  fix: {
    does: 'the narrower line is removed, if it stands on a line of its own',
    fixes: ({ hears }, context) => (hears === 'all' ? withoutLine(context) : []),
  },
  example: { hears: 'all', other: 'when city becomes connected: gain 1 kelp' },
  run: ({ model }) =>
    [model.rules, ...model.cards.map(({ continuous }) => continuous)].flatMap((lines) => {
      const listening = lines.filter(isListening);
      return listening.flatMap((line, i) => {
        const found = heardElsewhere(line, listening.slice(0, i), listening.slice(i + 1), model);
        if (!found) return [];
        const { hears, other } = found;
        return [
          {
            data: { hears, other: other.origin.text },
            at: line.origin,
            related: other === line ? [] : [{ message: 'hears it, too', at: other.origin }],
          },
        ];
      });
    }),
});

type When = ContinuousEffect & { k: 'when' };

const isListening = (line: ContinuousEffect): line is When => line.k === 'when' && line.once === undefined;

/** Of two lines that hear the same, the later one is meant; otherwise the one that hears less. */
function heardElsewhere(
  line: When,
  earlier: readonly When[],
  later: readonly When[],
  model: PackModel,
): { hears: Hears; other: When } | undefined {
  const isHeard = (event: EventPattern, other: When): boolean =>
    other.events.some((broad) => isHeardBy(event, broad, model));
  const heardBy = (other: When, events: 'every' | 'some'): boolean =>
    line.events[events]((event) => isHeard(event, other));
  const alike = [...earlier, ...later].filter((other) => doTheSame(line, other));
  const whole = alike.find(
    (other) =>
      heardBy(other, 'every') && (earlier.includes(other) || !other.events.every((event) => isHeard(event, line))),
  );
  if (whole) return { hears: 'all', other: whole };
  // in one line, what fits several patterns of one kind starts it once
  const isItself = line.events.some((event) =>
    line.events.some((broad) => broad.k !== event.k && isHeardBy(event, broad, model)),
  );
  if (isItself) return { hears: 'itself', other: line };
  const part = alike.find((other) => heardBy(other, 'some') && !other.events.every((event) => isHeard(event, line)));
  return part && { hears: 'some', other: part };
}

const doTheSame = (a: When, b: When): boolean => withoutOrigins(a.program.body) === withoutOrigins(b.program.body);

/** Only where the line is one of several of a block, or of the items of `rules`, and nothing else stands on it. */
function withoutLine({ span, text, root }: PackFixContext): Fix[] {
  const start = span.start - columnOf(text, span.start);
  const end = endOfLine(text, span.start);
  const next = text.indexOf('\n', end) + 1 || text.length;
  const before = text.slice(start, span.start);
  const isAlone = root && (isOneOfBlock(root, text, { start, end: next }, before) || isOneOfItems(root, span, before));
  if (!isAlone) return [];
  const what = text.slice(span.start, end).replace(/["']$/, '');
  return [{ title: { is: 'remove', what }, careful: true, edits: [{ span: { start, end: next }, text: '' }] }];
}

/** A line of a block that no deeper line continues. */
function isOneOfBlock(root: YamlMap, text: string, line: Span, before: string): boolean {
  const block = scalarAt(root, line.start + before.length)?.node.span;
  if (before.trim() !== '' || !block || text[block.start] !== '|') return false;
  const head = text.slice(text.indexOf('\n', block.start), line.start);
  const tail = text.slice(line.end, Math.max(line.end, block.end));
  return (head + tail).trim() !== '' && !tail.startsWith(`${before} `);
}

/** A plain text among several items, on one line. */
function isOneOfItems(root: YamlMap, { start }: Span, before: string): boolean {
  const list = entryOf(root, 'rules')?.value;
  if (list?.kind !== 'list' || list.items.length < 2 || !/^ *- +["']?$/.test(before)) return false;
  return list.items.some((item) => item.kind === 'scalar' && !item.joined && spanContains(item.span, start));
}
