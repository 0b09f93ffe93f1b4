/** The final score, by the named steps in which it was gained, and who won. */
import type { Game, TraceEvent } from '../../interpreter/index.ts';
import { displayWidth, columns, truncate, padEnd, wrap } from '../terminal/paint.ts';
import { sectionsFor } from './narrative.ts';
import type { PackNames } from './pack-names.ts';

interface ScoreRow {
  title: string;
  points: number[];
  /** place of its step in the pack */ order: number[];
}

/** Gains of the score counter, each under the title of its step; together with the start they make the final score. */
export function scoreRows(events: readonly TraceEvent[], words: PackNames): ScoreRow[] {
  const score = words.model.score;
  const sections = sectionsFor(words);
  const rows = new Map<string, ScoreRow>();
  const stack: { procedure: string; step: string }[] = [];
  const placeOf = (procedure: string, step: string): number =>
    words.model.procedures.find((p) => p.id === procedure)?.steps.findIndex((s) => s.name === step) ?? 0;
  const empty = (): number[] => words.players.map(() => 0);
  for (const event of events) {
    if (event.type === 'enter') stack.push(event);
    else if (event.type === 'leave') {
      while (stack.length) {
        const gone = stack.pop()!;
        if (gone.procedure === event.procedure && gone.step === event.step) break;
      }
    } else if (event.type === 'counter' && event.counter === score) {
      const open = stack.findIndex((s) => sections.isSection(s.procedure, s.step));
      // gains between sections, such as those at the end of an era, are listed under their own step
      let at = open < 0 ? stack.length - 1 : open;
      while (at + 1 < stack.length && sections.isSplit(stack[at].procedure, stack[at].step)) at++;
      const { procedure, step } = stack[Math.max(0, at)] ?? { procedure: '', step: '' };
      const title = words.stepTitle(procedure, step);
      const key = `${procedure}/${step}`;
      let row = rows.get(key);
      if (!row) {
        rows.set(
          key,
          (row = { title, points: empty(), order: stack.slice(0, at + 1).map((s) => placeOf(s.procedure, s.step)) }),
        );
      }
      row.points[event.player] += event.n;
    }
  }
  return [...rows.values()].sort((a, b) => compare(a.order, b.order));
}

function compare(a: number[], b: number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

/** The score table with its sum, and the ranking with what decided it. */
export function finalTable(game: Game, words: PackNames, width: number): string[] {
  const {
    paint,
    model,
    wording: { scores },
  } = words;
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
  const { scores } = words.wording;
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
