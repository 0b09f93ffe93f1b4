/** The JSON Schema of the file of printed texts. Such a file is private: no pack and no repository contains one. */
import type { JsonSchema } from '../../dsl/internal.ts';
import { wordTable } from '../../dsl/internal.ts';

/** Sections with printed texts, by the word for one of their components. */
export const SECTION_OF_WORD: Readonly<Record<string, string>> = wordTable({
  card: 'cards',
  slot: 'slots',
  board: 'boards',
  track: 'tracks',
  piece: 'pieces',
});

const closed = (wants: string, properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  expected: wants,
  properties,
  required,
  additionalProperties: false,
});
const text = (description: string): JsonSchema => ({ type: 'string', expected: 'text', description });

const waiver = closed(
  'a waiver',
  {
    finding: text('the id of the finding'),
    rule: text(
      'instead of finding and hashes: what differs, as --json has it under rule; all findings of it are waived',
    ),
    reason: text('why it may stay'),
    who: text('who said so'),
    'text-hash': text('of the printed text for which it was said'),
    'effect-hash': text('of the effect for which it was said'),
  },
  ['reason'],
);

const SCHEMA = 'https://json-schema.org/draft/2020-12/schema';
const waivers: JsonSchema = { type: ['array', 'null'], expected: 'a list of waivers', items: waiver };

/** Of a file that has waivers only. */
export const waiversSchema = (): JsonSchema => ({
  $schema: SCHEMA,
  ...closed('a map with waivers', { waivers }, ['waivers']),
});

export function textsSchema(languages: readonly string[]): JsonSchema {
  const component = (word: string): JsonSchema => ({
    type: ['string', 'integer'],
    expected: word === 'card' ? 'a number, a name or an id' : 'an id',
    description: `the ${word} on which the text is printed`,
  });
  const entry = closed(
    'an entry with a component, lang and text',
    {
      ...Object.fromEntries(Object.keys(SECTION_OF_WORD).map((word) => [word, component(word)])),
      program: text('which of its texts, where it has several: effect, price, …'),
      lang: { type: 'string', expected: 'a language', enum: languages, description: 'in which language it is written' },
      edition: {
        type: ['string', 'integer'],
        expected: 'text',
        description: 'of which printing it is; texts of one edition are compared with each other',
      },
      text: { type: ['string', 'null'], expected: 'text', description: 'as it is printed' },
    },
    ['lang', 'text'],
  );
  return {
    $schema: SCHEMA,
    ...closed(
      'a map with texts and waivers',
      {
        texts: { type: ['array', 'null'], expected: 'a list of entries', items: entry },
        waivers,
      },
      ['texts'],
    ),
  };
}
