/** A board as an SVG: its sites with their links, and either what the sites say or what is on them in a position. */
import {
  html,
  LitElement,
  nothing,
  svg,
  type PropertyDeclarations,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { guard } from 'lit/directives/guard.js';
import { t } from '../../i18n/index.ts';
import type { BoardView, LanguageCode, PackView, SiteView } from '../../worker/protocol.ts';
import { picturesOf } from '../face/face-data.ts';
import { shapeOf } from '../palette.ts';
import { badgesOf, badgeWidth, drawBadge, type Badge } from './badges.ts';
import { cellPath, drawCoordinates, givenPlaces, nameMargin } from './map-cells.ts';
import type { MapWindow } from './map-window.ts';
import { MapZoom } from './map-zoom.ts';
import { nextSite } from './next-site.ts';
import { ownNumbers } from './numbers-of-kind.ts';
import {
  coverOf,
  drawGround,
  drawLaid,
  isWholly,
  laidText,
  laidThings,
  type LaidThing,
  type MapPlaces,
} from './laid.ts';
import { drawOccupant, occupantText, standingOn, type SiteOccupant } from './occupants.ts';
import { placeSites, type Places, type Point } from './place-sites.ts';
import { Room } from './room.ts';
import { brokenAtWords, leafKinds, siteKinds, siteLines, siteName, tagsText } from './site-text.ts';

/** The distance of neighbouring sites, in units of the drawing. */
const UNIT = 84;
const MARGIN = 78;
/** Of a board in play, whose names are short. */
const PLAYED_MARGIN = 52;
const LABEL_WIDTH = 210;

/** Widths of sites: with few links, hubs, and leaves, which lie next to one other site. */
const SIZES = { site: 38, hub: 78, leaf: 30 };
/** Of a board in play, on which all of a site is drawn inside. */
const MOST_GROWTH = 1.28;
const PLAYED_SIZES = { site: 46, hub: 86, leaf: 38 };
/** Of all sites of a board that says where they are: their links tell nothing of how large they are. */
const EVEN_SIZE = 58;
/** Of a cell of a map, what stands on it. */
const CELL_SIZE = 62;

/** Colours of the kinds of sites, in the order of the pack. Each kind has a shape as well. */
export const SITE_KIND_COLORS = ['#1f6f86', '#8a6d1f', '#6a4f8f', '#5c6670', '#a4472e', '#2f7d4f', '#7d3b63'];

const kindColor = (kind: number): string => SITE_KIND_COLORS[kind % SITE_KIND_COLORS.length] ?? 'none';

const cachedPlaces = new WeakMap<BoardView, Places>();
function placesOf(board: BoardView): Places {
  let places = cachedPlaces.get(board);
  if (!places) {
    places =
      givenPlaces(board) ??
      placeSites(board.sites.map((site) => ({ ...site, says: site.texts.en.length + site.attributes.length })));
    cachedPlaces.set(board, places);
  }
  return places;
}

const cachedMargins = new WeakMap<BoardView, number>();
/** Between the edge and the middle of the sites beside it. */
function marginOf(board: BoardView): number {
  let margin = cachedMargins.get(board);
  if (margin === undefined) {
    margin = board.grid ? Math.max(MARGIN, nameMargin(board, placesOf(board), UNIT)) : MARGIN;
    cachedMargins.set(board, margin);
  }
  return margin;
}

/** A site with its place and size in the drawing. */
interface DrawnSite {
  site: SiteView;
  at: Point;
  size: number;
  /** many sites lie next to it: its name has room inside the shape */
  isHub: boolean;
  /** adjacent to one other site, like all sites of its kind */
  isLeaf: boolean;
}

/**
 * Fires `site` with the id when a site becomes the current one, `choose-site` when one of those that can be chosen is, and
 * `open-site` when the line of another one in the file is wanted.
 */
class BoardDrawing extends LitElement {
  static override properties: PropertyDeclarations = {
    board: { attribute: false },
    view: { attribute: false },
    site: {},
    occupants: { attribute: false },
    choosable: { attribute: false },
    ghost: { attribute: false },
    tells: { attribute: false },
    fills: { type: Boolean },
    content: {},
    language: {},
  };
  declare board: BoardView;
  declare view: PackView;
  /** the chosen site */
  declare site: string;
  /** what is on the sites in a position; null: the sites are drawn with what they say */
  declare occupants: ReadonlyMap<string, SiteOccupant> | null;
  /** sites that answer the question that is asked now */
  declare choosable: ReadonlySet<string>;
  /** what would lie where an option says; null: nothing is considered */
  declare ghost: LaidThing | null;
  /** more lines about sites, in the language of the page */
  declare tells: ReadonlyMap<string, readonly string[]>;
  /** rows or columns stand further apart, so that it fills the room that it has */
  declare fills: boolean;
  /** language of the texts of the board */
  declare content: LanguageCode;
  /** language of the page, so that the drawing follows it */
  declare language: LanguageCode;
  /** the site whose label is shown: pointed at, or focused */
  #labelled = '';
  /** what lies on the map as shapes, and by site what covers it */
  #laid: readonly LaidThing[] = [];
  #cover: ReadonlyMap<string, readonly LaidThing[]> = new Map();
  readonly #zoom = new MapZoom(this, UNIT);
  readonly #room = new Room(this);

  constructor() {
    super();
    this.site = '';
    this.occupants = null;
    this.choosable = new Set();
    this.ghost = null;
    this.tells = new Map();
    this.fills = false;
    // on the element, as an SVG that listens for the focus would be a stop of Tab
    this.addEventListener('focusin', this.#onFocus);
    this.addEventListener('focusout', () => this.#showLabel(''));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { board } = this;
    const places = placesOf(board);
    const { width, height } = this.#size();
    const labelled = board.sites.find((site) => site.id === this.#labelled && !this.#isTold(site));
    const tabStop = board.sites.some(({ id }) => id === this.site) ? this.site : board.sites[0]?.id;
    const leaves = leafKinds(board);
    const kinds = siteKinds(board);
    const seen = this.#zoom.of(width, height);
    const isMap = board.grid !== undefined;
    this.#laid = isMap && this.occupants ? laidThings(this.occupants) : [];
    this.#cover = coverOf(this.#laid);
    return html`<svg
        class=${`board ${this.occupants ? 'played' : ''} ${isMap ? 'map' : ''} ${this.#isGhostHere() ? 'ghosted' : ''} ${this.#zoom.isNear ? 'near' : ''} ${this.#offers()}`}
        viewBox=${`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
        role="group"
        aria-label=${t('sitesOf', { name: board.name })}
        @keydown=${this.#onKey}
        @click=${this.#onClick}
        @dblclick=${this.#onDoubleClick}
        @pointerdown=${isMap ? this.#zoom.down : nothing}
        @pointermove=${this.#onPointer}
        @pointerup=${isMap ? this.#zoom.up : nothing}
        @pointercancel=${isMap ? this.#zoom.up : nothing}
        @wheel=${isMap ? this.#zoom.wheel : nothing}
        @pointerleave=${() => this.#showLabel('')}
      >
        <rect class="sea" width=${width} height=${height} rx="26" />
        ${guard([board, ...this.#units()], () => (board.grid ? drawCoordinates(board, (id) => this.#at(id), UNIT) : this.#links(places)))}
        ${this.#laidBelow(kinds)}
        ${board.sites.map((site) => {
          const isTabStop = site.id === tabStop;
          return guard(this.#shownOf(site, isTabStop), () =>
            this.#site(this.#drawn(site, leaves), kinds.indexOf(site.kind), isTabStop),
          );
        })}
        ${this.#ghostAbove()} ${labelled ? this.#label(labelled, seen) : nothing}
      </svg>
      ${isMap ? this.#zoom.buttons(() => (this.site ? this.#at(this.site) : undefined)) : nothing}`;
  }

  /** What lies on the map is drawn below its sites, so that what stands on it, what is offered and where one is are seen. */
  #laidBelow(kinds: readonly string[]): SVGTemplateResult | typeof nothing {
    const { board, view } = this;
    const places = this.#mapPlaces();
    if (this.#laid.length === 0 || !places) return nothing;
    const kindOf = new Map(board.sites.map(({ id, kind }) => [id, kind]));
    const color = (site: string): string => kindColor(kinds.indexOf(kindOf.get(site) ?? ''));
    return svg`<g>${guard([board, view, this.language, JSON.stringify(this.#laid)], () => [
      drawGround(this.#cover.keys(), places, color),
      this.#laid.map((thing) => drawLaid(thing, places, view, false)),
    ])}</g>`;
  }

  #ghostAbove(): SVGTemplateResult | typeof nothing {
    const places = this.#mapPlaces();
    return this.ghost && places && this.#isGhostHere() ? drawLaid(this.ghost, places, this.view, true) : nothing;
  }

  #isGhostHere(): boolean {
    return this.board.grid !== undefined && this.board.sites.some(({ id }) => id === this.ghost?.anchor);
  }

  /** What would lie there tells all, as the site says nothing. */
  #isTold({ id, texts, tags, attributes }: SiteView): boolean {
    const says = texts.en.length > 0 || tags.length > 0 || attributes.length > 0 || this.tells.has(id);
    return this.ghost?.anchor === id && !says && this.occupants?.has(id) !== true;
  }

  /** How far the ghost at a site reaches down, or up, in units of the drawing. */
  #reachOfGhost(site: string, isDown: boolean): number {
    if (this.ghost?.anchor !== site) return 0;
    const { sites, parts = [] } = this.ghost.covers;
    const { y } = this.#at(site);
    return Math.max(0, ...[...sites, ...parts].map((id) => (this.#at(id).y - y) * (isDown ? 1 : -1)));
  }

  #mapPlaces(): MapPlaces | null {
    const { grid } = this.board;
    return grid ? { grid, unit: UNIT, at: (id) => this.#at(id) } : null;
  }

  /** Of the whole drawing. */
  #size(): { width: number; height: number } {
    const all = [...placesOf(this.board).values()];
    const margin = this.#margin();
    const [unitX, unitY] = this.#units();
    return {
      width: Math.max(0, ...all.map(({ x }) => x)) * unitX + 2 * margin,
      height: Math.max(0, ...all.map(({ y }) => y)) * unitY + 2 * margin,
    };
  }

  #margin(): number {
    return this.occupants && !this.board.grid ? PLAYED_MARGIN : marginOf(this.board);
  }

  /** The distance of neighbours, level and upright. A board that says itself where its sites are keeps its form. */
  #units(): readonly [number, number] {
    const { board } = this;
    if (!this.fills || board.grid || board.sites.some(({ at }) => at)) return [UNIT, UNIT];
    return this.#room.units([...placesOf(board).values()], UNIT, this.#margin());
  }

  /** Sites that stand further apart are larger. */
  #growth(): number {
    const [unitX, unitY] = this.#units();
    return Math.min(MOST_GROWTH, Math.sqrt((unitX * unitY) / UNIT ** 2));
  }

  /** All that the drawing of a site depends on. Of a large map most sites stay as they are from one choice to the next. */
  #shownOf({ id }: SiteView, isTabStop: boolean): unknown[] {
    const { board, view, content, language, occupants } = this;
    const occupant = occupants?.get(id);
    return [
      board,
      ...this.#units(),
      view,
      content,
      language,
      occupants === null,
      isTabStop,
      id === this.site,
      this.choosable.has(id),
      occupant && JSON.stringify(occupant),
      this.#cover
        .get(id)
        ?.map((thing) => this.#laidText(thing, id))
        .join('\n'),
      this.tells.get(id)?.join('\n'),
    ];
  }

  #offers(): string {
    const offered = this.choosable.size;
    return offered === 0 ? '' : offered > this.board.sites.length / 2 ? 'many' : 'few';
  }

  #drawn(site: SiteView, leaves: ReadonlySet<string>): DrawnSite {
    if (this.board.grid) return { site, at: this.#at(site.id), size: CELL_SIZE, isHub: false, isLeaf: true };
    if (this.board.sites.some((one) => one.at)) {
      return { site, at: this.#at(site.id), size: EVEN_SIZE, isHub: true, isLeaf: false };
    }
    const isLeaf = leaves.has(site.kind);
    const isHub = site.adjacent.length > 2;
    const sizes = this.occupants ? PLAYED_SIZES : SIZES;
    const size = (isLeaf ? sizes.leaf : isHub ? sizes.hub : sizes.site) * this.#growth();
    return { site, at: this.#at(site.id), size, isHub, isLeaf };
  }

  #at(id: string): Point {
    const { x, y } = placesOf(this.board).get(id) ?? { x: 0, y: 0 };
    const margin = this.#margin();
    const [unitX, unitY] = this.#units();
    return { x: margin + x * unitX, y: margin + y * unitY };
  }

  /** Each link once. */
  #links(places: Places): SVGTemplateResult[] {
    return this.board.sites.flatMap(({ id, adjacent }) =>
      adjacent
        .filter((other) => id < other && places.has(other))
        .map((other) => {
          const [from, to] = [this.#at(id), this.#at(other)];
          return svg`<path class="link" d=${`M${from.x} ${from.y}L${to.x} ${to.y}`} />`;
        }),
    );
  }

  #site(drawn: DrawnSite, kind: number, tabStop: boolean): SVGTemplateResult {
    const { site, at, size } = drawn;
    const cover = this.#cover.get(site.id) ?? [];
    const isHidden = cover.some((thing) => isWholly(thing, site.id));
    const there = this.occupants?.get(site.id);
    const occupant = there && (standingOn(there, isHidden) ?? undefined);
    const isFree = this.occupants !== null && !occupant && cover.length === 0;
    const card = occupant?.tile ?? cover.flatMap(({ what }) => ('card' in what ? [what.card] : [])).at(0);
    const isChosen = site.id === this.site;
    const isOffered = this.choosable.has(site.id);
    return svg`<g role="button" class=${`site ${isChosen ? 'current' : ''} ${isFree ? 'free' : ''} ${isOffered ? 'offered' : ''} ${cover.length > 0 ? 'covered' : ''} ${site.kind === '' ? 'hole' : ''} ${drawn.isHub ? 'hub' : ''}`} data-site=${site.id}
        data-card=${card ?? nothing} tabindex=${tabStop ? 0 : -1} aria-label=${this.#description(site).join('. ')}
        aria-pressed=${isChosen ? 'true' : 'false'} transform=${`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      ${isOffered && !this.board.grid ? svg`<circle class="glow" r=${size * 0.8} />` : nothing}
      ${this.#shape(kind, size)}
      ${this.occupants ? (cover.length > 0 && !occupant ? nothing : this.#occupied(drawn, occupant)) : this.#texts(drawn)}
    </g>`;
  }

  /** A cell of a map, or a shape that tells the kind of site. */
  #shape(kind: number, size: number): SVGTemplateResult {
    const color = kindColor(kind);
    const { grid } = this.board;
    return grid
      ? svg`<path class="shape cell" d=${cellPath(grid, UNIT)} style=${`--kind: ${color}`} />`
      : svg`<path class="shape" d=${shapeOf(kind)} transform=${`scale(${size / 16}) translate(-8 -8)`} fill=${color} style=${`--kind: ${color}`} />`;
  }

  /** What is on the site, or what it gives as long as nothing is. Only hubs and sites with something on them have their names. */
  #occupied({ site, size, isHub, isLeaf }: DrawnSite, occupant: SiteOccupant | undefined): SVGTemplateResult {
    const named = !isLeaf && (isHub || occupant);
    const shown = { ...site, attributes: ownNumbers(this.board, site) };
    const all = badgesOf(shown, site.texts[this.content], picturesOf(this.view));
    const inside = isHub && !occupant;
    const nameY = inside ? (all.length > 0 ? -size * 0.16 : 7) : size / 2 + 22;
    return svg`${occupant ? drawOccupant(occupant, this.view, size) : nothing}
      ${occupant ? drawLasting(all, size) : drawInside(all, size, isHub)}
      ${
        named
          ? svg`<text class=${inside ? 'id inside' : 'id'} y=${nameY} text-anchor="middle">${site.id}</text>`
          : nothing
      }`;
  }

  /** The name, the tags and the badges of a site. */
  #texts(drawn: DrawnSite): SVGTemplateResult {
    const { site, isHub, isLeaf } = drawn;
    const badges = badgesOf(site, site.texts[this.content], picturesOf(this.view));
    const tags = tagsText(site, this.view, this.content);
    const names = isHub ? namesInside(site.id, tags, badges.length) : namesBelow(site.id, tags, drawn.size);
    return svg`${isLeaf ? nothing : names}${badges.map((badge, i) => this.#badge(badge, i, badges.length, drawn))}`;
  }

  /** On a hub under its name; on other sites beside the shape, on the side away from a single neighbour. */
  #badge(badge: Badge, i: number, count: number, { site, at, size, isHub, isLeaf }: DrawnSite): SVGTemplateResult {
    const letterSize = isLeaf ? 13 : 15;
    const rowHeight = letterSize + 6;
    if (isHub) return drawBadge(badge, 0, 12 - 9 * (Math.min(2, count) - 1) + i * rowHeight, letterSize);
    const [neighbour] = site.adjacent;
    const hasOneNeighbour = site.adjacent.length === 1 && placesOf(this.board).has(neighbour);
    const side = sideAwayFrom(hasOneNeighbour ? this.#at(neighbour) : undefined, at);
    const x = side.x * (size * 0.3 + badgeWidth(badge, letterSize) / 2);
    return drawBadge(badge, x, side.y * (size * 0.42 + i * rowHeight), letterSize);
  }

  /** Everything about a site in words; the drawing itself does not show all of it. */
  #label(site: SiteView, seen: MapWindow): SVGTemplateResult {
    const [name, ...lines] = this.#description(site);
    // on a map as large as other words of the page, however small its cells are
    const scale = this.board.grid ? this.#zoom.unitsInPixel : 1;
    const away = this.board.grid ? UNIT * 0.4 : 16;
    const at = this.#at(site.id);
    const [x, y] = [(at.x - seen.x) / scale, (at.y - seen.y) / scale];
    const [width, height] = [seen.width / scale, seen.height / scale];
    const isBelow = y < height / 2;
    // beyond what would lie there
    const reach = this.#reachOfGhost(site.id, isBelow) / scale;
    const left = Math.max(4, Math.min(width - LABEL_WIDTH - 4, x - LABEL_WIDTH / 2));
    const top = isBelow ? y + reach + away / scale : 0;
    const room = isBelow ? height - top : y - reach - away / scale;
    return svg`<foreignObject class="label-place" transform=${`translate(${seen.x} ${seen.y}) scale(${scale})`}
        x=${left.toFixed(1)} y=${top.toFixed(1)} width=${LABEL_WIDTH} height=${Math.max(0, room).toFixed(1)}>
      ${html`<div
        class=${`site-label ${isBelow ? 'below' : 'above'}`}
        lang=${this.content}
        data-label
        aria-hidden="true"
      >
        <div><b>${name}</b>${lines.map((line) => html`<span>${line}</span>`)}</div>
      </div>`}</foreignObject>`;
  }

  /** The name of the site, then what is on it, its tags, and what it says. */
  #description(site: SiteView): string[] {
    const laid = this.#cover.get(site.id) ?? [];
    const there = this.occupants?.get(site.id);
    const occupant = there && standingOn(there, false);
    const standing = occupant ? occupantText(occupant, this.view) : laid.length > 0 ? '' : t('nothingThere');
    return [
      siteName(site, this.view, this.content),
      this.choosable.has(site.id) ? t('canBeChosen') : '',
      ...(this.occupants ? [...laid.map((thing) => this.#laidText(thing, site.id)), standing] : []),
      ...(this.tells.get(site.id) ?? []),
      tagsText(site, this.view, this.content),
      ...siteLines(site, this.view, this.content).map(({ title, text }) => `${title}: ${text}`),
    ].filter(Boolean);
  }

  #laidText(thing: LaidThing, site: string): string {
    return laidText(thing, site, this.board.grid ?? 'square', this.view);
  }

  #choose(id: string): void {
    if (this.site === id) return;
    this.site = id;
    this.#fire('site', id);
  }

  #fire(type: 'site' | 'open-site' | 'choose-site', id: string): void {
    this.dispatchEvent(new CustomEvent(type, { detail: id, bubbles: true }));
  }

  #showLabel(id: string): void {
    if (this.#labelled === id) return;
    this.#labelled = id;
    this.requestUpdate();
  }

  /**
   * The label follows the pointer. It stays while the pointer is on the label itself, so that it can be read, unless there is
   * a site under it. Elsewhere the focused site has it again.
   */
  readonly #onPointer = (event: PointerEvent): void => {
    const { target, clientX, clientY } = event;
    if (this.board.grid) this.#zoom.move(event);
    const pointed = target as Element;
    const isOnLabel = pointed.closest('[data-label]') !== null;
    const below = isOnLabel ? document.elementsFromPoint(clientX, clientY) : [pointed];
    const site =
      below.map((element) => element.closest('[data-site]')).find((element) => element !== null) ??
      (isOnLabel ? null : this.querySelector('[data-site]:focus'));
    if (site || !isOnLabel) this.#showLabel(site?.getAttribute('data-site') ?? '');
  };

  readonly #onFocus = ({ target }: FocusEvent): void => {
    const id = siteAt(target);
    if (id === undefined) return;
    this.#choose(id);
    this.#showLabel(id);
    if (this.board.grid) this.#zoom.show(this.#at(id));
  };

  readonly #onClick = ({ target }: Event): void => {
    const id = siteAt(target);
    if (id === undefined) return;
    (target as Element).closest<SVGGElement>('[data-site]')?.focus();
    this.#choose(id);
    if (this.choosable.has(id)) this.#fire('choose-site', id);
  };

  readonly #onDoubleClick = ({ target }: Event): void => {
    const id = siteAt(target);
    if (id !== undefined && !this.choosable.has(id)) this.#fire('open-site', id);
  };

  /** Arrows, Home and End move; Enter opens the line in the file; Space shows the label, Escape hides it. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { sites, grid } = this.board;
    const current = this.site || sites[0]?.id;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (grid && this.#zoom.key(event.key, this.#at(current))) {
      event.preventDefault();
      return;
    }
    switch (event.key) {
      case 'Escape':
        this.#showLabel('');
        return;
      case 'Enter':
        if (current !== undefined) this.#fire(this.choosable.has(current) ? 'choose-site' : 'open-site', current);
        break;
      case ' ':
        this.#showLabel(current);
        break;
      default: {
        const next = this.#siteForKey(event.key, current);
        if (next === undefined) return;
        this.#choose(next);
        void this.updateComplete.then(() =>
          this.querySelector<SVGGElement>(`[data-site="${CSS.escape(next)}"]`)?.focus(),
        );
      }
    }
    event.preventDefault();
  };

  #siteForKey(key: string, current: string): string | undefined {
    const { sites } = this.board;
    if (key === 'Home') return sites[0]?.id;
    if (key === 'End') return sites.at(-1)?.id;
    return nextSite(placesOf(this.board), current, key);
  }
}
customElements.define('fathom-board', BoardDrawing);

/** The site of which an element is a part. */
const siteAt = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest('[data-site]')?.getAttribute('data-site') ?? undefined;

