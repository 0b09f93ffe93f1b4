/** A board as a drawing: its sites, who is next to whom, what each says, or what stands there in a position. Sites are reached by arrows. */
import { html, nothing, svg, type PropertyDeclarations, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { BoardView, PackView, SiteView } from '../../worker/protocol.ts';
import { picturesOf } from '../face/face-data.ts';
import { shapeOf } from '../palette.ts';
import { t } from '../../i18n/index.ts';
import { AppElement } from '../../shell/app-element.ts';
import { app } from '../../state/app.ts';
import { drawBadge, badgesOf, badgeWidth, type Badge } from './badges.ts';
import { nextSite } from './next-site.ts';
import { placeSites, type Places } from './place-sites.ts';
import { siteKinds, leafKinds, siteLines, nameInPack, tagsText } from './site-text.ts';
import { drawOccupant, occupantText, type SiteOccupant } from './occupants.ts';

const UNIT = 84;
const EDGE = 78;
/** Colours of the kinds of sites, in the order of the pack; each has a shape besides. */
export const SITE_KIND_COLORS = ['#1f6f86', '#8a6d1f', '#6a4f8f', '#5c6670', '#a4472e', '#2f7d4f', '#7d3b63'];
/** How wide a label is, in the units of the drawing. */
const LABEL = 210;

const kept = new WeakMap<BoardView, Places>();
function placesOf(board: BoardView): Places {
  let places = kept.get(board);
  if (!places) {
    kept.set(
      board,
      (places = placeSites(
        board.sites.map((site) => ({ ...site, says: site.texts.en.length + site.attributes.length })),
      )),
    );
  }
  return places;
}

/** Tells `site` when one is chosen and `open-site` when its line is wanted; `standing`: a position in place of what sites say. */
class BoardDrawing extends AppElement {
  static override properties: PropertyDeclarations = {
    board: { attribute: false },
    view: { attribute: false },
    site: {},
    occupants: { attribute: false },
  };
  declare board: BoardView;
  declare view: PackView;
  declare site: string;
  declare occupants: ReadonlyMap<string, SiteOccupant> | null;
  /** the one whose label is shown: pointed at, or focused */
  #shown = '';

  constructor() {
    super();
    this.site = '';
    this.occupants = null;
    // not on the drawing itself: one that listens for the focus would be a stop of Tab
    this.addEventListener('focusout', () => this.#show(''));
  }

  protected override render(): TemplateResult {
    const { board } = this;
    const places = placesOf(board);
    const all = [...places.values()];
    const far = (of: (place: Point) => number): number => Math.max(0, ...all.map(of)) * UNIT + 2 * EDGE;
    const wide = far(({ x }) => x);
    const high = far(({ y }) => y);
    const hanging = leafKinds(board);
    const shown = board.sites.find(({ id }) => id === this.#shown);
    const links = board.sites.flatMap((site) =>
      site.adjacent
        .filter((other) => site.id < other && places.has(other))
        .map((other) => [this.#at(site.id), this.#at(other)]),
    );
    const current = board.sites.some(({ id }) => id === this.site) ? this.site : board.sites[0]?.id;
    return html`<svg
      class=${`board ${this.occupants ? 'played' : ''}`}
      viewBox=${`0 0 ${wide} ${high}`}
      role="group"
      aria-label=${t('sitesOf', { name: board.name })}
      @keydown=${(event: KeyboardEvent) => this.#keys(event)}
      @pointermove=${(event: PointerEvent) => this.#point(event)}
      @pointerleave=${() => this.#show('')}
    >
      <rect class="sea" width=${wide} height=${high} rx="26" />
      ${links.map(([a, b]) => svg`<path class="link" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`)}
      ${board.sites.map((site) => this.#node(site, site.id === current, hanging.has(site.kind)))}
      ${shown ? this.#label(shown, wide, high) : nothing}
    </svg>`;
  }

  #at(id: string): Point {
    const place = placesOf(this.board).get(id) ?? { x: 0, y: 0 };
    return { x: EDGE + place.x * UNIT, y: EDGE + place.y * UNIT };
  }

  #node(site: SiteView, current: boolean, leaf: boolean): SVGTemplateResult {
    const kind = siteKinds(this.board).indexOf(site.kind);
    const { x, y } = this.#at(site.id);
    const occupant = this.occupants?.get(site.id);
    const size = leaf ? 30 : site.adjacent.length > 2 ? 78 : 38;
    const free = this.occupants !== null && !occupant;
    return svg`<g role="button" class=${`site ${site.id === this.site ? 'current' : ''} ${free ? 'free' : ''}`} data-site=${site.id} tabindex=${current ? 0 : -1}
        aria-label=${this.#name(site, occupant)} aria-pressed=${site.id === this.site ? 'true' : 'false'} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        @focus=${() => {
          this.#take(site.id);
          this.#show(site.id);
        }} @click=${(event: Event) => {
          (event.currentTarget as SVGGElement).focus();
          this.#take(site.id);
        }}
        @dblclick=${() => this.#tell('open-site', site.id)}>
      <path class="shape" d=${shapeOf(kind)} transform=${`scale(${size / 16}) translate(-8 -8)`} fill=${SITE_KIND_COLORS[kind % SITE_KIND_COLORS.length]} />
      ${this.occupants ? this.#stands(site, occupant, size, leaf) : this.#says(site, size, leaf)}
    </g>`;
  }

  /** What stands there; names only where something does, and at the sites that many lie at. */
  #stands(site: SiteView, occupant: SiteOccupant | undefined, size: number, leaf: boolean): SVGTemplateResult {
    const hub = site.adjacent.length > 2;
    const inside = hub && !occupant;
    return svg`${occupant ? drawOccupant(occupant, this.view, size) : nothing}
      ${leaf || !(hub || occupant) ? nothing : svg`<text class=${inside ? 'id inside' : 'id'} y=${inside ? 7 : size / 2 + 22} text-anchor="middle">${site.id}</text>`}`;
  }

  #says(site: SiteView, size: number, leaf: boolean): SVGTemplateResult {
    const hub = site.adjacent.length > 2;
    const tags = tagsText(site, this.view);
    const badges = badgesOf(site, site.texts[app.now.settings.content], picturesOf(this.view));
    const to = away(
      this.#at(site.id),
      site.adjacent.length === 1 && placesOf(this.board).has(site.adjacent[0]) ? this.#at(site.adjacent[0]) : undefined,
    );
    const inside =
      (): SVGTemplateResult => svg`<text class="id inside" y=${badges.length ? 5 - 9 * Math.min(2, badges.length) : tags ? -4 : 5} text-anchor="middle">${site.id}</text>
      ${
        tags && !badges.length
          ? tags
              .split(' ')
              .slice(0, 2)
              .map((word, i) => svg`<text class="tag-line inside" y=${11 + 11 * i} text-anchor="middle">${word}</text>`)
          : nothing
      }`;
    const below =
      (): SVGTemplateResult => svg`<text class="id" y=${size / 2 + 15} text-anchor="middle">${site.id}</text>
      ${tags ? svg`<text class="tag-line" y=${size / 2 + 27} text-anchor="middle">${tags}</text>` : nothing}`;
    return svg`${leaf ? nothing : hub ? inside() : below()}${badges.map((one, i) => this.#badge(one, i, badges.length, size, hub, leaf, to))}`;
  }

  /** Under the name of a site that many lie at; beside the shape of all others, so that it is seen. */
  #badge(one: Badge, i: number, of: number, size: number, hub: boolean, leaf: boolean, to: Point): SVGTemplateResult {
    const small = leaf ? 13 : 15;
    const wide = badgeWidth(one, small);
    const step = small + 6;
    return hub
      ? drawBadge(one, 0, 12 - 9 * (Math.min(2, of) - 1) + i * step, small)
      : drawBadge(one, to.x * (size * 0.3 + wide / 2), to.y * (size * 0.42 + i * step), small);
  }

  /** What stands nowhere on the drawing, at the site that is pointed at or focused. */
  #label(site: SiteView, wide: number, high: number): SVGTemplateResult {
    const { content } = app.now.settings;
    const { x, y } = this.#at(site.id);
    const below = y < high / 2;
    const left = Math.max(4, Math.min(wide - LABEL - 4, x - LABEL / 2));
    const lines = [
      this.#occupantText(site),
      tagsText(site, this.view),
      ...siteLines(site, this.view).map(({ title, text }) => `${title}: ${text}`),
    ].filter(Boolean);
    return svg`<foreignObject class="label-place" x=${left.toFixed(1)} y=${(below ? y + 16 : 0).toFixed(1)} width=${LABEL} height=${(below ? high - y - 16 : y - 16).toFixed(1)}>
      <div class=${`site-label ${below ? 'below' : 'above'}`} lang=${content} data-label aria-hidden="true"><div><b>${nameInPack(site.kind, this.view)} ${site.id}</b>${lines.map((line) => html`<span>${line}</span>`)}</div></div></foreignObject>`;
  }

  #occupantText({ id }: SiteView): string {
    const occupant = this.occupants?.get(id);
    return this.occupants === null ? '' : occupant ? occupantText(occupant, this.view) : t('nothingThere');
  }

  /** What it is and says, and what stands there, for those who hear it. */
  #name(site: SiteView, occupant: SiteOccupant | undefined): string {
    const there = this.occupants ? [occupant ? occupantText(occupant, this.view) : t('nothingThere')] : [];
    return [
      `${nameInPack(site.kind, this.view)} ${site.id}`,
      ...there,
      tagsText(site, this.view),
      ...siteLines(site, this.view).map(({ title, text }) => `${title}: ${text}`),
    ]
      .filter(Boolean)
      .join('. ');
  }

  #take(id: string): void {
    if (this.site !== id) {
      this.site = id;
      this.#tell('site', id);
    }
  }
  #tell(what: 'site' | 'open-site', id: string): void {
    this.dispatchEvent(new CustomEvent(what, { detail: id, bubbles: true }));
  }
  #show(id: string): void {
    if (this.#shown !== id) {
      this.#shown = id;
      this.requestUpdate();
    }
  }

  /** On the label itself it stays, so that one can read it, unless a site lies under it; where neither is, the focused one has it again. */
  #point({ target, clientX, clientY }: PointerEvent): void {
    const over = target as Element;
    const label = over.closest('[data-label]');
    const around = label ? document.elementsFromPoint(clientX, clientY) : [over];
    const site =
      around.map((one) => one.closest('[data-site]')).find((one) => one !== null) ??
      (label ? null : this.querySelector('[data-site]:focus'));
    if (site || !label) this.#show(site?.getAttribute('data-site') ?? '');
  }

  /** Arrows, first and last, the line in the text; Escape takes the label away. */
  #keys(event: KeyboardEvent): void {
    const { sites } = this.board;
    const now = this.site || sites[0]?.id;
    const { key } = event;
    const next =
      key === 'Home' ? sites[0]?.id : key === 'End' ? sites.at(-1)?.id : nextSite(placesOf(this.board), now, key);
    if (key === 'Escape') this.#show('');
    if (key === 'Enter' && now !== undefined) this.#tell('open-site', now);
    else if (key === ' ') this.#show(now);
    else if (next === undefined) return;
    else {
      this.#take(next);
      void this.updateComplete.then(() =>
        this.querySelector<SVGGElement>(`[data-site="${CSS.escape(next)}"]`)?.focus(),
      );
    }
    event.preventDefault();
  }
}

interface Point {
  x: number;
  y: number;
}
/** To which side what belongs to a site is drawn: up and to the right, or away from the only site that it lies at. */
const away = (from: Point, other: Point | undefined): Point => ({
  x: other && other.x > from.x + 1 ? -1 : 1,
  y: other && other.y < from.y - 1 ? 1 : -1,
});
customElements.define('fathom-board', BoardDrawing);
