/** A name with a number, as a picture where the pack has one. */
import { html, type TemplateResult } from 'lit';
import { picturesOf } from '../drawing/face/face-data.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import { symbol } from './symbols.ts';
import { term, titleOf } from './term.ts';

/** `where`: explained there by key as well; null: only where one points at it. */
export function amount({
  id,
  name,
  n,
  pack,
  layout,
  where,
}: {
  id: string;
  name: string;
  n: number;
  pack: PackView;
  layout: TableState['layout'];
  where: string | null;
}): TemplateResult {
  const isPictured = picturesOf(pack).has(id);
  const content = isPictured
    ? html`${symbol(id, pack)}<span class="visually-hidden">${name}</span>`
    : html`<span class="amount-name">${name}</span>`;
  return html`<div class=${isPictured ? 'pictured' : ''} title=${titleOf(layout, id, name)} data-counter=${id}>
    <dt>${where === null ? content : term(layout, id, where, content)}</dt>
    <dd>${n}</dd>
  </div>`;
}
