import { immediate } from './declaration.ts';

export const rotatePlayers = immediate({
  name: 'rotate-players',
  opening: ['rotate', 'players'],
  signature: [],
  summary: 'The first in the order of play becomes the last.',
  details: 'So the next one begins the next round: `each player: do turn` then goes on with the player who was second.',
  example: 'rotate players',
  makes: ['rotate-players'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  resolve() {
    return { k: 'rotate-players' };
  },
});
