/** A card in the hand: what it says in a size that is read without pointing at it. */
import { html, nothing } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { guard } from 'lit/directives/guard.js';
import { faceData, faceLabel, picturesOf } from '../drawing/face/face-data.ts';
import { hueOf, shapeOf } from '../drawing/palette.ts';
import { pictured } from '../drawing/picture.ts';
import { app } from '../state/app.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import { marked, symbol } from './symbols.ts';

/** So many pictures of what a card is about. */
const MOST_EMBLEMS = 3;

/** Longer texts are set smaller; in full they are told where one points. */
const LONG = 85;

/** Nothing, where the pack has no such card now. */
export function handTile(
  card: string,
  name: string,
  pack: PackView,
  texts: Record<string, RenderedTextView[]>,
): DirectiveResult {
  const { language } = app.now.settings;
  return guard([card, name, pack, texts[card], language], () => {
    const component = pack.components.find(({ section, id }) => section === 'cards' && id === card);
    if (!component) return nothing;
    const data = { ...faceData(component, texts[card] ?? [], pack, language), name };
    const hue = hueOf(data.color);
    const emblems = pictured(data.texts.map((one) => one.marked).join(' '), picturesOf(pack)).slice(0, MOST_EMBLEMS);
    const length = data.texts.reduce((sum, { text }) => sum + text.length, 0);
    return html`<div
      class=${`hand-tile ${length > LONG ? 'long' : ''}`}
      role="img"
      aria-label=${faceLabel(data, false)}
      style=${`--deep: ${hue.deep}; --mid: ${hue.mid}; --pale: ${hue.pale}; --on: ${hue.ink}`}
    >
      <div class="tile-art">
        ${data.number === null ? nothing : html`<span class="tile-number">${data.number}</span>`}
        ${emblems.map((id) => html`<span class="tile-emblem">${symbol(id, pack)}</span>`)}
        ${data.price === null ? nothing : html`<span class="tile-price">${marked(data.price, pack)}</span>`}
      </div>
      <div class="tile-name">${data.name}</div>
      <div class="tile-type">
        ${
          data.color === null ? nothing : html`<svg viewBox="0 0 16 16"><path d=${shapeOf(data.colorIndex)} /></svg>`
        }${data.type}
      </div>
      <div class="tile-text">
        ${data.texts.map(
          (one) =>
            html`<p>
              ${data.texts.length > 1 && one.title ? html`<b>${one.title}:</b> ` : nothing}${marked(one.marked, pack)}
            </p>`,
        )}
      </div>
    </div>`;
  });
}
