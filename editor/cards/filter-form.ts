/** Which cards the table shows: a form over the query of the address. */
import { html, nothing, type TemplateResult } from 'lit';
import { tc } from '../i18n/cards.ts';
import { t } from '../i18n/index.ts';
import { app } from '../state/app.ts';
import { isOwnFile } from '../state/files.ts';
import { replaceRoute } from '../state/navigation.ts';
import type { CardRow } from '../worker/card-table-protocol.ts';
import type { PackView } from '../worker/protocol.ts';
import { filtersOf, STATES } from './rows.ts';

/** @param rows all of the pack */
export function filterForm(view: PackView, rows: readonly CardRow[]): TemplateResult {
  const filters = filtersOf(app.now.route.query);
  const isOwn = rows.map(({ file }) => isOwnFile(file));
  const isMixed = isOwn.includes(true) && isOwn.includes(false);
  const isFiltered = [filters.q, filters.deck, filters.type, filters.state, filters.of].some((value) => value !== '');
  return html`<form
    class="filters"
    role="search"
    aria-label=${t('filters')}
    @submit=${(event: Event) => event.preventDefault()}
  >
    <label
      ><span>${tc('search')}</span
      ><input
        type="search"
        .value=${filters.q}
        @input=${(event: Event) => setFilter('q', (event.target as HTMLInputElement).value)}
    /></label>
    ${choice('deck', tc('column.deck'), tc('everyDeck'), filters.deck, named(view, view.decks))}
    ${choice('type', tc('column.type'), tc('everyType'), filters.type, named(view, view.types))}
    ${choice(
      'state',
      tc('stateLabel'),
      tc('everyState'),
      filters.state,
      STATES.map((state) => [state, tc(`is.${state}`)]),
    )}
    ${
      isMixed
        ? html`<label class="check"
            ><input
              type="checkbox"
              .checked=${filters.of === 'all'}
              @change=${(event: Event) => setFilter('of', (event.target as HTMLInputElement).checked ? 'all' : '')}
            /><span>${tc('base')}</span></label
          >`
        : nothing
    }
    ${
      isFiltered
        ? html`<button type="button" class="quiet" @click=${() => replaceRoute('', { pack: view.path })}>
            ${tc('clear')}
          </button>`
        : nothing
    }
  </form>`;
}

/** Changes the query of the address, of which an empty value is no part. */
export function setFilter(name: string, value: string): void {
  const { query, path } = app.now.route;
  replaceRoute(path, { ...query, pack: query['pack'] ?? app.now.view!.path, [name]: value });
}

/** Ids with their names, in the language of the contents. */
export const named = ({ names }: PackView, ids: readonly string[]): [id: string, name: string][] =>
  ids.map((id) => [id, names[app.now.settings.content][id] ?? id]);

function choice(
  name: string,
  label: string,
  all: string,
  now: string,
  values: [id: string, name: string][],
): TemplateResult | typeof nothing {
  if (values.length < 2) return nothing;
  return html`<label
    ><span>${label}</span
    ><select @change=${(event: Event) => setFilter(name, (event.target as HTMLSelectElement).value)}>
      <option value="" ?selected=${now === ''}>${all}</option>
      ${values.map(([id, text]) => html`<option value=${id} ?selected=${id === now}>${text}</option>`)}
    </select></label
  >`;
}
