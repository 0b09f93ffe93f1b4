/** The answer of `fathom compare` for people. */
import type { PlayComparison, PlayComparisonOptions } from '../../study/index.ts';
import { flowYaml } from '../../dsl/internal.ts';
import { changeWords, tryEffect } from '../../interpreter/scenario/index.ts';
import type { PlayablePack } from '../packs.ts';
import { wrap, type Paint } from '../terminal/paint.ts';
import type { EffectPair } from './pairs.ts';

/** A difference as scenarios; `a`: what only A allows. */
export interface PairScenarios {
  a: string | null;
  b: string | null;
}
type ComparedPair = EffectPair & { result: PlayComparison; scenarios: PairScenarios | null };

/** Outcomes that are shown of each side. */
const MOST_SHOWN = 5;

export function comparisonLines(
  results: readonly ComparedPair[],
  pack: PlayablePack,
  given: PlayComparisonOptions,
  paint: Paint,
  width: number,
): string[] {
  return results.flatMap((one) => [
    ...(one.name === null ? [] : [paint('bold', one.name)]),
    ...wrap(sentence(one.result, paint), width),
    ...(one.result.is === 'different' ? difference(one, one.result.position, pack, given, paint, width) : []),
    ...scenarioLines(one.scenarios, paint),
  ]);
}

/** Scenarios are for copying: their lines are not broken. */
function scenarioLines(scenarios: PairScenarios | null, paint: Paint): string[] {
  const all = [scenarios?.a ?? null, scenarios?.b ?? null].filter((text) => text !== null);
  if (all.length === 0) return [];
  return [
    paint('dim', '  as scenarios:'),
    ...all.flatMap((text) => text.trimEnd().split('\n')).map((line) => `    ${line}`),
  ];
}

function sentence(result: PlayComparison, paint: Paint): string {
  switch (result.is) {
    case 'same': {
      const { positions, active, undecided } = result;
      const more = undecided > 0 ? ` On ${undecided} there are more ways than were tried.` : '';
      return `${paint('green', 'The same')} on ${positions} positions; something came of it on ${active}.${more}`;
    }
    case 'different':
      return (
        `${paint('red', 'Different')}${result.only === 'both' ? '' : ` (only ${result.only === 'first' ? 'A' : 'B'} has outcomes that the other has not)`}, ` +
        `found on position ${result.positions}:`
      );
    case 'unknown':
      return `${paint('yellow', 'Nothing can be said')}: ${result.why}.`;
  }
}

function difference(
  { a, b, as }: EffectPair,
  position: Record<string, unknown>,
  pack: PlayablePack,
  given: PlayComparisonOptions,
  paint: Paint,
  width: number,
): string[] {
  const at = flowYaml(position);
  const players = given.players ?? pack.model.playerCounts.find((n) => n > 1);
  const outcomes = [a, b].map((text) => {
    const tried = tryEffect(pack, text, {
      at: JSON.stringify(position),
      outcomes: true,
      ...(given.options ? { options: given.options } : {}),
      ...(players === undefined ? {} : { players }),
      ...(as ? { as: as.id } : {}),
    });
    return (tried.outcomes?.list ?? []).map(({ changes }) =>
      changes.length === 0
        ? 'nothing changes'
        : changes
            .map((change) => changeWords(change, 'en', (id) => id))
            .map(({ what, text: now }) => `${what} ${now}`)
            .join(', '),
    );
  });
  const only = (mine: number): string[] => outcomes[mine].filter((text) => !outcomes[1 - mine].includes(text));
  const side = (name: string, list: readonly string[]): string[] =>
    list.length === 0
      ? []
      : [
          `  Only ${name}:`,
          ...list.slice(0, MOST_SHOWN).flatMap((text) => wrap(`• ${text}`, width - 4, 2).map((line) => `    ${line}`)),
          ...(list.length > MOST_SHOWN ? [paint('dim', `    … and ${list.length - MOST_SHOWN} more`)] : []),
        ];
  return [
    ...wrap(`position: ${paint('cyan', at)}`, width - 2, 4).map((line) => `  ${line}`),
    ...side('A', only(0)),
    ...side('B', only(1)),
  ];
}
