import { immediate } from './declaration.ts';

export const dealBoards = immediate({
  name: 'deal-boards',
  opening: ['deal', 'boards'],
  signature: [],
  summary: 'Deal one board to each player.',
  example: 'deal boards',
  makes: ['deal-boards'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  phrases: {
    'deal-boards': {
      en: 'deal a board to each player',
      it: 'distribuisci/distribuite/distribuire una plancia a ogni giocatore',
      uk: 'роздайте кожному гравцю по планшету',
    },
  },
  resolve() {
    return { k: 'deal-boards' };
  },
});
