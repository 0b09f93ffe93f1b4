/** The ids of cards: given in the table, known in the pack, or made from the name. */
import slugify from '@sindresorhus/slugify';
import { plainName, type Encoder, type RowReader } from '../../texts/card-tables/index.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The given id if it is valid and free, else one made from the name or the number. Where rows may be cards of the pack, a row with
 * the id of one, or without a column for ids with its number and name, is that card.
 */
export function idOf(
  reader: RowReader,
  number: number | null,
  { taken, columns, updates, rowsOfIds }: Encoder,
): { id: string; isKnown: boolean } {
  const { row, value, report } = reader;
  const written = value('id');
  const first = rowsOfIds.get(written);
  if (written !== '' && first) report('double-id', 'id', { id: written, row: first.number });
  const known = first ? null : columns.indexOf.has('id') ? updates.get(written) : sameCard(reader, number, updates);
  if (known) {
    rowsOfIds.set(known.id, row);
    return { id: known.id, isKnown: true };
  }
  const fromName = slugify(value('name').replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))).replace(
    /^[^a-z]+/,
    '',
  );
  const fallback = `card-${number ?? `row-${row.number}`}`;
  const isValid = ID.test(written);
  const wanted = isValid && !taken.has(written) ? written : fromName || fallback;
  const id = firstFreeId(wanted, number, taken);
  if (written !== '' && id !== written && !first) report('id', 'id', { written, isTaken: isValid, used: id });
  taken.add(id);
  rowsOfIds.set(id, row);
  return { id, isKnown: false };
}

/** The card with the number and the name of the row. */
const sameCard = (
  { value }: RowReader,
  number: number | null,
  updates: Encoder['updates'],
): { id: string } | undefined =>
  number === null || value('name') === ''
    ? undefined
    : [...updates.values()].find((card) => card.number === number && plainName(card.name) === plainName(value('name')));

/** `kelp-rush`, `kelp-rush-34` with the number of the card, `kelp-rush-2`, `kelp-rush-3` … */
function firstFreeId(wanted: string, number: number | null, taken: ReadonlySet<string>): string {
  const candidates = [wanted, ...(number === null ? [] : [`${wanted}-${number}`])];
  for (let i = 2; candidates.every((id) => taken.has(id)); i++) candidates.push(`${wanted}-${i}`);
  return candidates.find((id) => !taken.has(id))!;
}
