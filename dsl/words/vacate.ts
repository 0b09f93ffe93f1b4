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
  resolve() {
    return { k: 'vacate' };
  },
});
