/** What the rows of a table say of their cards besides texts, compared with the pack: name, type, colour, deck, price. */
import { parseCost, type PackModel, type Sources, type Span } from '../../../dsl/index.ts';
import { fingerprint, normalForm } from '../../../dsl/text/index.ts';
import type { ColumnField } from '../../encode/headings.ts';
import { withoutHeading } from '../../encode/headings.ts';
import { matchName, type NameIndex } from '../../encode/names.ts';
import { priceOf } from '../../encode/price.ts';
import type { Encoder } from '../../encode/encoder.ts';
import { plainName, type CardRow, type DeckTable } from './table.ts';
import type { FactClass } from './text-class.ts';

/** Something that the table and the pack say differently, or that the table says in no way that is understood. */
export interface FactDifference {
  class: FactClass;
  id: string;
  card: string;
  message: string;
  help?: string;
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
  const differs = (kind: FactClass, said: string, meant: string, more = ''): FactDifference[] => {
    const cell = reader.cell(kind)!;
    return [
      {
        class: kind,
        id: `${card.number ?? id}/${kind}`,
        card: id,
        message: `the ${kind} is “${said}” in the table and ${meant} in the pack${more}`,
        written: { start: cell.start, end: cell.end },
        file: source.file,
        effect: source.idRange,
        hashes: { text: fingerprint(said), effect: fingerprint(meant) },
      },
    ];
  };
  const ofList = (kind: FactClass & ColumnField, meant: string | null, names: NameIndex): FactDifference[] => {
    const said = reader.value(kind);
    if (said === '') return [];
    const whole = matchName(said, names);
    const found = whole.id === null ? matchName(withoutHeading(kind, said), names) : whole;
    if (found.id === meant) return [];
    const known = found.id === null ? '; there is no such name' : '';
    return differs(kind, said, meant ?? 'none', known);
  };
  return [
    ...nameDifference(reader.value('name'), card.name, model, differs, withNames),
    ...ofList('type', card.type, encoder.types),
    ...ofList('color', card.color, encoder.colors),
    ...ofList('deck', card.deck, encoder.decks),
    ...priceDifference(reader.value('price'), id, encoder, sources, differs),
  ];
}

type Differs = (kind: FactClass, said: string, meant: string, more?: string) => FactDifference[];

/** Packs have one name of each card: a name in another language says nothing, unless it is that of another card. */
function nameDifference(
  said: string,
  meant: string,
  { cards }: PackModel,
  differs: Differs,
  withNames: boolean,
): FactDifference[] {
  if (said === '' || plainName(said) === plainName(meant)) return [];
  const other = cards.find(({ name }) => plainName(name) === plainName(said));
  if (!other && !withNames) return [];
  return differs('name', said, `“${meant}”`, other ? `; it is the name of card ${other.number ?? other.id}` : '');
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
  const meant = source ? source.text.trim() : 'none';
  if (written === undefined) return differs('price', said, meant, '; what is written is not understood as a price');
  const isSame = written === null || !source ? written === null && !source : sameCost(written, source.text, symbols);
  return isSame ? [] : differs('price', said, meant);
}

/** `1 credits` and `1 credit` are the same. */
function sameCost(a: string, b: string, symbols: Sources['symbols']): boolean {
  const [first, second] = [a, b].map((text) => JSON.stringify(normalForm(parseCost(text).ast, symbols)));
  return first === second;
}
