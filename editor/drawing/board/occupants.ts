/** What is on the sites of a board in a position: pieces and tiles. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { packWord, t } from '../../i18n/index.ts';
import type { CoverView, PackView, TryResult } from '../../worker/protocol.ts';
import { picturesOf } from '../face/face-data.ts';
import { picture } from '../picture.ts';
import { hueOf, shapeOf } from '../palette.ts';
import { outlineOf } from './outlines.ts';

export interface SiteOccupant {
  piece: string | null;
  upgraded: boolean;
  /** the player to whom the piece belongs, if it belongs to one */
  owner?: { seat: number; name: string };
  /** null also for one that lies face down and is not known */
  tile: string | null;
  /** pictures of what the tile is about, for a tile that lies open */
  emblems?: readonly string[];
  /** what has a shape and its anchor there: a card, or with null the piece */
  lies?: { card: string | null; covers: CoverView };
  /** counters that lie there: how many, and the seat of whose they are, if they are a player's on a board between the players */
  things: { counter: string; n: number; seat?: number }[];
  /** a card lies there face down; its back, a colour or a name */
  faceDown?: { back: string };
  /** it came, went or changed in the step that is shown */
  changed: boolean;
  /** somebody else has brought it since the last choice of who looks */
  isNews?: boolean;
  /** what is not true of it, so that it does not count; `id` as in the pack */
  lacks?: { id: string; name: string };
}

/** Everything about a position, by names such as `me site a1`. */
export type PositionFacts = TryResult['before'];

/** What stands on a site beside a thing with a shape that has its anchor there; what is covered wholly hides a tile. Null: nothing. */
export function standingOn(occupant: SiteOccupant, isHidden: boolean): SiteOccupant | null {
  const { lies, ...standing } = occupant;
  if (lies?.card === null) standing.piece = null;
  if (isHidden) {
    standing.tile = null;
    delete standing.faceDown;
  }
  // around the thing itself
  if (lies) standing.changed = standing.isNews = false;
  const { piece, tile, faceDown, things, lacks, changed } = standing;
  return piece === null && tile === null && !faceDown && things.length === 0 && !lacks && !changed ? null : standing;
}

/** The name of a piece; of a tile, the name of its card. */
export function occupantName(id: string, view: PackView): string {
  const card = view.components.find((component) => component.section === 'cards' && component.id === id);
  return packWord(view, id, card && { fallback: card.name });
}

/** In the language of the page, for labels and screen readers. */
export function occupantText(occupant: SiteOccupant, view: PackView): string {
  const { piece, upgraded, owner, tile, faceDown, things, changed, lacks } = occupant;
  const names: string[] = [];
  if (piece !== null) {
    const kind = occupantName(piece, view);
    const name = owner ? t('pieceOfPlayer', { piece: kind, name: owner.name }) : kind;
    names.push(upgraded ? t('upgradedPiece', { piece: name }) : name);
  }
  if (tile !== null) {
    const card = occupantName(tile, view);
    names.push(faceDown ? t('faceDownKnown', { card }) : card);
  } else if (faceDown) names.push(t('faceDownCard'));
  names.push(...things.map(({ counter, n }) => `${occupantName(counter, view)}: ${n}`));
  if (lacks) names.push(t('notTrueOf', { what: lacks.name }));
  const text = names.join(', ') || t('nothingThere');
  return changed ? `${text} (${t('byThisStep')})` : text;
}

/**
 * The outline of its kind for a piece, with a second one and a plus when it is upgraded; a square for a tile; a star
 * around what changed.
 */
export function drawOccupant(occupant: SiteOccupant, view: PackView, siteSize: number): SVGTemplateResult {
  const { piece, upgraded, tile, faceDown, changed, isNews } = occupant;
  const radius = Math.max(15, siteSize * 0.4);
  const ownerClass = occupant.owner ? `of-player seat-${occupant.owner.seat}` : '';
  return svg`<g class=${`occupant ${upgraded ? 'upgraded' : ''} ${changed ? 'changed' : ''} ${ownerClass}`}>
    ${isNews ? svg`<circle class="news" r=${radius + 9} />` : nothing}
    ${changed ? svg`<path class="burst" d=${starPath(radius + 13, radius + 6)} />` : nothing}
    ${piece === null ? nothing : drawPiece(piece, occupant, view, radius)}
    ${faceDown ? drawBack(faceDown.back, radius) : nothing}
    ${tile === null ? nothing : faceDown ? drawKnown(tile, view, radius) : drawTile(tile, occupant.emblems ?? [], view, radius)}
    ${drawThings(occupant, radius)}
    ${occupant.lacks ? drawLack(occupant.lacks.id, radius) : nothing}
    <title>${occupantText(occupant, view)}</title></g>`;
}

