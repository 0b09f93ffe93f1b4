/** The Gallery: components as faces or as rows, filtered by the query of the address; faces are printed at their true size. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { measure } from '../drawing/face/measure.ts';
import { hasMessage, LANGUAGE_CODES, languageName, sectionName, t, componentName } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { addressInText, openInText, replaceRoute } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import type {
  BoardView,
  ComponentView,
  FaceFit,
  LanguageCode,
  PackView,
  RenderedTextView,
} from '../worker/protocol.ts';
import '../drawing/board/board-drawing.ts';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { drawFace } from '../drawing/face/face.ts';
import { hasFace, componentKey, measureFaces } from '../drawing/face/fit.ts';
import { hueOf } from '../drawing/palette.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import {
  facetValues,
  filteredComponents,
  FACETS,
  filtersFromQuery,
  MISFITS,
  misfitsOf,
  sectionOf,
  type Facet,
} from './filters.ts';

/** The rendered texts of a section in one language. */
interface SectionTexts {
  /** the pack and the section, as in `sectionKey` */
  of: string;
  language: LanguageCode;
  byId: Record<string, RenderedTextView[]>;
}

const sectionKey = (view: PackView, section: string): string => `${view.path} ${section}`;

class Gallery extends AppElement {
  /** the previous texts are shown until the next ones arrive, so that the faces do not flicker */
  readonly #texts = new WorkerAnswer<SectionTexts>(this, { keepPrevious: true });
  readonly #boards = new WorkerAnswer<BoardView[]>(this, { keepPrevious: true });

