/** Which values of a table name nothing of the pack, so that somebody has to say what they stand for. */
import { chosenIn, type Columns, type NamedField } from '../../texts/card-tables/index.ts';
import type { OpenValue, TableSettings } from './card-table.ts';
import type { EncodedCard } from './encoded-card.ts';

const FIELDS: readonly NamedField[] = ['type', 'deck', 'color'];

/** Those of which the rows need one, also where no row says it because there is no column. */
const NEEDED: readonly NamedField[] = ['type', 'deck'];

/** In the order of the rows, those of types first. What was chosen stays among them, so that it can be chosen again. */
export function openValues(
  cards: readonly EncodedCard[],
  { indexOf, uses }: Columns,
  settings: TableSettings,
): OpenValue[] {
  const { deck, values = {}, rows = {} } = settings;
  if (uses.every((use) => use === null)) return [];
  return FIELDS.flatMap((field) => {
    const column = indexOf.get(field);
    const isNeeded = NEEDED.includes(field);
    const chosenFor = (written: string): string | null =>
      chosenIn(values, field, written) ?? (field === 'deck' && written === '' ? deck : undefined) ?? null;
    const found = new Set(column === undefined && isNeeded ? [''] : []);
    for (const { row, fields } of cards) {
      const written = row.cells[column ?? -1]?.value.trim() ?? '';
      const isOpen = fields[field] === undefined && (isNeeded || written !== '');
      if (isOpen || chosenFor(written) !== null || rows[row.number]?.[field] !== undefined) found.add(written);
    }
    return [...found].map((written) => ({ field, written, chosen: chosenFor(written) }));
  });
}
