import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

/** The name is a key that is not declared anywhere. */

export const confirm = immediate({
  name: 'confirm',
  opening: ['confirm'],
  signature: [arg('name', 'name', { names: named() })],
  summary: 'Wait until the player says so; free abilities are offered beside it.',
  example: 'confirm end-turn',
  makes: ['confirm'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const name = args.name('name');
    return name && { k: 'confirm', name: name.text };
  },
});