  protected override render(): TemplateResult {
    const {
      view,
      settings: { content },
    } = app.now;
    if (!view) return html`<div class="page"><h1>${t('gallery')}</h1></div>`;
    const { query } = app.now.route;
    const filters = filtersFromQuery(query);
    const section = sectionOf(view, filters);
    this.#updateTexts(view, section, content);
    const fit = MISFITS.find((one) => one === query['fit']);
    const before = filteredComponents(view, filters);
    const all = before.filter((one) => !fit || misfitsOf(this.#fit(one)).includes(fit));
    const rows = query['layout'] === 'rows' || !all.some(({ printed }) => printed);
    return html`<div class="page gallery" data-pane>
      <div class="title">
        <h1>${t('gallery')}</h1>
        <p class="quiet-text" role="status">${t('shown', { n: all.length })}</p>
        <span class="grow"></span>
        <div class="choice" role="group" aria-label=${t('layout')}>
          <button aria-pressed=${rows ? 'false' : 'true'} @click=${() => this.#set('layout', '')}>
            ${t('asFaces')}</button
          ><button aria-pressed=${rows ? 'true' : 'false'} @click=${() => this.#set('layout', 'rows')}>
            ${t('asRows')}
          </button>
        </div>
        <button @click=${() => window.print()}>${t('print')}</button>
      </div>
      <form
        class="filters"
        role="search"
        aria-label=${t('filters')}
        @submit=${(event: Event) => event.preventDefault()}
      >
        <label
          ><span>${t('search')}</span
          ><input
            type="search"
            .value=${filters.q ?? ''}
            @input=${(event: Event) => this.#set('q', (event.target as HTMLInputElement).value)}
        /></label>
        ${FACETS.map((facet) => this.#facet(facet, view, section))}
        ${
          before.some(hasFace)
            ? html`<label
                ><span>${t('fit')}</span
                ><select @change=${(event: Event) => this.#set('fit', (event.target as HTMLSelectElement).value)}>
                  <option value="">${t('all')}</option>
                  ${MISFITS.map((one) => html`<option value=${one} ?selected=${one === fit}>${t(one.startsWith('long') ? 'tooLongIn' : 'lacksWordsIn', { language: languageName(one.slice(-2) as LanguageCode) })} (${before.filter((each) => misfitsOf(this.#fit(each)).includes(one)).length})</option>`)}
                </select></label
              >`
            : nothing
        }
        ${Object.keys(filters).some((name) => name !== 'section') || fit ? html`<button type="button" class="quiet" @click=${() => replaceRoute('', { pack: view.path, section: query['section'] ?? '', layout: query['layout'] ?? '' })}>${t('clearFilters')}</button>` : nothing}
      </form>
      ${this.#components(all, view, section, rows)}
    </div>`;
  }

  #components(all: ComponentView[], view: PackView, section: string, rows: boolean): TemplateResult {
    if (all.length === 0) return html`<p class="empty">${t('nothingFits')}</p>`;
    if (rows) return this.#rows(all, view, app.now.settings.content);
    return section === 'boards' ? this.#boardDrawings(all, view) : this.#faces(all, view, section);
  }

  /** Boards as the Boards view draws them. */
  #boardDrawings(all: ComponentView[], view: PackView): TemplateResult {
    const { content, language } = app.now.settings;
    this.#boards.update(view, view.path, () => ask('boards', view.path));
    const boards = this.#boards.value ?? [];
    return html`<ul class="faces wide">
      ${repeat(
        all,
        ({ id }) => id,
        (one) => {
          const board = boards.find(({ id }) => id === one.id);
          return html`<li>
            <h2>
              <a href=${`#/boards/${one.id}?pack=${encodeURIComponent(view.path)}`}>${one.name}</a>
            </h2>
            ${
              board
                ? html`<fathom-board
                    class=${one.stale ? 'stale' : ''}
                    .board=${board}
                    .view=${view}
                    .content=${content}
                    .language=${language}
                    @open-site=${({ detail }: CustomEvent<string>) => openSite(board, detail)}
                  ></fathom-board>`
                : nothing
            }
          </li>`;
        },
      )}
    </ul>`;
  }

  /** Asks for the texts of a section in one language, again when the pack changes. */
  #updateTexts(view: PackView, section: string, language: LanguageCode): void {
    const of = sectionKey(view, section);
    this.#texts.update(view, `${of} ${language}`, async () => ({
      of,
      language,
      byId: await ask('renderSection', view.path, section, language),
    }));
  }

  #textsOf({ id }: ComponentView): RenderedTextView[] {
    return this.#texts.value?.byId[id] ?? [];
  }

  #fit(one: ComponentView): FaceFit | undefined {
    return app.now.fits.get(componentKey(one));
  }

  /** Lists what does not fit the face, in each language. */
  #misfits(one: ComponentView): TemplateResult | typeof nothing {
    const fit = this.#fit(one);
    return misfitsOf(fit).length === 0
      ? nothing
      : html`<ul class="misfits">
          ${LANGUAGE_CODES.flatMap((code) => [
            ...(fit!.extraLines[code]
              ? [
                  html`<li class="finding">
                    ${t('tooLong', { n: fit!.extraLines[code], language: languageName(code) })}
                  </li>`,
                ]
              : []),
            ...(fit!.missingWords[code].length
              ? [
                  html`<li class="finding">
                    <b>${code.toUpperCase()}</b> ${t('lacksWords', { names: fit!.missingWords[code].join(', ') })}
                  </li>`,
                ]
              : []),
          ])}
        </ul>`;
  }

  #faces(all: ComponentView[], view: PackView, section: string): TemplateResult {
    const texts = this.#texts.value;
    const rendered = texts?.of === sectionKey(view, section) ? texts : null;
    if (rendered) {
      measureFaces(
        all.map((one) => faceData(one, rendered.byId[one.id] ?? [], view, rendered.language)),
        measure,
      );
    }
    return html`<ul class=${`faces ${section === 'cards' ? '' : 'plates'}`}>
      ${
        rendered
          ? repeat(
              all,
              ({ id }) => id,
              (one) =>
                guard(
                  [
                    one,
                    rendered.byId[one.id],
                    misfitsOf(this.#fit(one)).length ? this.#fit(one) : null,
                    app.now.settings.language,
                  ],
                  () => this.#face(one, view, rendered.language),
                ),
            )
          : nothing
      }
    </ul>`;
  }

  #face(one: ComponentView, view: PackView, language: LanguageCode): TemplateResult {
    const data = faceData(one, this.#textsOf(one), view, language);
    return html`<li>
      <a href=${addressInText(one, view)} aria-label=${faceLabel(data, one.stale)} class=${one.stale ? 'stale' : ''}
        >${drawFace(data, measure, picturesOf(view), data.name)}</a
      >${this.#misfits(one)}
    </li>`;
  }

  #rows(all: ComponentView[], view: PackView, language: LanguageCode): TemplateResult {
    const nameOf = (id: string | null): string => (id === null ? '' : (view.names[language][id] ?? id));
    const typed = all.some(({ type }) => type);
    const fitted = all.some(hasFace);
    return html`<div class="rows" tabindex="0" role="region" aria-label=${t('asRows')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('number')}</th>
            <th scope="col">${t('name')}</th>
            ${
              typed
                ? html`<th scope="col">${t('type')}</th>
                    <th scope="col">${t('deck')}</th>
                    <th scope="col">${t('color')}</th>`
                : nothing
            }
            <th scope="col">${t('rulesText')}</th>
            ${fitted ? html`<th scope="col">${t('fit')}</th>` : nothing}
            <th scope="col">${t('status')}</th>
            <th scope="col">${t('scenarios')}</th>
          </tr>
        </thead>
        <tbody>
          ${repeat(
            all,
            ({ id }) => id,
            (one) =>
              html`<tr>
                <td class="n">${one.number ?? ''}</td>
                <th scope="row"><a href=${addressInText(one, view)}>${componentName(one)}</a></th>
                ${
                  typed
                    ? html`<td>${nameOf(one.type)}</td>
                        <td>${nameOf(one.deck)}</td>
                        <td class="one-line">
                          ${one.color ? html`<span class="swatch" style=${`background:${hueOf(one.color).mid}`}></span> ${nameOf(one.color)}` : nothing}
                        </td>`
                    : nothing
                }
                <td class="says" lang=${language}>
                  ${this.#textsOf(one)
                    .map(({ text }) => text)
                    .join(' ')}
                </td>
                ${fitted ? html`<td class="fits">${this.#fit(one) ? (misfitsOf(this.#fit(one)).length ? this.#misfits(one) : html`<span class="good">✓</span> ${LANGUAGE_CODES.map((code) => code.toUpperCase()).join(' ')}`) : ''}</td>` : nothing}
                <td>${one.provenance ? t(`status.${one.provenance}`) : ''}</td>
                <td class="n">${one.scenarios || ''}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #facet(facet: Facet, view: PackView, section: string): TemplateResult | typeof nothing {
    const { query } = app.now.route;
    const filters = filtersFromQuery(query);
    const values = facetValues(view, facet, filters);
    if (values.length < 2 && !filters[facet]) return nothing;
    const now = facet === 'section' ? section : (filters[facet] ?? '');
    return html`<label
      ><span>${t(facet)}</span
      ><select @change=${(event: Event) => this.#set(facet, (event.target as HTMLSelectElement).value)}>
        ${facet === 'section' ? nothing : html`<option value="" ?selected=${now === ''}>${t('all')}</option>`}${values.map((value) => html`<option value=${value} ?selected=${value === now}>${facetValueName(facet, value, view)}</option>`)}
      </select></label
    >`;
  }

  #set(name: string, value: string): void {
    const { query, path } = app.now.route;
    const rest: Record<string, string> =
      name === 'section'
        ? { pack: query['pack'] ?? app.now.view!.path, layout: query['layout'] ?? '' }
        : { ...query, pack: query['pack'] ?? app.now.view!.path };
    replaceRoute(path, { ...rest, [name]: value });
  }
}
customElements.define('fathom-gallery', Gallery);

function openSite({ sites }: BoardView, id: string): void {
  const site = sites.find((one) => one.id === id);
  if (site) openInText(site);
}

/** The name of a value in its filter. */
function facetValueName(facet: Facet, value: string, view: PackView): string {
  switch (facet) {
    case 'status': {
      const key = `status.${value}`;
      return hasMessage(key) ? t(key) : value;
    }
    case 'scenarios':
      return t(value === 'with' ? 'withScenarios' : 'withoutScenarios');
    case 'section':
      return sectionName(value as ComponentView['section']);
    case 'word':
      return value.replaceAll('-', ' ');
    default:
      return view.names[app.now.settings.content][value] ?? value;
  }
}
