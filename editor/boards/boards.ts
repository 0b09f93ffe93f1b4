/** The Boards view: each board drawn from what its sites say, with the text of the chosen site and a table of all. */
import { html, nothing, type TemplateResult } from 'lit';
import { badgesOf, badgeWidth, drawBadge, type Badge } from '../drawing/board/badges.ts';
import { SITE_KIND_COLORS } from '../drawing/board/board-drawing.ts';
import { siteKinds, siteLines, siteName } from '../drawing/board/site-text.ts';
import { picturesOf } from '../drawing/face/face-data.ts';
import { shapeOf } from '../drawing/palette.ts';
import { packWord, t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { WorkerAnswer } from '../shell/worker-answer.ts';
import { app } from '../state/app.ts';
import { edit } from '../state/editing.ts';
import { openInText, replaceRoute } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import type { BoardView, PackView, SiteView } from '../worker/protocol.ts';
import { legendOf, lettersOf, painted, withHoles } from './painting.ts';

class Boards extends AppElement {
  readonly #boards = new WorkerAnswer<BoardView[]>(this);
  #chosenSite = '';
  /** the letter that is painted; empty: none */
  #letter = '';
  /** the letters of the board that is shown, each with a site that had it first */
  readonly #known = new Map<string, SiteView>();
  /** what is drawn along belongs to one stroke, which is taken back at once */
  #isStroke = false;
  readonly #strokes: { path: string; before: string; after: string }[] = [];

  protected override render(): TemplateResult {
    const { view, route } = app.now;
    if (view) this.#boards.update(view, view.path, () => ask('boards', view.path));
    const boards = this.#boards.value ?? [];
    const board = boards.find(({ id }) => id === route.path) ?? boards[0];
    return html`<div class="page boards">
      <div class="title">
        <h1>${t('boards')}</h1>
        ${board && view ? this.#boardChoice(boards, board, view) : nothing}
      </div>
      ${
        board && view
          ? html`<div class="board-grid">${this.#drawing(board, view)}${this.#about(board, view)}</div>
              ${siteTable(board, view)}`
          : html`<p class="empty">${t('noBoards')}</p>`
      }
    </div>`;
  }

  #boardChoice(boards: BoardView[], board: BoardView, view: PackView): TemplateResult {
    const choose = (event: Event): void => {
      this.#chosenSite = '';
      this.#letter = '';
      this.#known.clear();
      replaceRoute((event.target as HTMLSelectElement).value, { pack: view.path });
    };
    return html`<label class="pick"
        ><span class="visually-hidden">${t('board')}</span>
        <select @change=${choose}>
          ${boards.map(({ id, name }) => html`<option value=${id} ?selected=${id === board.id}>${name}</option>`)}
        </select></label
      >
      <p class="quiet-text">${t(board.of === 'player' ? 'playerBoard' : 'sharedBoard')}</p>`;
  }

  #drawing(board: BoardView, view: PackView): TemplateResult {
    const { content, language } = app.now.settings;
    const open = (id: string): void => {
      const site = board.sites.find((one) => one.id === id);
      if (site) openInText(site);
    };
    const { letters, legend } = this.#painting(board);
    // while one paints, what has no site can be given one
    const shown = this.#letter === '' ? board : withHoles(board);
    const choosable = new Set(
      this.#letter === '' ? [] : [...letters].flatMap(([id, { letter }]) => (letter === this.#letter ? [] : [id])),
    );
    return html`<div
      class="board-frame"
      data-pane
      @pointerdown=${() => {
        this.#isStroke = false;
      }}
      @pointermove=${(event: PointerEvent) => {
        const over = (event.target as Element).closest('[data-site]')?.getAttribute('data-site');
        // a map that is near is drawn along
        const isNear = (event.currentTarget as Element).querySelector('.board.near') !== null;
        if (event.buttons === 1 && !isNear && over && choosable.has(over)) this.#paint(board, over);
      }}
      @pointerup=${() => {
        this.#isStroke = false;
      }}
    >
      ${legend.size > 0 ? this.#palette(legend, view) : nothing}
      <fathom-board
        .board=${shown}
        .view=${view}
        .site=${this.#chosenSite}
        .choosable=${choosable}
        .content=${content}
        .language=${language}
        @site=${({ detail }: CustomEvent<string>) => this.#choose(detail)}
        @choose-site=${({ detail }: CustomEvent<string>) => {
          this.#isStroke = false;
          this.#paint(board, detail);
          this.#isStroke = false;
        }}
        @open-site=${({ detail }: CustomEvent<string>) => this.#letter === '' && open(detail)}
      ></fathom-board>
      <p class="hint">${t('boardHint')}</p>
    </div>`;
  }

  /** The letters of a map that can be written, and what each of them means. */
  #painting(board: BoardView): { letters: ReturnType<typeof lettersOf>; legend: ReturnType<typeof legendOf> } {
    const file = board.grid ? app.now.files.get(board.file) : undefined;
    if (!file || file.readonly) return { letters: new Map(), legend: new Map() };
    const all = withHoles(board);
    const letters = lettersOf(all, file.path, file.text);
    // a letter that no cell has any more can still be painted
    for (const [letter, site] of legendOf(all.sites, letters)) this.#known.set(letter, site);
    return { letters, legend: this.#known };
  }

  #palette(legend: ReadonlyMap<string, SiteView>, view: PackView): TemplateResult {
    const { content: language } = app.now.settings;
    const button = (letter: string, words: string): TemplateResult =>
      html`<button
        class="small"
        aria-pressed=${letter === this.#letter ? 'true' : 'false'}
        @click=${() => {
          this.#letter = letter;
          this.requestUpdate();
        }}
      >
        ${letter ? html`<kbd>${letter}</kbd> ` : nothing}${words}
      </button>`;
    const last = this.#strokes.at(-1);
    const canUndo = last !== undefined && app.now.files.get(last.path)?.text === last.after;
    return html`<div class="map-palette" role="group" aria-label=${t('paintMap')}>
      <span>${t('paintMap')}</span> ${button('', t('paintNothing'))}
      ${[...legend].map(([letter, { kind, tags }]) =>
        button(
          letter,
          kind === '' ? t('noSiteThere') : [kind, ...tags].map((name) => packWord(view, name, { language })).join(', '),
        ),
      )}
      <button class="small" aria-disabled=${canUndo ? nothing : 'true'} @click=${() => canUndo && this.#undo()}>
        ${t('paintUndo')}
      </button>
    </div>`;
  }

  /** Writes the letter that is chosen at a cell of the map. */
  #paint(board: BoardView, id: string): void {
    const letter = this.#painting(board).letters.get(id);
    const file = app.now.files.get(board.file);
    if (!letter || !file || this.#letter === '' || letter.letter === this.#letter) return;
    const before = file.text;
    edit(file.path, painted(before, letter, this.#letter), true);
    const after = app.now.files.get(board.file)?.text ?? before;
    const last = this.#strokes.at(-1);
    if (this.#isStroke && last?.after === before) last.after = after;
    else this.#strokes.push({ path: file.path, before, after });
    this.#isStroke = true;
  }

  #undo(): void {
    const last = this.#strokes.pop();
    if (last) edit(last.path, last.before, true);
    this.#isStroke = false;
  }

  #choose(id: string): void {
    if (this.#chosenSite === id) return;
    this.#chosenSite = id;
    this.requestUpdate();
  }

  #about(board: BoardView, view: PackView): TemplateResult {
    const site = board.sites.find(({ id }) => id === this.#chosenSite);
    return html`<aside class="board-about" data-pane aria-label=${t('site')}>
      ${kindLegend(board, view)} ${badgeLegend(board, view)} ${site ? this.#siteDetails(site, view) : nothing}
    </aside>`;
  }

  #siteDetails(site: SiteView, view: PackView): TemplateResult {
    const { content: language } = app.now.settings;
    const lines = siteLines(site, view, language);
    return html`<h2>${siteName(site, view, language)}</h2>
      ${
        site.tags.length
          ? html`<ul class="tags">
              ${site.tags.map((tag) => html`<li class="tag">${packWord(view, tag, { language })}</li>`)}
            </ul>`
          : nothing
      }
      ${
        lines.length
          ? html`<dl class="rules-texts" lang=${language}>
              ${lines.map(
                ({ title, text }) =>
                  html`<dt>${title}</dt>
                    <dd>${text}</dd>`,
              )}
            </dl>`
          : nothing
      }
      <p>
        <b>${t('links')}:</b>
        ${site.adjacent.map((id) => html`<button class="link" @click=${() => this.#choose(id)}>${id}</button> `)}
      </p>
      <button @click=${() => openInText(site)}>${t('inLine', { line: site.line })}</button>`;
  }
}
customElements.define('fathom-boards', Boards);

/** The shape and the colour of each kind of sites. */
function kindLegend(board: BoardView, view: PackView): TemplateResult {
  const { content: language } = app.now.settings;
  const count = (kind: string): number => board.sites.filter((site) => site.kind === kind).length;
  return html`<ul class="legend">
    ${siteKinds(board).map(
      (kind, i) =>
        html`<li>
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path d=${shapeOf(i)} fill=${SITE_KIND_COLORS[i % SITE_KIND_COLORS.length]} />
          </svg>
          ${packWord(view, kind, { language })} <span class="count">${count(kind)}</span>
        </li>`,
    )}
  </ul>`;
}

/** What the badges of this board mean, with an example of each. */
function badgeLegend(board: BoardView, view: PackView): TemplateResult | typeof nothing {
  const { content: language } = app.now.settings;
  const examples = new Map<string, Badge>();
  for (const site of board.sites) {
    const badges = badgesOf(site, site.texts[language], picturesOf(view));
    siteLines(site, view, language).forEach(({ title }, i) => {
      const known = examples.get(title);
      // one amount is the clearest example
      if (!known || (badges[i].amounts.length === 1 && known.amounts.length !== 1)) examples.set(title, badges[i]);
    });
  }
  if (examples.size === 0) return nothing;
  return html`<ul class="legend">
    ${[...examples].map(([title, badge]) => html`<li>${badgeExample(badge)}${title}</li>`)}
  </ul>`;
}

function badgeExample(badge: Badge): TemplateResult {
  const size = 15;
  const width = badgeWidth(badge, size) + 4;
  return html`<svg viewBox=${`${-width / 2} -12 ${width} 24`} width=${width} height="24" aria-hidden="true">
    ${drawBadge(badge, 0, 0, size)}
  </svg>`;
}

function siteTable(board: BoardView, view: PackView): TemplateResult {
  const columns = [t('site'), t('kind'), t('says'), t('links'), t('line')];
  return html`<details class="rows" data-pane>
    <summary>${t('sitesOf', { name: board.name })}</summary>
    <table>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${board.sites.map((site) => siteRow(site, view))}
      </tbody>
    </table>
  </details>`;
}

function siteRow(site: SiteView, view: PackView): TemplateResult {
  const { content: language } = app.now.settings;
  const lines = siteLines(site, view, language);
  return html`<tr>
    <th scope="row">${site.id}</th>
    <td>${view.names[language][site.kind] ?? site.kind}</td>
    <td class="says" lang=${language}>${lines.map(({ title, text }) => html`<div>${title}: ${text}</div>`)}</td>
    <td>${site.adjacent.join(', ')}</td>
    <td><button class="link" @click=${() => openInText(site)}>${site.line}</button></td>
  </tr>`;
}
