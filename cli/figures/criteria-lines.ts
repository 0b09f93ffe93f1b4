/** How often and when criteria are met, for the terminal. */
import type { PackModel } from '../../dsl/internal.ts';
import type { CriteriaFigures, StudyPlan, Interval } from '../../study/internal.ts';
import { columns } from '../terminal/paint.ts';

const percent = ({ mean, low, high }: Interval): string =>
  `${(100 * mean).toFixed(0)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;

export function criteriaLines(
  figures: CriteriaFigures,
  text: string,
  model: PackModel,
  { seats }: StudyPlan,
): string[] {
  const { games, met, byRound, round, fromStart, players, wins } = figures;
  const bots = seats.every((seat) => seat === seats[0]) ? seats[0] : seats.join(', ');
  const rounds = byRound.map(({ round: n, share }): [string, string, string] => [
    `round ${n}`,
    percent(share),
    '█'.repeat(Math.round(30 * share.mean)),
  ]);
  return [
    `${model.title}: ${text}`,
    `  met by somebody in ${percent(met)} of ${games} games for ${seats.length} (${bots})${round === null ? '' : `, in round ${round} at the median`}`,
    ...(fromStart > 0 ? [`  In ${fromStart} cases they were met before anybody had decided anything.`] : []),
    ...(wins === null ? [] : [`  ${players.toFixed(1)} players a game meet them; who is first wins ${percent(wins)}`]),
    '',
    ...columns(rounds, (i) => i === 1).map((line) => `  ${line}`),
    '',
    '  The bots did not know of it: once it can be claimed, it is met earlier.',
  ];
}
