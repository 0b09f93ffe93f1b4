/** What the viewer must have reached to win, and how near it is. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';
import type { TableGoal } from '../../table/protocol.ts';

/** While it is played: nothing where the game sets no goal, or an earlier position is shown. */
export function goalPart({ view: { goals, over }, past }: TableState): TemplateResult | typeof nothing {
  if (goals.length === 0 || over || past) return nothing;
  return html`<section class="goal" data-pane aria-label=${tp('play.goal')}>
    <h2>${tp('play.goal')}</h2>
    ${goalList(goals, false)}
    <p class="quiet-text">${tp('play.goal.now')}</p>
  </section>`;
}

/** Each with a mark that is no colour alone. */
export const goalList = (goals: readonly TableGoal[], over: boolean): TemplateResult =>
  html`<ul class="plain goals">
    ${goals.map(
      ({ name, reached, measures }) =>
        html`<li class=${reached ? 'reached' : 'open'}>
          <span class="goal-mark" aria-hidden="true">${reached ? '✓' : over ? '✗' : '○'}</span>
          <span
            >${name}<span class="visually-hidden"
              >: ${tp(reached ? 'play.goal.reached' : over ? 'play.goal.missed' : 'play.goal.open')}</span
            >
            ${measures.map(
              (measure) =>
                html`<span class=${`measure ${measure.now >= measure.of ? 'enough' : ''}`}
                  >${measureText(measure)}</span
                > `,
            )}</span
          >
        </li>`,
    )}
  </ul>`;

const measureText = ({ name, now, of }: TableGoal['measures'][number]): string =>
  name === null ? tp('play.goal.measure', { n: now, of }) : tp('play.goal.measureOf', { name, n: now, of });
