/** The card that is pointed at, or has the focus, in a size that can be read. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import { cardFace } from './card-face.ts';
import type { TableTexts } from './table-context.ts';

export class CardZoom {
  /** empty: none */
  #card = '';

  constructor(private readonly host: { requestUpdate(): void }) {}

  /** Another choice was made: what was pointed at may be elsewhere. */
  clear(): void {
    this.#card = '';
  }

  /** `pressed`: the card that a finger reads; empty: none */
  render(
    { layout }: TableState,
    view: PackView,
    texts: TableTexts['cards'],
    pressed: string,
  ): TemplateResult | typeof nothing {
    const card = pressed || this.#card;
    if (card === '') return nothing;
    return html`<div class="zoom" aria-hidden="true">${cardFace(card, layout.names.cards[card], view, texts)}</div>`;
  }

  /** For events of the pointer and the focus around cards. */
  readonly follow = (event: Event): void => {
    const { target, type } = event;
    // a finger means what it touches: it reads by a long press
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    const leaves = type === 'pointerleave' || type === 'focusout';
    const card = leaves ? '' : ((target as Element).closest('[data-card]')?.getAttribute('data-card') ?? '');
    if (card === this.#card) return;
    this.#card = card;
    this.host.requestUpdate();
  };
}
