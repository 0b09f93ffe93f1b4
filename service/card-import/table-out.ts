/** Cards of a pack as a table: what each column has, and a row for each card. */
import type { LanguageCode, PackModel } from '../../dsl/internal.ts';
import type { ColumnUse } from '../../texts/card-tables/index.ts';
import { tidyPath } from '../../dsl/internal.ts';
import type { TableFormat, TableOut, TableSelection } from './card-table.ts';
import { csvOf } from './csv-out.ts';
import { languagesOfPack, usualProgram, writtenValues, type PackOfCards } from './written-cards.ts';

type Card = PackModel['cards'][number];

/** The cards of a pack, of one of its decks or files, as cells. */
export function tableOf(pack: PackOfCards, selection: TableSelection = {}): TableOut {
  const cards = selectedCards(pack, selection);
  const value = writtenValues(pack);
  const columns = columnsFor(cards, pack.model, selection.languages ?? languagesOfPack(pack.model)).filter(
    ({ use, always }) => always || cards.some((card) => value(card, use) !== ''),
  );
  return {
    columns: columns.map(({ heading, use }) => ({ heading, use })),
    rows: cards.map((card) => ({ id: card.id, cells: columns.map(({ use }) => value(card, use)) })),
  };
}

/** The same as the bytes of a file. */
export async function tableFile(
  pack: PackOfCards,
  selection: TableSelection,
  format: TableFormat,
): Promise<Uint8Array> {
  const table = tableOf(pack, selection);
  if (format === 'csv') return csvOf(table);
  const { workbookOf } = await import('./workbook-out.ts');
  return workbookOf(table, pack.model.title);
}

function selectedCards({ model, sources }: PackOfCards, { deck, file, ids }: TableSelection): Card[] {
  const wanted = ids && new Set(ids);
  const fileOf = new Map(
    sources.components.flatMap((one) => (one.section === 'cards' ? [[one.id, tidyPath(one.file)] as const] : [])),
  );
  return model.cards.filter(
    (card) =>
      (deck === undefined || card.deck === deck) &&
      (file === undefined || fileOf.get(card.id) === tidyPath(file)) &&
      (!wanted || wanted.has(card.id)),
  );
}

interface ColumnOut {
  heading: string;
  use: ColumnUse;
  /** also where no card has anything in it */
  always?: boolean;
}

function columnsFor(cards: readonly Card[], model: PackModel, languages: readonly LanguageCode[]): ColumnOut[] {
  const fixed = (field: ColumnUse['field'], heading: string = field): ColumnOut => ({
    heading,
    use: { field },
    always: true,
  });
  const programs = [
    ...new Set(
      cards.flatMap(({ type }) => model.types.find(({ id }) => id === type)?.programs.map(({ name }) => name) ?? []),
    ),
  ];
  const usual = new Set(cards.map((card) => usualProgram(card, model)));
  const attributes = model.attributes.map(({ id }): ColumnOut => ({
    heading: id,
    use: { field: 'attribute', of: id },
  }));
  return [
    fixed('id'),
    fixed('number'),
    // the name of the card itself, which is English, and those of the lexicon
    ...languages.map((language): ColumnOut => ({
      heading: language === 'en' ? 'name' : `name ${language}`,
      use: { field: 'name', language },
      always: language === 'en',
    })),
    fixed('deck'),
    fixed('type'),
    fixed('color', 'colour'),
    fixed('price'),
    fixed('copies'),
    ...attributes,
    ...languages.map((language): ColumnOut => ({
      heading: `text ${language}`,
      use: { field: 'text', language },
      always: true,
    })),
    ...programs
      .toSorted((a, b) => Number(usual.has(b)) - Number(usual.has(a)))
      .map((of): ColumnOut => ({
        heading: of === 'effect' ? 'effect' : `effect: ${of}`,
        use: { field: 'effect', of },
        always: true,
      })),
  ];
}
