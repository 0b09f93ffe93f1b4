/** How much of the pack is proved, and what is left to do, as a list to work through. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { app, openComponent, stay } from '../state/app.ts';
import type { PackView, Provenance } from '../bench/protocol.ts';
import { t } from '../i18n/index.ts';
import { View } from '../shell/view.ts';
import { isTodo, TODOS, worklist, type Todo, type Work } from './worklist.ts';

const STATES: readonly Provenance[] = ['attested', 'derived', 'mixed', 'original', 'unsaid'];

class Audit extends View {
  protected override render(): TemplateResult {
    const { view, route: { query } } = app.now;
    if (!view) return html`<div class="page"><h1>${t('audit')}</h1></div>`;
    const todo = TODOS.find((one) => one === query['todo']), all = worklist(view), work = todo ? all.filter((one) => isTodo(one, todo)) : all;
    return html`<div class="page audit" data-pane><div class="title"><h1>${t('audit')}</h1><p class="quiet-text" role="status">${t('auditShown', { n: work.length })}</p></div>
      ${this.#proved(view)}
      <div class="title"><h2>${t('worklist')}</h2><div class="choice" role="group" aria-label=${t('filters')}>${this.#choice(undefined, t('all'), all.length, todo)}${TODOS.map((one) => this.#choice(one, t(one), all.filter((each) => isTodo(each, one)).length, todo))}</div></div>
      ${work.length === 0 ? html`<p class="empty">${t('noFindings')}</p>` : html`<div class="rows" tabindex="0" role="region" aria-label=${t('worklist')}><table><thead><tr><th scope="col">${t('component')}</th><th scope="col">${t('kind')}</th><th scope="col">${t('status')}</th><th scope="col">${t('finding')}</th></tr></thead>
        <tbody>${repeat(work, ({ component }) => `${component.section}/${component.id}`, (one) => this.#row(one))}</tbody></table></div>`}</div>`;
  }

  /** By section: how many of each state, as a bar and as numbers. */
  #proved(view: PackView): TemplateResult {
    const own = view.components.filter(({ pack, provenance }) => pack === view.id && provenance !== null), sections = [...new Set(own.map(({ section }) => section))];
    return html`<div class="rows" tabindex="0" role="region" aria-label=${t('status')}><table class="proved"><thead><tr><th scope="col">${t('section')}</th><td></td>${STATES.map((state) => html`<th scope="col" class="n"><span class=${`swatch ${state}`}></span> ${t(`status.${state}`)}</th>`)}</tr></thead>
      <tbody>${sections.map((section) => { const of = own.filter((one) => one.section === section), n = (state: Provenance): number => of.filter(({ provenance }) => provenance === state).length;
        return html`<tr><th scope="row">${section.replaceAll('-', ' ')} <span class="quiet-text">${of.length}</span></th><td class="bar-cell"><div class="proof" aria-hidden="true">${STATES.map((state) => (n(state) ? html`<span class=${state} style=${`flex:${n(state)}`}></span>` : nothing))}</div></td>${STATES.map((state) => html`<td class="n">${n(state) || '·'}</td>`)}</tr>`; })}</tbody></table></div>`;
  }

  #choice(todo: Todo | undefined, label: string, n: number, now: Todo | undefined): TemplateResult {
    return html`<button aria-pressed=${todo === now ? 'true' : 'false'} @click=${() => stay('', { ...app.now.route.query, todo: todo ?? '' })}>${label} ${n}</button>`;
  }

  #row({ component, findings, noStatus, noScenario }: Work): TemplateResult {
    const told = [...findings.map(({ message }) => message), ...(noStatus ? [t('audit.unsaid')] : []), ...(noScenario ? [t('audit.scenario')] : [])];
    return html`<tr><th scope="row"><button class="link" @click=${() => openComponent(findings[0] ?? component)}>${component.name}</button></th><td>${component.section.replaceAll('-', ' ')}</td><td>${component.provenance ? t(`status.${component.provenance}`) : ''}</td><td>${told.join(' · ')}</td></tr>`;
  }
}
customElements.define('fathom-audit', Audit);
