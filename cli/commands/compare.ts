import type { Command } from '../command.ts';
import { comparisonLines, outcomeText, type PairScenarios } from '../compare/lines.ts';
import { pairsOf, type EffectPair } from '../compare/pairs.ts';
import { effectProblems } from '../effect-problems.ts';
import { doable, judgeEffects, type Judgement, type PlayComparisonOptions, scenariosApart } from '../../study/index.ts';
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
  summary: 'Says whether two effects are the same, by form or in play, and where not.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack of both (default: underwater-cities)' },
    { name: 'other', value: 'P', help: 'the pack of B, to compare two versions of a card or slot' },
    { name: 'as', value: 'ID', help: 'both as the effect of this card or slot' },
    { name: 'players', value: 'N', help: 'how many play (default: 2, 3 and 4, as the pack allows)' },
    { name: 'option', value: 'K=V', help: 'an option of the pack; may be given more than once', many: true },
    {
      name: 'positions',
      value: 'N',
      help: 'how many positions are tried before those with more players (default: 60)',
    },
    { name: 'json', help: 'the answer as JSON' },
  ],
  about: [
    'A and B are effects in the effect language, or the ids of cards or slots, of which all effects ' +
      'are compared. Where they have not the same normal form, both are done on the same positions, presets ' +
      'and small ones made of what they speak of, with every possible choice; then with 3 and 4 players, each ' +
      'in turn as the one who acts, and with what may be done afterwards: the same again, by others, when a ' +
      'period has ended. Where the outcomes differ, the smallest such position is shown as in a scenario, with ' +
      'outcomes that only one of them has.',
    'There are four answers. The same: they have one normal form. Different: the position proves it. No difference ' +
      'seen: on all positions, which is no proof. It could not be told: nothing comes of them, there are too many ' +
      'ways, or they differ in a period, an ordinal, a number, a player, a zone, a name or in may, and play would ' +
      'not have told one of them from itself with another one there. Exit code 1 if something differs or could not be told.',
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
      result: judgeEffects(pack, [pair.a, pair.b], { ...given, as: pair.as }),
    }));
    const withScenarios = results.map((one) => ({ ...one, scenarios: scenariosOf(one, pack, given) }));
    const usual = players ?? pack.model.playerCounts.find((n) => n > 1) ?? pack.model.playerCounts[0];
    if (!args.flag('json') && showErrors(results, pack, io)) return 1;
    if (args.flag('json')) {
      io.out(
        jsonText(withScenarios.map(({ as: _, result, ...shown }) => ({ ...shown, result: withOutcomes(result) }))),
      );
    } else {
      for (const line of comparisonLines(withScenarios, usual, painter(io.color), io.width)) io.out(`${line}\n`);
    }
    return results.every(({ result }) => result.is === 'same' || result.is === 'alike') ? 0 : 1;
  },
};

/** Outcomes are said in words, as without --json. */
const withOutcomes = (result: Judgement): unknown =>
  result.is === 'different'
    ? {
        ...result,
        outcomes: {
          a: result.outcomes.first.map((changes) => outcomeText(changes)),
          b: result.outcomes.second.map((changes) => outcomeText(changes)),
        },
      }
    : result;

/** A difference as scenarios; `a`: what only A allows. */
function scenariosOf(
  { name, a, b, as, result }: EffectPair & { result: Judgement },
  pack: PlayablePack,
  given: PlayComparisonOptions,
): PairScenarios | null {
  if (result.is !== 'different') return null;
  const called = (side: string): string => `only ${side}${name === null ? '' : `, ${name}`}`;
  const names = { first: called('A'), second: called('B') };
  const { first, second } = scenariosApart(pack, [a, b], result, { ...given, as, players: result.players }, names);
  return { a: first, b: second };
}

/** Whether effects have errors; these are printed. */
function showErrors(results: readonly (EffectPair & { result: Judgement })[], pack: PlayablePack, io: Io): boolean {
  const unread = results.flatMap(({ a, b, as, result }) =>
    result.is === 'unknown' ? [a, b].map((text) => ({ text, as })) : [],
  );
  const wrong = unread.flatMap(({ text: written, as }) => {
    const lines = doable(written);
    // a line that is in force is shown as the effect that was made of it
    const text = lines?.frames.some(Boolean) ? lines.text : written;
    const { problems } = tryEffect(pack, text, as ? { as: as.id } : {});
    return problems.length > 0 ? [{ text, problems }] : [];
  });
  for (const { text, problems } of wrong) effectProblems({ problems }, text, '', pack, io);
  return wrong.length > 0;
}
