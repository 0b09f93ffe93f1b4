/**
 * What is being resolved, as levels inside each other: the innermost is what can be chosen now, each other one goes on
 * after those inside it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { tp } from '../i18n/play.ts';
import type { TableDecision } from '../../table/protocol.ts';
import { slotsPart } from './slots.ts';
import type { TableContext } from './table-context.ts';

type Level = NonNullable<TableDecision['stack']>[number];

/** The action slots; while something is being resolved, that, with the slots on demand. */
export function slotsOrStack(context: TableContext, choose: (key: string) => void): TemplateResult | typeof nothing {
  const { decision } = context.table.view;
  if (!decision?.stack) return slotsPart(context);
  const offersSlots = decision.options.some(({ target }) => target?.kind === 'slot');
  const slots = slotsPart(context);
  return html`<div class="stack-column">
    <section class="stack" data-pane tabindex="0" aria-label=${tp('play.stack')}>
      <h2>${tp('play.stack')}</h2>
      ${levels(decision.stack, decision, choose)}
    </section>
    ${
      slots === nothing
        ? nothing
        : html`<details class="slots-apart" ?open=${offersSlots}>
            <summary>${tp('play.slots')}</summary>
            ${slots}
          </details>`
    }
  </div>`;
}

function levels(
  [level, ...inner]: readonly Level[],
  decision: TableDecision,
  choose: (key: string) => void,
  trigger: string | null = null,
): TemplateResult {
  if (level === undefined) {
    return html`<ol class="plain">
      ${now(decision, trigger, choose)}
    </ol>`;
  }
  const { cause, waiting } = level;
  const sets = inner.length === 0 && cause !== null;
  return html`<ol class="plain">
    <li data-level class=${sets ? 'trigger' : ''} ?data-trigger=${sets}>
      ${cause === null ? nothing : html`<b>${cause}</b>`} ${waiting.length === 0 ? nothing : later(waiting)}
      ${levels(inner, decision, choose, sets ? cause : trigger)}
    </li>
  </ol>`;
}

const later = (waiting: readonly string[]): TemplateResult =>
  html`<div class="later">
    ${tp('play.stack.later')}
    <ul>
      ${waiting.map((text) => html`<li>${text}</li>`)}
    </ul>
  </div>`;

/** What has a place on the table is chosen there, or in the list. */
const now = ({ prompt, options }: TableDecision, cause: string | null, choose: (key: string) => void): TemplateResult =>
  html`<li data-level class="now">
    <b>${prompt}</b>
    ${cause === null ? nothing : html`<span class="visually-hidden">${tp('play.stack.cause', { cause })}</span>`}
    ${
      options.some(({ target }) => target !== null)
        ? html`<p class="quiet-text">${tp('play.stack.onTable')}</p>`
        : html`<ul class="plain">
            ${options.map(({ key, label }) => html`<li><button class="small" @click=${() => choose(key)}>${label}</button></li>`)}
          </ul>`
    }
  </li>`;
