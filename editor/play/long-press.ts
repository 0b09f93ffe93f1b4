/** Long press with a finger reads what pointing with a mouse reads, and chooses nothing. */
import { html, nothing, type TemplateResult } from 'lit';

/** A tap is shorter. */
const LONG_MS = 450;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

const PLACES = '[data-card], [data-slot], [data-site]';

export class LongPress {
  #timer = 0;
  #from = { x: 0, y: 0 };
  /** the finger has read something: its click is none */
  #hasRead = false;
  /** what is read; empty: nothing */
  #text = '';
  #card = '';

  constructor(private readonly host: { requestUpdate(): void }) {}

  /** The card that is read; empty: none. */
  get card(): string {
    return this.#card;
  }

  /** What is read of a place that is no card. */
  render(): TemplateResult | typeof nothing {
    return this.#text === '' ? nothing : html`<p class="told-place" aria-hidden="true">${this.#text}</p>`;
  }

  readonly down = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    this.#show('', '');
    this.#hasRead = false;
    this.#stop();
    const place = pointerType === 'touch' && target instanceof Element ? target.closest(PLACES) : null;
    if (!place) return;
    this.#from = { x: clientX, y: clientY };
    this.#timer = window.setTimeout(() => this.#read(place), LONG_MS);
  };

  readonly move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL_PX) this.#stop();
  };

  readonly up = (): void => this.#stop();

  /** The click of a finger that has read, and the menu that a browser opens for it. */
  readonly swallow = (event: Event): void => {
    if (!this.#hasRead) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') this.#hasRead = false;
  };

  #stop(): void {
    window.clearTimeout(this.#timer);
  }

  #read(place: Element): void {
    this.#hasRead = true;
    const card = place.getAttribute('data-card') ?? '';
    this.#show(card, card === '' ? textOf(place) : '');
  }

  #show(card: string, text: string): void {
    if (this.#card === card && this.#text === text) return;
    this.#card = card;
    this.#text = text;
    this.host.requestUpdate();
  }
}

/** A site has all in its name; a slot in its words for others than who sees its signs. */
const textOf = (place: Element): string =>
  place.getAttribute('aria-label') ??
  [...place.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent.trim()).join('. ');
