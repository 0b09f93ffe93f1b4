import { arg, colon, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';

export const ifWord = immediate({
  name: 'if',
  opening: ['if'],
  signature: [
    arg('test', 'condition'),
    colon,
    arg('body', 'body'),
    optional(keyword('else'), colon, arg('otherwise', 'body')),
  ],
  summary: 'Only if the condition is true; otherwise the effect after `else:`.',
  details:
    'Without `else:` a false condition means that there is nothing to do, which is not a failure: the steps before and ' +
    'behind it happen all the same. `else:` may be on the next line.',
  example: 'if connected cities >= 5: build desalination-plant free',
  makes: ['if'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'filter',
  variants: ['else', 'otherwise', 'last', 'nested'],
  resolve(args) {
    const test = args.condition('test');
    const [then, otherwise] = args.branches([
      () => args.effect('body'),
      () => (args.has('otherwise') ? args.effect('otherwise') : undefined),
    ]);
    return { k: 'if', test, then: then!, ...(otherwise ? { otherwise } : {}) };
  },
});
