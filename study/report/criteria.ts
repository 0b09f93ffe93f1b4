/** How often and when criteria of a contract are met. */
import type { PackModel } from '../../dsl/internal.ts';
import type { CriteriaFigures } from '../balance/criteria.ts';
import type { StudyPlan } from '../runs/plan.ts';
import { botsOf, shares } from './numbers.ts';
import { parts, type Report, section, table } from './report.ts';

export function reportCriteria(
  model: PackModel,
  { players, seats }: StudyPlan,
  criteria: string,
  { games, met, byRound, round, fromStart, players: metBy, wins }: CriteriaFigures,
): Report {
  return {
    model,
    subject: criteria,
    setting: `${games} games for ${players} (${botsOf(seats)})`,
    findings: parts(
      `Met by somebody in ${shares(met)} of the games${round === null ? '' : `, in round ${round} at the median`}`,
      fromStart > 0 && `In ${fromStart} cases they were met before anybody had decided anything.`,
      wins !== null && `${metBy.toFixed(1)} players a game meet them; who is first wins ${shares(wins)}`,
    ),
    sections: parts(
      section(
        'Met by the end of each round',
        table(byRound, [
          ['round', 'count', (by) => by.round],
          ['% of the games', 'shareInHundred', ({ share }) => share],
          ['', 'bar', ({ share }) => share.mean],
        ]),
      ),
    ),
    legend: 'In brackets: intervals of 95 %. The bots did not know of it: once it can be claimed, it is met earlier.',
  };
}
