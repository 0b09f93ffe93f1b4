/** What lies between two panes: it is drawn, or moved by keys, and folds the pane that it is of. */
import { html, LitElement, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import {
  PANES,
  paneAfterKey,
  paneDrawnTo,
  paneSize,
  setPaneSize,
  showPaneSize,
  type PaneName,
} from '../state/pane-sizes.ts';

/** On which side of the separator the pane is. */
type Side = 'left' | 'right' | 'below';
const ARROWS = {
  left: ['ArrowRight', 'ArrowLeft'],
  right: ['ArrowLeft', 'ArrowRight'],
  below: ['ArrowUp', 'ArrowDown'],
} as const;
/** A click that moves less than this many pixels draws nothing. */
const STILL = 3;

class Separator extends LitElement {
  static override properties = { of: {}, side: {} };
  /** the pane; the element before the separator */
  declare of: PaneName;
  declare side: Side;
  #from: { at: number; size: number } | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    showPaneSize(this.of);
  }

  protected override render(): TemplateResult {
    const { least, most } = PANES[this.of];
    const { isFolded, size } = paneSize(this.of);
    const now = isFolded ? 0 : (size ?? this.#now());
    return html`<div
      class="separator ${this.side === 'below' ? 'across' : ''}"
      role="separator"
      tabindex="0"
      aria-label=${t(this.of === 'side' ? 'preview' : this.of)}
      aria-orientation=${this.side === 'below' ? 'horizontal' : 'vertical'}
      aria-valuemin=${isFolded ? 0 : least}
      aria-valuemax=${Math.max(most, now)}
      aria-valuenow=${Math.round(now)}
      @keydown=${this.#onKey}
      @dblclick=${() => this.#set(null)}
      @pointerdown=${this.#begin}
      @pointermove=${this.#draw}
      @pointerup=${this.#end}
      @pointercancel=${this.#end}
    ></div>`;
  }

  /** What the pane takes now. */
  #now(): number {
    const box = this.previousElementSibling?.getBoundingClientRect();
    return (this.side === 'below' ? box?.height : box?.width) ?? 0;
  }

  #set(next: ReturnType<typeof paneSize> | null): void {
    setPaneSize(this.of, next);
    this.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = paneAfterKey(this.of, event.key, this.#now(), paneSize(this.of), ARROWS[this.side]);
    if (!next) return;
    event.preventDefault();
    this.#set(next);
  };

  readonly #begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#from = { at: this.#at(event), size: paneSize(this.of).isFolded ? 0 : this.#now() };
  };

  readonly #draw = (event: PointerEvent): void => {
    if (!this.#from) return;
    const moved = this.#at(event) - this.#from.at;
    if (Math.abs(moved) < STILL) return;
    const size = this.#from.size + (this.side === 'left' ? moved : -moved);
    this.#set(paneDrawnTo(this.of, size, paneSize(this.of)));
  };

  /** A folded pane comes back by a click. */
  readonly #end = (event: PointerEvent): void => {
    const from = this.#from;
    this.#from = null;
    const pane = paneSize(this.of);
    if (from?.size === 0 && pane.isFolded && Math.abs(this.#at(event) - from.at) < STILL) {
      this.#set({ ...pane, isFolded: false });
    }
  };

  #at({ clientX, clientY }: PointerEvent): number {
    return this.side === 'below' ? clientY : clientX;
  }
}
customElements.define('fathom-separator', Separator);
