/** The location of the words of each step, in the effect and in its file; positions from forms and records. */
import { expect, it } from 'vitest';
import { newGame } from '../../interpreter/index.ts';
import { inspectPosition, answerTry } from './try-effect.ts';
import { loaded } from '../../test/support/loaded.ts';
import { smallPack } from '../../test/support/small-pack.ts';

const pack = loaded();
const wordsIn = (path: string, line: number, column: number, endLine: number, endColumn: number): string => {
  const { lines, text } = pack.sources.files.find((file) => file.path === path)!;
  return text.slice(lines.offset({ line, column }), lines.offset({ line: endLine, column: endColumn }));
};

it('finds the words of a step in the effect and in its file', () => {
  // an effect of several lines, whose lines the file indents
  const source = pack.sources.effects.find(
    ({ component, kind, text, path }) =>
      component.section === 'cards' && kind === 'program' && /^build \S+\n./.test(text) && path.at(-1) === 'effect',
  )!;
  const effect = source.text.trim();
  const from = { ...source.component, key: 'effect' };
  const answer = answerTry(pack, {
    effect,
    at: 'rich',
    as: from.id,
    choices: [],
    outcomes: false,
    language: 'en',
    from,
  });
  if (!answer.ok) throw new Error(answer.message);
  const own = answer.locations.filter(({ words }) => words !== null);
  expect(own.length).toBeGreaterThan(1);
  for (const { words, file } of own) {
    const there = wordsIn(file!.file, file!.line, file!.column, file!.endLine, file!.endColumn);
    expect(there.replace(/\s+/g, ' ').trim()).toBe(effect.slice(words!.start, words!.end).replace(/\s+/g, ' ').trim());
  }
  expect(answer.locations).toHaveLength(answer.tried.steps.length);
  // a text that differs from the one in the file has no location in it
  const other = answerTry(pack, {
    effect: `${effect}\ngain 1 kelp`,
    at: 'rich',
    choices: [],
    outcomes: false,
    language: 'en',
    from,
  });
  expect(other.ok && other.locations.every(({ words, file }) => words === null || file === null)).toBe(true);
});

it('of two effects of a component with the same words it is the one that is asked for', () => {
  const small = smallPack(`pack: cove
title: Cove
version: 0.1.0
status: original
players: [2]
programs: [first, second]
counters: {coin: {plural: coins}}
score: coin
ranking: [most coin]
pieces: {hut: {cost: free, first: gain 1 coin, second: gain 1 coin}}
procedures: {game: {play: "each player: resolve first of huts", end: end game}}
`);
  const columns = ['first', 'second'].map((key) => {
    const from = { section: 'pieces', id: 'hut', key };
    const answer = answerTry(small, {
      effect: 'gain 1 coin',
      at: 'start',
      choices: [],
      outcomes: false,
      language: 'en',
      from,
    });
    return answer.ok && answer.locations.flatMap(({ file }) => file?.column ?? []);
  });
  expect(columns).toEqual([[35], [56]]);
});

it('finds steps of other components in their files', () => {
  const answer = answerTry(pack, { effect: 'advance 2', at: 'midgame', choices: [], outcomes: false, language: 'en' });
  const files = answer.ok
    ? answer.locations.flatMap(({ file }) =>
        file ? [wordsIn(file.file, file.line, file.column, file.endLine, file.endColumn)] : [],
      )
    : [];
  expect(files).toContain('gain 1 credit');
});

it('a value is written into the text of a position, which is then looked at', () => {
  const answer = inspectPosition(pack, { at: 'start', players: 2 }, [{ path: ['me', 'kelp'], value: 7 }]);
  expect(answer).toMatchObject({ text: '{preset: start, me: {kelp: 7}}', problems: [], before: { 'me kelp': 7 } });
  expect(inspectPosition(pack, { at: '{me: {klep: 1}}', players: 2 }, undefined).problems).toHaveLength(1);
});

it('uses a recorded game as position after a number of choices, and refuses a step after its end', () => {
  const game = newGame(pack.model, { players: 2, seed: 4 });
  for (let i = 0; i < 12; i++) game.choose(game.decision!.options[0].key);
  const record = game.save();
  const at = (step: number) => inspectPosition(pack, { at: { record, step } }, undefined);
  expect(at(0).before).not.toEqual(at(12).before);
  expect(at(12).problems).toEqual([]);
  expect(
    inspectPosition(pack, { at: { record: { ...record, choices: ['nothing-like-it'] }, step: 1 } }, undefined).problems,
  ).toHaveLength(1);
});

it.each([
  ['en', 'Build a tunnel.', 'build tunnel'],
  ['it', 'Costruisci 1 tunnel.', 'build 1 tunnel'],
  ['uk', 'Побудуйте 1 тунель.', 'build 1 tunnel'],
] as const)('what is said in words is tried as its effect: %s', (language, said, effect) => {
  const tried = (text: string) =>
    answerTry(pack, { effect: text, at: 'rich', choices: [], outcomes: false, language }) as Extract<
      ReturnType<typeof answerTry>,
      { ok: true }
    >;
  const [inWords, plain] = [tried(said), tried(effect)];
  expect([inWords.read, plain.read]).toEqual([effect, null]);
  expect(inWords.tried.changes).toEqual(plain.tried.changes);
  expect(inWords.tried.changes).not.toEqual([]);
});

it('what is neither an effect nor understood keeps its problems', () => {
  const answer = answerTry(pack, {
    effect: 'frobnicate wildly',
    at: 'rich',
    choices: [],
    outcomes: false,
    language: 'en',
  });
  expect(answer.ok && [answer.read, answer.tried.problems.length > 0]).toEqual([null, true]);
});
