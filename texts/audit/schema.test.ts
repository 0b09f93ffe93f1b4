import { LANGUAGE_CODES } from '../../dsl/words/languages.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { textsSchema } from './schema.ts';

test('the schema is valid, and closed', () => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  ajv.addKeyword('expected');
  const validate = ajv.compile(textsSchema(LANGUAGE_CODES));
  const waiver = { finding: '34/en/amount/1', reason: 'a misprint', 'text-hash': 'a', 'effect-hash': 'b' };
  expect(
    validate({
      texts: [
        { card: 34, lang: 'en', edition: 1, text: 'x' },
        { slot: 'a', program: 'effect', lang: 'uk', text: null },
      ],
      waivers: [
        { ...waiver, who: 'me' },
        { rule: 'filter: nothing for connected', reason: 'all count so' },
      ],
    }),
  ).toBe(true);
  for (const wrong of [
    {},
    { texts: [{ card: 34, text: 'x' }] },
    { texts: [{ card: 34, lang: 'xx', text: 'x' }] },
    { texts: [{ card: 34, lang: 'en', text: 'x', more: 1 }] },
    { texts: [], waivers: [{ ...waiver, reason: undefined }] },
    { texts: [], more: [] },
  ]) {
    expect(validate(JSON.parse(JSON.stringify(wrong)))).toBe(false);
  }
});
