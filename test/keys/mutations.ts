/** Other values for a key of a pack, as a plain value: what it would be if it were written otherwise, left out or added. */
import { NOTE_FIELDS } from '../../dsl/packs/fields.ts';
import type { JsonSchema } from '../../dsl/packs/schema.ts';
import type { KeyPlace, SchemaKey } from './schema-keys.ts';

export type Yaml = string | number | boolean | null | Yaml[] | { [key: string]: Yaml };

type Holder = Record<string | number, Yaml>;

/** In a procedure these are no steps. */
const KEYS_BESIDE_STEPS = ['name', 'plural', ...Object.keys(NOTE_FIELDS)];

/** The maps and lists that may hold the last key of a place. */
function holdersOf(root: Yaml, place: KeyPlace): Holder[] {
  let found: Yaml[] = [root];
  for (const key of withNotes(place)) {
    found = found.flatMap((one): Yaml[] => {
      if (typeof one !== 'object' || one === null) return [];
      if (key === '[]') return Array.isArray(one) ? one : [];
      if (Array.isArray(one)) return [];
      if (key !== '*') return Object.hasOwn(one, key) ? [one[key]] : [];
      return Object.entries(one).flatMap(([name, value]) => (KEYS_BESIDE_STEPS.includes(name) ? [] : [value]));
    });
  }
  return found.filter((one): one is Holder & Yaml => typeof one === 'object' && one !== null && !Array.isArray(one));
}

/** Notes are the same wherever they stand; those of cards are changed. */
const withNotes = (place: KeyPlace): KeyPlace =>
  place[0]?.startsWith('note-') ? ['cards', '[]', place[0].slice('note-'.length), ...place.slice(1)] : place;

/** The values of a key, wherever it stands. */
export const valuesAt = (root: Yaml, place: KeyPlace): Yaml[] => {
  const key = place.at(-1)!;
  return holdersOf(root, place.slice(0, -1)).flatMap((holder) => (Object.hasOwn(holder, key) ? [holder[key]] : []));
};

/** Writes the value at each place of a key. */
export function markEach(root: Yaml, place: KeyPlace, value: Yaml): void {
  for (const holder of holdersOf(root, place.slice(0, -1))) holder[place.at(-1)!] = value;
}

/**
 * Makes each change of a key in turn, calls `then`, and takes the change back; until it answers that it is enough.
 *
 * @param samples further values to try, also where the key is not written
 */
export function changeEach(
  root: Yaml,
  { place, schema, required }: SchemaKey,
  samples: readonly Yaml[],
  then: (what: string) => boolean,
): boolean {
  const key = place.at(-1)!;
  const elsewhere = valuesAt(root, place);
  for (const holder of holdersOf(root, place.slice(0, -1))) {
    const isWritten = Object.hasOwn(holder, key);
    const before = holder[key];
    const others = [...samples, ...(isWritten ? variantsOf(before, schema, elsewhere) : [])];
    for (const other of others) {
      if (JSON.stringify(other) === JSON.stringify(before)) continue;
      holder[key] = other;
      const enough = then(JSON.stringify(other));
      if (isWritten) holder[key] = before;
      else delete holder[key];
      if (enough) return true;
    }
    if (!isWritten || required) continue;
    const entries = Object.entries(holder);
    delete holder[key];
    const enough = then('left out');
    for (const name of Object.keys(holder)) delete holder[name];
    Object.assign(holder, Object.fromEntries(entries));
    if (enough) return true;
  }
  return false;
}

function variantsOf(value: Yaml, schema: JsonSchema, elsewhere: readonly Yaml[]): Yaml[] {
  const variants: Yaml[] = [];
  if (schema.enum) variants.push(...schema.enum);
  if (typeof value === 'boolean') variants.push(!value);
  if (typeof value === 'number') variants.push(value + 1, value - 1);
  if (typeof value === 'string' && /^text\b/.test(schema.expected ?? '')) variants.push(`${value} otherwise`);
  if (Array.isArray(value) && value.length > 1) variants.push(value.slice(1), [...value].reverse());
  return [...variants, ...elsewhere];
}
