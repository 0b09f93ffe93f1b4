import type { Command } from '../command.ts';
import { comparisonLines, type PairScenarios } from '../compare/lines.ts';
import { pairsOf, type EffectPair } from '../compare/pairs.ts';
import { effectProblems } from '../effect-problems.ts';
import {
  doable,
  compareByPlay,
  type PlayComparison,
  type PlayComparisonOptions,
  scenariosApart,
} from '../../study/index.ts';
import { tryEffect } from '../../interpreter/scenario/index.ts';
import type { Io } from '../io.ts';
import { optionsOf } from '../play/setup.ts';
import { DEFAULT_PACK, loadPlayable, type PlayablePack } from '../packs.ts';
import { jsonText } from '../terminal/json.ts';
import { painter } from '../terminal/paint.ts';

export const compare: Command = {
  name: 'compare',
  usage: 'A B [--pack P] [--other P] [--as ID] [--json]',
  arguments: [2, 2],
  summary: 'Says whether two effects come to the same in play, and where not.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack of both (default: underwater-cities)' },
    { name: 'other', value: 'P', help: 'the pack of B, to compare two versions of a card or slot' },
    { name: 'as', value: 'ID', help: 'both as the effect of this card or slot' },
    { name: 'players', value: 'N', help: 'how many play (default: the first number of the pack above one)' },
    { name: 'option', value: 'K=V', help: 'an option of the pack; may be given more than once', many: true },
    { name: 'positions', value: 'N', help: 'how many positions are tried (default: 60)' },
    { name: 'json', help: 'the answer as JSON' },
  ],
  about: [
    'A and B are effects in the effect language, or the ids of cards or slots, of which all effects ' +
      'are compared. Both are done on the same positions, presets and small ones made of what they ' +
      'speak of, with every possible choice. Where the outcomes differ, the smallest such position is ' +
      'shown as in a scenario, with outcomes that only one of them has.',
    'The same on all positions is no proof; a difference is one. Exit code 1 if something differs or nothing can be said.',
    'A difference is also written as scenarios, which fathom test passes: one with what only A allows, one with what only B does.',
    'With --json: the answers as docs/json/compare.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom compare "build 2 farms" "build farm; build farm"', 'two ways to write it'],
    [
      'fathom compare "if farms >= 3: gain 1 point" "if farms > 3: gain 1 point"',
      'a slip, with the position that shows it',
    ],
    ['fathom compare embassy embassy --other yucata', 'a card in two packs'],
  ],
  run(args, io) {
    const pack = loadPlayable(args.text('pack') ?? DEFAULT_PACK, io);
    const otherName = args.text('other');
    const other = otherName === undefined ? pack : loadPlayable(otherName, io);
    if (!pack || !other) return 1;
    const pairs = pairsOf(args, pack, other);
    const players = args.number('players', 1, 99);
    const positions = args.number('positions', 1, 10_000);
    const given = {
      options: optionsOf(args, pack.model),
      ...(players === undefined ? {} : { players }),
      ...(positions === undefined ? {} : { positions }),
    };
    const results = pairs.map((pair) => ({
      ...pair,
      result: compareByPlay(pack, [pair.a, pair.b], { ...given, as: pair.as }),
    }));
    const withScenarios = results.map((one) => ({ ...one, scenarios: scenariosOf(one, pack, given) }));
    if (!args.flag('json') && showErrors(results, pack, io)) return 1;
    if (args.flag('json')) {
      io.out(jsonText(withScenarios.map(({ as: _, ...shown }) => shown)));
    } else {
      for (const line of comparisonLines(withScenarios, pack, given, painter(io.color), io.width)) io.out(`${line}\n`);
    }
    return results.every(({ result }) => result.is === 'same') ? 0 : 1;
  },
};

/** A difference as scenarios; `a`: what only A allows. */
function scenariosOf(
  { name, a, b, as, result }: EffectPair & { result: PlayComparison },
  pack: PlayablePack,
  given: PlayComparisonOptions,
): PairScenarios | null {
  if (result.is !== 'different') return null;
  const called = (side: string): string => `only ${side}${name === null ? '' : `, ${name}`}`;
  const names = { first: called('A'), second: called('B') };
  const { first, second } = scenariosApart(pack, [a, b], result, { ...given, as }, names);
  return { a: first, b: second };
}

/** Whether effects have errors; these are printed. */
function showErrors(
  results: readonly (EffectPair & { result: PlayComparison })[],
  pack: PlayablePack,
  io: Io,
): boolean {
  const unread = results.flatMap(({ a, b, as, result }) =>
    result.is === 'unknown' ? [a, b].map((text) => ({ text, as })) : [],
  );
  const wrong = unread.flatMap(({ text: written, as }) => {
    const lines = doable(written, pack.model);
    // a line that is in force is shown as the effect that was made of it
    const text = lines?.frames.some(Boolean) ? lines.text : written;
    const { problems } = tryEffect(pack, text, as ? { as: as.id } : {});
    return problems.length > 0 ? [{ text, problems }] : [];
  });
  for (const { text, problems } of wrong) effectProblems({ problems }, text, '', pack, io);
  return wrong.length > 0;
}
