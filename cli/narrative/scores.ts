/** The final score, by the named steps in which it was gained, and who won. */
import type { Game } from '../../interpreter/index.ts';
import { displayWidth, columns, truncate, padEnd, wrap } from '../terminal/paint.ts';
import { criterionText, decidingCriteria, resultSentences, scoreTable, type PackNames } from '../../table/index.ts';
import { GAME_WORDS } from '../wording/index.ts';

/** The score table with its sum, and the ranking with what decided it. */
export function finalTable(game: Game, words: PackNames, width: number): string[] {
  const { paint, model, language } = words;
  const { scores } = GAME_WORDS[language];
  const out: string[] = [];
  const sheet = scoreTable(game, game.trace, words);
  if (sheet !== null && model.score !== undefined) {
    const { start, totals } = sheet;
    const rows = [...sheet.rows];
    if (start.some((n) => n !== 0)) rows.unshift({ title: scores.start, points: start, parts: [] });
    const shown = (n: number): string => (n === 0 ? '·' : String(n).replace('-', '−'));
    const lines = table(
      words.players,
      [
        ...rows.map((row) => [row.title, ...row.points.map(shown)]),
        [words.counter(model.score), ...totals.map((n) => String(n).replace('-', '−'))],
      ],
      width - 2,
    );
    const rule = '─'.repeat(Math.min(width - 2, Math.max(...lines.map(displayWidth))));
    out.push(
      '',
      paint('bold', `── ${scores.title} ${'─'.repeat(Math.max(2, width - 4 - displayWidth(scores.title)))}`),
    );
    lines.forEach((line, i) => {
      if (i === lines.length - 1) out.push(`  ${paint('dim', rule)}`);
      out.push(`  ${i === 0 || i === lines.length - 1 ? paint('bold', line) : line}`);
    });
  }
  out.push('', ...rankingLines(game, words, width - 2).map((line) => (line === '' ? '' : `  ${line}`)));
  return out;
}

/** The names head the columns. If that is too wide, their common part goes to the corner and titles are truncated. */
function table(names: string[], rows: string[][], width: number): string[] {
  const lay = (corner: string, heads: string[], titles = Infinity): string[] =>
    columns(
      [[corner, ...heads], ...rows.map(([title, ...points]) => [truncate(title, titles), ...points])],
      (column) => column > 0,
    );
  const wide = lay('', names);
  const fits = (lines: string[]): boolean => Math.max(...lines.map(displayWidth)) <= width;
  if (fits(wide)) return wide;
  const [shared] = names[0].split(' ');
  const apart = names.every((name) => name.startsWith(`${shared} `));
  const [corner, heads] = apart ? [shared, names.map((name) => name.slice(shared.length + 1))] : ['', names];
  const narrow = lay(corner, heads);
  return fits(narrow)
    ? narrow
    : lay(
        corner,
        heads,
        Math.max(
          8,
          width - (Math.max(...narrow.map(displayWidth)) - Math.max(...rows.map(([title]) => displayWidth(title)))),
        ),
      );
}

function rankingLines(game: Game, words: PackNames, width: number): string[] {
  const { ranking } = game;
  const { result } = words.story;
  const names = Math.max(...words.players.map((name) => name.length));
  const lines = ranking.flatMap((entry) => {
    const by = entry.by
      .slice(0, decidingCriteria(entry, ranking))
      .map((criterion, i) => `${i === 0 ? '' : result.tie}${criterionText(criterion, words)}`);
    const head = `${entry.place}. ${padEnd(words.player(entry.player), names)}  `;
    return wrap(by.join(', '), width - displayWidth(head)).map(
      (line, i) => (i === 0 ? head : ' '.repeat(displayWidth(head))) + line,
    );
  });
  const sentences = resultSentences(ranking, words, { bare: true });
  return [...lines, '', ...sentences.flatMap((line) => wrap(words.paint('bold', line), width))];
}
