/** The Audit: the provenance of a pack, and the worklist of what is left to do. */
import { LIMITS } from '../../dsl/internal.ts';
import { diagnosticWords } from '../../service/translations/index.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { sectionName, t, componentName } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { openInText, replaceRoute } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { importSignOffs, loadSignOffs } from '../state/sign-offs.ts';
import { citationText } from '../worker/citation-text.ts';
import {
  SIGN_OFF_FILE,
  type AuditView,
  type Diagnostic,
  type Fingerprints,
  type PackView,
  type Provenance,
} from '../worker/protocol.ts';
import { downloadFile } from '../shell/download.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { runAllScenarios, type ScenarioRun } from './all-scenarios.ts';
import { signOffText } from './evidence.ts';
import { matchesFilter, WORK_FILTERS, worklist, type WorkFilter, type WorkItem } from './worklist.ts';

type Kind = AuditView['kinds'][number];
/** In the address: printed texts are compared, in place of the list of components. */
const TEXTS = 'texts';
const NONE: ScenarioRun['failing'] = new Map();
const STATES: readonly Provenance[] = ['attested', 'derived', 'mixed', 'original', 'unsaid'];

interface AuditAnswer {
  /** of the pack */
  path: string;
  report: AuditView;
  /** of signed components, by `section/id` */
  fingerprints: Record<string, Fingerprints>;
}

