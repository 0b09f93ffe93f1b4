/** *Pay 1 credit to build a farm* says what the farm costs, in each language; right values are written by hand. */
import { expect, test } from 'vitest';
import { type LanguageCode, print } from '../../dsl/internal.ts';
import { packTextParser } from '../card-tables/pack-text-parser.ts';
import { loaded } from '../../test/support/loaded.ts';

const pack = packTextParser(loaded());

test.each<[LanguageCode, string, string]>([
  ['en', 'Pay 1 credit to upgrade 1 farm.', 'upgrade 1 farm for 1 credit'],
  ['en', 'You may pay 1 credit to build 1 farm.', 'may build 1 farm for 1 credit'],
  ['it', 'Paga 1 credito per migliorare 1 serra.', 'upgrade 1 farm for 1 credit'],
  ['it', 'Paga 1 alga per costruire 1 serra.', 'build 1 farm for 1 kelp'],
  ['it', 'Puoi pagare 1 credito per costruire 1 serra.', 'may build 1 farm for 1 credit'],
  ['it', 'Paga 1 credito o 1 alga per migliorare 1 tunnel.', 'upgrade 1 tunnel for 1 credit or 1 kelp'],
  // what is paid besides stands before a colon
  ['en', 'Pay 1 credit: build 1 farm.', 'pay 1 credit: build 1 farm'],
  ['it', 'Paga 1 credito: costruisci 1 serra.', 'pay 1 credit: build 1 farm'],
  ['uk', 'Заплатіть 1 кредит — побудуйте 1 ферму.', 'pay 1 credit: build 1 farm'],
  // what costs nothing else is paid for
  ['it', 'Paga 1 credito per costruire gratuitamente 1 serra.', 'pay 1 credit: build 1 farm free'],
  ['it', 'Paga 1 alga per ottenere 1 credito.', 'pay 1 kelp: gain 1 credit'],
])('%s: %s', (code, text, effect) => {
  const { effect: read } = pack.parse(text, code);
  expect(read && print(read, { layout: 'line' })).toBe(effect);
});

test.each<[LanguageCode, string]>([
  ['en', 'Pay 1 credit to build 1 farm and 1 tunnel.'],
  ['it', 'Paga 2 crediti per migliorare 2 serre.'],
])('%s: %s: one price for several is not said to be that of each', (code, text) => {
  const { effect, problems } = pack.parse(text, code);
  expect([effect, problems[0]]).toMatchObject([null, { code: 'never-said', data: { why: 'price' } }]);
});
