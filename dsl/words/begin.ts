import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const begin = immediate({
  name: 'begin',
  opening: ['begin'],
  signature: [arg('period', 'name', { names: named('period') })],
  summary: 'A period begins.',
  example: 'begin turn',
  makes: ['begin'],
  subject: null,
  events: ['begin'],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const period = args.id('period');
    return period === undefined ? undefined : { k: 'begin', period };
  },
});
