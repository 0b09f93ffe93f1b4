import { immediate } from './declaration.ts';

export const shufflePlayers = immediate({
  name: 'shuffle-players',
  opening: ['shuffle', 'players'],
  signature: [],
  summary: 'Put the players into a random order of play.',
  example: 'shuffle players',
  makes: ['shuffle-players'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  resolve() {
    return { k: 'shuffle-players' };
  },
});
