/** Reports at the rows what `fathom check` would report about the cards. An effect that does not fit its card is withdrawn. */
import { wordTable, type Diagnostic } from '../../dsl/internal.ts';
import { type ColumnField, type Columns, type Encoder, rowReader } from '../../texts/card-tables/index.ts';
import type { EncodedCard } from './encoded-card.ts';
import { sheetOf, type SheetPlace, type YamlSheet } from './sheet.ts';

/** What is found in the pack with the cards in it. */
export interface CheckedSheet {
  /** in the text of the cards */
  here: Diagnostic[];
  /** errors that belong to no card */
  fatal: Diagnostic[];
}

interface VerifiedSheet {
  sheet: YamlSheet;
  /** errors that belong to no card; with them nothing is written */
  fatal: Diagnostic[];
}

/** Withdrawing an effect may reveal other errors; after so many times the rest is reported as it is. */
const MOST_CHECKS = 5;

/** Codes that the encoder has reported itself. */
const REPORTED_ELSEWHERE = new Set(['not-encoded', 'missing-form']);
const DOUBLE = 'double-number';
const COLUMNS: Record<string, ColumnField> = wordTable({
  number: 'number',
  name: 'name',
  deck: 'deck',
  type: 'type',
  color: 'color',
  price: 'price',
  id: 'id',
  copies: 'copies',
});

export function verify(
  cards: EncodedCard[],
  head: string,
  encoder: Encoder,
  check: (text: string) => CheckedSheet,
): VerifiedSheet {
  for (let n = 1; ; n++) {
    const sheet = sheetOf(cards, head);
    const { here, fatal } = check(sheet.text);
    const wrong = here.filter(({ severity, line }) => severity === 'error' && sheet.at(line));
    if (wrong.length === 0 || n > MOST_CHECKS) {
      reportDoubleNumbers(here, sheet, encoder);
      for (const warning of here) {
        if (warning.severity === 'warning' && warning.code !== DOUBLE) reportAtRow(warning, sheet, encoder);
      }
      return { sheet, fatal };
    }
    for (const error of wrong) {
      reportAtRow(error, sheet, encoder);
      withdraw(sheet.at(error.line)!);
    }
  }
}

/**
 * Numbers that the pack has already are reported once for all rows, as a printed deck consists of them. Numbers of two
 * rows were reported before.
 */
function reportDoubleNumbers(
  diagnostics: Diagnostic[],
  sheet: YamlSheet,
  { columns, problems, numbers, pack }: Encoder,
): void {
  const cards = diagnostics
    .flatMap(({ code, line }) => (code === DOUBLE ? (sheet.at(line)?.card ?? []) : []))
    .filter(({ fields, row }) => numbers.get(Number(fields['number'])) === row);
  if (cards.length === 0) return;
  const named = cards.map(({ fields }) => {
    const number = Number(fields['number']);
    return { number, id: pack.model.cards.find((card) => card.number === number)?.id ?? '' };
  });
  rowReader(cards[0].row, columns, problems).report(DOUBLE, 'number', { title: pack.model.title, cards: named });
}

function reportAtRow(
  { code, severity, message, help, suggestions, data, line }: Diagnostic,
  sheet: YamlSheet,
  { columns, problems }: Encoder,
): void {
  const place = sheet.at(line);
  if (!place || REPORTED_ELSEWHERE.has(code)) return;
  const { card, key } = place;
  const effect = card.programs[key];
  const column = columnOf(place, columns);
  const field = columns.uses[column]?.field ?? null;
  rowReader(card.row, columns, problems).reportFinding(
    {
      code,
      severity,
      message,
      ...(help ? { help } : {}),
      ...(suggestions ? { suggestions } : {}),
      ...(data === undefined ? {} : { data }),
      ...(effect === undefined ? {} : { readAs: effect.replace(/\n/g, '; ') }),
    },
    field,
    { column },
  );
}

/** The column that a key of a card comes from; -1 if there is none. Of effects it is that of the exact effect, or of the text. */
function columnOf({ card, key }: SheetPlace, { indexOf, uses }: Columns): number {
  const isFilled = (index: number): boolean => (card.row.cells[index]?.value.trim() ?? '') !== '';
  const field = COLUMNS[key];
  if (field !== undefined) return indexOf.get(field) ?? -1;
  const attribute = uses.findIndex((use) => use?.field === 'attribute' && use.of === key);
  if (attribute >= 0) return attribute;
  const ofEffect = (is: ColumnField): number =>
    uses.findIndex((use, i) => use?.field === is && (use.of ?? key) === key && isFilled(i));
  const text = indexOf.get('text') ?? -1;
  const found = [ofEffect('effect'), isFilled(text) ? text : -1, ofEffect('text'), ofEffect('option'), text];
  return found.find((index) => index >= 0) ?? -1;
}

/** Stores what is wrong as it was written, under `not-encoded`. */
function withdraw({ card, key }: { card: EncodedCard; key: string }): void {
  if (key in card.programs || !(key in card.fields)) {
    card.programs = {};
    card.notEncoded['text'] = card.text;
    return;
  }
  card.notEncoded[key] = String(card.fields[key]);
  delete card.fields[key];
  if (key === 'deck' || key === 'type') card.isGap = true;
}
