/** What effects are in signs: all that they say, or nothing. */
import { describe, expect, test } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { LANGUAGES } from '../languages/index.ts';
import { renderComponent } from './component.ts';
import type { Sign } from './signs.ts';

const { model, sources } = loaded();

const short = (sign: Sign): string => {
  switch (sign.sign) {
    case 'thing':
      return `${sign.upTo ? '≤' : ''}${sign.n} ${sign.of ? `${sign.of} ` : ''}${sign.ids.join('|')}`;
    case 'act':
      return `${sign.act} ${sign.upTo ? '≤' : ''}${sign.n}${sign.ids.map((id) => ` ${id}`).join('|')}`;
    case 'price':
      return `(${sign.things.map(({ id, n }) => `${n} ${id}`).join(', ')})`;
    default:
      return sign.sign;
  }
};
const slot = (id: string): string | null => {
  const [{ signs }] = renderComponent(model, sources, { section: 'slots', id }, LANGUAGES.en);
  return signs?.map((sign) => short(sign)).join(' ') ?? null;
};

describe('the signs of a slot', () => {
  test('what is gained and built', () => {
    expect(slot('always-available')).toBe('2 card 2 credit');
    expect(slot('two-desalination-plants')).toBe('2 desalination-plant');
    expect(slot('farms-or-laboratories')).toBe('2 farm or 2 laboratory');
  });
  test('a class is drawn by its kinds, where it has no picture of its own', () => {
    expect(slot('build-city')).toBe('1 nonsymbiotic-city|symbiotic-city');
    expect(slot('action-card-and-resources')).toBe('use 1 and 2 different common-resource');
  });
  test('what is done, and what it costs', () => {
    expect(slot('science-or-upgrades')).toBe('2 science or upgrade ≤3 (1 science)');
    expect(slot('action-build-upgrade')).toBe(
      'use 1 and 1 farm|desalination-plant|laboratory|tunnel then upgrade 1 (1 science)',
    );
    expect(slot('tunnel-or-federation')).toBe('1 tunnel or open advance 1 and 2 card 1 credit close');
  });
  test('what they cannot say is said in words alone', () => {
    expect(slot('special-card')).toBeNull();
    expect(slot('action-card-and-special')).toBeNull();
  });
});
