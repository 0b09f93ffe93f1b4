/** The boards of the pack, drawn from what their sites say; each site has a name, a text, and its line in the file. */
import { html, nothing, type TemplateResult } from 'lit';
import { app, ask, openComponent, replaceRoute } from '../state/app.ts';
import type { BoardView, PackView } from '../worker/protocol.ts';
import { picturesOf } from '../drawing/face/face-data.ts';
import { shapeOf } from '../drawing/palette.ts';
import { t } from '../i18n/index.ts';
import { AppElement } from '../shell/app-element.ts';
import { drawBadge, badgesOf, badgeWidth, type Badge } from '../drawing/board/badges.ts';
import { SITE_KIND_COLORS } from '../drawing/board/board-drawing.ts';
import { siteKinds, siteLines, nameInPack } from '../drawing/board/site-text.ts';

class Boards extends AppElement {
  #boards: BoardView[] = [];
  #of: PackView | null = null;
  #site = '';

  protected override render(): TemplateResult {
    const { view, route } = app.now;
    this.#fetch(view);
    const board = this.#boards.find(({ id }) => id === route.path) ?? this.#boards[0];
    return html`<div class="page boards">
      <div class="title">
        <h1>${t('boards')}</h1>
        ${board && view ? this.#choice(board, view) : nothing}
      </div>
      ${
        !view || !board
          ? html`<p class="empty">${t('noBoards')}</p>`
          : html`<div class="board-grid">${this.#drawing(board, view)}${this.#about(board, view)}</div>
              ${this.#table(board, view)}`
      }
    </div>`;
  }

  #fetch(view: PackView | null): void {
    if (!view || view === this.#of) return;
    this.#of = view;
    ask('boards', view.path).then(
      (boards) => {
        if (this.#of === view) {
          this.#boards = boards;
          this.requestUpdate();
        }
      },
      () => undefined,
    );
  }

  #choice(board: BoardView, view: PackView): TemplateResult {
    return html`<label class="pick"
        ><span class="visually-hidden">${t('board')}</span>
        <select
          @change=${(event: Event) => {
            this.#site = '';
            replaceRoute((event.target as HTMLSelectElement).value, { pack: view.path });
          }}
        >
          ${this.#boards.map(({ id, name }) => html`<option value=${id} ?selected=${id === board.id}>${name}</option>`)}
        </select></label
      >
      <p class="quiet-text">${t(board.of === 'player' ? 'playerBoard' : 'sharedBoard')}</p>`;
  }

  #drawing(board: BoardView, view: PackView): TemplateResult {
    const open = (id: string): void => {
      const site = board.sites.find((one) => one.id === id);
      if (site) openComponent({ file: board.file, line: site.line });
    };
    return html`<div class="board-frame" data-pane>
      <fathom-board
        .board=${board}
        .view=${view}
        .site=${this.#site}
        @site=${({ detail }: CustomEvent<string>) => this.#take(detail)}
        @open-site=${({ detail }: CustomEvent<string>) => open(detail)}
      ></fathom-board>
      <p class="hint">${t('boardHint')}</p>
    </div>`;
  }

  #take(id: string): void {
    if (this.#site !== id) {
      this.#site = id;
      this.requestUpdate();
    }
  }

  #about(board: BoardView, view: PackView): TemplateResult {
    const { content } = app.now.settings;
    const site = board.sites.find(({ id }) => id === this.#site);
    const lines = site ? siteLines(site, view) : [];
    return html`<aside class="board-about" data-pane aria-label=${t('site')}>
      <ul class="legend">
        ${siteKinds(board).map(
          (kind, i) =>
            html`<li>
              <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
                <path d=${shapeOf(i)} fill=${SITE_KIND_COLORS[i % SITE_KIND_COLORS.length]} />
              </svg>
              ${nameInPack(kind, view)}
              <span class="count">${board.sites.filter((one) => one.kind === kind).length}</span>
            </li>`,
        )}
      </ul>
      ${this.#signs(board, view)}
      ${
        site
          ? html`<h2>${nameInPack(site.kind, view)} ${site.id}</h2>
              ${
                site.tags.length
                  ? html`<ul class="tags">
                      ${site.tags.map((tag) => html`<li class="tag">${nameInPack(tag, view)}</li>`)}
                    </ul>`
                  : nothing
              }
              ${
                lines.length
                  ? html`<dl class="told" lang=${content}>
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
                ${site.adjacent.map((id) => html`<button class="link" @click=${() => this.#take(id)}>${id}</button> `)}
              </p>
              <button @click=${() => openComponent({ file: board.file, line: site.line })}>
                ${t('inLine', { line: site.line })}
              </button>`
          : nothing
      }
    </aside>`;
  }

  /** What the frames mean, as far as this board has them; one example of each. */
  #signs(board: BoardView, view: PackView): TemplateResult | typeof nothing {
    const { content } = app.now.settings;
    const found = new Map<string, Badge>();
    for (const site of board.sites) {
      const badges = badgesOf(site, site.texts[content], picturesOf(view));
      siteLines(site, view).forEach(({ title }, i) => {
        const old = found.get(title);
        if (!old || (badges[i].amounts.length === 1 && old.amounts.length !== 1)) found.set(title, badges[i]);
      });
    }
    const sign = (one: Badge, wide: number): TemplateResult =>
      html`<svg viewBox=${`${-wide / 2} -12 ${wide} 24`} width=${wide} height="24" aria-hidden="true">
        ${drawBadge(one, 0, 0, 15)}
      </svg>`;
    return found.size
      ? html`<ul class="legend">
          ${[...found].map(([title, one]) => html`<li>${sign(one, badgeWidth(one, 15) + 4)}${title}</li>`)}
        </ul>`
      : nothing;
  }

  #table(board: BoardView, view: PackView): TemplateResult {
    const { content } = app.now.settings;
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
          ${board.sites.map(
            (site) =>
              html`<tr>
                <th scope="row">${site.id}</th>
                <td>${view.names[content][site.kind] ?? site.kind}</td>
                <td class="says" lang=${content}>
                  ${siteLines(site, view).map(({ title, text }) => html`<div>${title}: ${text}</div>`)}
                </td>
                <td>${site.adjacent.join(', ')}</td>
                <td>
                  <button class="link" @click=${() => openComponent({ file: board.file, line: site.line })}>
                    ${site.line}
                  </button>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
  }
}
customElements.define('fathom-boards', Boards);
