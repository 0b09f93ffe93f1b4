/** From a tally to figures for programs (`--json`, stable) and tables for people. */
import { counterInWords, type PackModel } from '../../dsl/internal.ts';
import type { Simulation } from '../../study/internal.ts';
import { columns, wrap, type Paint } from '../terminal/paint.ts';

const sum = (of: Record<string, number>): number => Object.values(of).reduce((a, b) => a + b, 0);

export function reportLines(report: Simulation, model: PackModel, paint: Paint, width: number): string[] {
  const out = [
    `${paint('bold', model.title)}: ${report.games} games for ${report.players}, seeds ${report.firstSeed} ` +
      `to ${report.firstSeed + report.games - 1}`,
  ];
  out.push(
    `${report.gamesPerSecond} games/s (${report.seconds} s); per game ${report.decisionsPerGame} ` +
      `decisions, ${report.choicesPerGame} with a choice, among ${report.optionsPerChoice} options each`,
  );
  out.push(
    report.lookAhead.givenUp === 0
      ? 'No option was refused at the bound of look-ahead.'
      : paint(
          'yellow',
          `${report.lookAhead.givenUp} of ${report.lookAhead.asked} questions were given up at the bound of look-ahead.`,
        ),
    '',
  );
  const score = model.score === undefined ? '' : counterInWords(model, model.score);
  out.push(
    paint('bold', score ? `Wins and ${score} by seat` : 'Wins by seat'),
    ...columns(
      [
        ['seat', 'bot', 'wins', '%', ...(score ? ['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'] : [])],
        ...report.seats.map(({ seat, bot, wins, score: s }) => [
          String(seat),
          bot,
          String(wins),
          percent(wins, report.games),
          ...(score ? [s.mean.toFixed(1), s.min, s.p10, s.p25, s.median, s.p75, s.p90, s.max].map(String) : []),
        ]),
      ],
      (i) => i !== 1,
    ).map((line) => `  ${line}`),
  );
  if (report.slots.length) {
    const turns = report.slots.reduce((n, s) => n + s.taken, 0);
    out.push(
      '',
      paint('bold', 'Slots'),
      ...columns(
        [
          ['', 'taken', '%', 'performed'],
          ...[...report.slots]
            .sort((a, b) => b.taken - a.taken)
            .map((s) => [paint(s.color, s.name), String(s.taken), percent(s.taken, turns), String(s.performed)]),
        ],
        (i) => i > 0,
      ).map((line) => `  ${line}`),
    );
  }
  const zones = [...new Set(report.cards.flatMap((c) => Object.keys(c.entered)))].filter(
    (zone) => model.zones.find(({ id }) => id === zone)?.of === 'player',
  );
  const busy = report.cards.filter((c) => c.used + c.abilities + sum(c.entered) > 0);
  if (busy.length) {
    const names = zones.map((zone) => model.zones.find(({ id }) => id === zone)?.name ?? zone);
    const rank = (c: Simulation['cards'][number]): number =>
      c.used + c.abilities + sum(Object.fromEntries(zones.map((z) => [z, c.entered[z] ?? 0])));
    const shown = [...busy].sort((a, b) => rank(b) - rank(a)).slice(0, 15);
    const colorOf = (id: string): string | null => model.cards.find((c) => c.id === id)?.color ?? null;
    out.push(
      '',
      paint(
        'bold',
        busy.length > shown.length ? `Cards (the busiest ${shown.length} of ${busy.length}; all with --json)` : 'Cards',
      ),
      ...columns(
        [
          ['', ...names, 'used'],
          ...shown.map((c) => [
            paint(colorOf(c.id), c.name),
            ...zones.map((z) => String(c.entered[z] ?? 0)),
            String(c.used + c.abilities),
          ]),
        ],
        (i) => i > 0,
      ).map((line) => `  ${line}`),
    );
    const idle = model.cards.length - busy.length;
    if (idle > 0) {
      out.push(
        ...wrap(`${idle} of ${model.cards.length} cards ${idle === 1 ? 'was' : 'were'} never used.`, width - 2).map(
          (line) => `  ${line}`,
        ),
      );
    }
  }
  return out;
}

const percent = (n: number, of: number): string => (of === 0 ? '–' : ((100 * n) / of).toFixed(1));
