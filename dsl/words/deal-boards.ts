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
  resolve() {
    return { k: 'deal-boards' };
  },
});
