/** How much of the pack is proved, and what is left to do, as a list to work through. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { app, ask, openComponent, say, stay } from '../state/app.ts';
import { importSignOffs, readSignOffs } from '../state/sign-offs.ts';
import { SIGN_OFF_FILE, type Fingerprints, type PackView, type Provenance, type SignOff } from '../bench/protocol.ts';
import { sectionName, t } from '../i18n/index.ts';
import { saveAs } from '../shell/save-as.ts';
import { View } from '../shell/view.ts';
import './evidence.ts';
import { standingText } from './evidence.ts';
import { isTodo, TODOS, worklist, type Todo, type Work } from './worklist.ts';
import { changedSince } from '../../dsl/provenance/changed-since.ts';

const STATES: readonly Provenance[] = ['attested', 'derived', 'mixed', 'original', 'unsaid'];

class Audit extends View {
  #now: Record<string, Fingerprints> = {};
  #of: PackView | null = null;
  #signed: SignOff[] | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    // somebody may have written there since
    void readSignOffs().catch(() => undefined);
  }

  protected override render(): TemplateResult {
    const { view, route: { query }, signOffs } = app.now;
    if (!view) return html`<div class="page"><h1>${t('audit')}</h1></div>`;
    this.#fetch(view);
    const todo = TODOS.find((one) => one === query['todo']) ?? 'left', all = worklist(view, signOffs.all, this.#now, changedSince), work = all.filter((one) => isTodo(one, todo));
    return html`<div class="page audit" data-pane><div class="title"><h1>${t('audit')}</h1><p class="quiet-text" role="status">${t('auditShown', { n: work.length })}</p></div>
      ${this.#proved(view)}
      <div class="title"><h2>${t('worklist')}</h2>${this.#file()}</div>
      ${signOffs.problems.length ? html`<p class="note" role="alert">${t('signOffsBad', { file: SIGN_OFF_FILE })} ${signOffs.problems.join(' ')}</p>` : nothing}
      <div class="todos" role="group" aria-label=${t('filters')}>${TODOS.map((one) => this.#choice(one, all.filter((each) => isTodo(each, one)).length, todo))}</div>
      ${work.length === 0 ? html`<p class="empty">${t('noFindings')}</p>` : html`<div class="rows" tabindex="0" role="region" aria-label=${t('worklist')}><table class="worklist"><thead><tr><th scope="col">${t('component')}</th><th scope="col">${t('kind')}</th><th scope="col">${t('status')}</th><th scope="col">${t('sources')}</th><th scope="col">${t('finding')}</th><th scope="col">${t('signOffHead')}</th></tr></thead>
        <tbody>${repeat(work, ({ key }) => key, (one) => this.#row(one, query['open'] === one.key))}</tbody></table></div>`}</div>`;
  }

  /** What signed components are now; asked again when the pack or the sign-offs are others. */
  #fetch(view: PackView): void {
    const { all } = app.now.signOffs;
    if (view === this.#of && all === this.#signed) return;
    this.#of = view;
    this.#signed = all;
    ask('fingerprints', view.path, all.filter(({ pack }) => pack === view.id).map(({ component }) => component)).then((now) => { if (this.#of === view && this.#signed === all) { this.#now = now; this.requestUpdate(); } }, () => undefined);
  }

  /** By section: how many of each state, as a bar and as numbers. */
  #proved(view: PackView): TemplateResult {
    const own = view.components.filter(({ pack, provenance }) => pack === view.id && provenance !== null), sections = [...new Set(own.map(({ section }) => section))];
    return html`<div class="rows" tabindex="0" role="region" aria-label=${t('status')}><table class="proved"><thead><tr><th scope="col">${t('section')}</th><td></td>${STATES.map((state) => html`<th scope="col" class="n"><span class=${`swatch ${state}`}></span> ${t(`status.${state}`)}</th>`)}</tr></thead>
      <tbody>${sections.map((section) => { const of = own.filter((one) => one.section === section), n = (state: Provenance): number => of.filter(({ provenance }) => provenance === state).length;
        return html`<tr><th scope="row">${sectionName(section)} <span class="quiet-text">${of.length}</span></th><td class="bar-cell"><div class="proof" aria-hidden="true">${STATES.map((state) => (n(state) ? html`<span class=${state} style=${`flex:${n(state)}`}></span>` : nothing))}</div></td>${STATES.map((state) => html`<td class="n">${n(state) || '·'}</td>`)}</tr>`; })}</tbody></table></div>`;
  }

  #choice(todo: Todo, n: number, now: Todo): TemplateResult {
    return html`<button aria-pressed=${todo === now ? 'true' : 'false'} @click=${() => this.#show({ todo: todo === 'left' ? '' : todo, open: '' })}>${t(`todo.${todo}`)} <span class="n">${n}</span></button>`;
  }

  #show(query: Record<string, string>): void { stay('', { ...app.now.route.query, ...query }); }

  #row(work: Work, open: boolean): TemplateResult {
    const [name, kind, status, sources, told, standing] = cells(work);
    return html`<tr><th scope="row"><button class="link" aria-expanded=${open ? 'true' : 'false'} @click=${() => this.#show({ open: open ? '' : work.key })}>${name}</button></th><td>${kind}</td><td>${status}</td><td>${sources}</td><td>${told}</td><td>${standing}</td></tr>
      ${open ? html`<tr class="opened"><td colspan="6"><fathom-evidence .work=${work}></fathom-evidence>${work.kind === 'component' ? html`<button class="small" @click=${() => openComponent(work.findings[0] ?? work.component)}>${t('openIn', { name })}</button>` : nothing}</td></tr>` : nothing}`;
  }

  #file(): TemplateResult {
    return html`<span class="sign-offs"><button class="small" @click=${() => void readSignOffs().then((text) => saveAs('signoffs.yaml', text, 'text/yaml'), () => say(t('serverAway'), 'bad'))}>${t('exportSignOffs')}</button>
      <label class="as-button">${t('importSignOffs')}<input type="file" accept=".yaml,.yml" class="visually-hidden" @change=${(event: Event) => { const input = event.target as HTMLInputElement, file = input.files?.[0]; if (file) void take(file); input.value = ''; }}></label></span>`;
  }
}
customElements.define('fathom-audit', Audit);

