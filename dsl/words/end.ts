import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const end = immediate({
  name: 'end',
  opening: ['end'],
  signature: [arg('period', 'name', { names: named('period') })],
  summary: 'A period ends: effects scheduled for its end happen, and effects that last until its end are over.',
  example: 'end turn',
  makes: ['end'],
  subject: null,
  events: ['end'],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const period = args.id('period');
    return period === undefined ? undefined : { k: 'end', period };
  },
});
