/** Texts with the pictures of their names. */
import { html, nothing, type TemplateResult } from 'lit';
import { picturesOf } from '../drawing/face/face-data.ts';
import { picture } from '../drawing/picture.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';

const drawn = (id: string): TemplateResult =>
  html`<svg class="symbol" viewBox="0 0 20 20" aria-hidden="true">${picture(id, 0, 0, 20)}</svg>`;

/** The picture of a name; nothing where it has none. */
export const symbol = (id: string, pack: PackView): TemplateResult | typeof nothing =>
  picturesOf(pack).has(id) ? drawn(id) : nothing;

/** A text such as `gain 2 {kelp}`, with pictures in place of what is in braces. */
export function marked(text: string, pack: PackView): (TemplateResult | string)[] {
  const pictures = picturesOf(pack);
  // punctuation stays with the picture before it
  return text
    .split(/\{([^{}]+)\}/)
    .map((part, i) => (i % 2 === 1 && pictures.has(part) ? drawn(part) : part.replace(/^(?=[.,;:)])/, '\u2060')));
}

/** With pictures for who sees them; the text itself for others, and where one points at it. */
export const inSymbols = (
  text: Pick<RenderedTextView, 'marked' | 'text'> | undefined,
  pack: PackView,
): TemplateResult | typeof nothing =>
  text === undefined
    ? nothing
    : html`<span class="symbols" title=${text.text}
        ><span aria-hidden="true">${marked(text.marked, pack)}</span
        ><span class="visually-hidden">${text.text}</span></span
      >`;
