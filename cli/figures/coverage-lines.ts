/** The coverage report of the terminal: a table of the files, then every part that no scenario reaches, with its place. */
import type { Coverage, FileCoverage } from '../../interpreter/scenario/index.ts';
import { UNREACHED_LABELS, unreachedByFile } from '../../study/internal.ts';
import { columns, truncate, wrap, type Paint } from '../terminal/paint.ts';

type UncoveredPart = FileCoverage['uncovered'][number];
type Counts = Pick<FileCoverage, 'parts' | 'byScenarios' | 'byGames' | 'never'>;

export function coverageLines({ files, games }: Coverage, paint: Paint, width: number): string[] {
  const intro =
    `Parts of programs: how many there are, how many the scenarios and ${games} random ${games === 1 ? 'game' : 'games'} ` +
    `reach, how many neither.`;
  const out = [...wrap(intro, width), ...table(files)];
  const uncovered = files.flatMap((file) => file.uncovered);
  if (uncovered.length > 0) {
    const legend = games > 0 ? '; "games" marks what random games do' : '';
    out.push('', paint('bold', `What no scenario reaches${legend}`));
  }
  out.push(...partLines(uncovered, paint, width));
  return [...out, ''];
}

function table(files: readonly FileCoverage[]): string[] {
  const total = (key: keyof Counts): number => files.reduce((sum, file) => sum + file[key], 0);
  const all = {
    parts: total('parts'),
    byScenarios: total('byScenarios'),
    byGames: total('byGames'),
    never: total('never'),
  };
  const rows = [
    ['file', 'parts', 'scenarios', '%', 'games', 'never'],
    ...files.map((file) => row(file.file, file)),
    row('all', all),
  ];
  const isNumeric = (column: number): boolean => column > 0;
  return columns(rows, isNumeric);
}

const row = (name: string, { parts, byScenarios, byGames, never }: Counts): string[] => [
  name,
  String(parts),
  String(byScenarios),
  percent(byScenarios, parts),
  String(byGames),
  String(never),
];

/** With one decimal, rounded down so that only complete coverage is shown as 100.0. */
const percent = (count: number, total: number): string =>
  total === 0 ? '–' : (Math.floor((1000 * count) / total) / 10).toFixed(1);

/** The parts below the name of their file: position, what is missing, whether games reach it, text. */
const partLines = (parts: readonly UncoveredPart[], paint: Paint, width: number): string[] =>
  unreachedByFile(parts).flatMap(([file, of]) => {
    const rows = of.map(({ line, column, aspect, byGames, text }) => [
      `  ${line}:${column}`,
      UNREACHED_LABELS[aspect],
      byGames ? paint('dim', 'games') : '',
      text,
    ]);
    return [file, ...columns(rows).map((row) => truncate(row, width))];
  });
