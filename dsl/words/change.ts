import { arg, flag } from './elements.ts';
import { continuous } from './declaration.ts';
import { named } from './fitting-names.ts';

const OPS = { by: 'add', to: 'set', times: 'multiply', 'at-most': 'at-most', 'at-least': 'at-least' } as const;

export const change = continuous({
  name: 'change',
  opening: ['change'],
  signature: [
    arg('name', 'name', { names: named('constant') }),
    flag('how', 'by', 'to', 'at-most', 'at-least', 'times'),
    arg('n', 'value', { signedWith: 'by' }),
  ],
  summary: 'A constant has another value as long as this effect is in force.',
  details:
    '`by` adds, `to` sets, `times` multiplies, `at most` and `at least` limit it. A constant of the ' +
    'pack’s own may be told in the words of the game: its lexicon says ' +
    'so with `sentences: [{text: …, means: "change kelp-to-feed by -{count}", rendered: "pay {count} kelp less to feed your cities"}]`.',
  example: 'change hand-limit by 1',
  makes: ['change'],
  wrapper: null,
  resolve(args) {
    const [constant, n] = [args.id('name'), args.num('n')];
    const how = args.flag('how') as keyof typeof OPS | undefined;
    return constant === undefined || !how ? undefined : { k: 'change', constant, op: OPS[how], n };
  },
});
