/** What values of a table stand for that name nothing of the pack: a list for all rows that have the same, and one in the cell of a row. */
import { html, nothing, type TemplateResult } from 'lit';
import { tc } from '../i18n/cards.ts';
import { app } from '../state/app.ts';
import type { CardOfRow, OpenValue, TableSettings } from '../worker/card-table-protocol.ts';
import type { PackView } from '../worker/protocol.ts';
import { named } from './filter-form.ts';

type Field = OpenValue['field'];
type Choices = readonly (readonly [id: string, name: string])[];

/** More values than these are chosen in their cells. */
const MOST_LISTS = 8;

const choicesOf = (view: PackView, field: Field): Choices =>
  named(view, { type: view.types, deck: view.decks, color: view.colors }[field]);

/** What becomes of the settings as they are then: what was chosen before may still be on its way. */
type Change = (settings: TableSettings) => TableSettings;

/** A list for each value, above the table. */
export function openValueLists(
  open: readonly OpenValue[],
  change: (change: Change) => void,
): TemplateResult | typeof nothing {
  const { view } = app.now;
  if (!view) return nothing;
  const lists = open.slice(0, MOST_LISTS).map(({ field, written, chosen }) => {
    const choices = choicesOf(view, field);
    // the only one there is needs no choice
    if (field === 'deck' && written === '' && choices.length < 2) return nothing;
    return choice(labelOf(field, written), chosen ?? '', [['', '–'], ...choices], (id) =>
      change((settings) => withValue(settings, { field, written }, id)),
    );
  });
  return html`${lists}`;
}

/** The cell as a list, if its value is one of these. */
export function openCell(
  row: CardOfRow,
  column: number,
  { field, open, change }: { field: Field; open: readonly OpenValue[]; change(change: Change): void },
): TemplateResult | null {
  const { view } = app.now;
  const written = row.cells[column];
  if (!view || !open.some((one) => one.field === field && one.written === written)) return null;
  const id = row.fields[field];
  const now = id === undefined ? '' : String(id);
  const label = tc('valueOfRow', { column: tc(`field.${field}`), row: row.number });
  return html`<select
    aria-label=${label}
    aria-invalid=${now === '' ? 'true' : 'false'}
    .value=${now}
    @change=${(event: Event) => change((settings) => withRowValue(settings, row.number, field, (event.target as HTMLSelectElement).value))}
  >
    <option value="" ?selected=${now === ''}>${written === '' ? '–' : written}</option>
    ${options(choicesOf(view, field), now)}
  </select>`;
}

export const isNamedField = (field: string | undefined): field is Field =>
  field === 'type' || field === 'deck' || field === 'color';

/** With what the value stands for in all rows; an empty id takes it back. */
function withValue(
  settings: TableSettings,
  { field, written }: Pick<OpenValue, 'field' | 'written'>,
  id: string,
): TableSettings {
  if (field === 'deck' && written === '') {
    const { deck: _deck, ...others } = settings;
    return id === '' ? others : { ...others, deck: id };
  }
  const { [written]: _before, ...ofField } = settings.values?.[field] ?? {};
  return { ...settings, values: { ...settings.values, [field]: id === '' ? ofField : { ...ofField, [written]: id } } };
}

/** With what the value stands for in one row. */
function withRowValue(settings: TableSettings, row: number, field: Field, id: string): TableSettings {
  const { [field]: _before, ...ofRow } = settings.rows?.[row] ?? {};
  return { ...settings, rows: { ...settings.rows, [row]: id === '' ? ofRow : { ...ofRow, [field]: id } } };
}

function labelOf(field: Field, written: string): string {
  if (written !== '') return tc('valueFor', { written, field: tc(`field.${field}`) });
  return field === 'deck' ? tc('deckFor') : tc('typeFor');
}

export function choice(label: string, now: string, values: Choices, onChange: (value: string) => void): TemplateResult {
  return html`<label
    ><span>${label}</span
    ><select .value=${now} @change=${(event: Event) => onChange((event.target as HTMLSelectElement).value)}>
      ${options(values, now)}
    </select></label
  >`;
}

const options = (values: Choices, now: string): TemplateResult[] =>
  values.map(([id, name]) => html`<option value=${id} ?selected=${id === now}>${name}</option>`);
