/** What is asked now: the options as a list, each with a number, those that cannot be taken with the reason. */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import { tp } from '../i18n/play.ts';
import { app } from '../state/app.ts';
import type { TableState } from '../state/table-state.ts';
import type { PackView } from '../worker/protocol.ts';
import {
  placeKey,
  type TableAdvice,
  type TableDecision,
  type TableOption,
  type TablePreview,
} from '../../table/protocol.ts';
import { advicePart } from './advice.ts';
import { areBotsFollowed, botControls } from './bots.ts';
import type { Considered } from './considered.ts';
import { leadsWorthSaying } from './leads.ts';
import { foldedOptions } from './more-options.ts';
import { marked, symbol } from './symbols.ts';
import type { TableContext, TableTexts } from './table-context.ts';
import { taughtKey } from './teacher.ts';

/** What is said of options beside their words. */
interface Marks {
  busy: boolean;
  /** what each option would bring, by key */
  foreseen: ReadonlyMap<string, TablePreview>;
  pack: PackView;
  texts: TableTexts;
  layout: TableState['layout'];
  advice: TableAdvice | null;
  /** the key that the teacher means; null: none */
  taught: string | null;
  /** the key that is considered */
  considered: string;
  /** what was pointed at on the table where several options are about it: its kind and id; empty: nothing */
  only: string;
}

interface Actions {
  choose(key: string): void;
  /** the person considers an option; empty: none */
  look(key: string): void;
  hint(): void;
  /** not only those of what was pointed at */
  showAll(): void;
}

export function decisionPart(
  table: TableState,
  { pack, texts }: Pick<TableContext, 'pack' | 'texts'>,
  /** `preview`: of the option that is considered; `advice`: what a bot thinks, null: nobody has asked */
  { preview: shown, foreseen, advice }: Pick<Considered, 'preview' | 'foreseen' | 'advice'>,
  only: string,
  actions: Actions,
): TemplateResult {
  const { view, setup, layout, busy } = table;
  const { decision, asks } = view;
  const name = asks === null ? '' : setup.seats[asks].name;
  const considered = shown?.key ?? '';
  const marks = { busy, foreseen, pack, texts, layout, advice, only, taught: taughtKey(table), considered };
  return html`<section class="decision" data-pane aria-label=${tp('play.decision')}>
    <h2 tabindex="-1" ?data-focus=${decision === null && areBotsFollowed(table)}>
      ${decision ? html`<span class="who">${name}</span>: ${decision.prompt}` : tp('play.waits', { name })}
    </h2>
    ${decision ? optionList(decision, marks, actions) : nothing} ${botControls(table)}
    ${previewPart(shown?.answer ?? null)} ${decision ? refusedList(decision, marks) : nothing}
  </section>`;
}

/** What declines stands at the lower right. */
function optionList({ options, refused, prompt }: TableDecision, marks: Marks, actions: Actions): TemplateResult {
  const { listed, folded } = foldedOptions(options, new Set([marks.advice?.key, marks.taught]));
  const { only } = marks;
  const shown = only === '' ? listed : options.filter(({ target }) => target && only === placeKey(target));
  return html`<ol class="option-list" aria-label=${prompt}>
      ${shown.map(
        (option, i) =>
          html`${option.group !== undefined && option.group !== shown[i - 1]?.group ? html`<li class="option-group">${option.group}</li>` : nothing}
            <li class=${option.declines ? 'declines' : isSamePlace(option, shown[i - 1]) ? 'same-place' : ''}>
              ${optionButton(option, options.indexOf(option), marks, actions)}
            </li>`,
      )}
      ${refused
        .filter(({ declines }) => declines)
        .map(
          ({ label, reason }) =>
            html`<li class="declines">
              <button aria-disabled="true" title=${reason}>
                ${label}<span class="visually-hidden">: ${reason}</span>
              </button>
            </li>`,
        )}
    </ol>
    ${only === '' ? nothing : html`<button class="small" @click=${actions.showAll}>${tp('play.allOptions')}</button>`}
    ${
      folded.length > 0 && only === ''
        ? html`<fathom-more-options
            .options=${folded}
            .button=${(option: TableOption) => optionButton(option, options.indexOf(option), marks, actions)}
            .language=${app.now.settings.language}
          ></fathom-more-options>`
        : nothing
    }
    ${options.length > 1 ? html`<button class="small" @click=${actions.hint}>${tp('play.hint')}</button>` : nothing}
    ${marks.advice ? advicePart(marks.advice) : nothing}`;
}

/** Another way to lie with the same anchor. */
const isSamePlace = ({ lays, target, group }: TableOption, before: TableOption | undefined): boolean =>
  lays !== undefined && before?.lays !== undefined && before.group === group && before.target?.id === target?.id;

const optionButton = (option: TableOption, i: number, marks: Marks, { choose, look }: Actions): TemplateResult => {
  const { key } = option;
  const { busy, foreseen, pack, layout, advice, taught } = marks;
  return html`<button
    data-key=${key}
    class=${key === marks.considered ? 'considered' : ''}
    ?data-focus=${i === 0}
    aria-disabled=${busy ? 'true' : nothing}
    @click=${() => choose(key)}
    @focus=${() => look(key)}
    @blur=${() => look('')}
    @pointerenter=${() => look(key)}
    @pointerleave=${() => look('')}
  >
    ${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing}<span class="option-text"
      ><span
        >${labelOf(option, marks)}${key === advice?.key ? html` <em class="hinted">${tp('play.hinted')}</em>` : nothing}${key === taught ? html` <em class="hinted">${tp('play.taught')}</em>` : nothing}</span
      >${moreOf(foreseen.get(key), pack, layout, usualNext(foreseen))}</span
    >
  </button>`;
};

