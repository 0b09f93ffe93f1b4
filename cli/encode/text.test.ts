import { expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';

test('the effect, what it says, what was understood', async () => {
  const { code, out, err } = await fathom(['encode', 'Build a city, then draw two cards.']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('build city then gain 2 cards\n');
  expect(out).toContain('Build 1 city, then gain 2 cards.');
  expect(out).toContain('draw → gain');
});

test('what was not understood, with its place', async () => {
  const { code, out, err } = await fathom(['encode', 'Gain 2 kepls.']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('TEXT:1:8');
  expect(err).toContain('Did you mean "kelp"');
});

test('a misspelt word is taken for what it can only mean, and said', async () => {
  const { code, out } = await fathom(['encode', 'Gain 2 kepl and 1 crdit.']);
  expect(code).toBe(0);
  expect(out).toContain('gain 2 kelp, 1 credit');
  expect(out).toContain('kepl → “kelp”, misspelt');
  expect(out).toContain('crdit → “credit”, misspelt');
});

test('a sign that is not understood resembles nothing', async () => {
  const { code, err } = await fathom(['encode', 'Gain_1_card']);
  expect(code).toBe(1);
  expect(err).toContain('“_” is not understood here.');
  expect(err).not.toContain('Did you mean');
});

test('as JSON, and in no language that nobody speaks', async () => {
  const { out } = await fathom(['encode', 'Gain 1 kelp.', '--json']);
  expect(JSON.parse(out)).toMatchObject({ effect: 'gain 1 kelp', problems: [] });
  expect(await fathom(['encode', 'Gain 1 kelp.', '--lang', 'xx'])).toMatchObject({ code: 2 });
});

test('an effect that check would refuse is not printed', async () => {
  const text = 'Build a tunnel. Gain 1 kelp. Upgrade it.';
  const { code, out, err } = await fathom(['encode', text]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('TEXT:1:38 no-it');
  const json = await fathom(['encode', text, '--json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ effect: null, problems: [{ code: 'no-it' }] });
});

test('an effect that can never be done is said to be so', async () => {
  const { code, out, err } = await fathom(['encode', 'Upgrade a city.']);
  expect(code).toBe(0);
  expect(out).toContain('upgrade city');
  expect(err).toContain('warning never-possible: This can never be done: a nonsymbiotic city has no upgrade.');
  const json = await fathom(['encode', 'Upgrade a city.', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ effect: 'upgrade city', warnings: [{ code: 'never-possible' }] });
});

test('what only the check of the whole pack finds is found', async () => {
  const { code, out, err } = await fathom(['encode', 'Any number of times, gain 1 kelp.']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('TEXT:1:1 endless-times');
});

test.each(['When you build a farm, gain 1 kelp.', 'Production: gain 1 kelp.', 'Gain 1 kelp.'])(
  '%s has no finding',
  async (text) => expect((await fathom(['encode', text])).err).toBe(''),
);
