/** What was learned, as a page with plots. */
import type { PackModel } from '../../dsl/internal.ts';
import type { TrainingStep } from '../../study/index.ts';
import type { MatchFigures } from '../../study/internal.ts';
import { figuresPage, section } from './page.ts';
import { type IntervalItem, intervalPlot, lineCurve } from './plots.ts';

export interface Trained {
  players: number;
  games: number;
  steps: TrainingStep[];
  /** of the new weights against the old ones */
  match: Pick<MatchFigures, 'wins' | 'fair' | 'scores' | 'games' | 'seeds'>;
  /** whose weights the new ones played against */
  rival: string;
  /** the file that was written; null if they are no better */
  written: string | null;
}

export function trainPage(model: PackModel, trained: Trained, lines: readonly string[], command: string): string {
  const { steps, match, rival } = trained;
  const percent: IntervalItem = {
    name: 'new weights',
    mean: 100 * match.wins.mean,
    low: 100 * match.wins.low,
    high: 100 * match.wins.high,
    isMarked: match.wins.low > match.fair || match.wins.high < match.fair,
  };
  return figuresPage({
    model,
    title: 'training of its bots',
    heading: 'Training',
    lines,
    command,
    sections: [
      section(
        'While they learned',
        lineCurve(
          'Mean score of all seats by step',
          steps.map(({ step, score }) => ({ x: step, y: score })),
        ),
        'Mean score of all seats with each step of 80 games. They play with the weights of the beginning ' +
          'or of an earlier step, and partly by chance.',
      ),
      section(
        'The match',
        intervalPlot('Victories of the new weights in percent, with an interval of 95 %', [percent], {
          low: 100 * match.fair,
          high: 100 * match.fair,
        }),
        `Victories against ${rival} in percent. The line is what they would have by chance.`,
      ),
      section(
        'Scores in the match',
        intervalPlot(
          'Mean scores in the match, with intervals of 95 %',
          ['new weights', rival].map((name, i): IntervalItem => ({ name, ...match.scores[i], isMarked: false })),
          null,
        ),
      ),
    ],
  });
}
