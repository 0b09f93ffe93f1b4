/** The final score, by the named steps in which it was gained, and who won. */
import type { Game } from '../../interpreter/index.ts';
import { displayWidth, columns, truncate, padEnd, wrap } from '../terminal/paint.ts';
import { scoreRows, type PackNames } from '../../table/index.ts';
import { GAME_WORDS } from '../wording/index.ts';

/** The score table with its sum, and the ranking with what decided it. */
export function finalTable(game: Game, words: PackNames, width: number): string[] {
  const { paint, model, language } = words;
  const { scores } = GAME_WORDS[language];
  const out: string[] = [];
  const view = game.everything();
  if (model.score !== undefined) {
    const totals = view.players.map((p) => p.counters[model.score!] ?? 0);
    const rows = scoreRows(game.trace, words);
    const start = totals.map((total, p) => total - rows.reduce((sum, row) => sum + row.points[p], 0));
    if (start.some((n) => n !== 0)) rows.unshift({ title: scores.start, points: start, order: [] });
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
  const rankEntries = game.ranking;
  const { scores } = GAME_WORDS[words.language];
  const names = Math.max(...words.players.map((name) => name.length));
  const winners = rankEntries.filter(({ won }) => won).map(({ player }) => words.player(player));
  const first = rankEntries.filter(({ place, missed }) => place === 1 && missed.length > 0);
  // A later criterion of the ranking only counts if the earlier ones are equal.
  const deciding = (row: (typeof rankEntries)[number]): number => {
    const near = rankEntries.filter((other) => other !== row);
    return Math.max(
      1,
      ...near.map((other) => {
        const i = row.by.findIndex((b, n) => b.value !== other.by[n].value);
        return i < 0 ? row.by.length : i + 1;
      }),
    );
  };
  const lines = rankEntries
    .map((row) => {
      const by = row.by
        .slice(0, deciding(row))
        .map(
          ({ what, value }, i) =>
            (i === 0 ? '' : scores.tie) + (what === 'order' ? scores.inOrder(value) : words.amount(what, value)),
        );
      const head = `${row.place}. ${padEnd(words.player(row.player), names)}  `;
      return wrap(by.join(', '), width - displayWidth(head)).map(
        (line, i) => (i === 0 ? head : ' '.repeat(displayWidth(head))) + line,
      );
    })
    .flat();
  const missed = first.map(({ player, missed: goals }) =>
    scores.misses(words.player(player), words.list(goalNames(goals, words))),
  );
  const won =
    winners.length === 0 ? [] : [winners.length === 1 ? scores.wins(winners[0]) : scores.share(words.list(winners))];
  return [...lines, '', ...[...won, ...missed].flatMap((line) => wrap(words.paint('bold', line), width))];
}

/** The names of goals, in the language: a ranking has those of the pack. */
const goalNames = (names: readonly string[], { model, say }: PackNames): string[] =>
  names.map((name) => {
    const goal = model.goals.find((one) => one.name === name);
    return goal ? say.goal(goal.id) : name;
  });
