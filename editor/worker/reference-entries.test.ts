/** The reference in the page: all of it, in the language of the page as far as it is, with examples of the pack that is open. */
import { expect, it } from 'vitest';
import { TOPICS } from '../../service/reference/index.ts';
import { loaded } from '../../test/support/loaded.ts';
import { exampleIn, referenceEntries } from './reference-entries.ts';

const pack = loaded();

it('every topic is an entry, each with an id of its own', async () => {
  const entries = await referenceEntries('en');
  expect(entries.map(({ name }) => name)).toEqual(
    Object.values(TOPICS)
      .flat()
      .map(({ name }) => name),
  );
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it.each(['it', 'uk'] as const)(
  'problems are explained in %s, and what is written in English says so',
  async (language) => {
    const entries = await referenceEntries(language);
    const problems = entries.filter(({ chapter }) => chapter === 'diagnostic');
    expect(problems.filter(({ summary }) => summary.language !== language)).toEqual([]);
    // each part with its language
    const parts = problems.flatMap(({ page }) => page);
    expect(
      parts.filter(({ text, language: of }) => typeof text !== 'string' || (of !== 'en' && of !== language)),
    ).toEqual([]);
    // what only English says, but for what is said in the language already
    const paragraphs = new Set(TOPICS.diagnostic.flatMap(({ page }) => page.split('\n\n')));
    const more = problems.flatMap(({ page }) => page.at(-1)!.text.split('\n\n')).filter((text) => text !== '');
    expect(more.filter((text) => !paragraphs.has(text) || /^(?:Example|Help): /.test(text))).toEqual([]);
    const { summary, page } = problems.find(({ name }) => name === 'always-true')!;
    expect(page[0]).toEqual(summary);
    expect(page.at(-1)).toMatchObject({ language: 'en' });
    expect(
      entries.filter(({ chapter }) => chapter === 'guide').every(({ page: [first] }) => first.language === 'en'),
    ).toBe(true);
  },
);

it('a word has the phrases of cards in the language, to be found by', async () => {
  const said = async (language: 'en' | 'it' | 'uk') =>
    (await referenceEntries(language)).find(({ id }) => id === 'word/gain')!.said;
  expect([await said('it'), await said('uk')]).toEqual([
    expect.stringContaining('ottieni'),
    expect.stringContaining('отримай'),
  ]);
  // nobody looks for what stands for its arguments
  expect([await said('en'), await said('it'), await said('uk')].join()).not.toMatch(/[{}~]|items/);
});

it('an example is said in the language where the pack has its names, and can be tried where it is done at once', () => {
  expect(exampleIn(pack, 'gain 2 cards', 'it')).toMatchObject({ said: expect.stringMatching(/2 carte/), canTry: true });
  expect(exampleIn(pack, 'discount 1 credit on buying cards', 'en')).toMatchObject({ canTry: false });
  expect(exampleIn(pack, 'gain 2 moons', 'en')).toEqual({ code: 'gain 2 moons', said: null, canTry: false });
});
