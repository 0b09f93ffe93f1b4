/** The mark of a seat: a colour, a shape and a number, so that nobody needs to tell colours apart. */
import { html, type TemplateResult } from 'lit';
import { shapeOf } from '../drawing/palette.ts';

export const seatMark = (seat: number): TemplateResult =>
  html`<svg class=${`seat-mark seat-${seat}`} viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
    <path d=${shapeOf(seat)} />
    <text x="8" y="11.5" text-anchor="middle">${seat < 0 ? '' : seat + 1}</text>
  </svg>`;
