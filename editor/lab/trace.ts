/** The trace of a try, line by line, with a stepper and the words that cause the current line. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { openInText } from '../state/navigation.ts';
import type { PackView } from '../worker/protocol.ts';
import { causeIn, showsCause } from './event-line.ts';
import type { Excerpt } from './excerpt.ts';
import type { TraceStep } from './steps.ts';

type Cause = NonNullable<NonNullable<TraceStep['event']>['cause']>;
interface TraceStepper {
  steps: TraceStep[];
  step: number;
  cut: boolean;
  as: string | undefined;
  to(step: number): void;
}

export function tracePart(
  { steps, step, cut, as, to }: TraceStepper,
  excerpt: Excerpt,
  view: PackView,
): TemplateResult {
  const of = steps.length - 1;
  const ways: Partial<Record<string, number>> = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: of };
  const keys = (event: KeyboardEvent): void => {
    const next = ways[event.key];
    if (next !== undefined) {
      event.preventDefault();
      to(next);
    }
  };
  const button = (label: string, sign: string, next: number, off: boolean): TemplateResult =>
    html`<button
      aria-label=${label}
      title=${label}
      aria-disabled=${off ? 'true' : 'false'}
      @click=${() => {
        if (!off) to(next);
      }}
    >
      ${sign}
    </button>`;
  return html`<section class="trace" data-pane aria-label=${t('trace')} @keydown=${keys}>
    <h2>${t('trace')}</h2>
    ${
      of === 0
        ? html`<p class="quiet-text">${t('nothingHappens')}</p>`
        : html` <div class="stepper" role="group" aria-label=${t('step', { n: step, of })}>
              ${button(t('firstStep'), '«', 0, step === 0)}${button(t('stepBack'), '‹', step - 1, step === 0)}
              <output aria-live="polite">${t('step', { n: step, of })}</output>
              ${button(t('stepForward'), '›', step + 1, step === of)}${button(t('lastStep'), '»', of, step === of)}
            </div>
            <ol class="events">
              ${steps.slice(1).map((one, i) => line(one, i + 1, step, causeOf(one, steps[i], as), view, to))}
            </ol>
            ${cut ? html`<p class="warn">${t('moreSteps', { n: of })}</p>` : nothing} ${source(excerpt)}`
    }
  </section>`;
}

/** Said once, where it begins. */
function causeOf({ event }: TraceStep, before: TraceStep, as: string | undefined): Cause | null {
  return event && showsCause(event, as) && event.cause!.id !== before.event?.cause?.id ? event.cause! : null;
}

function line(
  { event, line: text }: TraceStep,
  n: number,
  step: number,
  cause: Cause | null,
  view: PackView,
  to: (step: number) => void,
): TemplateResult {
  const component = event && causeIn(event, view);
  return html`<li
    aria-current=${n === step ? 'step' : nothing}
    class=${`${n > step ? 'later' : ''} ${event?.type === 'not' ? 'not' : ''}`}
  >
    <button class="row" @click=${() => to(n)}>${text}</button>
    ${
      cause === null
        ? nothing
        : html`<span class="cause"
            >${
              component
                ? html`<button class="link" @click=${() => openInText(component)}>
                    ${t('because', { cause: cause.name })}
                  </button>`
                : t('because', { cause: cause.name })
            }</span
          >`
    }
  </li>`;
}

/** The lines around the words of the step, which are marked. Its height is fixed, so that nothing moves between steps. */
function source({ file, line: at, lines }: Excerpt): TemplateResult {
  const marked = ({ text, mark }: Excerpt['lines'][number]): TemplateResult =>
    mark
      ? html`${text.slice(0, mark[0])}<mark>${text.slice(mark[0], mark[1])}</mark>${text.slice(mark[1])}`
      : html`${text}`;
  return html`<div class="source" role="group" aria-label=${t('wordsOfStep')}>
    <p class="where">
      ${file === null ? html`<span>${t('effect')}</span>` : html`<button class="link" @click=${() => openInText({ file, line: at })}>${file}:${at}</button>`}
    </p>
    <pre>
${lines.map((one) => html`<span class=${one.mark ? 'lit' : ''}><i aria-hidden="true">${one.n}</i><code>${marked(one)}</code></span>`)}</pre>
  </div>`;
}
