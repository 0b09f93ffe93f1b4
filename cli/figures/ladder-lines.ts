/** A ladder in words. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Ladder, LadderPlan } from '../../study/internal.ts';
import { columns, type Paint, wrap } from '../terminal/paint.ts';

const percent = (share: number): string => (share * 100).toFixed(0);

export function ladderLines(
  { rungs, games, fair, milliseconds }: Ladder,
  { bots, players }: LadderPlan,
  model: PackModel,
  paint: Paint,
  width: number,
): string[] {
  const order = rungs.map(({ bot }) => bot);
  const cell = (wins: { mean: number; low: number; high: number } | null): string =>
    wins === null ? '' : `${percent(wins.mean)} (${percent(wins.low)}–${percent(wins.high)})`;
  return [
    `${paint('bold', model.title)}: ${bots.length} bots, ${games} games for ${players}; victories in percent, by chance ${percent(fair)}`,
    ...columns(
      [
        ['', 'all', 'points', 'ms', ...order.map((bot) => `v. ${bot}`)],
        ...rungs.map(({ bot, wins, score, against }) => [
          paint('bold', bot),
          cell(wins),
          score.toFixed(1),
          milliseconds[bot] === undefined ? '' : milliseconds[bot].toFixed(2),
          ...order.map((other) => cell(against[bots.indexOf(other)])),
        ]),
      ],
      (i) => i > 0,
    ).map((line) => `  ${line}`),
    ...wrap('ms: time a choice. In brackets: intervals of 95 %, over seeds.', width - 2).map((line) => `  ${line}`),
  ];
}
