/** The trace of a try: one line for each event, buttons to step through them, and the source of the current step. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { openInText } from '../state/navigation.ts';
import type { PackView } from '../worker/protocol.ts';
import { causeIn, showsCause } from './event-line.ts';
import type { Excerpt } from './excerpt.ts';
import type { TraceStep } from './steps.ts';

type Cause = NonNullable<NonNullable<TraceStep['event']>['cause']>;

interface TraceStepper {
  /** the first step is the position before anything happens */
  steps: TraceStep[];
  /** index of the current step */
  step: number;
  /** whether the trace was too long and is incomplete */
  cut: boolean;
  /** id of the component as which the effect was tried */
  as: string | undefined;
  goTo(step: number): void;
}

export function tracePart(stepper: TraceStepper, excerpt: Excerpt, view: PackView): TemplateResult {
  const { steps, step, cut, as, goTo } = stepper;
  const last = steps.length - 1;
  const stepByKey: Partial<Record<string, number>> = {
    ArrowLeft: step - 1,
    ArrowRight: step + 1,
    Home: 0,
    End: last,
  };
  const onKeydown = (event: KeyboardEvent): void => {
    const target = stepByKey[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const content =
    last === 0
      ? html`<p class="quiet-text">${t('nothingHappens')}</p>`
      : html` ${stepButtons(step, last, goTo)}
          <ol class="events">
            ${steps.slice(1).map((one, i) => eventRow(one, i + 1, step, causeOf(one, steps[i], as), view, goTo))}
          </ol>
          ${cut ? html`<p class="warn">${t('moreSteps', { n: last })}</p>` : nothing} ${sourceExcerpt(excerpt)}`;
  return html`<section class="trace" data-pane aria-label=${t('trace')} @keydown=${onKeydown}>
    <h2>${t('trace')}</h2>
    ${content}
  </section>`;
}

function stepButtons(step: number, last: number, goTo: (step: number) => void): TemplateResult {
  const button = (label: string, sign: string, target: number, disabled: boolean): TemplateResult =>
    html`<button
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${() => {
        if (!disabled) goTo(target);
      }}
    >
      ${sign}
    </button>`;
  return html`<div class="stepper" role="group" aria-label=${t('step', { n: step, of: last })}>
    ${button(t('firstStep'), '«', 0, step === 0)}${button(t('stepBack'), '‹', step - 1, step === 0)}
    <output aria-live="polite">${t('step', { n: step, of: last })}</output>
    ${button(t('stepForward'), '›', step + 1, step === last)}${button(t('lastStep'), '»', last, step === last)}
  </div>`;
}

/** The cause to show at a step: only at the first of several successive events with the same cause. */
function causeOf({ event }: TraceStep, previous: TraceStep, as: string | undefined): Cause | null {
  if (!event?.cause || !showsCause(event, as)) return null;
  return event.cause.id === previous.event?.cause?.id ? null : event.cause;
}

function eventRow(
  { event, line }: TraceStep,
  index: number,
  current: number,
  cause: Cause | null,
  view: PackView,
  goTo: (step: number) => void,
): TemplateResult {
  const component = event && causeIn(event, view);
  return html`<li
    aria-current=${index === current ? 'step' : nothing}
    class=${`${index > current ? 'later' : ''} ${event?.type === 'not' ? 'not' : ''}`}
  >
    <button class="row" @click=${() => goTo(index)}>${line}</button>
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

/** The words of the step, marked in the lines around them. Its height is fixed, so that nothing moves between steps. */
function sourceExcerpt({ file, line, lines }: Excerpt): TemplateResult {
  const marked = ({ text, mark }: Excerpt['lines'][number]): TemplateResult =>
    mark
      ? html`${text.slice(0, mark[0])}<mark>${text.slice(mark[0], mark[1])}</mark>${text.slice(mark[1])}`
      : html`${text}`;
  return html`<div class="source" role="group" aria-label=${t('wordsOfStep')}>
    <p class="where">
      ${file === null ? html`<span>${t('effect')}</span>` : html`<button class="link" @click=${() => openInText({ file, line })}>${file}:${line}</button>`}
    </p>
    <pre>
${lines.map((row) => html`<span class=${row.mark ? 'lit' : ''}><i aria-hidden="true">${row.n}</i><code>${marked(row)}</code></span>`)}</pre>
  </div>`;
}
