/** Looking back: a slider over the choices of the game. Nothing is played meanwhile. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { tp } from '../i18n/play.ts';
import type { TableState } from '../state/table-state.ts';

export function historyPart({ view, past }: TableState, lookBack: (step: number) => void): TemplateResult {
  const step = past?.step ?? view.step;
  const onInput = (event: Event): void => lookBack(Number((event.target as HTMLInputElement).value));
  return html`<div class="history" role="group" aria-label=${tp('play.history')}>
    <input
      type="range"
      min="0"
      max=${view.step}
      .value=${live(String(step))}
      aria-label=${tp('play.history')}
      aria-valuetext=${tp('play.afterChoice', { n: step, of: view.step })}
      @input=${onInput}
    />
    <output>${tp('play.afterChoice', { n: step, of: view.step })}</output>
    ${past ? html`<button class="small" @click=${() => lookBack(view.step)}>${tp('play.toNow')}</button>` : nothing}
  </div>`;
}