class Audit extends AppElement {
  /** the previous answer is shown until the next one arrives, so that a sign-off does not empty the page */
  readonly #answer = new WorkerAnswer<AuditAnswer>(this, { keepPrevious: true });
  readonly #unfolded = new Set<string>();
  #run: ScenarioRun | null = null;
  /** counts the runs; a run stops when another one begins */
  #runs = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    // other people may have signed in the meantime
    void loadSignOffs().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#runs++;
  }

  protected override render(): TemplateResult {
    const {
      view,
      route: { query },
      signOffs,
    } = app.now;
    if (view && query['of'] === TEXTS) return this.#printedTexts();
    const answer = view ? this.#answerFor(view) : null;
    if (!view || !answer) {
      return html`<div class="page">
        <h1>${t('audit')}</h1>
        <p class="quiet-text">${view ? t('checking') : ''}</p>
      </div>`;
    }
    const { report, fingerprints } = answer;
    const todo = WORK_FILTERS.find((one) => one === query['todo']) ?? 'left';
    const all = worklist({
      view,
      report,
      signOffs: signOffs.all,
      fingerprints,
      failing: this.#run?.view === view ? this.#run.failing : NONE,
    });
    const work = all.filter((one) => matchesFilter(one, todo));
    return html`<div class="page audit" data-pane>
      <div class="title"><h1>${t('audit')}</h1></div>
      ${this.#parts()}
      <div class="proofs">${this.#provenance(report)}${this.#fields(report)}</div>
      <div class="title">
        <h2>${t('worklist')}</h2>
        <p class="quiet-text grow" role="status">${t('auditShown', { n: work.length })}</p>
        ${this.#scenarios(view)}${this.#signOffFile()}
      </div>
      ${signOffs.problems.length ? html`<p class="note" role="alert">${t('signOffsBad', { file: SIGN_OFF_FILE })} ${signOffs.problems.join(' ')}</p>` : nothing}
      <div class="todos" role="group" aria-label=${t('filters')}>
        ${WORK_FILTERS.map((one) => this.#choice(one, all.filter((each) => matchesFilter(each, one)).length, todo))}
      </div>
      ${work.length === 0 ? html`<p class="empty">${t('noFindings')}</p>` : this.#table(work, query['open'])}
    </div>`;
  }

  /** Its code is loaded when somebody opens it. */
  #printedTexts(): TemplateResult {
    void import('./deck/deck-view.ts');
    return html`<div class="page audit" data-pane>
      <div class="title"><h1>${t('audit')}</h1></div>
      ${this.#parts()}
      <fathom-deck></fathom-deck>
    </div>`;
  }

  /** The components of the pack, or printed texts from a table. */
  #parts(): TemplateResult {
    const { of = '' } = app.now.route.query;
    const part = (name: string, title: string): TemplateResult =>
      html`<button
        aria-pressed=${of === name ? 'true' : 'false'}
        @click=${() => replaceRoute('', { pack: app.now.route.query['pack'] ?? '', of: name })}
      >
        ${title}
      </button>`;
    return html`<div class="todos" role="group" aria-label=${t('audit')}>
      ${part('', t('worklist'))} ${part(TEXTS, t('audit.texts'))}
    </div>`;
  }

  /** The report and the fingerprints of signed components, requested again when the pack or the sign-offs change. */
  #answerFor(view: PackView): AuditAnswer | null {
    const signed = app.now.signOffs.all.filter(({ pack }) => pack === view.id).map(({ component }) => component);
    this.#answer.update(view, [view.path, ...signed].join(' '), async () => {
      const [report, fingerprints] = await Promise.all([
        ask('audit', view.path),
        ask('fingerprints', view.path, signed),
      ]);
      return { path: view.path, report, fingerprints };
    });
    const answer = this.#answer.value;
    return answer?.path === view.path ? answer : null;
  }

  /** How many components have each provenance: of all, by section; sections unfold by deck, type and part. */
  #provenance({ kinds }: AuditView): TemplateResult {
    const whole = kinds.filter(({ of }) => of === null);
    const total = (state: Provenance): number => whole.reduce((sum, { byProvenance }) => sum + byProvenance[state], 0);
    const shown = kinds.filter(({ of, section }) => of === null || this.#unfolded.has(section));
    return html`<details class="by-kind">
      <summary>
        <span class="whole">${t('byKind')}</span>${bar(total)}<span class="proof-legend"
          >${STATES.filter(total).map((state) => html`<span><span class=${`swatch ${state}`}></span> ${total(state)} ${t(`status.${state}`)}</span>`)}</span
        >
      </summary>
      <div class="rows" tabindex="0" role="region" aria-label=${t('byKind')}>
        <table class="proved">
          <thead>
            <tr>
              <th scope="col">${t('section')}</th>
              <td></td>
              ${STATES.map((state) => html`<th scope="col" class="n"><span class=${`swatch ${state}`}></span> ${t(`status.${state}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${shown.map(
              (kind) =>
                html`<tr class=${kind.of === null ? '' : 'sub'}>
                  <th scope="row">${this.#kindName(kind, kinds)} <span class="quiet-text">${kind.components}</span></th>
                  <td class="bar-cell">${bar((state) => kind.byProvenance[state])}</td>
                  ${STATES.map((state) => html`<td class="n">${kind.byProvenance[state] || '·'}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
  }

  #kindName({ section, of }: Kind, kinds: readonly Kind[]): TemplateResult | string {
    if (of === null) {
      if (!kinds.some((one) => one.section === section && one.of !== null)) return sectionName(section);
      const unfolded = this.#unfolded.has(section);
      return html`<button
        class="link"
        aria-expanded=${unfolded ? 'true' : 'false'}
        @click=${() => {
          if (unfolded) this.#unfolded.delete(section);
          else this.#unfolded.add(section);
          this.requestUpdate();
        }}
      >
        ${sectionName(section)}
      </button>`;
    }
    const names = app.now.view?.names[app.now.settings.language] ?? {};
    if ('part' in of) return t(`part.${of.part}`);
    const id = 'deck' in of ? of.deck : of.type;
    return names[id] ?? id;
  }

  /** The statuses of cards, field by field. */
  #fields({ fields }: AuditView): TemplateResult | typeof nothing {
    if (fields.length === 0) return nothing;
    const states = STATES.filter((state) => state !== 'mixed');
    return html`<details class="by-field">
      <summary>${t('byField')}</summary>
      <div class="rows" tabindex="0" role="region" aria-label=${t('byField')}>
        <table class="proved">
          <thead>
            <tr>
              <th scope="col">${t('field')}</th>
              ${states.map((state) => html`<th scope="col" class="n"><span class=${`swatch ${state}`}></span> ${t(`status.${state}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${fields.map(
              ({ field, byStatus }) =>
                html`<tr>
                  <th scope="row"><code>${field}</code></th>
                  ${states.map((state) => html`<td class="n">${byStatus[state] || '·'}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
  }

  /** Scenarios are run on request only, as those of a whole game take seconds. */
  #scenarios(view: PackView): TemplateResult | typeof nothing {
    if (!view.playable || !view.components.some(({ pack, scenarios }) => pack === view.id && scenarios > 0)) {
      return nothing;
    }
    const run = this.#run?.view === view ? this.#run : null;
    if (run?.running) {
      return html`<progress max=${run.total} value=${run.done} aria-label=${t('runAllScenarios')}></progress>
        <button
          class="small"
          @click=${() => {
            this.#runs++;
          }}
        >
          ${t('stop')}
        </button>`;
    }
    const result =
      run === null
        ? nothing
        : html`<span role="status" class=${run.failing.size ? 'verdict bad' : 'verdict good'}
            >${run.failing.size ? '✗' : '✓'}
            ${t('scenariosRun', { n: run.scenarios })}${run.done < run.total ? ` (${t('stopped')})` : ''}</span
          >`;
    return html`${result}<button class="small" @click=${() => this.#runAll(view)}>${t('runAllScenarios')}</button>`;
  }

  #runAll(view: PackView): void {
    const mine = ++this.#runs;
    void runAllScenarios(
      view,
      () => this.#runs === mine && app.now.view === view,
      (run) => {
        this.#run = run;
        this.requestUpdate();
      },
    ).catch(() => {
      this.#run = null;
      this.requestUpdate();
    });
  }

  #choice(todo: WorkFilter, n: number, now: WorkFilter): TemplateResult {
    return html`<button
      aria-pressed=${todo === now ? 'true' : 'false'}
      @click=${() => this.#show({ todo: todo === 'left' ? '' : todo, open: '' })}
    >
      ${t(`todo.${todo}`)} <span class="n">${n}</span>
    </button>`;
  }

  #show(query: Record<string, string>): void {
    replaceRoute('', { ...app.now.route.query, ...query });
  }

  #table(work: WorkItem[], open: string | undefined): TemplateResult {
    const columns = [t('component'), t('kind'), t('status'), t('sources'), t('finding'), t('signOffHead')];
    return html`<div class="rows" tabindex="0" role="region" aria-label=${t('worklist')}>
      <table class="worklist" role="table">
        <thead>
          <tr role="row">
            ${columns.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${repeat(
            work,
            ({ key }) => key,
            (one) => this.#row(one, open === one.key),
          )}
        </tbody>
      </table>
    </div>`;
  }

  #row(work: WorkItem, open: boolean): TemplateResult {
    const [name, kind, status, sources, finding, signOff] = cells(work);
    const head =
      work.kind === 'finding'
        ? html`<button class="link" @click=${() => openInText(work.finding)}>${name}</button>`
        : html`<button
            class="link"
            aria-expanded=${open ? 'true' : 'false'}
            @click=${() => this.#show({ open: open ? '' : work.key })}
          >
            ${name}
          </button>`;
    // the roles are explicit because the styles for phones change the display of rows and cells
    return html`<tr role="row">
        <th scope="row" role="rowheader">${head}</th>
        <td role="cell">${kind}</td>
        <td role="cell">${status}</td>
        <td role="cell">${sources}</td>
        <td role="cell">${finding}</td>
        <td role="cell">${signOff}</td>
      </tr>
      ${
        open && work.kind !== 'finding'
          ? html`<tr class="opened" role="row">
              <td colspan="6" role="cell"><fathom-evidence .item=${work}></fathom-evidence></td>
            </tr>`
          : nothing
      }`;
  }

  #signOffFile(): TemplateResult {
    const exportFile = (): void =>
      void loadSignOffs().then(
        (text) => downloadFile('signoffs.yaml', text, 'text/yaml'),
        () => announce(t('notConnected'), 'error'),
      );
    return html`<span class="sign-offs"
      ><button class="small" @click=${exportFile}>${t('exportSignOffs')}</button>
      <label class="as-button"
        >${t('importSignOffs')}<input
          type="file"
          accept=".yaml,.yml"
          class="visually-hidden"
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            const file = input.files?.[0];
            if (file) void importFile(file);
            input.value = '';
          }} /></label
    ></span>`;
  }
}
customElements.define('fathom-audit', Audit);

const bar = (n: (state: Provenance) => number): TemplateResult =>
  html`<span class="proof" aria-hidden="true"
    >${STATES.filter(n).map((state) => html`<span class=${state} style=${`flex:${n(state)}`}></span>`)}</span
  >`;

/** What a finding says, in the language of the page. */
const messageOf = (finding: Diagnostic): string => diagnosticWords(finding, app.now.translation).message;

/** Name, kind, status, citations, findings, sign-off. */
function cells(work: WorkItem): [string, string, string, string, string, string | TemplateResult] {
  if (work.kind === 'finding') {
    const { file, line, severity, code } = work.finding;
    return [`${file}:${line}`, t(severity), '', '', `${messageOf(work.finding)} (${code})`, ''];
  }
  if (work.kind === 'dispute') {
    const { id, topic, state, sources, decision } = work.dispute;
    return [
      `${id}: ${topic}`,
      t('disputeKind'),
      t(`dispute.${state}`),
      sources.map(citationText).join('; '),
      decision ?? '',
      '',
    ];
  }
  if (work.kind === 'gap') {
    const { id, name, sources, unknown, known } = work.gap;
    return [name ?? id, t('gapKind'), '', sources.map(citationText).join('; '), unknown ?? known, ''];
  }
  const {
    component,
    findings,
    failing,
    noStatus,
    noScenario,
    signOff: { state },
  } = work;
  const finding = [
    ...findings.map((one) => messageOf(one)),
    ...failing.map(({ name, failures }) => `✗ ${name}: ${failures.join('; ')}`),
    ...(noStatus ? [t('audit.unsaid')] : []),
    ...(noScenario ? [t('audit.scenario')] : []),
  ].join(' · ');
  const signed =
    state === 'open'
      ? ''
      : html`<span class=${`tag sign-${state}`}>${state === 'holds' ? '✓' : '!'} ${t(`sign.${state}`)}</span>
          <span class="quiet-text">${signOffText(work)}</span>`;
  return [
    componentName(component),
    sectionName(component.section),
    component.provenance ? t(`status.${component.provenance}`) : '',
    component.cited.join('; '),
    finding,
    signed,
  ];
}

const MAX_IMPORT_SIZE = LIMITS.fileSize.most;

async function importFile(file: File): Promise<void> {
  const imported = file.size > MAX_IMPORT_SIZE ? null : await importSignOffs(await file.text()).catch(() => null);
  if (!imported) announce(t('signOffsBad', { file: file.name }), 'error');
  else if (imported.outcome === 'saved') announce(t('signOffsTaken', { n: imported.count }));
  else announce(t('notConnected'), 'error');
}
