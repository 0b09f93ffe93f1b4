/** A model as JSON: the same game, whatever it went through; and nothing else is taken for one. */
import { describe, expect, it, test } from 'vitest';
import { loaded } from '../test/support/loaded.ts';
import { FathomError } from './fathom-error.ts';
import { readModel, writeModel } from './model-file.ts';
import { newGame } from './localized.ts';
import { newGame as newEngineGame } from './engine.ts';

const PACKS = ['cards/underwater-cities', 'cards/nim.yaml', 'cards/nautilus', 'cards/tic-tac-toe.yaml'];

/** Keys and the last hash of a game in which the option is always the one that a fixed sequence says. */
function playedOut(model: Parameters<typeof newGame>[0], make = newEngineGame): string[] {
  const game = make(model, { seed: 5 });
  const keys: string[] = [];
  for (let i = 0; game.decision && i < 600; i++) {
    const { options } = game.decision;
    keys.push(options[(i * 7) % options.length].key);
    game.choose(keys.at(-1)!);
  }
  return [...keys, game.hash()];
}

test.each(PACKS)('%s: written, read and frozen, it is played as it was', (path) => {
  const { model } = loaded(path);
  const read = readModel(writeModel(model));
  expect(read).toEqual(JSON.parse(JSON.stringify(model)));
  expect(Object.isFrozen(read.counters[0])).toBe(true);
  expect(playedOut(read)).toEqual(playedOut(model, newGame));
  expect(readModel(structuredClone(JSON.parse(writeModel(read))))).toEqual(read);
});

test('words of other languages can be left out, and change no rule', () => {
  const { model } = loaded('cards/underwater-cities');
  const english = readModel(writeModel(model, { languages: ['en'] }));
  expect(english.lexicon.it).toEqual({});
  expect(english.lexicon.en).toEqual(model.lexicon.en);
  expect(english.hash).toBe(model.hash);
  const labels = (game: ReturnType<typeof newGame>): string[] => game.decision!.options.map(({ label }) => label);
  expect(labels(newGame(english))).toEqual(labels(newGame(model)));
});

describe('what is no model', () => {
  const text = writeModel(loaded('cards/nim.yaml').model);
  const parsed = JSON.parse(text) as { model: { title: string } };
  it.each<[string, unknown, string]>([
    ['no JSON', 'pack: nim', 'it is no JSON'],
    ['cut short', text.slice(0, -20), 'it is no JSON'],
    ['null', null, 'its "format" is missing'],
    ['a list', [parsed], 'its "format" is missing'],
    ['a record of a game', { format: 'fathom-record/1' }, 'its "format" is "fathom-record/1"'],
    ['a later format', { ...parsed, format: 'fathom-model/9' }, 'another version of Fathom'],
    ['without the model', { ...parsed, model: undefined }, 'it has no "model"'],
    ['changed', { ...parsed, model: { ...parsed.model, title: 'Other' } }, 'it was changed'],
    ['without its checksum', { ...parsed, checksum: undefined }, 'it was changed'],
  ])('%s', (_, file, why) => {
    expect(() => readModel(file)).toThrow(
      expect.objectContaining({ code: 'bad-model', message: expect.stringContaining(why) }),
    );
  });

  it('writing nothing says so', () => {
    for (const nothing of [null, undefined, 3]) {
      expect(() => writeModel(nothing as never)).toThrow(FathomError);
    }
  });
});
