import { immediate } from './declaration.ts';

export const endGame = immediate({
  name: 'end-game',
  opening: ['end', 'game'],
  signature: [],
  summary: 'The game is over.',
  details: 'Before that comes what waits for it on cards and in rules: `when game ends: …`.',
  example: 'end game',
  makes: ['end-game'],
  subject: null,
  events: ['end'],
  usedIn: 'procedures',
  wrapper: null,
  resolve() {
    return { k: 'end-game' };
  },
});