/** A slot is called by what it does, as on the table; of a card its kind is said as well. */
function labelOf({ label, target }: TableOption, { pack, texts, layout }: Marks): TemplateResult | string {
  const [text] = target?.kind === 'slot' ? (texts.slots[target.id] ?? []) : [];
  if (text !== undefined) {
    return html`<span aria-hidden="true">${marked(text.marked, pack)}</span
      ><span class="visually-hidden">${label}</span>`;
  }
  if (target?.kind !== 'card') return label;
  const kind = kindOfCard(target.id, pack);
  return kind === '' || layout.names.cards[target.id] === undefined
    ? label
    : html`${label} <small class="kind">${kind}</small>`;
}

/** Its colour and its type. */
function kindOfCard(id: string, pack: PackView): string {
  const card = pack.components.find((one) => one.section === 'cards' && one.id === id);
  return [card?.color, card?.type].flatMap((word) => (word ? [packWord(pack, word)] : [])).join(', ');
}

/** What is asked next is worth a line where it is not what more than half of the options lead to. */
function usualNext(foreseen: ReadonlyMap<string, TablePreview>): string | null {
  const counts = new Map<string, number>();
  for (const { next } of foreseen.values()) if (next) counts.set(next.prompt, (counts.get(next.prompt) ?? 0) + 1);
  const [usual] = [...counts].filter(([, n]) => n > foreseen.size / 2);
  return usual?.[0] ?? null;
}

/** What the option costs, gives and leads to, in one line. Of what is said aloud, the preview has all. */
function moreOf(
  answer: TablePreview | undefined,
  pack: PackView,
  { names }: TableState['layout'],
  usual: string | null,
): TemplateResult | typeof nothing {
  if (!answer) return nothing;
  const { amounts, signals, wasted, leads, next, draws, reveals } = answer;
  const lead = leadsWorthSaying(leads);
  const nameOf = (id: string): string => names.counters[id] ?? names.tracks[id] ?? id;
  const parts = [
    ...signals.map((signal) => html`<span class="signal">${signal}</span>`),
    ...(wasted ? [html`<span class="signal wasted">${tp('play.wasted')}</span>`] : []),
    ...(lead === null
      ? []
      : [
          html`<span class=${`lead ${lead.wasted ? 'wasted' : ''}`}
            >${lead.names.length === leads.length ? '' : `${lead.names.join(', ')}: `}${lead.wasted ? tp('play.wasted') : lead.signals.join(', ')}</span
          >`,
        ]),
    ...amounts.map(({ id, n }) => {
      const drawn = symbol(id, pack);
      return html`<span class="gain"
        >${n > 0 ? '+' : '−'}${Math.abs(n)} ${drawn === nothing ? nameOf(id) : drawn}</span
      >`;
    }),
    ...(draws > 0 ? [html`<span>${tp('play.draws', { n: draws })}</span>`] : []),
    ...(reveals ? [html`<span class="reveals">${tp('play.reveals')}</span>`] : []),
    ...(next && next.prompt !== usual ? [html`<span>${tp('play.next', { prompt: next.prompt })}</span>`] : []),
  ];
  return parts.length === 0 ? nothing : html`<span class="option-more" aria-hidden="true">${parts}</span>`;
}

function refusedList({ refused }: TableDecision, marks: Marks): TemplateResult | typeof nothing {
  const shown = refused.filter(({ declines }) => !declines);
  if (shown.length === 0) return nothing;
  return html`<details class="refused">
    <summary>${t('notOffered')} (${shown.length})</summary>
    <ul class="plain">
      ${shown.map(
        (refusal) => html`<li><b>${labelOf(refusal, marks)}</b> <span class="reason">${refusal.reason}</span></li>`,
      )}
    </ul>
  </details>`;
}

/** What the considered option would change. Its place stays, so that the list does not move. */
const previewPart = (answer: TablePreview | null): TemplateResult =>
  html`<div class="preview-line" aria-hidden="true">
    ${
      answer
        ? html`${answer.changes.map(({ label, difference }) => html`<span><b>${label}</b> ${difference}</span>`)}
          ${answer.draws > 0 ? html`<span>${tp('play.draws', { n: answer.draws })}</span>` : nothing}
          ${answer.depends ? html`<span>${tp(answer.changes.length > 0 ? 'play.foreseen' : 'play.depends')}</span>` : nothing}
          ${answer.reveals ? html`<span class="reveals">${tp('play.reveals')}</span>` : nothing}
          ${saysNothing(answer) ? html`<span>${answer.next ? tp('play.next', { prompt: answer.next.prompt }) : t('noChanges')}</span>` : nothing}`
        : nothing
    }
  </div>`;

const saysNothing = ({ changes, reveals, draws }: TablePreview): boolean =>
  changes.length === 0 && !reveals && draws === 0;
