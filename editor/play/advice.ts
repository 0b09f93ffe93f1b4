/** What a bot thinks of the options at hand. */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import { app } from '../state/app.ts';
import type { TableAdvice } from '../../table/protocol.ts';

export const advicePart = ({ label, plan, isExact, asGood, in: unit, less }: TableAdvice): TemplateResult =>
  html`<div class="advice">
    <p>${adviceSentence(label, plan)}${isExact ? ` ${tp('play.advice.exact')}` : nothing}</p>
    ${
      asGood.length + less.length > 0
        ? html`<ul class="plain">
            ${asGood.length > 0 ? html`<li>${tp('play.advice.asGood', { options: asGood.join(', ') })}</li>` : nothing}
            ${less.map((other) => html`<li>${lessSentence(other, unit)}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;

const lessSentence = ({ label, behind }: TableAdvice['less'][number], unit: TableAdvice['in']): string =>
  unit === 'value'
    ? tp('play.advice.less', { option: label, points: points(behind) })
    : tp('play.advice.unlikelier', { option: label, percent: behind.toFixed(0) });

/** What it would choose now, and then. */
export const adviceSentence = (option: string, plan: readonly string[]): string =>
  plan.length > 0 ? tp('play.advice.then', { option, plan: plan.join(', ') }) : tp('play.advice.now', { option });

const points = (n: number): string =>
  n.toLocaleString(app.now.settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