/** Name, kind, status, places in the sources, what is found, who signed. */
function cells(work: Work): [string, string, string, string, string, string | TemplateResult] {
  if (work.kind === 'dispute') { const { id, topic, state, cited, decision } = work.dispute; return [`${id}: ${topic}`, t('disputeKind'), t(`dispute.${state}`), cited.join('; '), decision ?? '', '']; }
  if (work.kind === 'gap') { const { name, cited, unknown, known } = work.gap; return [name, t('gapKind'), '', cited.join('; '), unknown ?? known, '']; }
  const { component, findings, noStatus, noScenario, standing: { state } } = work;
  const told = [...findings.map(({ message }) => message), ...(noStatus ? [t('audit.unsaid')] : []), ...(noScenario ? [t('audit.scenario')] : [])].join(' · ');
  const signed = state === 'open' ? '' : html`<span class=${`tag sign-${state}`}>${state === 'holds' ? '✓' : '!'} ${t(`sign.${state}`)}</span> <span class="quiet-text">${standingText(work)}</span>`;
  return [component.name, sectionName(component.section), component.provenance ? t(`status.${component.provenance}`) : '', component.cited.join('; '), told, signed];
}

const MOST = 4_000_000;
async function take(file: File): Promise<void> {
  const done = file.size > MOST ? null : await importSignOffs(await file.text()).catch(() => null);
  if (!done) say(t('signOffsBad', { file: file.name }), 'bad');
  else say(done.saved === 'saved' ? t('signOffsTaken', { n: done.n }) : t('serverAway'), done.saved === 'saved' ? 'plain' : 'bad');
}
