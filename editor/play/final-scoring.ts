/**
 * The scoring card: what scores at the end, in symbols and in words, with the points that it would bring who looks if
 * the game ended now.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { picturesOf } from '../drawing/face/face-data.ts';
import { picture } from '../drawing/picture.ts';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import type { TableFinalStep, TableScores } from '../../table/protocol.ts';

interface FinalTexts {
  /** by id */
  procedures: Record<string, RenderedTextView[]>;
  cards: Record<string, RenderedTextView[]>;
}

export function finalScoring(
  { toCome, totals }: TableScores,
  viewer: number,
  pack: PackView,
  { procedures, cards }: FinalTexts,
): TemplateResult | typeof nothing {
  if (toCome.length === 0) return nothing;
  const added = toCome.reduce((sum, { depth, gain }) => sum + (depth === 0 ? gain : 0), 0);
  return html`<table class="final-scoring">
    <caption>
      ${tp('play.scores.toCome')}
    </caption>
    <tbody>
      ${toCome.map(
        (step) =>
          html`<tr class=${step.depth === 0 ? 'step' : 'step inner'} data-step=${`${step.procedure}/${step.step}`}>
              <th scope="row">
                ${step.name}${inSymbols(
                  procedures[step.procedure]?.find(({ key }) => key === step.step),
                  pack,
                )}
              </th>
              <td>${step.gain}</td>
            </tr>
            ${step.cards.map((card) => cardRow(card, cards[card.card] ?? [], pack))}`,
      )}
      <tr class="total" data-total=${totals[viewer] + added}>
        <th scope="row">${tp('play.scores.total')}</th>
        <td>${totals[viewer] + added}</td>
      </tr>
    </tbody>
  </table>`;
}

/** What turns goods into points has a question mark: they may be spent, or become more. */
const cardRow = (
  { card, name, program, gain, spends, lacks }: TableFinalStep['cards'][number],
  texts: readonly RenderedTextView[],
  pack: PackView,
): TemplateResult =>
  html`<tr class="part" data-scores=${card}>
    <th scope="row">${name}${texts.filter(({ key }) => key === program).map((text) => inSymbols(text, pack))}</th>
    <td>
      ${
        spends ? html`<b aria-hidden="true">?</b> <small>${tp('play.scores.canChange', { n: gain })}</small>` : gain
      }${lacks === null ? nothing : html` <small>${t('notTrueOf', { what: lacks })}</small>`}
    </td>
  </tr>`;

/** A text with the pictures of its names; the text itself for those who do not see them, and where one points at it. */
function inSymbols(text: RenderedTextView | undefined, pack: PackView): TemplateResult | typeof nothing {
  if (text === undefined) return nothing;
  const pictures = picturesOf(pack);
  const parts = text.marked.split(/\{([^{}]+)\}/);
  return html`<span class="symbols" title=${text.text}
    ><span aria-hidden="true"
      >${parts.map((part, i) =>
        i % 2 === 1 && pictures.has(part)
          ? html`<svg viewBox="0 0 20 20" width="15" height="15">${picture(part, 0, 0, 20)}</svg>`
          : part,
      )}</span
    ><span class="visually-hidden">${text.text}</span></span
  >`;
}
