/** What the rows of a table say of their cards besides texts, compared with the pack: name, type, colour, deck, price. */
import { parseCost, type PackModel, type Sources, type Span } from '../../dsl/internal.ts';
import { fingerprint } from './fingerprint.ts';
import { normalForm } from '../meaning/normal.ts';
import type { ColumnField } from '../card-tables/headings.ts';
import { withoutHeading } from '../card-tables/headings.ts';
import { matchName, type NameIndex } from '../card-tables/names.ts';
import { priceOf } from '../card-tables/price.ts';
import type { Encoder } from '../card-tables/encoder.ts';
import { plainName } from '../card-tables/plain-name.ts';
import type { CardRow, DeckTable } from './deck-table.ts';
import type { About } from './about.ts';
import { namedCard } from './other-card.ts';
import type { FactClass } from './text-class.ts';

/** Something that the table and the pack say differently, or that the table says in no way that is understood. */
export interface FactDifference {
  class: FactClass;
  id: string;
  card: string;
  said: string;
  /** null: the pack has none */
  meant: string | null;
  about?: About;
  /** in the table */
  written: Span;
  /** in the file of the card */
  file: string;
  effect: Span;
  hashes: { text: string; effect: string };
}

/** All of them, row by row. */
export function factDifferences(table: DeckTable, model: PackModel, sources: Sources): FactDifference[] {
  const { encoder } = table;
  if (!encoder) return [];
  const named = table.cards.filter(
    ({ id, reader }) => plainName(reader.value('name')) === plainName(nameOf(id, model)),
  );
  // where most names are others, they are in another language
  const withNames = named.length * 2 >= table.cards.length;
  return table.cards.flatMap((card) => differencesOf(card, encoder, model, sources, withNames));
}

const nameOf = (id: string, { cards }: PackModel): string => cards.find((card) => card.id === id)!.name;

function differencesOf(
  { id, reader }: CardRow,
  encoder: Encoder,
  model: PackModel,
  sources: Sources,
  withNames: boolean,
): FactDifference[] {
  const card = model.cards.find((one) => one.id === id)!;
  const source = sources.components.find((one) => one.section === 'cards' && one.id === id)!;
  const differs: Differs = (kind, said, meant, about) => {
    const cell = reader.cell(kind)!;
    return [
      {
        class: kind,
        id: `${card.number ?? id}/${kind}`,
        card: id,
        said,
        meant,
        ...(about ? { about } : {}),
        written: { start: cell.start, end: cell.end },
        file: source.file,
        effect: source.idRange,
        hashes: { text: fingerprint(said), effect: fingerprint(kind === 'name' ? `“${meant}”` : (meant ?? 'none')) },
      },
    ];
  };
  const ofList = (kind: FactClass & ColumnField, meant: string | null, names: NameIndex): FactDifference[] => {
    const said = reader.value(kind);
    if (said === '') return [];
    const whole = matchName(said, names);
    const found = whole.id === null ? matchName(withoutHeading(kind, said), names) : whole;
    if (found.id === meant) return [];
    return differs(kind, said, meant, found.id === null ? { is: 'no-such-name' } : undefined);
  };
  return [
    ...nameDifference(reader.value('name'), card.name, model, differs, withNames),
    ...ofList('type', card.type, encoder.types),
    ...ofList('color', card.color, encoder.colors),
    ...ofList('deck', card.deck, encoder.decks),
    ...priceDifference(reader.value('price'), id, encoder, sources, differs),
  ];
}

type Differs = (kind: FactClass, said: string, meant: string | null, about?: About) => FactDifference[];

/** Packs have one name of each card: a name in another language says nothing, unless it is that of another card. */
function nameDifference(
  said: string,
  meant: string,
  model: PackModel,
  differs: Differs,
  withNames: boolean,
): FactDifference[] {
  if (said === '' || plainName(said) === plainName(meant)) return [];
  const other = model.cards.find(({ name }) => plainName(name) === plainName(said));
  if (!other && !withNames) return [];
  return differs('name', said, meant, other && { is: 'card', cards: [namedCard(other.id, model)] });
}

function priceDifference(
  said: string,
  id: string,
  { pack, language }: Encoder,
  { effects, symbols }: Sources,
  differs: Differs,
): FactDifference[] {
  if (said === '') return [];
  const written = priceOf(said, language, pack);
  const source = effects.find(
    ({ component, path }) => component.section === 'cards' && component.id === id && path.at(-1) === 'price',
  );
  const meant = source ? source.text.trim() : null;
  if (written === undefined) {
    return differs('price', said, meant, { is: 'no-price' });
  }
  const isSame = written === null || !source ? written === null && !source : sameCost(written, source.text, symbols);
  return isSame ? [] : differs('price', said, meant);
}

/** `1 coins` and `1 coin` are the same. */
function sameCost(a: string, b: string, symbols: Sources['symbols']): boolean {
  const [first, second] = [a, b].map((text) => JSON.stringify(normalForm(parseCost(text).ast, symbols)));
  return first === second;
}
