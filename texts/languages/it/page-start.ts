/** As in English. */
import type { StartMessages } from '../en/page-start.ts';

export const START_IT: StartMessages = {
  picture: 'Una carta in parole, la stessa come effetto, e la sua faccia davanti ad altre due',
  playIt: 'Gioca',
  original: 'Ricomincia dall’originale',
  noSuchPack: 'Qui non c’è un pacchetto «{pack}».',
};
