/** What is on the table for all: the tracks with everybody's marks, and what is left of cards and pieces. */
import { html, nothing, type TemplateResult } from 'lit';
import { picturesOf } from '../drawing/face/face-data.ts';
import { packWord } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { seatMark } from './seat-mark.ts';
import { symbol } from './symbols.ts';
import type { TableContext } from './table-context.ts';
import { titleOf } from './term.ts';

/** The picture of a pile, which every pack has. */
const CARD = 'card';

export function commonThings(context: TableContext): TemplateResult | typeof nothing {
  const tracks = context.table.layout.tracks.map((id) => trackRow(context, id));
  const left = whatIsLeft(context);
  if (tracks.length === 0 && left.length === 0) return nothing;
  return html`<div class="common">
    ${tracks} ${left.length === 0 ? nothing : html`<dl class="supplies" aria-label=${tp('play.supplies')}>${left}</dl>`}
  </div>`;
}

/** A part of its own, where there are no slots under which it stands. */
export function commonPart(context: TableContext): TemplateResult | typeof nothing {
  const common = context.table.layout.slots.length > 0 ? nothing : commonThings(context);
  return common === nothing
    ? nothing
    : html`<section class="common-part" data-pane tabindex="0" aria-label=${tp('play.supplies')}>${common}</section>`;
}

/** From the first space to the last, with who stands on each. */
function trackRow({ table, pack }: TableContext, id: string): TemplateResult {
  const { view, layout, setup } = table;
  const name = layout.names.tracks[id];
  const spaces = pack.tracks.find((track) => track.id === id)?.spaces ?? [];
  const on = (space: number): number[] =>
    view.position.players
      .flatMap(({ tracks }, seat) => (tracks[id]?.space === space ? [{ seat, height: tracks[id].height }] : []))
      .sort((a, b) => b.height - a.height)
      .map(({ seat }) => seat);
  return html`<div class="track" data-track=${id}>
    <h2 title=${titleOf(layout, id, name)}>${name}</h2>
    <ol>
      ${spaces.map((space) => {
        const seats = on(space);
        return html`<li class=${seats.length > 0 ? 'held' : ''}>
          <span class="space">${space}</span>${seats.map((seat) => seatMark(seat))}${
            seats.length > 0
              ? html`<span class="visually-hidden">${seats.map((seat) => setup.seats[seat].name).join(', ')}</span>`
              : nothing
          }
        </li>`;
      })}
    </ol>
  </div>`;
}

/** Piles from which cards are drawn, now or later, and pieces of which there are only so many. */
function whatIsLeft({ table, pack }: TableContext): TemplateResult[] {
  const { view, layout, viewer } = table;
  const { zones, supply, players } = view.position;
  const piles = layout.zones
    .filter(({ id, of, drawn }) => of === 'game' && drawn && zones[id])
    .map(({ id }) => ({ id, name: layout.names.zones[id], n: zones[id].count, of: CARD }));
  const pieces = Object.entries({ ...supply, ...players[viewer]?.supply }).flatMap(([id, n]) =>
    n === null ? [] : [{ id, name: packWord(pack, id), n, of: id }],
  );
  return [...piles, ...pieces].map(({ id, name, n, of }) => {
    const isPictured = of !== CARD && picturesOf(pack).has(of);
    return html`<div title=${`${name}: ${n}`} data-left=${id}>
      <dt>${symbol(of, pack)}<span class=${isPictured ? 'visually-hidden' : ''}>${name}</span></dt>
      <dd>${n}</dd>
    </div>`;
  });
}
