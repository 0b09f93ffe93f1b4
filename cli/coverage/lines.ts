/** Coverage for people: how much of each file, and all that no scenario reaches, with its place. */
import type { Coverage, FileCoverage } from '../../interpreter/scenario/index.ts';
import { columns, wrap, type Paint } from '../terminal/paint.ts';
import { partLines } from './parts.ts';

export function coverageLines({ files, games }: Coverage, paint: Paint, width: number): string[] {
  const sum = (key: 'parts' | 'byScenarios' | 'byGames' | 'never'): number => files.reduce((total, f) => total + f[key], 0);
  const row = (name: string, f: Pick<FileCoverage, 'parts' | 'byScenarios' | 'byGames' | 'never'>): string[] => [name, String(f.parts), String(f.byScenarios), percent(f.byScenarios, f.parts), String(f.byGames), String(f.never)];
  const table = columns([
    ['file', 'parts', 'scenarios', '%', 'games', 'never'],
    ...files.map((f) => row(f.file, f)),
    row('all', { parts: sum('parts'), byScenarios: sum('byScenarios'), byGames: sum('byGames'), never: sum('never') }),
  ], (i) => i > 0);
  const out = [...wrap(`Parts of programs: how many there are, how many the scenarios and ${games} random ${games === 1 ? 'game' : 'games'} reach, how many neither.`, width), ...table];
  const open = files.filter((f) => f.uncovered.length > 0);
  if (open.length > 0) out.push('', paint('bold', `What no scenario reaches${games > 0 ? '; "games" marks what random games do' : ''}`));
  out.push(...partLines(open.flatMap(({ uncovered }) => uncovered), width, ({ byGames }) => [byGames ? paint('dim', 'games') : '']));
  return [...out, ''];
}

const percent = (n: number, of: number): string => (of === 0 ? '–' : (Math.floor(1000 * n / of) / 10).toFixed(1));
