/** Cards as the YAML of a pack, with the way back from each of its lines to the card. */
import { stringify } from 'yaml';
import type { EncodedCard } from './cards.ts';

export interface YamlSheet {
  text: string;
  /** the card of a line, and the key that the line belongs to */
  at(line: number): { card: EncodedCard; key: string } | undefined;
}

/** `head`: the text above the sections. */
export function sheetOf(cards: readonly EncodedCard[], head: string): YamlSheet {
  const lines = head === '' ? [] : [...head.trimEnd().split('\n'), ''];
  const places: ({ card: EncodedCard; key: string } | undefined)[] = lines.map(() => undefined);
  const put = (text: string, place?: { card: EncodedCard; key: string }): void => {
    lines.push(text);
    places.push(place);
  };
  const section = (
    name: string,
    of: readonly EncodedCard[],
    first: string,
    rest: string,
    entry: (card: EncodedCard) => Record<string, unknown>,
  ): void => {
    if (of.length === 0) return;
    if (lines.length && lines.at(-1) !== '') put('');
    put(`${name}:`);
    of.forEach((card, i) => {
      if (i > 0) put('');
      let key = '';
      stringify(entry(card), { lineWidth: 0, singleQuote: false })
        .trimEnd()
        .split('\n')
        .forEach((line, n) => {
          key = /^([a-z][a-z-]*):/.exec(line)?.[1] ?? key;
          put(line === '' ? '' : (n === 0 ? first : rest) + line, { card, key });
        });
    });
  };
  section(
    'cards',
    cards.filter(({ isGap }) => !isGap),
    '  - ',
    '    ',
    fieldsOf,
  );
  section(
    'gaps',
    cards.filter(({ isGap }) => isGap),
    '  ',
    '  ',
    gapOf,
  );
  return { text: `${lines.join('\n')}\n`, at: (line) => places[line - 1] };
}

/** An effect of several lines becomes a block, which ends with a line break. */
const block = (text: string): string => (text.includes('\n') ? `${text}\n` : text);

function fieldsOf({ id, fields, programs, notEncoded }: EncodedCard): Record<string, unknown> {
  const { number, name, deck, type, color, price } = fields;
  return {
    id,
    ...given({ number, name, deck, type, color, price }),
    ...Object.fromEntries(Object.entries(programs).map(([program, effect]) => [program, block(effect)])),
    ...(Object.keys(notEncoded).length ? { 'not-encoded': notEncoded } : {}),
  };
}

/** A row that is not a complete card yet becomes a gap with all its values. */
function gapOf({ id, fields, programs, notEncoded, text }: EncodedCard): Record<string, unknown> {
  const { number, name, deck, ...others } = fields;
  const { text: _, ...unknown } = notEncoded;
  const known = [...Object.entries(others), ...Object.entries(programs)].map(([key, value]) => `${key}: ${value}`);
  const missing = ['deck', 'type'].filter((key) => fields[key] === undefined);
  return {
    [id]: {
      ...given({ name, number, deck }),
      known: [...known, ...(text === '' ? [] : [`text: ${text}`])].join('\n') || 'a row of a table',
      unknown: missing
        .map((key) => (unknown[key] ? `${key} “${unknown[key]}”` : key))
        .concat(
          Object.entries(unknown)
            .filter(([key]) => !missing.includes(key))
            .map(([key, value]) => `${key} “${value}”`),
        )
        .join(', '),
    },
  };
}

const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
