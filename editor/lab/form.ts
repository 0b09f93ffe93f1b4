/** The form of the Lab: the effect, the position, the players, and the component whose effect it is. */
import { html, nothing, type TemplateResult } from 'lit';
import { packWord, t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { replaceRoute } from '../state/navigation.ts';
import { positionOfQuery } from '../state/trials.ts';
import { optionsFromQuery, type Query } from '../state/try-query.ts';
import type { PackView, PositionSource } from '../worker/protocol.ts';
import './position.ts';

interface FormActions {
  run(): void;
  outcomes(): void;
  position(at: string): void;
}

/** A game has its own number of players. */
const playersAt = (at: Exclude<PositionSource, string>): number =>
  'record' in at ? at.record.players : (app.now.table?.setup.seats.length ?? 1);

/** `empty`: nothing was tried yet, so examples are offered. */
export function formPart(
  view: PackView,
  query: Query,
  empty: boolean,
  { run, outcomes, position }: FormActions,
): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    run();
  };
  const at = positionOfQuery(query['at']);
  const recorded = typeof at === 'object' && at !== null;
  const players = recorded ? playersAt(at) : Number(query['players']) || view.playerCounts[0];
  const carriers = view.components.filter(({ section }) => section === 'cards' || section === 'slots');
  return html`<form class="lab-form" data-pane aria-label=${t('effectToTry')} @submit=${submit}>
    <label
      >${t('effectToTry')}<textarea
        name="effect"
        rows="4"
        spellcheck="false"
        aria-describedby="effect-help"
        .value=${query['effect'] ?? ''}
      ></textarea>
    </label>
    <p id="effect-help" class="quiet-text">${t('effectHelp')}</p>
    <fathom-position
      .at=${query['at'] || 'start'}
      .players=${players}
      .options=${optionsFromQuery(query['options'])}
      @position=${({ detail }: CustomEvent<string>) => position(detail)}
    ></fathom-position>
    <div class="pair">
      <label
        >${t('players')}<select name="players" ?disabled=${recorded}>
          ${view.playerCounts.map((n) => html`<option value=${n} .selected=${n === players}>${n}</option>`)}
        </select></label
      >
      <label
        >${t('as')}<select name="as">
          <option value="">${t('asNothing')}</option>
          ${carriers.map(
            ({ id, name }) =>
              html`<option value=${id} .selected=${id === query['as']}>
                ${packWord(view, id, { fallback: name })}
              </option>`,
          )}
        </select></label
      >
    </div>
    <div class="actions">
      <button class="primary" id="try-effect">${t('run')}</button
      ><button type="button" @click=${outcomes}>${t('allOutcomes')}</button>
    </div>
    ${empty && !query['effect'] ? examples(view) : nothing}
  </form>`;
}

function examples(view: PackView): TemplateResult | typeof nothing {
  const all = examplesOf(view);
  if (all.length === 0) return nothing;
  return html`<div class="examples">
    <h2>${t('examples')}</h2>
    ${all.map(
      ({ effect, name }) =>
        html` <button type="button" @click=${() => replaceRoute('', { pack: view.path, effect })}>
          <b>${name}</b><code>${effect}</code>
        </button>`,
    )}
  </div>`;
}

/** Three effects of the pack, of cards of different types. */
function examplesOf(view: PackView): { effect: string; name: string }[] {
  const cards = view.components.filter(({ section, words }) => section === 'cards' && words.length);
  const types = [...new Set(cards.map(({ type }) => type))].slice(0, 3);
  return types.flatMap((type) => {
    const card = cards.find((one) => one.type === type);
    return card ? [{ effect: `resolve ${card.id}`, name: packWord(view, card.id, { fallback: card.name }) }] : [];
  });
}
