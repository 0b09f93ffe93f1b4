/** Cards as the YAML of a pack, with the way back from each of its lines to the card. */
import { stringify } from 'yaml';
import type { LanguageCode } from '../../dsl/internal.ts';
import type { EncodedCard } from './encoded-card.ts';

export interface SheetPlace {
  card: EncodedCard;
  key: string;
}

export interface YamlSheet {
  text: string;
  /** the card of a line, and the key that the line belongs to */
  at(line: number): SheetPlace | undefined;
}

/** `head`: the text above the sections. */
export function sheetOf(cards: readonly EncodedCard[], head: string): YamlSheet {
  const lines = head === '' ? [] : [...head.trimEnd().split('\n'), ''];
  const places: (SheetPlace | undefined)[] = lines.map(() => undefined);
  const put = (text: string, place?: SheetPlace): void => {
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
      yamlLines(entry(card)).forEach((line, n) => {
        key = /^([a-z][a-z0-9-]*):/.exec(line)?.[1] ?? key;
        put(line === '' ? '' : (n === 0 ? first : rest) + line, { card, key });
      });
    });
  };
  const whole = cards.filter(({ isGap }) => !isGap);
  section('cards', whole, '  - ', '    ', fieldsOf);
  const gaps = cards.filter(({ isGap }) => isGap);
  section('gaps', gaps, '  ', '  ', gapOf);
  const named = namesOf(whole);
  if (named.size > 0) {
    put('');
    put('lexicon:');
    for (const [language, names] of named) {
      put(`  ${language}:`);
      for (const { card, name } of names) {
        put(`    ${card.id}: {phrase: ${JSON.stringify(name)}}`, { card, key: 'name' });
      }
    }
  }
  return { text: `${lines.join('\n')}\n`, at: (line) => places[line - 1] };
}

const yamlLines = (entry: Record<string, unknown>): string[] =>
  stringify(entry, { lineWidth: 0, singleQuote: false }).trimEnd().split('\n');

/** Names besides the one of the card itself, by their language. */
function namesOf(cards: readonly EncodedCard[]): Map<LanguageCode, { card: EncodedCard; name: string }[]> {
  const out = new Map<LanguageCode, { card: EncodedCard; name: string }[]>();
  for (const card of cards) {
    for (const [language, name] of Object.entries(card.names) as [LanguageCode, string][]) {
      if (name !== card.fields['name']) out.set(language, [...(out.get(language) ?? []), { card, name }]);
    }
  }
  return out;
}

/** An effect of several lines becomes a block, which ends with a line break. */
export const block = (text: string): string => (text.includes('\n') ? `${text}\n` : text);

/** The keys of a card, in the order in which packs have them. */
function fieldsOf(card: EncodedCard): Record<string, unknown> {
  const { id, fields, programs, notEncoded } = card;
  const { number, name, deck, type, color, price, copies, ...attributes } = fields;
  return {
    id,
    ...given({ number, name, deck, type, color, price, copies }),
    ...attributes,
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
