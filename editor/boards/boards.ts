/** The boards of the pack, drawn from what their sites say; each site has a name, a text, and its line in the file. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { app, ask, openComponent, stay } from '../state/app.ts';
import type { BoardView, PackView, SiteView, ToldView } from '../bench/protocol.ts';
import { picturesOf } from '../face/data.ts';
import { shapeOf } from '../face/palette.ts';
import { picture, pictured } from '../face/picture.ts';
import { t } from '../i18n/index.ts';
import { View } from '../shell/view.ts';
import { placeSites, type Places } from './place-sites.ts';

const UNIT = 84, EDGE = 78;
/** Colours of the kinds of sites, in the order of the pack; each has a shape besides. */
const KINDS = ['#1f6f86', '#8a6d1f', '#6a4f8f', '#5c6670', '#a4472e', '#2f7d4f', '#7d3b63'];

class Boards extends View {
  #boards: BoardView[] = [];
  #of: PackView | null = null;
  #site = '';
  #places = new WeakMap<BoardView, Places>();

  protected override render(): TemplateResult {
    const { view, route } = app.now;
    this.#fetch(view);
    const board = this.#boards.find(({ id }) => id === route.path) ?? this.#boards[0];
    return html`<div class="page boards"><div class="title"><h1>${t('boards')}</h1>
      ${board && view ? html`<label class="pick"><span class="visually-hidden">${t('board')}</span><select @change=${(event: Event) => { this.#site = ''; stay((event.target as HTMLSelectElement).value, { pack: view.path }); }}>${this.#boards.map(({ id, name }) => html`<option value=${id} ?selected=${id === board.id}>${name}</option>`)}</select></label><p class="quiet-text">${t(board.of === 'player' ? 'playerBoard' : 'sharedBoard')}</p>` : nothing}</div>
      ${!view || !board ? html`<p class="empty">${t('noBoards')}</p>` : html`<div class="board-grid">${this.#drawing(board, view)}${this.#about(board, view)}</div>${this.#table(board, view)}`}</div>`;
  }

  #fetch(view: PackView | null): void {
    if (!view || view === this.#of) return;
    this.#of = view;
    ask('boards', view.path).then((boards) => { if (this.#of === view) { this.#boards = boards; this.requestUpdate(); } }, () => undefined);
  }

  #placesOf(board: BoardView): Places {
    let places = this.#places.get(board);
    if (!places) this.#places.set(board, places = placeSites(board.sites));
    return places;
  }

  #drawing(board: BoardView, view: PackView): TemplateResult {
    const places = this.#placesOf(board), all = [...places.values()], wide = Math.max(0, ...all.map(({ x }) => x)) * UNIT + 2 * EDGE, high = Math.max(0, ...all.map(({ y }) => y)) * UNIT + 2 * EDGE;
    const at = (id: string): { x: number; y: number } => { const place = places.get(id) ?? { x: 0, y: 0 }; return { x: EDGE + place.x * UNIT, y: EDGE + place.y * UNIT }; };
    const links = board.sites.flatMap((site) => site.adjacent.filter((other) => site.id < other && places.has(other)).map((other) => [at(site.id), at(other)]));
    const current = board.sites.some(({ id }) => id === this.#site) ? this.#site : board.sites[0]?.id;
    return html`<div class="board-frame" data-pane><svg class="board" viewBox=${`0 0 ${wide} ${high}`} role="group" aria-label=${t('sitesOf', { name: board.name })} @keydown=${(event: KeyboardEvent) => this.#keys(event, board)}>
      <rect class="sea" width=${wide} height=${high} rx="26" />
      ${links.map(([a, b]) => svg`<path class="link" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`)}
      ${board.sites.map((site) => this.#node(site, at(site.id), away(at(site.id), site.adjacent.length === 1 && places.has(site.adjacent[0]) ? at(site.adjacent[0]) : undefined), board, view, site.id === current))}
    </svg><p class="hint">${t('boardHint')}</p></div>`;
  }

  #node(site: SiteView, { x, y }: Point, to: Point, board: BoardView, view: PackView, current: boolean): SVGTemplateResult {
    const kinds = [...new Set(board.sites.map(({ kind }) => kind))], kind = kinds.indexOf(site.kind), leaf = site.adjacent.length === 1, hub = site.adjacent.length > 2, size = leaf ? 30 : hub ? 64 : 38;
    const says = site.told[app.now.settings.content];
    return svg`<g role="button" class=${`site ${site.id === this.#site ? 'current' : ''} ${says.length ? 'says' : ''}`} data-site=${site.id} tabindex=${current ? 0 : -1} aria-label=${this.#name(site, view)} aria-pressed=${site.id === this.#site ? 'true' : 'false'} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        @focus=${() => this.#take(site.id)} @click=${(event: Event) => { (event.currentTarget as SVGGElement).focus(); this.#take(site.id); }} @dblclick=${() => openComponent({ file: board.file, line: site.line })}>
      <path class="shape" d=${shapeOf(kind)} transform=${`scale(${size / 16}) translate(-8 -8)`} fill=${KINDS[kind % KINDS.length]} />
      ${says.map((text, i) => this.#badge(text, view, badgeAt(i, says.length, size, hub, to), leaf ? 15 : 18))}
      ${leaf && (site.tags.length === 0 || says.length > 0) ? nothing : svg`<text class=${hub ? 'id inside' : 'id'} y=${hub ? (says.length ? -9 : 5) : size / 2 + 15} text-anchor="middle">${site.id}${site.tags.length && !hub ? ` · ${site.tags.join(', ').replaceAll('-', ' ')}` : ''}</text>`}
    </g>`;
  }

  /** The icons of one text, beside the shape; three dots for what has none. What one pays is drawn apart from what one gets. */
  #badge({ key, marked }: ToldView, view: PackView, { x, y }: Point, small: number): SVGTemplateResult {
    const ids = pictured(marked, picturesOf(view)).slice(0, 2), wide = Math.max(1, ids.length) * small;
    return svg`<g class=${`badge ${key}`} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}><rect x=${-wide / 2 - 3} y=${-small / 2 - 3} width=${wide + 6} height=${small + 6} rx="7" />
      ${ids.map((id, i) => picture(id, (i - ids.length / 2) * small + 1, -small / 2 + 1, small - 2))}${ids.length === 0 ? svg`<text class="mark" y="2" text-anchor="middle">…</text>` : nothing}</g>`;
  }

  /** What it is and says, for those who hear it. */
  #name(site: SiteView, view: PackView): string {
    const { content } = app.now.settings, kind = view.names[content][site.kind] ?? site.kind;
    return [`${kind} ${site.id}`, site.tags.join(', ').replaceAll('-', ' '), ...site.told[content].map(({ title, text }) => `${title ? `${title}: ` : ''}${text}`)].filter(Boolean).join('. ');
  }

  #take(id: string): void { if (this.#site !== id) { this.#site = id; this.requestUpdate(); } }

  /** Arrows go to the nearest site in that direction. */
  #keys(event: KeyboardEvent, board: BoardView): void {
    const places = this.#placesOf(board), now = this.#site || board.sites[0]?.id, here = places.get(now), way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    const to = (id: string | undefined): void => { if (id === undefined) return; event.preventDefault(); this.#take(id); void this.updateComplete.then(() => this.querySelector<SVGGElement>(`[data-site="${CSS.escape(id)}"]`)?.focus()); };
    const site = board.sites.find(({ id }) => id === now);
    if (event.key === 'Home') to(board.sites[0]?.id);
    else if (event.key === 'End') to(board.sites.at(-1)?.id);
    else if ((event.key === 'Enter' || event.key === ' ') && site) { event.preventDefault(); if (event.key === 'Enter') openComponent({ file: board.file, line: site.line }); }
    else if (way && here) {
      const cost = (id: string): number => { const place = places.get(id)!, along = (place.x - here.x) * way[0] + (place.y - here.y) * way[1], across = Math.abs((place.x - here.x) * way[1]) + Math.abs((place.y - here.y) * way[0]); return along > 0.05 ? along + 2.2 * across : Infinity; };
      const best = board.sites.map(({ id }) => id).filter((id) => id !== now && places.has(id)).reduce<string | undefined>((a, b) => (cost(b) < (a === undefined ? Infinity : cost(a)) ? b : a), undefined);
      to(best);
    }
  }

  #about(board: BoardView, view: PackView): TemplateResult {
    const { content } = app.now.settings, site = board.sites.find(({ id }) => id === this.#site), said = (id: string): string => view.names[content][id] ?? id.replaceAll('-', ' ');
    const kinds = [...new Set(board.sites.map(({ kind }) => kind))];
    return html`<aside class="board-about" data-pane aria-label=${t('site')}>
      <ul class="legend">${kinds.map((kind, i) => html`<li><svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true"><path d=${shapeOf(i)} fill=${KINDS[i % KINDS.length]} /></svg>${said(kind)} <span class="count">${board.sites.filter((one) => one.kind === kind).length}</span></li>`)}</ul>
      ${site ? html`<h2>${said(site.kind)} ${site.id}</h2>${site.tags.length ? html`<ul class="tags">${site.tags.map((tag) => html`<li class="tag">${tag.replaceAll('-', ' ')}</li>`)}</ul>` : nothing}
        ${site.told[content].length ? html`<dl class="told" lang=${content}>${site.told[content].map(({ key, title, text }) => html`<dt>${title ?? key}</dt><dd>${text}</dd>`)}</dl>` : nothing}
        ${Object.keys(site.attributes).length ? html`<p>${Object.entries(site.attributes).map(([key, n]) => `${key.replaceAll('-', ' ')}: ${n}`).join(', ')}</p>` : nothing}
        <p><b>${t('links')}:</b> ${site.adjacent.map((id) => html`<button class="link" @click=${() => this.#take(id)}>${id}</button> `)}</p>
        <button @click=${() => openComponent({ file: board.file, line: site.line })}>${t('inLine', { line: site.line })}</button>` : nothing}</aside>`;
  }

  #table(board: BoardView, view: PackView): TemplateResult {
    const { content } = app.now.settings;
    return html`<details class="rows" data-pane><summary>${t('sitesOf', { name: board.name })}</summary><table><thead><tr><th scope="col">${t('site')}</th><th scope="col">${t('kind')}</th><th scope="col">${t('says')}</th><th scope="col">${t('links')}</th><th scope="col">${t('line')}</th></tr></thead>
      <tbody>${board.sites.map((site) => html`<tr><th scope="row">${site.id}</th><td>${view.names[content][site.kind] ?? site.kind}</td><td class="says" lang=${content}>${site.told[content].map(({ title, text }) => `${title ? `${title}: ` : ''}${text}`).join(' ')}</td><td>${site.adjacent.join(', ')}</td><td><button class="link" @click=${() => openComponent({ file: board.file, line: site.line })}>${site.line}</button></td></tr>`)}</tbody></table></details>`;
  }
}
interface Point { x: number; y: number }
/** To which side what belongs to a site is drawn: up and to the right, or away from the only site that it lies at. */
const away = (from: Point, other: Point | undefined): Point => ({ x: other && other.x > from.x + 1 ? -1 : 1, y: other && other.y < from.y - 1 ? 1 : -1 });
/** Under the name of a site that many lie at; beside the shape of all others, so that it is seen. */
function badgeAt(i: number, of: number, size: number, hub: boolean, to: Point): Point {
  return hub ? { x: (i - (of - 1) / 2) * 26, y: 11 } : { x: to.x * size * 0.5, y: to.y * (size * 0.45 + i * 24) };
}
customElements.define('fathom-boards', Boards);
