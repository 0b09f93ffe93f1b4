/** Changes of a position in words: of every kind of fact, in every language. */
import { messageRenderer } from './languages.ts';
import { expect, test } from 'vitest';
import { CITIES, pack } from '../../test/support/packs.ts';

const model = pack(CITIES);
const [card] = model.cards;

test.each([
  [
    { what: 'me credit', was: 1, is: 3 },
    ['you: credits', '1', '+2 (1 → 3)'],
    ['tu: crediti', '1', '+2 (1 → 3)'],
    ['ви: кредити', '1', '+2 (1 → 3)'],
  ],
  [
    { what: 'other site c8', was: 'empty', is: 'farm upgraded' },
    ['the other: site c8', 'empty', 'upgraded farm (was empty)'],
    ['l’altro: sito c8', 'vuoto', 'serra (con miglioramento) (prima: vuoto)'],
    ['інший: ділянка c8', 'порожньо', 'ферма (покращено) (було: порожньо)'],
  ],
  [
    { what: 'slot two-tunnels', was: 'nobody', is: 'me, other' },
    ['slot two tunnels', 'nobody', 'you, the other (was nobody)'],
    ['spazio con 2 tunnel', 'nessuno', 'tu, l’altro (prima: nessuno)'],
    ['слот із 2 тунелями', 'ніхто', 'ви, інший (було: ніхто)'],
  ],
  [
    { what: 'me federation', was: 'space 0', is: 'space 2' },
    ['you: Federation track', 'space 0', 'space 2 (was space 0)'],
    ['tu: tracciato della Federazione', 'spazio 0', 'spazio 2 (prima: spazio 0)'],
    ['ви: трек Федерації', 'поділка 0', 'поділка 2 (було: поділка 0)'],
  ],
  [
    { what: 'me hand', was: [], is: ['personal-assistant (used, marks 2)'] },
    ['you: hand', '[]', '+ [Personal Assistant (used, marks 2)]'],
    ['tu: mano', '[]', '+ [Assistente personale (usata, segnalini 2)]'],
    ['ви: рука', '[]', '+ [Персональний асистент (використано, позначки 2)]'],
  ],
  [
    { what: 'order', was: 'me, other', is: 'other, me' },
    ['order of play', 'you, the other', 'the other, you (was you, the other)'],
    ['ordine di gioco', 'tu, l’altro', 'l’altro, tu (prima: tu, l’altro)'],
    ['порядок ходів', 'ви, інший', 'інший, ви (було: ви, інший)'],
  ],
])('$what', (change, ...expected) => {
  const words = (['en', 'it', 'uk'] as const).map((language) => messageRenderer(model, language).change(change));
  expect(words.map(({ label, before, difference }) => [label, before, difference])).toEqual(expected);
});

test('cards in another order, and pieces of a kind', () => {
  const it = messageRenderer(model, 'it');
  expect(it.change({ what: 'era-deck', was: [card.id, 'embassy'], is: ['embassy', card.id] }).difference).toMatch(
    /^altro ordine: \[Ambasciata, /,
  );
  expect(it.change({ what: 'pieces farm', was: 10, is: 9 })).toEqual({
    label: 'serre in tutto',
    before: '10',
    difference: '−1 (10 → 9)',
  });
});

test('goals and boards have their names', () => {
  const en = messageRenderer(model, 'en');
  const [board] = model.boards;
  expect(en.change({ what: 'me board', was: '', is: board.id }).difference).toContain(board.name);
});
