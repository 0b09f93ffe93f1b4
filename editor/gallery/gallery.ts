/** All components at a glance, as faces or as rows; filtered by what stands in the address; printed at their true size. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { app, ask, openComponent, stay } from '../state/app.ts';
import type { ComponentView, LanguageCode, PackView, ToldView } from '../bench/protocol.ts';
import { faceData, faceLabel, picturesOf } from '../face/data.ts';
import { faceOf, settingOf } from '../face/face.ts';
import { hueOf } from '../face/palette.ts';
import { measure } from '../author/preview.ts';
import { t, type MessageKey } from '../i18n/index.ts';
import { View } from '../shell/view.ts';
import { choices, chosen, FACETS, filtersIn, sectionOf, type Facet } from './filters.ts';

class Gallery extends View {
  #told: Record<string, ToldView[]> = {};
  #asked = '';
  #of: PackView | null = null;

  protected override render(): TemplateResult {
    const { view, settings: { content } } = app.now;
    if (!view) return html`<div class="page"><h1>${t('gallery')}</h1></div>`;
    const { query } = app.now.route, filters = filtersIn(query), section = sectionOf(view, filters);
    this.#fetch(view, section, content);
    const long = query['fit'] === 'long', all = chosen(view, filters).filter((one) => !long || this.#over(one, view, content) > 0), rows = query['layout'] === 'rows' || !all.some(({ printed }) => printed);
    return html`<div class="page gallery" data-pane>
      <div class="title"><h1>${t('gallery')}</h1><p class="quiet-text" role="status">${t('shown', { n: all.length })}</p><span class="grow"></span>
        <div class="choice" role="group" aria-label=${t('layout')}><button aria-pressed=${rows ? 'false' : 'true'} @click=${() => this.#set('layout', '')}>${t('asFaces')}</button><button aria-pressed=${rows ? 'true' : 'false'} @click=${() => this.#set('layout', 'rows')}>${t('asRows')}</button></div>
        <button @click=${() => window.print()}>${t('print')}</button></div>
      <form class="filters" role="search" aria-label=${t('filters')} @submit=${(event: Event) => event.preventDefault()}>
        <label><span>${t('search')}</span><input type="search" .value=${filters.q ?? ''} @input=${(event: Event) => this.#set('q', (event.target as HTMLInputElement).value)}></label>
        ${FACETS.map((facet) => this.#facet(facet, view, section))}
        <label><span>${t('fit')}</span><select @change=${(event: Event) => this.#set('fit', (event.target as HTMLSelectElement).value)}><option value="">${t('all')}</option><option value="long" ?selected=${long}>${t('tooLongOnly')}</option></select></label>
        ${Object.keys(filters).some((name) => name !== 'section') || long ? html`<button type="button" class="quiet" @click=${() => stay('', { pack: view.path, section: query['section'] ?? '', layout: query['layout'] ?? '' })}>${t('clearFilters')}</button>` : nothing}
      </form>
      ${all.length === 0 ? html`<p class="empty">${t('nothingFits')}</p>` : rows ? this.#rows(all, view, content) : html`<ul class="faces">${repeat(all, ({ id }) => id, (one) => this.#face(one, view, content))}</ul>`}
    </div>`;
  }

  /** The texts of a kind in one language, again when the pack is another. */
  #fetch(view: PackView, section: string, language: LanguageCode): void {
    const key = `${view.path} ${section} ${language}`;
    if (key === this.#asked && this.#of === view) return;
    this.#asked = key;
    this.#of = view;
    ask('tellAll', view.path, section, language).then((told) => { if (this.#asked === key) { this.#told = told; this.requestUpdate(); } }, () => undefined);
  }

  #over(one: ComponentView, view: PackView, language: LanguageCode): number {
    return one.printed ? settingOf(faceData(one, this.#told[one.id] ?? [], view, language), measure, picturesOf(view)).over : 0;
  }

  #face(one: ComponentView, view: PackView, language: LanguageCode): TemplateResult {
    const data = faceData(one, this.#told[one.id] ?? [], view, language), over = settingOf(data, measure, picturesOf(view)).over;
    return html`<li><a href=${`#/author/${one.file}?line=${one.line}`} aria-label=${faceLabel(data, one.stale)} class=${one.stale ? 'stale' : ''}>${faceOf(data, measure, picturesOf(view), data.name)}</a>${over ? html`<p class="finding">${t('tooLong', { n: over, language: language.toUpperCase() })}</p>` : nothing}</li>`;
  }

  #rows(all: ComponentView[], view: PackView, language: LanguageCode): TemplateResult {
    const said = (id: string | null): string => (id === null ? '' : view.names[language][id] ?? id), several = all.some(({ type }) => type);
    return html`<div class="rows" tabindex="0" role="region" aria-label=${t('asRows')}><table><thead><tr><th scope="col">${t('number')}</th><th scope="col">${t('name')}</th>${several ? html`<th scope="col">${t('type')}</th><th scope="col">${t('deck')}</th><th scope="col">${t('color')}</th>` : nothing}<th scope="col">${t('rulesText')}</th><th scope="col">${t('status')}</th><th scope="col">${t('scenarios')}</th></tr></thead>
      <tbody>${repeat(all, ({ id }) => id, (one) => html`<tr><td class="n">${one.number ?? ''}</td><th scope="row"><button class="link" @click=${() => openComponent(one)}>${one.name}</button></th>
        ${several ? html`<td>${said(one.type)}</td><td>${said(one.deck)}</td><td>${one.color ? html`<span class="swatch" style=${`background:${hueOf(one.color).mid}`}></span> ${said(one.color)}` : nothing}</td>` : nothing}
        <td class="says" lang=${language}>${(this.#told[one.id] ?? []).map(({ text }) => text).join(' ')}</td><td>${one.provenance ? t(`status.${one.provenance}`) : ''}</td><td class="n">${one.scenarios || ''}</td></tr>`)}</tbody></table></div>`;
  }

  #facet(facet: Facet, view: PackView, section: string): TemplateResult | typeof nothing {
    const { query } = app.now.route, filters = filtersIn(query), values = choices(view, facet, filters), content = app.now.settings.content;
    if (values.length < 2 && !filters[facet]) return nothing;
    const name = (value: string): string => (facet === 'status' ? t(`status.${value}` as MessageKey) : facet === 'scenarios' ? t(value === 'with' ? 'withScenarios' : 'withoutScenarios') : facet === 'word' || facet === 'section' ? value.replace(/-/g, ' ') : view.names[content][value] ?? value);
    const now = facet === 'section' ? section : filters[facet] ?? '';
    return html`<label><span>${t(facet)}</span><select @change=${(event: Event) => this.#set(facet, (event.target as HTMLSelectElement).value)}>
      ${facet === 'section' ? nothing : html`<option value="" ?selected=${now === ''}>${t('all')}</option>`}${values.map((value) => html`<option value=${value} ?selected=${value === now}>${name(value)}</option>`)}</select></label>`;
  }

  #set(name: string, value: string): void {
    const { query, path } = app.now.route, rest: Record<string, string> = name === 'section' ? { pack: query['pack'] ?? app.now.view!.path, layout: query['layout'] ?? '' } : { ...query, pack: query['pack'] ?? app.now.view!.path };
    stay(path, { ...rest, [name]: value });
  }
}
customElements.define('fathom-gallery', Gallery);
