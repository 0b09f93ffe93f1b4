import { expect, it } from 'vitest';
import { cardItem, cardOfText } from './card-text.ts';

it.each([
  ['crew', 'crew', 'crew'],
  ['crew (used, marks 2)', 'crew', { card: 'crew', used: true, marks: 2 }],
  [
    'crew (science 2, worker of me 1, worker of other 3, ability used)',
    'crew',
    { card: 'crew', 'ability-used': true, holds: { science: 2, worker: { me: 1, other: 3 } } },
  ],
])('%s', (text, id, item) => expect([cardOfText(text), cardItem(text)]).toEqual([id, item]));
