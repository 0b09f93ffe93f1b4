import { describe, expect, test } from 'vitest';
import { programFrom } from './testing.ts';

const codes = (text: string): string[] => programFrom(text).problems.map(({ code }) => code);

describe('cards that may be in any zone are an error', () => {
  test.each([
    'dispose 2 cards as discarded',
    'dispose 1 red card as discarded',
    'choose instant then dispose it as discarded',
    'move 2 cards to claimed',
    'each card: gain 1 kelp',
    'if cards >= 3: gain 1 kelp',
    'if instant: gain 1 kelp',
    'gain 1 kelp per 2 cards',
    'gain (sum over cards: 1) kelp',
    'gain 1 kelp per instants with color = red',
    'exhaust action-cards',
  ])('%s', (text) => expect(codes(text)).toContain('cards-without-zone'));
});

describe('what says where they are', () => {
  test.each([
    'gain 2 cards',
    'dispose 2 cards in hand as discarded',
    'choose instant in hand then dispose it as discarded',
    'move top 2 cards of era-deck to claimed',
    'each card in hand: gain 1 kelp',
    'if cards in hand >= 3: gain 1 kelp',
    'gain 1 kelp per instants in claimed with color = red',
    'use action-card',
    'ready 1 action-card',
    'when you use action-card: gain 1 kelp',
    'when card enters claimed: gain 1 kelp',
    'choose card in hand then if it is red: gain 1 kelp',
  ])('%s', (text) => expect(codes(text)).not.toContain('cards-without-zone'));
});
