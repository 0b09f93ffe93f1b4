/** The boards of the pack, drawn from what their sites say; each site has a name, a text, and its line in the file. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { app, ask, openComponent, stay } from '../state/app.ts';
import type { BoardView, PackView, SiteView } from '../bench/protocol.ts';
import { picturesOf } from '../face/data.ts';
import { shapeOf } from '../face/palette.ts';
import { t } from '../i18n/index.ts';
import { View } from '../shell/view.ts';
import { badge, badgesOf, badgeWidth, attributeText, kindOf, type Badge, type BadgeKind } from './badges.ts';
import { nextSite } from './next-site.ts';
import { placeSites, type Places } from './place-sites.ts';

const UNIT = 84, EDGE = 78;
/** Colours of the kinds of sites, in the order of the pack; each has a shape besides. */
const KINDS = ['#1f6f86', '#8a6d1f', '#6a4f8f', '#5c6670', '#a4472e', '#2f7d4f', '#7d3b63'];

class Boards extends View {
  #boards: BoardView[] = [];
  #of: PackView | null = null;
  #site = '';
  /** the one whose label is shown: pointed at, or focused */
  #shown = '';
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
    if (!places) this.#places.set(board, places = placeSites(board.sites.map((site) => ({ ...site, says: site.told.en.length + site.attributes.length }))));
    return places;
  }

  #drawing(board: BoardView, view: PackView): TemplateResult {
    const places = this.#placesOf(board), all = [...places.values()], wide = Math.max(0, ...all.map(({ x }) => x)) * UNIT + 2 * EDGE, high = Math.max(0, ...all.map(({ y }) => y)) * UNIT + 2 * EDGE;
    const at = (id: string): { x: number; y: number } => { const place = places.get(id) ?? { x: 0, y: 0 }; return { x: EDGE + place.x * UNIT, y: EDGE + place.y * UNIT }; };
    const links = board.sites.flatMap((site) => site.adjacent.filter((other) => site.id < other && places.has(other)).map((other) => [at(site.id), at(other)]));
    const current = board.sites.some(({ id }) => id === this.#site) ? this.#site : board.sites[0]?.id, hanging = kindsThatHang(board), shown = board.sites.find(({ id }) => id === this.#shown);
    return html`<div class="board-frame" data-pane><svg class="board" viewBox=${`0 0 ${wide} ${high}`} role="group" aria-label=${t('sitesOf', { name: board.name })} @keydown=${(event: KeyboardEvent) => this.#keys(event, board)} @pointermove=${(event: PointerEvent) => this.#point(event)} @pointerleave=${() => this.#show('')} @focusout=${() => this.#show('')}>
      <rect class="sea" width=${wide} height=${high} rx="26" />
      ${links.map(([a, b]) => svg`<path class="link" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`)}
      ${board.sites.map((site) => this.#node(site, at(site.id), away(at(site.id), site.adjacent.length === 1 && places.has(site.adjacent[0]) ? at(site.adjacent[0]) : undefined), board, view, site.id === current, hanging.has(site.kind)))}
      ${shown ? this.#label(shown, at(shown.id), view, wide, high) : nothing}
    </svg><p class="hint">${t('boardHint')}</p></div>`;
  }

  #node(site: SiteView, { x, y }: Point, to: Point, board: BoardView, view: PackView, current: boolean, leaf: boolean): SVGTemplateResult {
    const kind = kindsOf(board).indexOf(site.kind), hub = site.adjacent.length > 2, size = leaf ? 30 : hub ? 78 : 38;
    const badges = badgesOf(site, site.told[app.now.settings.content], picturesOf(view)), tags = this.#tags(site, view);
    return svg`<g role="button" class=${`site ${site.id === this.#site ? 'current' : ''}`} data-site=${site.id} tabindex=${current ? 0 : -1} aria-label=${this.#name(site, view)} aria-pressed=${site.id === this.#site ? 'true' : 'false'} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        @focus=${() => { this.#take(site.id); this.#show(site.id); }} @click=${(event: Event) => { (event.currentTarget as SVGGElement).focus(); this.#take(site.id); }} @dblclick=${() => openComponent({ file: board.file, line: site.line })}>
      <path class="shape" d=${shapeOf(kind)} transform=${`scale(${size / 16}) translate(-8 -8)`} fill=${KINDS[kind % KINDS.length]} />
      ${leaf ? nothing : hub ? svg`<text class="id inside" y=${badges.length ? 5 - 9 * Math.min(2, badges.length) : tags ? -4 : 5} text-anchor="middle">${site.id}</text>${tags && !badges.length ? tags.split(' ').slice(0, 2).map((word, i) => svg`<text class="tag-line inside" y=${11 + 11 * i} text-anchor="middle">${word}</text>`) : nothing}`
        : svg`<text class="id" y=${size / 2 + 15} text-anchor="middle">${site.id}</text>${tags ? svg`<text class="tag-line" y=${size / 2 + 27} text-anchor="middle">${tags}</text>` : nothing}`}
      ${badges.map((one, i) => this.#badge(one, i, badges.length, size, hub, leaf, to))}
    </g>`;
  }

  /** Under the name of a site that many lie at; beside the shape of all others, so that it is seen. */
  #badge(one: Badge, i: number, of: number, size: number, hub: boolean, leaf: boolean, to: Point): SVGTemplateResult {
    const small = leaf ? 13 : 15, wide = badgeWidth(one, small), step = small + 6;
    return hub ? badge(one, 0, 12 - 9 * (Math.min(2, of) - 1) + i * step, small) : badge(one, to.x * (size * 0.3 + wide / 2), to.y * (size * 0.42 + i * step), small);
  }

  /** What stands nowhere on the drawing, at the site that is pointed at or focused. */
  #label(site: SiteView, { x, y }: Point, view: PackView, wide: number, high: number): SVGTemplateResult {
    const { content } = app.now.settings, below = y < high / 2, left = Math.max(4, Math.min(wide - LABEL - 4, x - LABEL / 2));
    return svg`<foreignObject class="label-place" x=${left.toFixed(1)} y=${(below ? y + 16 : 0).toFixed(1)} width=${LABEL} height=${(below ? high - y - 16 : y - 16).toFixed(1)}><div class=${`site-label ${below ? 'below' : 'above'}`} lang=${content} data-label aria-hidden="true"><div><b>${this.#kind(site, view)} ${site.id}</b>${[this.#tags(site, view), ...this.#lines(site, view).map(({ title, text }) => `${title}: ${text}`)].filter(Boolean).map((line) => html`<span>${line}</span>`)}</div></div></foreignObject>`;
  }

  /** What a site says and which numbers it has, each with how it is called. */
  #lines(site: SiteView, view: PackView): { kind: BadgeKind; title: string; text: string }[] {
    const { content } = app.now.settings;
    return [
      ...site.told[content].map((one) => { const kind = kindOf(one); return { kind, title: one.title ?? (kind === 'program' || kind === 'attribute' ? one.key.replaceAll('-', ' ') : t(`site.${kind}`, {}, content)), text: one.text }; }),
      ...site.attributes.map((one) => ({ kind: 'attribute' as const, title: view.names[content][one.id] ?? one.id.replaceAll('-', ' '), text: attributeText(one) })),
    ];
  }

  #kind(site: SiteView, view: PackView): string { return view.names[app.now.settings.content][site.kind] ?? site.kind.replaceAll('-', ' '); }
  #tags({ tags }: SiteView, view: PackView): string { return tags.map((tag) => view.names[app.now.settings.content][tag] ?? tag.replaceAll('-', ' ')).join(', '); }

  /** What it is and says, for those who hear it. */
  #name(site: SiteView, view: PackView): string {
    return [`${this.#kind(site, view)} ${site.id}`, this.#tags(site, view), ...this.#lines(site, view).map(({ title, text }) => `${title}: ${text}`)].filter(Boolean).join('. ');
  }

  #take(id: string): void { if (this.#site !== id) { this.#site = id; this.requestUpdate(); } }

  #show(id: string): void { if (this.#shown !== id) { this.#shown = id; this.requestUpdate(); } }

  /** On the label itself it stays, so that one can read it, unless a site lies under it; where neither is, the focused one has it again. */
  #point({ target, clientX, clientY }: PointerEvent): void {
    const over = target as Element, label = over.closest('[data-label]'), site = (label ? document.elementsFromPoint(clientX, clientY) : [over]).map((one) => one.closest('[data-site]')).find((one) => one !== null) ?? (label ? null : this.querySelector('[data-site]:focus'));
    if (site || !label) this.#show(site?.getAttribute('data-site') ?? '');
  }

  /** Arrows, first and last, the line in the text; Escape takes the label away. */
  #keys(event: KeyboardEvent, board: BoardView): void {
    const now = this.#site || board.sites[0]?.id, site = board.sites.find(({ id }) => id === now), next = event.key === 'Home' ? board.sites[0]?.id : event.key === 'End' ? board.sites.at(-1)?.id : nextSite(this.#placesOf(board), now, event.key);
    if (event.key === 'Escape') this.#show('');
    if (event.key === 'Enter' && site) openComponent({ file: board.file, line: site.line });
    else if (event.key === ' ') this.#show(now);
    else if (next === undefined) return;
    else { this.#take(next); void this.updateComplete.then(() => this.querySelector<SVGGElement>(`[data-site="${CSS.escape(next)}"]`)?.focus()); }
    event.preventDefault();
  }

  #about(board: BoardView, view: PackView): TemplateResult {
    const { content } = app.now.settings, site = board.sites.find(({ id }) => id === this.#site), said = (id: string): string => view.names[content][id] ?? id.replaceAll('-', ' ');
    return html`<aside class="board-about" data-pane aria-label=${t('site')}>
      <ul class="legend">${kindsOf(board).map((kind, i) => html`<li><svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true"><path d=${shapeOf(i)} fill=${KINDS[i % KINDS.length]} /></svg>${said(kind)} <span class="count">${board.sites.filter((one) => one.kind === kind).length}</span></li>`)}</ul>
      ${this.#signs(board, view)}
      ${site ? html`<h2>${said(site.kind)} ${site.id}</h2>${site.tags.length ? html`<ul class="tags">${site.tags.map((tag) => html`<li class="tag">${said(tag)}</li>`)}</ul>` : nothing}
        ${this.#lines(site, view).length ? html`<dl class="told" lang=${content}>${this.#lines(site, view).map(({ title, text }) => html`<dt>${title}</dt><dd>${text}</dd>`)}</dl>` : nothing}
        <p><b>${t('links')}:</b> ${site.adjacent.map((id) => html`<button class="link" @click=${() => this.#take(id)}>${id}</button> `)}</p>
        <button @click=${() => openComponent({ file: board.file, line: site.line })}>${t('inLine', { line: site.line })}</button>` : nothing}</aside>`;
  }

  /** What the frames mean, as far as this board has them; one example of each. */
  #signs(board: BoardView, view: PackView): TemplateResult | typeof nothing {
    const { content } = app.now.settings, found = new Map<string, Badge>();
    for (const site of board.sites) {
      const badges = badgesOf(site, site.told[content], picturesOf(view));
      this.#lines(site, view).forEach(({ title }, i) => { const old = found.get(title); if (!old || badges[i].signs.length === 1 && old.signs.length !== 1) found.set(title, badges[i]); });
    }
    return found.size ? html`<ul class="legend">${[...found].map(([title, one]) => { const wide = badgeWidth(one, 15) + 4; return html`<li><svg viewBox=${`${-wide / 2} -12 ${wide} 24`} width=${wide} height="24" aria-hidden="true">${badge(one, 0, 0, 15)}</svg>${title}</li>`; })}</ul>` : nothing;
  }

  #table(board: BoardView, view: PackView): TemplateResult {
    const { content } = app.now.settings;
    return html`<details class="rows" data-pane><summary>${t('sitesOf', { name: board.name })}</summary><table><thead><tr><th scope="col">${t('site')}</th><th scope="col">${t('kind')}</th><th scope="col">${t('says')}</th><th scope="col">${t('links')}</th><th scope="col">${t('line')}</th></tr></thead>
      <tbody>${board.sites.map((site) => html`<tr><th scope="row">${site.id}</th><td>${view.names[content][site.kind] ?? site.kind}</td><td class="says" lang=${content}>${this.#lines(site, view).map(({ title, text }) => html`<div>${title}: ${text}</div>`)}</td><td>${site.adjacent.join(', ')}</td><td><button class="link" @click=${() => openComponent({ file: board.file, line: site.line })}>${site.line}</button></td></tr>`)}</tbody></table></details>`;
  }
}
interface Point { x: number; y: number }
/** How wide a label is, in the units of the drawing. */
const LABEL = 210;
const kindsOf = ({ sites }: BoardView): string[] => [...new Set(sites.map(({ kind }) => kind))];
/** Kinds of which each site lies at one other: small, and without their names, as there are many. */
function kindsThatHang({ sites }: BoardView): Set<string> {
  const others = new Set(sites.filter(({ adjacent }) => adjacent.length !== 1).map(({ kind }) => kind));
  return new Set(sites.map(({ kind }) => kind).filter((kind) => !others.has(kind) && others.size > 0));
}
/** To which side what belongs to a site is drawn: up and to the right, or away from the only site that it lies at. */
const away = (from: Point, other: Point | undefined): Point => ({ x: other && other.x > from.x + 1 ? -1 : 1, y: other && other.y < from.y - 1 ? 1 : -1 });
customElements.define('fathom-boards', Boards);
