import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const doWord = immediate({
  name: 'do',
  opening: ['do'],
  signature: [arg('name', 'name', { names: named('procedure') })],
  summary: 'Run a procedure.',
  example: 'do produce',
  makes: ['do'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const procedure = args.id('name');
    return procedure === undefined ? undefined : { k: 'do', procedure };
  },
});