/** Letters by the width of a site; those of several rows are smaller. */
const INSIDE = 0.56;
const INSIDE_HUB = 0.27;
/** The widest row by the width of a site; on those without a name it may reach beyond the shape. */
const ROOM_INSIDE = 1.3;
const ROOM_INSIDE_HUB = 0.8;

/** On the middle of a site, one below the other; on a hub below its name. */
function drawInside(badges: readonly Badge[], size: number, isHub: boolean): SVGTemplateResult {
  const room = size * (isHub ? ROOM_INSIDE_HUB : ROOM_INSIDE);
  const largest = (size * (isHub ? INSIDE_HUB : INSIDE)) / Math.max(1, badges.length * 0.75);
  const letters = badges.map((badge) => Math.min(largest, (largest * room) / badgeWidth(badge, largest)));
  const middle = isHub ? size * 0.18 : 0;
  return svg`<g data-mark=${badges.length > 0 ? 'says' : nothing}>${badges.map((badge, i) =>
    drawBadge(badge, 0, middle + (i - (badges.length - 1) / 2) * (largest + 4), letters[i]),
  )}</g>`;
}

/** Of a site with something on it, what is not over by that, at the upper right. */
function drawLasting(badges: readonly Badge[], size: number): SVGTemplateResult {
  const lasting = badges.filter(({ kind }) => kind === 'program' || kind === 'attribute');
  return svg`${lasting.map((badge, i) => drawBadge(badge, size * 0.5, -size * 0.45 - i * 15, 12))}`;
}

/** The tags are written out only where there are no badges. */
function namesInside(id: string, tags: string, badges: number): SVGTemplateResult {
  const y = badges > 0 ? 5 - 9 * Math.min(2, badges) : tags ? -4 : 5;
  const tagLines = tags && badges === 0 ? tags.split(' ').slice(0, 2) : [];
  return svg`<text class="id inside" y=${y} text-anchor="middle">${id}</text>
    ${tagLines.map((word, i) => svg`<text class="tag-line inside" y=${11 + 11 * i} text-anchor="middle">${word}</text>`)}`;
}

const namesBelow = (id: string, tags: string, size: number): SVGTemplateResult =>
  svg`<text class="id" y=${size / 2 + 15} text-anchor="middle">${id}</text>
    ${brokenAtWords(tags).map((line, i) => svg`<text class="tag-line" y=${size / 2 + 27 + 12 * i} text-anchor="middle">${line}</text>`)}`;

/** Up and to the right, or away from the other site. */
const sideAwayFrom = (other: Point | undefined, from: Point): Point => ({
  x: other && other.x > from.x + 1 ? -1 : 1,
  y: other && other.y < from.y - 1 ? 1 : -1,
});
