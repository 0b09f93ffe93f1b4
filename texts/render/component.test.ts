import { describe, expect, test } from 'vitest';
import { renderComponent, type TextOptions } from './component.ts';
import { LANGUAGES } from '../languages/index.ts';
import { loaded } from '../../test/support/loaded.ts';

const { model, sources } = loaded();
const rendered = (section: string, id: string, options?: TextOptions) =>
  renderComponent(model, sources, { section: section as never, id }, LANGUAGES.en, options).map(
    ({ key, text, iconLine }) => [key, text, iconLine],
  );

describe('what a component says', () => {
  test('each of its effects, by its key', () => {
    expect(rendered('pieces', 'farm').filter(([key]) => key === 'production')).toEqual([
      ['production', 'Gain 1 kelp. If this farm is upgraded, gain 1 point.', null],
    ]);
    expect(rendered('cards', 'two-tunnels')).toEqual([]);
  });
  test('costs', () => {
    expect(rendered('pieces', 'tunnel').filter(([key]) => key === 'cost')).toEqual([
      ['cost', '1 steelplast and 1 credit', null],
    ]);
  });
  test('icons replace counters, in the text and in the short line', () => {
    expect(rendered('slots', 'science-steelplast-kelp', { icons: true })).toEqual([
      ['effect', 'Gain 1 {science}, 1 {steelplast} and 1 {kelp}.', '1 {science}, 1 {steelplast}, 1 {kelp}'],
    ]);
    expect(rendered('cards', 'personal-assistant')).toEqual([
      ['effect', 'Gain 1 steelplast or 1 credit.', '1 {steelplast} / 1 {credit}'],
    ]);
  });
  test('under the options of a game', () => {
    const [[, usual]] = rendered('cards', 'metropolis-of-tunnels');
    const [[, other]] = rendered('cards', 'metropolis-of-tunnels', { gameOptions: { 'tunnel-metropolis': 'network' } });
    expect(usual).toContain('adjacent to a connected city');
    expect(other).not.toContain('adjacent to a connected city');
  });
});
