/** Lists as people and programs make them, each with the cards that it means. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPack } from '../analysis/load-pack.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import type { CardOfRow, CardTable, TableSettings } from './card-table.ts';
import { encodeTable } from './encode-table.ts';
import { rowsOfFile } from './rows-of-file.ts';
import { readCardTable } from './table-view.ts';

let pack: Parameters<typeof readCardTable>[2];
beforeAll(() => {
  const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities');
  pack = { model: model!, sources };
});

const read = (text: string, settings: TableSettings = {}): Promise<CardTable> =>
  readCardTable({ name: 'cards.csv', text }, settings, pack);
const effects = ({ rows }: CardTable): unknown[] => rows.map(({ programs }) => programs['effect']);
const codes = ({ problems, rows }: CardTable): string[] =>
  [...problems, ...rows.flatMap(({ findings }) => findings)].map(({ code }) => code);
const fields = ({ rows }: CardTable, ...names: string[]): unknown[] =>
  rows.map((row: CardOfRow) => names.map((name) => row.fields[name]));

describe('lists of cards', () => {
  test('a letter for a type is offered, and chosen once for all', async () => {
    const list =
      'Number,Name,Colour,Type,Deck,Text\n901,Harvest crew,green,A,era-1,"When you build a farm, gain 1 kelp."\n' +
      '902,Bore crew,red,A,era-1,"Gain 1 credit."\n';
    const asked = await read(list);
    expect(asked.rows.map(({ findings }) => findings.map(({ code, suggestions }) => [code, suggestions]))).toEqual([
      [['unknown-type', ['action-card']]],
      [['unknown-type', ['action-card']]],
    ]);
    const chosen = await read(list, { values: { type: { A: 'action-card' } } });
    expect(fields(chosen, 'type')).toEqual([['action-card'], ['action-card']]);
  });

  test('how many copies', async () => {
    for (const heading of ['Qty', 'Quantity', 'Count', 'Copies', 'Copie', 'Кількість']) {
      const table = await read(
        `No,Name,${heading},Colour,Type,Deck,Text\n901,Kelp cart,3,green,instant,era-1,Gain 1 kelp.\n` +
          '902,Coin cart,x2,red,instant,era-1,Gain 1 credit.\n',
      );
      expect([heading, ...fields(table, 'copies'), codes(table)]).toEqual([heading, [3], [2], []]);
    }
  });

  test('numbers of a program', async () => {
    const table = await read(
      ',Number,Name,Type,Colour,Deck,Text\n0,901.0,Tide bell,instant,green,era-1,Gain 1 kelp.\n' +
        '1,902.0,Tide horn,instant,red,era-1,Gain 1 credit.\n2,nan,Tide drum,instant,yellow,era-1,Gain 2 kelp.\n',
    );
    expect(fields(table, 'number')).toEqual([[901], [902], [undefined]]);
    expect(codes(table)).toEqual(['columns']);
  });

  test('icons in braces, and ids that are numbers', async () => {
    const table = await read(
      'ID,Name,Type,Colour,Deck,Text\n901,Tide bell,instant,green,era-1,Gain 1 {kelp}.\n' +
        '902,Tide horn,instant,red,era-1,Gain 1 {{CREDIT}} and 1 [kelp].\n',
    );
    expect([fields(table, 'number'), effects(table), codes(table)]).toEqual([
      [[901], [902]],
      ['gain 1 kelp', 'gain 1 credit, 1 kelp'],
      [],
    ]);
  });

  test('bullets, lines, a sign behind the verb, or between dashes', async () => {
    const table = await read(
      'Number,Name,Type,Colour,Deck,Text\n901,Tide list,instant,green,era-1,• Gain 1 kelp • Gain 1 credit\n' +
        '902,Tide lines,instant,red,era-1,"- Gain 1 kelp\n- Gain 1 credit"\n903,Tide plus,instant,red,era-1,Gain +1 kelp\n' +
        '904,Tide or,instant,red,era-1,Gain 1 kelp -or- 1 credit.\n',
    );
    expect([effects(table), codes(table)]).toEqual([
      ['gain 1 kelp\ngain 1 credit', 'gain 1 kelp\ngain 1 credit', 'gain 1 kelp', 'gain 1 kelp or gain 1 credit'],
      [],
    ]);
  });

  test('a colour by another name, and a letter for one', async () => {
    const table = await read(
      'Number,Name,Type,Colour,Deck,Text\n901,Tide bell,instant,orange,era-1,Gain 1 kelp.\n' +
        '902,Tide horn,instant,G,era-1,Gain 1 kelp.\n',
    );
    expect(fields(table, 'color')).toEqual([['yellow'], [undefined]]);
    expect(table.rows[1].findings).toMatchObject([
      { code: 'unknown-color', suggestions: ['green'], row: 3, column: 3 },
    ]);
  });

  test('a title above the headings', async () => {
    const table = await read(
      'Underwater Cities – my cards,,,,,\n,,,,,\nNumber,Name,Type,Colour,Deck,Text\n901,Tide bell,instant,green,era-1,Gain 1 kelp.\n',
    );
    expect([effects(table), table.rows[0].number]).toEqual([['gain 1 kelp'], 4]);
  });

  test('a table of Markdown', async () => {
    const table = await read(
      'Our cards:\n\n| No | Name | Colour | Type | Deck | Text |\n|----|:----:|---|---|---|---|\n' +
        '| 901 | Tide bell | green | instant | era 1 | Gain 1 kelp \\| 1 credit. |\n' +
        '| 902 | Tide horn | red | instant | era 1 | Gain 1 crdit. |\n',
    );
    expect([table.format, table.rows.length, effects(table)[1]]).toEqual(['markdown', 2, 'gain 1 credit']);
    const [{ row, column, start, end }] = table.rows[1].findings;
    expect([row, column, table.rows[1].cells[5].slice(start, end)]).toEqual([6, 5, 'crdit']);
  });

  test('cells copied from a sheet', async () => {
    const table = await read(
      'Name\tType\tColour\tDeck\tText\nTide bell\tinstant\tgreen\tera 1\t"Gain 1 kelp.\nGain 1 credit."\n',
    );
    expect(effects(table)).toEqual(['gain 1 kelp\ngain 1 credit']);
  });

  test('options in columns of their own', async () => {
    const head = 'Number,Name,Type,Colour,Deck,';
    const chosen = await read(`${head}Option 1,Option 2\n901,A,instant,red,1,Gain 1 kelp.,Gain 2 credits.\n`);
    expect([effects(chosen), codes(chosen)]).toEqual([['gain 1 kelp or gain 2 credits'], []]);
    const second = await read(
      `${head}Text,Option 2\n901,A,instant,red,1,Gain 1 kelp.,Gain 2 credits.\n902,B,instant,red,1,Gain 1 kelp.,\n`,
    );
    expect(effects(second)).toEqual(['gain 1 kelp or gain 2 credits', 'gain 1 kelp']);
    const wrong = await read(`${head}Option 1,Option 2\n901,A,instant,red,1,Gain 1 kelp.,Dance 2 times.\n`);
    expect(wrong.rows[0]).toMatchObject({ programs: {}, isWhole: false, findings: [{ column: 6 }] });
  });

  test('a second effect, and effects by program', async () => {
    const head = 'Number,Name,Type,Colour,Deck,';
    const two = await read(`${head}Effect 1,Effect 2\n901,A,instant,red,1,Gain 1 kelp.,Gain 2 credits.\n`);
    expect(effects(two)).toEqual(['gain 1 kelp\ngain 2 credits']);
    const titled = await read(`${head}Effect,Production\n901,A,production,red,1,,Gain 1 kelp.\n`);
    expect(titled.rows[0].programs).toEqual({ production: 'gain 1 kelp' });
  });

  test('an exact effect wins over the text, and must be one', async () => {
    const head = 'Number,Name,Type,Colour,Deck,Text,Effect\n';
    const table = await read(
      `${head}901,A,instant,red,1,Gain some kelp.,gain 1 kelp\n902,B,instant,red,1,Gain 1 kelp.,gain 1 klep\n`,
    );
    expect(table.columns.map(({ use }) => use?.field)).toEqual([
      'number',
      'name',
      'type',
      'color',
      'deck',
      'text',
      'effect',
    ]);
    expect(table.rows[0]).toMatchObject({
      programs: { effect: 'gain 1 kelp' },
      isWhole: true,
      texts: { en: 'Gain some kelp.' },
    });
    expect(table.rows[1]).toMatchObject({ programs: {}, isWhole: false });
    expect(table.rows[1].findings.map(({ code, column }) => [code, column])).toContainEqual(['unknown-name', 6]);
  });

  test('attributes of the pack by their names', async () => {
    const table = await read(
      'Number,Name,Type,Colour,Deck,Text,Multiplier,weighs\n901,A,instant,red,1,Gain 1 kelp.,2,heavy\n',
    );
    expect(fields(table, 'multiplier', 'weighs')).toEqual([[2, undefined]]);
    expect(table.rows[0].findings).toMatchObject([{ code: 'bad-count', row: 2, column: 7 }]);
  });

  test('names and texts of several languages are all kept', async () => {
    const table = await read(
      'Name EN;Name IT;Type;Colour;Deck;Text EN;Text IT;Text UK\n' +
        'Bell;Campana;instant;red;1;Gain 1 kelp.;Ottieni 1 alga.;Отримайте 1 водорість.\n',
    );
    expect(table.rows[0]).toMatchObject({
      fields: { name: 'Bell' },
      names: { en: 'Bell', it: 'Campana' },
      texts: { en: 'Gain 1 kelp.', it: 'Ottieni 1 alga.', uk: 'Отримайте 1 водорість.' },
    });
  });
});

describe('columns that are corrected', () => {
  const list = 'A,B,C,D,E,F\n901,Bell,instant,red,era-1,Gain 1 kelp.\n';
  test('what somebody chose wins', async () => {
    expect((await read(list)).isUsable).toBe(false);
    const table = await read(list, {
      mapping: {
        0: { field: 'number' },
        1: { field: 'name', language: 'en' },
        2: { field: 'type' },
        3: { field: 'color' },
        4: { field: 'deck' },
        5: { field: 'text', language: 'en' },
      },
    });
    expect([effects(table), codes(table)]).toEqual([['gain 1 kelp'], []]);
  });

  test('a column may be left out', async () => {
    const table = await read(
      'Number,Name,Colour,Type,Deck,Text,Remarks\n901,A,red,instant,1,Gain 1 kelp.,Gain 1 card.\n',
      {
        mapping: { 6: null },
      },
    );
    expect([effects(table), codes(table)]).toEqual([['gain 1 kelp'], []]);
  });
});

describe('rows that are cards of the pack', () => {
  test('by their id', async () => {
    const table = await read('id,Number,Name,Colour,Type,Deck,Text\nembassy,1,Embassy,red,instant,1,Gain 1 kelp.\n');
    expect(table.rows[0]).toMatchObject({
      id: 'embassy',
      isKnown: true,
      programs: { effect: 'gain 1 kelp' },
      isWhole: true,
    });
  });
  test('two rows with one id', async () => {
    const table = await read(
      'id,Number,Name,Colour,Type,Deck,Text\nbell,901,A,red,instant,1,Gain 1 kelp.\nbell,902,B,red,instant,1,Gain 1 kelp.\n',
    );
    expect(table.rows[1].findings).toMatchObject([{ code: 'double-id', row: 3, column: 0, data: { row: 2 } }]);
  });
});

describe('cells of a row that contradict each other', () => {
  const HEAD = 'Number,Name,Type,Colour,Deck,';
  test('a text beside an exact effect', async () => {
    const table = await read(
      `${HEAD}Text,Effect\n901,A,instant,red,1,Gain 2 kelp.,gain 3 kelp\n902,B,instant,red,1,Gain 3 kelp.,gain 3 kelp\n`,
    );
    expect(effects(table)).toEqual(['gain 3 kelp', 'gain 3 kelp']);
    expect(table.rows.map(({ findings }) => findings.map(({ code, row, column }) => [code, row, column]))).toEqual([
      [['other-cell', 2, 5]],
      [],
    ]);
  });

  test('texts in two languages, of which the first is the one of the table', async () => {
    const table = await read(
      `${HEAD}Text en,Text it\n901,A,instant,red,1,Gain 2 kelp.,Ottieni 3 alghe.\n902,B,instant,red,1,Gain 2 kelp.,Ottieni 2 alghe.\n` +
        '903,C,instant,red,1,,Ottieni 3 alghe.\n904,D,instant,red,1,Gain 2 kelp.,come sopra\n',
    );
    expect(effects(table)).toEqual(['gain 2 kelp', 'gain 2 kelp', 'gain 3 kelp', 'gain 2 kelp']);
    expect(table.rows.map(({ findings }) => findings.map(({ code, row, column }) => [code, row, column]))).toEqual([
      [['other-cell', 2, 6]],
      [],
      [],
      [],
    ]);
  });
});

test('an id that is taken is told, also where the name would have given it', async () => {
  const pair = 'id,Number,Name,Colour,Type,Deck,Text\nembassy,1,Embassy,red,instant,1,Gain 1 kelp.\n';
  const table = encodeTable(await rowsOfFile({ name: 'cards.csv', text: pair }, undefined), pack);
  expect(table.cards.map(({ id }) => id)).toEqual(['embassy-1']);
  expect(table.problems).toMatchObject([{ code: 'id', row: 2, data: { isTaken: true, used: 'embassy-1' } }]);
});

test('what is done at once is no production and no scoring', async () => {
  const head = 'Number,Name,Type,Colour,Deck,Text\n';
  const table = await read(
    `${head}901,A,end-scoring-card,red,3,Gain 2 kelp now.\n902,B,production,red,1,At once gain 2 kelp.\n903,C,instant,red,1,Gain 2 kelp now.\n`,
  );
  expect(table.rows.map(({ programs, findings }) => [programs, findings.map(({ code }) => code)])).toEqual([
    [{}, ['other-program']],
    [{}, ['other-program']],
    [{ effect: 'gain 2 kelp' }, []],
  ]);
});
