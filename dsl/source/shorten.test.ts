import { expect, it } from 'vitest';
import { declare, describeProblem } from './declaration.ts';
import { shorten } from './shorten.ts';

it('leaves out the middle of a long word and the end of a long message', () => {
  const word = `${'a'.repeat(25_000)}${'z'.repeat(25_000)}`;
  const short = shorten(`There is no "${word}" here.`);
  expect(short).toMatch(/^There is no "a{50,}…z+" here\.$/);
  expect(short.length).toBeLessThan(150);
  expect(shorten('word '.repeat(10_000)).length).toBeLessThanOrEqual(2000);
  expect(shorten('😀'.repeat(200))).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  const ordinary =
    'The pack "underwater-cities" has no card "tide-mill"; see cards/underwater-cities/cards-era-1.yaml.';
  expect(shorten(ordinary)).toBe(ordinary);
});

it('writes out what would steer a terminal or a page', () => {
  const declaration = declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `No "${name}".`,
    fix: { none: 'x' },
    example: { name: 'a' },
  });
  expect(describeProblem('x', declaration, { name: '\u001b[31m\u202e' }).message).toBe('No "<U+001B>[31m<U+202E>".');
});

it('shortens every diagnostic', () => {
  const declaration = declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `No "${name}".`,
    help: ({ name }) => `Declare "${name}".`,
    fix: { none: 'x' },
    example: { name: 'a' },
  });
  const { message, help, data } = describeProblem('x', declaration, { name: 'b'.repeat(50_000) });
  expect(message.length).toBeLessThan(150);
  expect(help!.length).toBeLessThan(150);
  expect(data).toEqual({ name: 'b'.repeat(50_000) });
});

it('shortens characters that are written out, too', () => {
  const declaration = declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `No "${name}".`,
    fix: { none: 'x' },
    example: { name: 'a' },
  });
  expect(describeProblem('x', declaration, { name: '\u2028'.repeat(25) }).message).not.toMatch(/\S{200}/);
});
