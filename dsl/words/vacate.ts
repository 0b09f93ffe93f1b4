import { immediate } from './declaration.ts';

export const vacate = immediate({
  name: 'vacate',
  opening: ['vacate', 'slots'],
  signature: [],
  summary: 'Take all markers off all slots.',
  example: 'vacate slots',
  makes: ['vacate'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  phrases: {
    vacate: {
      en: 'take all markers off the slots',
      it: 'togli/togliete/togliere tutti i segnalini dagli spazi azione',
      uk: 'заберіть усі плитки дій зі слотів',
    },
  },
  resolve() {
    return { k: 'vacate' };
  },
});
