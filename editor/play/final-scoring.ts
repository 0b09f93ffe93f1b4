/**
 * The scoring card: what scores at the end, in symbols and in words, with the points that it would bring who looks if
 * the game ended now.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import type { PackView, RenderedTextView } from '../worker/protocol.ts';
import type { TableFinalStep, TableScores } from '../../table/protocol.ts';
import { inSymbols } from './symbols.ts';

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
