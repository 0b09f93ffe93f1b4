/** English: the rules of a pack as a book. */
import type { RulebookWords } from '../../../table/rulebook/words.ts';

export const en: RulebookWords = {
  chapters: {
    goal: 'What it is about',
    course: 'The course of the game',
    actions: 'What cards and slots have you do',
    always: 'What always holds',
    slots: 'Action slots',
    pieces: 'Pieces',
    cards: 'Cards',
    tracks: 'Tracks',
    counters: 'What is counted',
    terms: 'Words of the game',
    options: 'Variants and options',
  },
  rulesOf: (title) => `Rules of ${title}`,
  contents: 'Contents',
  sources: 'Sources',
  players: 'Players',
  winning: 'Who wins',
  wholeGame: 'The whole game',
  forPlayers: (numbers, most) => `For ${numbers} ${most === 1 ? 'player' : 'players'}.`,
  forPlayersFrom: (least, most) => `For ${least} to ${most} players.`,
  wins: (by, isTie, say) => {
    const who =
      by === null
        ? 'the first in the order of play'
        : `whoever has the ${by.fewest ? 'fewest' : 'most'} ${say.counter(by.counter, 'many')}`;
    return isTie ? `In a tie, the winner is, of those who are equal, ${who}.` : `The winner is ${who}.`;
  },
  mustReach: (goal, players) => `${players === null ? '' : `${players} `}The winner must have reached this: ${goal}.`,
  cost: 'Cost',
  upgrade: 'Upgrade',
  space: (n) => `Space ${n}`,
  beyond: 'Beyond the end',
  atStart: (amount) => `At the start: ${amount}.`,
  secret: 'How much a player has of it, others do not see.',
  oneOf: (names) => `One of these: ${names}.`,
  withoutColor: 'Without a colour',
  values: 'Values',
  here: 'In this game',
};
