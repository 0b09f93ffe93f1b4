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
    'Without `else:` a false condition means that there is nothing to do, which is not a failure. `else:` may be on the next line.',
  example: 'if connected cities >= 5: build desalination-plant free',
  makes: ['if'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'filter',
  variants: ['else', 'otherwise', 'last', 'nested'],
  phrases: {
    if: {
      en: 'if {test}, {body}',
      it: 'se {test}, {body}',
      uk: 'якщо {test}, {body}',
    },
    // behind *you may*, where no clause can begin
    'if last': {
      en: '{body} if {test}',
      it: '{body}, se {test}',
      uk: '{body}, якщо {test}',
    },
    // around another condition
    'if nested': {
      en: 'if {test}: {body}',
      it: 'se {test}: {body}',
      uk: 'якщо {test}: {body}',
    },
    'if else': {
      en: 'if {test}, {body}; otherwise {otherwise}',
      it: 'se {test}, {body}; altrimenti {otherwise}',
      uk: 'якщо {test}, {body}; інакше {otherwise}',
    },
    // where the first of the two would take in the second: `if …: may … else: …`
    'if otherwise': {
      en: 'if {test}, {body}. otherwise, {otherwise}',
      it: 'se {test}, {body}. altrimenti {otherwise}',
      uk: 'якщо {test}, {body}. інакше {otherwise}',
    },
  },
  resolve(args) {
    const test = args.condition('test');
    const [then, otherwise] = args.branches([
      () => args.effect('body'),
      () => (args.has('otherwise') ? args.effect('otherwise') : undefined),
    ]);
    return { k: 'if', test, then: then!, ...(otherwise ? { otherwise } : {}) };
  },
});
