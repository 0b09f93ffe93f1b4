import { describe, expect, test } from 'vitest';
import { loadPack } from '../../packs/load.ts';
import { nodeFiles } from '../../packs/node-files.ts';
import { print } from '../../syntax/printer.ts';
import { lexiconOf } from '../lexicon.ts';
import { english } from '../tell/languages/english.ts';
import { readText } from './read.ts';

const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities'), lexicon = lexiconOf(model!, 'en');
const read = (text: string) => readText(text, english, sources.symbols, lexicon);

describe('English', () => {
  test.each([
    ['Build a city.', 'build city'],
    ['Draw two cards.', 'gain 2 cards'],
    ['Gain 1 kelp\nand 1 credit', 'gain 1 kelp, 1 credit'],
    ['Gain 1 kelp, 2 credits, and 1 science.', 'gain 1 kelp, 2 credits, 1 science'],
    ['Build 1 desali-\nnation plant.', 'build 1 desalination-plant'],
    ['Each time you build a city, draw a card.', 'when you build city: gain card'],
    ['If you have at least 5 connected cities, you may build a desalination plant for free.', 'if connected cities >= 5: may build desalination-plant free'],
    ['Gain 1 kelp; gain 1 credit.', 'gain 1 kelp; gain 1 credit'],
    ['Choose a card in your hand ("extra"), then discard «extra».', 'choose card in hand as extra then dispose extra as discarded'],
  ])('%s', (text, effect) => {
    const { effect: found, problems } = read(text);
    expect(problems).toEqual([]);
    expect(found && print(found, { layout: 'line' })).toBe(effect);
  });

  test.each([
    ['', 'empty', 0, 0], ['Build a', 'unfinished', 6, 7], ['Gain 2 kepl.', 'unknown-phrase', 7, 11], ['Gain 1 kelp. Побудуйте.', 'unknown-phrase', 13, 22], ['gain kelp '.repeat(500), 'too-long', 2000, 2004],
  ])('%s: %s', (text, code, start, end) => {
    const { effect, problems } = read(text);
    expect(effect).toBeNull();
    expect(problems.map((problem) => [problem.code, problem.range])).toEqual([[code, { start, end }]]);
  });

  test('the nearest names', () => { expect(read('Gain 2 kepl.').problems[0].suggestions).toContain('kelp'); });
  test('what was understood, word by word', () => {
    expect(read('Build 2 farms for free.').words.map(({ means, range }) => [means, range.start])).toEqual([['build', 0], ['2', 6], ['farms', 8], ['free', 14]]);
  });
});
