/** What a text says in signs: pictures with numbers, larger and shorter than words. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { picture } from '../drawing/picture.ts';
import { ACT_PATHS, cornersOf } from '../drawing/sign-paths.ts';
import { tp } from '../i18n/play.ts';
import type { RenderedTextView, Sign } from '../worker/protocol.ts';

/** For who sees them; the text itself for others, and where one points at it. */
export const inSigns = ({ text }: Pick<RenderedTextView, 'text'>, signs: readonly Sign[]): TemplateResult =>
  html`<span class="signs" title=${text}
    ><span class="signs-row" aria-hidden="true"
      >${parts(signs).map((part) => html`<span class="signs-part">${part.map(drawn)}</span>`)}</span
    ><span class="visually-hidden">${text}</span></span
  >`;

/** Lines are broken before what joins two parts. */
function parts(signs: readonly Sign[]): Sign[][] {
  const out: Sign[][] = [[]];
  for (const sign of signs) {
    if (sign.sign === 'and' || sign.sign === 'or' || sign.sign === 'then') out.push([]);
    out.at(-1)!.push(sign);
  }
  return out;
}

function drawn(sign: Sign): TemplateResult {
  switch (sign.sign) {
    case 'thing':
      return thing(sign);
    case 'act':
      return html`<span class="sign act"
        >${sign.ids.length > 0 ? pictureOf(sign.ids) : nothing}<svg class="symbol act-symbol" viewBox="0 0 20 20">
          <path d=${ACT_PATHS[sign.act]} /></svg
        >${numberOf(sign)}</span
      >`;
    case 'price':
      return html`<span class="sign price"
        >−${sign.things.length === 0 ? '0' : sign.things.map(({ id, n }) => html`${n}${pictureOf([id])}`)}</span
      >`;
    case 'and':
      return html`<span class="joint">+</span>`;
    case 'or':
      return html`<span class="joint">${tp('play.overview.or')}</span>`;
    case 'then':
      return html`<span class="joint">→</span>`;
    case 'open':
      return html`<span class="joint">(</span>`;
    case 'close':
      return html`<span class="joint">)</span>`;
  }
}

function thing(sign: Extract<Sign, { sign: 'thing' }>): TemplateResult {
  const { ids, n, of } = sign;
  if (of === undefined) return html`<span class="sign">${pictureOf(ids)}${numberOf(sign)}</span>`;
  const between = of === 'different' ? '≠' : '=';
  return n === 2
    ? html`<span class="sign">${pictureOf(ids)}<span class="joint">${between}</span>${pictureOf(ids)}</span>`
    : html`<span class="sign">${pictureOf(ids)}<b class="sign-number">${n}${between}</b></span>`;
}

const numberOf = ({ n, upTo }: { n: number; upTo?: true }): TemplateResult | typeof nothing =>
  n === 1 && !upTo ? nothing : html`<b class="sign-number">${upTo ? '≤' : ''}${n}</b>`;

/** Of several kinds, any of them: each has a corner. */
const pictureOf = (ids: readonly string[]): TemplateResult =>
  html`<svg class=${`symbol ${ids.length > 1 ? 'kinds' : ''}`} viewBox="0 0 20 20">
    ${ids.length === 1 ? picture(ids[0], 0, 0, 20) : cornersOf(ids).map(({ id, x, y, size }) => svg`${picture(id, x, y, size)}`)}
  </svg>`;
