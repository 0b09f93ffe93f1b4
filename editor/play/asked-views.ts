/** The views of the centre that ask the worker: what pieces cost and bring, and where points come from. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { app } from '../state/app.ts';
import { ask } from '../state/services.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import type { TableCourse, TableOverview, TableScores } from '../../table/protocol.ts';
import { coursePart } from './course.ts';
import { finalScoring } from './final-scoring.ts';
import { nextIncome } from './next-income.ts';
import { overviewView } from './overview.ts';
import { scoringView, type Turned } from './scoring.ts';
import type { TableContext, TableTexts } from './table-context.ts';

/** As wide as `table.css` shows what stands beside the board. */
const WIDE = matchMedia('(min-width: 1280px) and (min-height: 600px)');

export class AskedViews {
  readonly #scores: WorkerAnswer<TableScores | null>;
  readonly #rules: WorkerAnswer<TableTexts['cards']>;
  readonly #costs: WorkerAnswer<TableOverview | null>;
  readonly #course: WorkerAnswer<TableCourse | null>;
  /** whose course is shown after the end; empty: the score */
  #counter = '';
  readonly #rows = new Set<string>();
  readonly #turned: Turned = {
    has: (row) => this.#rows.has(row),
    toggle: (row) => {
      if (!this.#rows.delete(row)) this.#rows.add(row);
      this.host.requestUpdate();
    },
  };

  constructor(private readonly host: LitElement) {
    this.#scores = new WorkerAnswer(host, { keepPrevious: true });
    this.#rules = new WorkerAnswer(host, { keepPrevious: true });
    this.#costs = new WorkerAnswer(host, { keepPrevious: true });
    this.#course = new WorkerAnswer(host, { keepPrevious: true });
  }

  /** Before choice `step`. */
  overview(context: TableContext, step: number): TemplateResult {
    return overviewView(context, this.#overviewOf(context, step));
  }

  /** The next income, in short, where the page has room for it. */
  income(context: TableContext, step: number): TemplateResult | typeof nothing {
    const { layout, view } = context.table;
    if (!layout.overview || view.over || !WIDE.matches) return nothing;
    return nextIncome(context, this.#overviewOf(context, step));
  }

  #overviewOf({ table, pack, centre }: TableContext, step: number): TableOverview | null {
    this.#costs.update(pack, `${centre} ${step} ${positionKey(table)}`, () =>
      ask('tableOverview', centre, step, table.viewer),
    );
    return this.#costs.value;
  }

  scoring(table: TableState, pack: PackView, cards: TableTexts['cards']): TemplateResult {
    const { over } = table.view;
    const { path } = pack;
    const { language } = app.now.settings;
    const key = positionKey(table);
    this.#scores.update(pack, key, () => ask('tableScores', table.viewer));
    if (over) this.#course.update(pack, key, () => ask('tableCourse'));
    this.#rules.update(pack, `${path} ${language}`, () => ask('renderSection', path, 'procedures', language));
    const scores = this.#scores.value;
    const texts = { procedures: this.#rules.value ?? {}, cards };
    return html`${scores ? finalScoring(scores, table.viewer, pack, texts) : nothing}
    ${scoringView(table, scores, this.#turned)} ${over ? this.#coursePart(table) : nothing}`;
  }

  #coursePart(table: TableState): TemplateResult | typeof nothing {
    return coursePart(table, this.#course.value, this.#counter, (counter) => {
      this.#counter = counter;
      this.host.requestUpdate();
    });
  }
}

/** Says who looks at which position; a choice that was taken back is followed by another one of the same number. */
const positionKey = ({ viewer, view: { step, log, trial } }: TableState): string =>
  `${viewer} ${app.now.settings.language} ${step} ${log.at(-1)?.lines[0]?.text ?? ''} ${trial}`;
