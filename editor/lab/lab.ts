/** The Lab: an effect tried on a position, with its decisions, trace, changes and outcomes. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { announce, app, type LastTry } from '../state/app.ts';
import { replaceRoute } from '../state/navigation.ts';
import { positionOfQuery, tryQuery } from '../state/trials.ts';
import { type Query, tableStep, tryKey } from '../state/try-query.ts';
import type { PackView, TryResult } from '../worker/protocol.ts';
import { AppElement } from '../shell/app-element.ts';
import { changesText } from '../shell/change-text.ts';
import { changesPart } from './changes.ts';
import { decisionsPart } from './decisions.ts';
import { excerptOf } from './excerpt.ts';
import { formPart } from './form.ts';
import './lab-board.ts';
import { occasionPart } from './occasion.ts';
import { outcomesPart } from './outcomes.ts';
import { problemsPart } from './problems.ts';
import { scenarioOf, scenarioPart } from './scenario.ts';
import { factsAt, changeRowsAt, stepsOf } from './steps.ts';
import { tracePart } from './trace.ts';

const SAID_ALOUD = 4;

class Lab extends AppElement {
  #step = Infinity;
  #running = false;
  /** the address that was asked last */
  #asked = '';
  #scenario = '';

  protected override render(): TemplateResult {
    const { view } = app.now;
    return html`<div class="page lab">
      <div class="title"><h1>${t('lab')}</h1></div>
      ${
        view
          ? html`<div class="lab-grid">
              ${this.#form(view)}
              <div class="lab-out" aria-busy=${this.#running ? 'true' : 'false'}>${this.#out(view)}</div>
            </div>`
          : nothing
      }
    </div>`;
  }

  /** The last try, while it is what the address says. */
  #last(view: PackView): LastTry | null {
    const { lastTry } = app.now;
    return lastTry?.pack === view.path && tryKey(lastTry.query) === this.#asked ? lastTry : null;
  }

  /** The address is the question; one that a link or another view wrote is asked at once. */
  protected override updated(): void {
    const {
      view,
      packs,
      route: { query, view: name },
    } = app.now;
    const key = tryKey(query);
    const wanted = query['pack'];
    if (!view || name !== 'lab' || query['effect'] === undefined) return;
    if (key === this.#asked) {
      this.#sayAgain(view);
      return;
    }
    // the pack that it is about is still being opened
    if (wanted !== undefined && wanted !== view.path && packs.some(({ path }) => path === wanted)) return;
    const { lastTry } = app.now;
    // back in the lab, where the answer is there already
    if (this.#asked === '' && lastTry?.pack === view.path && tryKey(lastTry.query) === key) {
      this.#asked = key;
      this.requestUpdate();
      return;
    }
    void this.#run(view, query, false);
  }

  /** Asks again in another language of the page. */
  #sayAgain(view: PackView): void {
    const last = this.#last(view);
    if (this.#running || !last || last.question.language === app.now.settings.language) return;
    void this.#run(view, last.query, last.question.outcomes);
  }

  #form(view: PackView): TemplateResult {
    const { query } = app.now.route;
    return formPart(view, query, app.now.lastTry === null, {
      run: () => void this.#run(view, this.#written(query)),
      outcomes: () => void this.#run(view, { ...this.#written(query), do: query['do'] ?? '' }, true),
      position: (at) => {
        const next: Query = { ...this.#written(query), at };
        if (next['effect']) void this.#run(view, next);
        else replaceRoute('', { ...query, at });
      },
    });
  }

  /** The query of the address with the fields of the form. */
  #written(query: Query): Query {
    const form = this.querySelector<HTMLFormElement>('.lab-form');
    const given = form && new FormData(form);
    const value = (name: string): string => String(given?.get(name) ?? query[name] ?? '');
    const at =
      value('at') === 'own'
        ? value('yaml')
        : ['record', 'table'].includes(value('at'))
          ? (query['at'] ?? '')
          : value('at');
    const effect = value('effect').trim();
    return {
      ...query,
      effect,
      at,
      as: value('as'),
      players: value('players'),
      do: '',
      of: effect === query['effect']?.trim() ? (query['of'] ?? '') : '',
      for: effect === query['effect']?.trim() ? (query['for'] ?? '') : '',
    };
  }

  #out(view: PackView): TemplateResult | typeof nothing {
    const last = this.#last(view);
    const { query } = app.now.route;
    if (query['effect'] && positionOfQuery(query['at']) === null) {
      return html`<p class="banner" role="status">
        ${t(tableStep(query['at'] ?? '') === null ? 'recordGone' : 'tableGone')}
      </p>`;
    }
    if (!last) return this.#running ? html`<p class="empty" role="status">${t('checking')}</p>` : nothing;
    const { answer } = last;
    const problems = problemsPart(answer, view);
    if (!answer.ok || answer.tried.problems.length) return problems;
    const choose = (keys: string[]): void => void this.#run(view, { ...last.query, do: keys.join(' ') });
    const put = (text: string): void => {
      this.#scenario = text;
      this.requestUpdate();
    };
    return html`${problems}${occasionPart(last, view)}${decisionsPart(answer.tried, choose)}${this.#steps(answer.tried, last, view)}${outcomesPart(answer.tried, view, choose)}
    ${scenarioPart(last, this.#scenario, scenarioOf(last) !== null, put, () => put(scenarioOf(last) ?? ''))}`;
  }

  #steps(tried: TryResult, { question, answer }: LastTry, view: PackView): TemplateResult {
    const steps = stepsOf(tried);
    const of = steps.length - 1;
    const step = Math.min(this.#step, of);
    const here = steps[step];
    const places = answer.ok ? answer.locations : [];
    const goTo = (n: number): void => {
      this.#step = Math.max(0, Math.min(of, n));
      this.requestUpdate();
      void this.updateComplete.then(() => this.#showStep());
    };
    const excerpt = excerptOf(
      step === 0 ? undefined : places[here.at],
      places,
      (answer.ok ? answer.read : null) ?? question.effect,
      (file) => app.now.files.get(file)?.text,
    );
    return html`<div class="lab-parts">
      ${tracePart({ steps, step, cut: tried.cut, as: question.as, goTo }, excerpt, view)}
      <div class="lab-position">
        ${changesPart(changeRowsAt(tried, steps, step), view, step, of, tried.steps[here.at].hash)}
        <fathom-lab-board
          .boards=${answer.ok ? answer.boards : []}
          .facts=${factsAt(tried, here)}
          .earlier=${factsAt(tried, steps[Math.max(0, step - 1)])}
        ></fathom-lab-board>
      </div>
    </div>`;
  }

  /** Scrolls the trace and the source to the current step. */
  #showStep(): void {
    for (const [list, now] of [
      ['.events', '[aria-current]'],
      ['.source pre', '.lit'],
    ]) {
      const scrolls = this.querySelector<HTMLElement>(list);
      const line = scrolls?.querySelector<HTMLElement>(now);
      if (scrolls) show(scrolls, line?.offsetTop ?? 0, line?.offsetHeight ?? 0);
    }
  }

  async #run(view: PackView, given: Query, outcomes = false): Promise<void> {
    const unless = (name: string, usual: string): string => (given[name] === usual ? '' : (given[name] ?? ''));
    const query: Query = {
      ...given,
      pack: view.path,
      at: unless('at', 'start'),
      players: unless('players', String(view.playerCounts[0])),
    };
    if (!query['effect']) return;
    this.#running = true;
    this.#scenario = '';
    this.#asked = tryKey(query);
    replaceRoute('', query);
    this.requestUpdate();
    const last = await tryQuery(view, query, outcomes);
    this.#running = false;
    this.#step = Infinity;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      this.#showStep();
      if (outcomes) this.querySelector('.outcomes')?.scrollIntoView({ block: 'nearest' });
    });
    const changes = last?.answer.ok ? last.answer.tried.changes : null;
    if (changes) announce(`${t('changes')}: ${changesText(changes.slice(0, SAID_ALOUD), view)}`, 'spoken');
  }
}

function show(scrolls: HTMLElement, from: number, height: number): void {
  if (from < scrolls.scrollTop) scrolls.scrollTop = from;
  else if (from + height > scrolls.scrollTop + scrolls.clientHeight) {
    scrolls.scrollTop = from + height - scrolls.clientHeight;
  }
}
customElements.define('fathom-lab', Lab);
