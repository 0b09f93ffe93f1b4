/** The answer of `fathom compare` for people. */
import type { Judgement, PlayedDifference } from '../../study/index.ts';
import { flowYaml } from '../../dsl/internal.ts';
import { changeWords, type Change } from '../../interpreter/scenario/index.ts';
import { wrap, type Paint } from '../terminal/paint.ts';
import type { EffectPair } from './pairs.ts';

/** A difference as scenarios; `a`: what only A allows. */
export interface PairScenarios {
  a: string | null;
  b: string | null;
}
type ComparedPair = EffectPair & { result: Judgement; scenarios: PairScenarios | null };

/** Outcomes that are shown of each side. */
const MOST_SHOWN = 5;

/** `usual`: with how many players a position is tried unless it says otherwise. */
export function comparisonLines(
  results: readonly ComparedPair[],
  usual: number,
  paint: Paint,
  width: number,
): string[] {
  return results.flatMap((one) => [
    ...(one.name === null ? [] : [paint('bold', one.name)]),
    ...wrap(sentence(one.result, paint), width),
    ...(one.result.is === 'different' ? difference(one.result, usual, paint, width) : []),
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

function sentence(result: Judgement, paint: Paint): string {
  switch (result.is) {
    case 'same':
      return `${paint('green', 'The same')}: they have one normal form.`;
    case 'alike': {
      const { positions, active, undecided, players } = result;
      const more = undecided > 0 ? ` On ${undecided} there are more ways than were tried.` : '';
      const seen = `${positions} positions with ${PLAYERS.format(players.map(String))} players`;
      return `${paint('green', 'No difference seen')} on ${seen}; something came of them on ${active}.${more}`;
    }
    case 'different':
      return (
        `${paint('red', 'Different')}${result.only === 'both' ? '' : ` (only ${result.only === 'first' ? 'A' : 'B'} has outcomes that the other has not)`}, ` +
        `found on position ${result.positions}:`
      );
    case 'unknown':
      return `${paint('yellow', 'It could not be told')}: ${result.why}.`;
  }
}

const PLAYERS = new Intl.ListFormat('en-GB');

function difference(
  { position, players, after, outcomes: { first, second } }: PlayedDifference,
  usual: number,
  paint: Paint,
  width: number,
): string[] {
  const line = (text: string): string[] => wrap(text, width - 2, 4).map((one) => `  ${one}`);
  const side = (name: string, outcomes: readonly Change[][]): string[] => {
    const list = [...new Set(outcomes.map(outcomeText))];
    return list.length === 0
      ? []
      : [
          `  Only ${name}:`,
          ...list.slice(0, MOST_SHOWN).flatMap((text) => wrap(`• ${text}`, width - 4, 2).map((one) => `    ${one}`)),
          ...(list.length > MOST_SHOWN ? [paint('dim', `    … and ${list.length - MOST_SHOWN} more`)] : []),
        ];
  };
  return [
    ...line(`position: ${paint('cyan', flowYaml(position))}${players === usual ? '' : `, with ${players} players`}`),
    ...(after === '' ? [] : line(`then: ${paint('cyan', after)}`)),
    ...side('A', first),
    ...side('B', second),
  ];
}

/** What changes in an outcome, by the names of positions. */
export const outcomeText = (changes: readonly Change[]): string =>
  changes.length === 0
    ? 'nothing changes'
    : changes
        .map((change) => changeWords(change, 'en', (id) => id))
        .map(({ what, text }) => `${what} ${text}`)
        .join(', ');
