/** A pack written in a test, and what comes of an effect of its first player in a position. */
import { expect } from 'vitest';
import { readYamlText } from '../../dsl/internal.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { readEffect, readPosition } from '../../dsl/scenarios/index.ts';
import { compileBeside } from '../../interpreter/compile/compile-cached.ts';
import { optionValues, type Game, type PositionView } from '../../interpreter/index.ts';
import { gameFromCells, stagePosition } from '../../interpreter/scenario/staged-position.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { withoutErrors } from './loaded.ts';

type SmallPack = ReturnType<typeof smallPack>;

export const smallPack = (yaml: string) =>
  withoutErrors(loadPack(memoryFiles({ 'small.yaml': yaml }), 'small.yaml'), 'small.yaml');

/** What comes of it, with these choices. */
export function afterEffect(
  { model, sources }: SmallPack,
  position: string,
  run: string,
  players = 2,
  ...choices: string[]
): { game: Game; view: PositionView } {
  const problems: string[] = [];
  const spec = readPosition(
    readYamlText(position).root ?? undefined,
    { model, players, options: {}, difference: false },
    ({ code, message }) => problems.push(`${code}: ${message}`),
  );
  const { program, problems: wrong } = readEffect(run, sources.symbols, 'none', () => ({
    file: 'test',
    line: 1,
    column: 1,
  }));
  problems.push(...wrong.map(({ problem }) => problem.message));
  const compiled = compileBeside(model, players, optionValues(model, {}), program ? [program] : []);
  const staged = stagePosition(compiled, spec, { extra: 0, as: null });
  expect([...problems, ...staged.problems]).toEqual([]);
  const game = gameFromCells(compiled, staged.cells, true);
  for (const key of choices) game.choose(key);
  return { game, view: game.everything() };
}