/** How many lie there, each kind in a line of its own: in the middle, or below what stands there. */
function drawThings({ piece, tile, things }: SiteOccupant, radius: number): SVGTemplateResult[] {
  const isAlone = piece === null && tile === null;
  const height = 18;
  const top = isAlone ? (-(things.length - 1) * height) / 2 : radius * 0.8;
  return things.map(
    ({ counter, n, seat }, i) =>
      svg`<g class=${seat === undefined ? 'things' : `things of-player seat-${seat}`} data-counter=${counter}
        transform=${`translate(0 ${(top + i * height).toFixed(1)})`}><rect x="-14" y="-9" width="28" height="18" rx="9" />
        <text y="5" text-anchor="middle">${n}</text></g>`,
  );
}

/** In the colour of its owner, with that one's shape and number where the kind has no picture. */
function drawPiece(
  piece: string,
  { upgraded, owner }: SiteOccupant,
  view: PackView,
  radius: number,
): SVGTemplateResult {
  const size = radius * 1.36;
  const corner = (radius * 0.8).toFixed(1);
  const kind = view.components.filter(({ section }) => section === 'pieces').findIndex(({ id }) => id === piece);
  return svg`<path class="disc" d=${outlineOf(kind, radius)} />
    ${upgraded ? svg`<path class="ring" d=${outlineOf(kind, radius + 4)} />` : nothing}
    ${picturesOf(view).has(piece) ? picture(piece, -size / 2, -size / 2, size) : owner ? drawOwner(owner.seat, size) : drawInitials(occupantName(piece, view))}
    ${
      upgraded
        ? svg`<g transform=${`translate(${corner} ${corner})`}><circle class="plus" r="8" /><path class="plus-sign" d="M-4 0H4M0 -4V4" /></g>`
        : nothing
    }`;
}

export const drawOwner = (seat: number, size: number): SVGTemplateResult =>
  svg`<path class="owner" d=${shapeOf(seat)} transform=${`scale(${(size / 16).toFixed(3)}) translate(-8 -8)`} />
    <text class="initials" y="6" text-anchor="middle">${seat + 1}</text>`;

/** A cross in a square, at the upper left. */
const drawLack = (id: string, radius: number): SVGTemplateResult =>
  svg`<g class="lack" data-mark=${id} transform=${`translate(${(-radius * 0.85).toFixed(1)} ${(-radius * 0.85).toFixed(1)})`}>
    <rect x="-8" y="-8" width="16" height="16" rx="3" /><path d="M-4 -4L4 4M4 -4L-4 4" /></g>`;

/** A small card in the colour of its kind, with pictures of what it is about, or its letters. */
function drawTile(tile: string, emblems: readonly string[], view: PackView, radius: number): SVGTemplateResult {
  const card = view.components.find(({ section, id }) => section === 'cards' && id === tile);
  const size = emblems.length > 1 ? radius * 0.95 : radius * 1.3;
  return svg`<rect class="tile" x=${-radius} y=${-radius} width=${2 * radius} height=${2 * radius} rx="5" />
    <path class="tile-head" style=${`--head: ${hueOf(card?.color ?? null).deep}`}
      d=${`M${-radius + 1} ${-radius + 6}a5 5 0 0 1 5 -5h${2 * radius - 12}a5 5 0 0 1 5 5v${radius * 0.18}h${-2 * radius + 2}z`} />
    ${
      emblems.length === 0
        ? drawInitials(occupantName(tile, view))
        : emblems.map((id, i) => picture(id, (i - emblems.length / 2) * size, -size / 2 + radius * 0.15, size))
    }`;
}

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** In the colour of its deck, if that is one, with a cross of lines. */
function drawBack(back: string, radius: number): SVGTemplateResult {
  const inner = radius - 6;
  return svg`<rect class="tile back" x=${-radius} y=${-radius} width=${2 * radius} height=${2 * radius} rx="5"
      style=${COLOR.test(back) ? `--back: ${back}` : nothing} />
    <path class="back-lines" d=${`M${-inner} ${-inner}L${inner} ${inner}M${-inner} ${inner}L${inner} ${-inner}M${-inner} ${-inner}H${inner}V${inner}H${-inner}Z`} />`;
}

/** What the viewer knows of a card that lies face down: its letters on a corner that is turned up. */
const drawKnown = (tile: string, view: PackView, radius: number): SVGTemplateResult =>
  svg`<path class="known" d=${`M${-radius * 0.62} ${-radius * 0.62}H${radius * 0.62}V${radius * 0.3}L${radius * 0.3} ${radius * 0.62}H${-radius * 0.62}Z`} />
    ${drawInitials(occupantName(tile, view))}`;

/** At most two letters. */
export function drawInitials(name: string): SVGTemplateResult {
  const initials = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return svg`<text class="initials" y="6" text-anchor="middle">${initials.join('').slice(0, 2)}</text>`;
}

/** Of twelve points. */
function starPath(outerRadius: number, innerRadius: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const radius = i % 2 ? innerRadius : outerRadius;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
