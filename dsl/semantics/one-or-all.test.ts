/** Words that act on all that they find refuse a noun for one thing. */
import { describe, expect, it } from 'vitest';
import { programFrom } from './testing.ts';

const codes = (text: string): string[] => programFrom(text).problems.map(({ code }) => code);

describe('a noun for one thing', () => {
  it.each([
    'remove farm',
    'remove a farm',
    'each city: remove farm adjacent to it',
    'exhaust card in hand',
    'ready card in hand',
  ])('%s', (text) => expect(codes(text)).toContain('one-or-all'));

  it('is marked with all that narrows it, and says how to write both', () => {
    const text = 'remove upgraded farm';
    const [problem] = programFrom(text).problems;
    expect(text.slice(problem.start, problem.end)).toBe('upgraded farm');
    expect(problem.message).toBe('`remove` acts on all that it finds, and `farm` says one');
    expect(problem.help).toBe('write `farms` for all of them; for one that the player chooses, `choose farm then …`');
  });
});

describe('what says how many', () => {
  it.each([
    'remove farms',
    'remove all farm',
    'choose farm then remove it',
    'choose farm as old then remove old',
    'each farm: remove it',
    'ready 1 card in hand',
    'upgrade farm',
  ])('%s', (text) => expect(codes(text)).not.toContain('one-or-all'));
});
