/** What stands on the sites of a player's board in a position by names, and how it is drawn. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { PackView, TryResult } from '../../worker/protocol.ts';
import { picturesOf } from '../face/face-data.ts';
import { picture } from '../picture.ts';
import { t } from '../../i18n/index.ts';
import { app } from '../../state/app.ts';

/** `fresh`: it came, went or changed in the step that is looked at. */
export interface SiteOccupant {
  piece: string | null;
  upgraded: boolean;
  tile: string | null;
  changed: boolean;
}
export type PositionFacts = TryResult['before'];

const EMPTY = 'empty';

/** By site: of the player whose facts begin with `who`; of shared boards with ''. `before`: one step earlier. */
export function occupantsIn(
  facts: PositionFacts,
  who: string,
  before: PositionFacts = facts,
): Map<string, SiteOccupant> {
  const out = new Map<string, SiteOccupant>();
  for (const what of new Set([...Object.keys(facts), ...Object.keys(before)])) {
    const [, kind, site] = new RegExp(`^${who}(site|tile) (.+)$`).exec(what) ?? [];
    if (site === undefined) continue;
    const is = String(facts[what] ?? EMPTY);
    const changed = is !== String(before[what] ?? EMPTY);
    if (is === EMPTY && !changed) continue;
    const one = out.get(site) ?? { piece: null, upgraded: false, tile: null, changed: false };
    if (kind === 'tile') one.tile = is === EMPTY ? null : is;
    else if (is !== EMPTY) {
      one.piece = is.replace(/ upgraded$/, '');
      one.upgraded = is.endsWith(' upgraded');
    }
    one.changed ||= changed;
    out.set(site, one);
  }
  return out;
}

/** A piece by its word; a tile, which is a card, by its name. */
const nameOf = (id: string, view: PackView): string =>
  view.names[app.now.settings.language][id] ??
  view.components.find((one) => one.section === 'cards' && one.id === id)?.name ??
  id.replaceAll('-', ' ');

/** For those who hear it. */
export function occupantText({ piece, upgraded, tile, changed: fresh }: SiteOccupant, view: PackView): string {
  const name = piece === null ? '' : nameOf(piece, view);
  const stands = piece !== null && upgraded ? t('upgradedPiece', { piece: name }) : name;
  const there = [stands, tile === null ? '' : nameOf(tile, view)].filter(Boolean).join(', ') || t('nothingThere');
  return fresh ? `${there} (${t('byThisStep')})` : there;
}

/** A disc with the picture of the piece; a second ring and a plus when it is upgraded, a square for a tile, a burst around what is fresh. */
export function drawOccupant(occupant: SiteOccupant, view: PackView, size: number): SVGTemplateResult {
  const { piece, upgraded, tile, changed: fresh } = occupant;
  const r = Math.max(15, size * 0.4);
  const inside = r * 1.36;
  const id = piece ?? '';
  const letters = (name: string): SVGTemplateResult =>
    svg`<text class="initials" y="6" text-anchor="middle">${initials(name)}</text>`;
  const corner = (r * 0.8).toFixed(1);
  const plus = svg`<g transform=${`translate(${corner} ${corner})`}><circle class="plus" r="8" /><path class="plus-sign" d="M-4 0H4M0 -4V4" /></g>`;
  return svg`<g class=${`standing ${upgraded ? 'upgraded' : ''} ${fresh ? 'fresh' : ''}`}>
    ${fresh ? svg`<path class="burst" d=${burst(r + 13, r + 6)} />` : nothing}
    ${
      piece === null
        ? nothing
        : svg`<circle class="disc" r=${r} />${upgraded ? svg`<circle class="ring" r=${r + 4} />` : nothing}
      ${picturesOf(view).has(id) ? picture(id, -inside / 2, -inside / 2, inside) : letters(nameOf(id, view))}${upgraded ? plus : nothing}`
    }
    ${tile === null ? nothing : svg`<rect class="tile" x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx="5" />${letters(nameOf(tile, view))}`}
    <title>${occupantText(occupant, view)}</title></g>`;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
/** A star of twelve points. */
function burst(outer: number, inner: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const r = i % 2 ? inner : outer;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
