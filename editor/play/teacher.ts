/** The teacher of a guided game: what is said now, what can be chosen, and where it points on the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { sourceText } from '../shell/component-details.ts';
import { stepAfter, stepsAt } from '../state/lesson-steps.ts';
import { backToLesson, endLesson, letOthersPlay } from '../state/table-lesson.ts';
import type { TableState } from '../state/table-state.ts';
import type { LessonLook, LessonProgress, LessonView } from '../../table/protocol.ts';

/** The parts of the table, as the page has them. */
const PLACES: Record<Extract<LessonLook, { kind: 'place' }>['place'], string> = {
  board: '.table-board',
  decision: '.decision',
  history: '.history',
  log: '.log',
  menu: '.table-menu',
  overview: '#tab-overview',
  periods: '.periods',
  played: '#tab-played',
  players: '.players',
  scores: '#tab-scoring',
  slots: '.slots',
};

const selectorOf = (look: LessonLook): string =>
  look.kind === 'place' ? PLACES[look.place] : `[data-${look.kind}="${CSS.escape(look.id)}"]`;

/** The key of what the learner is told to choose now; null: nothing. */
export function taughtKey({ view, past }: TableState): string | null {
  const next = past ? null : view.lesson?.next;
  return next?.by === 'learner' ? next.key : null;
}

/** Where the rule is printed, as other explanations name it. */
const citedPart = (sources: LessonView['steps'][number]['sources']): TemplateResult | typeof nothing =>
  sources.length === 0
    ? nothing
    : html`<p class="cited quiet-text">${t('sources')}: ${sources.map(sourceText).join('; ')}</p>`;

/** Shows one step at a time. */
export class Teacher {
  #shown = 0;
  #made = -1;
  #pointed = '';

  constructor(private readonly host: { requestUpdate(): void }) {}

  render(table: TableState): TemplateResult | typeof nothing {
    const { layout, view } = table;
    const { lesson: progress } = view;
    if (layout.lesson === null || progress === null) {
      this.#made = -1;
      return nothing;
    }
    const { steps } = layout.lesson;
    this.#shown = stepAfter(this.#shown, steps, this.#made, progress.made);
    this.#made = progress.made;
    return html`<section class="teacher" data-pane aria-label=${tp('play.teacher')}>
      <div class="teacher-head">
        <h2>${layout.lesson.title}</h2>
        <span class="count">${tp('play.lessonStep', { n: this.#shown + 1, of: steps.length })}</span>
      </div>
      ${progress.strays ? this.#straying(table) : this.#step(table, layout.lesson, progress)}
    </section>`;
  }

  #step(table: TableState, { steps }: LessonView, progress: LessonProgress): TemplateResult {
    const { first, last } = stepsAt(steps, progress.made);
    const isLast = this.#shown === last;
    const others = isLast && (progress.next?.by === 'others' || progress.next?.by === 'all');
    const own = isLast && progress.next?.by === 'learner';
    const isOver = isLast && progress.next === null;
    const next = (): void => {
      if (others) void letOthersPlay(steps[this.#shown].to - progress.made);
      else if (isOver) void endLesson();
      else if (!own) this.#turn(1);
    };
    const { say, sources } = steps[this.#shown];
    return html`<p class="said" role="status">${say}</p>
      ${citedPart(sources)}
      <div class="buttons">
        <button
          aria-disabled=${this.#shown > first ? 'false' : 'true'}
          @click=${() => this.#shown > first && this.#turn(-1)}
        >
          ${tp('play.lessonBack')}
        </button>
        <button
          class="primary"
          data-teacher
          ?data-focus=${!own}
          aria-disabled=${own || table.busy ? 'true' : 'false'}
          title=${own ? tp('play.lessonOwn') : nothing}
          @click=${next}
        >
          ${isOver ? tp('play.lessonOver') : others ? tp(progress.next?.by === 'all' ? 'play.lessonMeanwhile' : 'play.lessonOthers') : tp('play.lessonNext')}
        </button>
        ${isOver ? nothing : html`<button class="quiet" @click=${() => void endLesson()}>${tp('play.lessonEnd')}</button>`}
      </div>`;
  }

  #straying({ view }: TableState): TemplateResult {
    const { undoProblem } = view;
    return html`<p class="said" role="status">${tp('play.lessonStrays')}</p>
      <div class="buttons">
        <button
          class="primary"
          aria-disabled=${undoProblem === null ? 'false' : 'true'}
          title=${undoProblem === null ? nothing : tp(`play.undo.${undoProblem}`)}
          @click=${() => undoProblem === null && void backToLesson()}
        >
          ${tp('play.lessonReturn')}
        </button>
        <button @click=${() => void endLesson()}>${tp('play.lessonOver')}</button>
      </div>`;
  }

  #turn(by: number): void {
    this.#shown += by;
    this.host.requestUpdate();
  }

  /** Marks what the shown step speaks of, and what is to be chosen; nothing where no lesson is followed. */
  point(root: Element, table: TableState): void {
    const { layout, view } = table;
    const progress = view.lesson;
    const step = progress?.strays === false ? layout.lesson?.steps[this.#shown] : undefined;
    const key = taughtKey(table);
    const target = view.decision?.options.find((option) => option.key === key)?.target;
    const isNow = step !== undefined && step.to > (progress?.made ?? 0);
    const selectors = [
      ...(step?.look ?? []).map(selectorOf),
      ...(isNow && target ? [`[data-${target.kind}="${CSS.escape(target.id)}"]`] : []),
    ];
    const wanted = new Set(selectors.flatMap((selector) => [...root.querySelectorAll(selector)]));
    for (const element of root.querySelectorAll('[data-pointed]')) {
      if (!wanted.has(element)) element.removeAttribute('data-pointed');
    }
    for (const element of wanted) element.setAttribute('data-pointed', '');
    const now = `${this.#shown} ${selectors.join(' ')}`;
    if (now === this.#pointed) return;
    this.#pointed = now;
    [...wanted][0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
