/** Coverage for people: how much of each file, and all that no scenario reaches, with its place. */
import type { Aspect, Coverage, FileCoverage, Uncovered } from '../../interpreter/scenario/index.ts';
import { columns, cut, type Paint } from '../terminal/paint.ts';

export const MISSING: Record<Aspect, string> = {
  runs: 'never run', true: 'never true', false: 'never false', fires: 'never fires', passes: 'never passes', changes: 'changes nothing',
};

export function coverageLines({ files, games }: Coverage, paint: Paint, width: number): string[] {
  const sum = (key: 'parts' | 'byScenarios' | 'byGames' | 'never'): number => files.reduce((total, f) => total + f[key], 0);
  const row = (name: string, f: Pick<FileCoverage, 'parts' | 'byScenarios' | 'byGames' | 'never'>): string[] => [name, String(f.parts), String(f.byScenarios), percent(f.byScenarios, f.parts), String(f.byGames), String(f.never)];
  const out = columns([
    ['file', 'parts', 'by scenarios', '%', `by ${games} games`, 'never'],
    ...files.map((f) => row(f.file, f)),
    row('all', { parts: sum('parts'), byScenarios: sum('byScenarios'), byGames: sum('byGames'), never: sum('never') }),
  ], (i) => i > 0);
  const open = files.filter((f) => f.uncovered.length > 0);
  if (open.length > 0) out.push('', paint('bold', `What no scenario reaches${games > 0 ? '; "games" marks what random games do' : ''}`));
  for (const { file, uncovered } of open) out.push(file, ...listed(uncovered, paint, width));
  return [...out, ''];
}

/** What stands inside something that never runs goes without saying, where both stand in one line. */
function listed(uncovered: Uncovered[], paint: Paint, width: number): string[] {
  const said: Uncovered[] = [];
  let idle: Uncovered | null = null;
  for (const part of uncovered.toSorted(outermostFirst)) {
    if (idle !== null && part.line === idle.line && idle.text.includes(part.text)) continue;
    if (part.aspect === 'runs') idle = part;
    said.push(part);
  }
  return columns(said.map((part) => [`  ${part.line}:${part.column}`, MISSING[part.aspect], part.byGames ? paint('dim', 'games') : '', part.text])).map((line) => cut(line, width));
}

/** At one place the longer text holds the shorter; that something runs comes before how. */
function outermostFirst(a: Uncovered, b: Uncovered): number {
  return a.line - b.line || a.column - b.column || b.text.length - a.text.length || Number(b.aspect === 'runs') - Number(a.aspect === 'runs');
}

const percent = (n: number, of: number): string => (of === 0 ? '–' : (Math.floor(1000 * n / of) / 10).toFixed(1));
