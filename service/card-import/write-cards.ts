/** Writes the cards of a table into a pack: rows that are cards of the pack change what differs, others become new cards. */
import { LANGUAGE_CODES, type Plain } from '../../dsl/internal.ts';
import type { FieldChange } from '../language-service/card-edits.ts';
import type { NewComponent } from '../language-service/edit-patterns.ts';
import type { Workspace } from '../language-service/workspace.ts';
import { rowReader, type Encoder, type TableFinding } from '../../texts/card-tables/index.ts';
import { brokenBy } from './broken-by.ts';
import type { TableSettings, TableSource, TableWriting } from './card-table.ts';
import { changesOf } from './changed-fields.ts';
import { checkedInPack } from './checked-in-pack.ts';
import { encodeTable } from './encode-table.ts';
import type { EncodedCard } from './encoded-card.ts';
import { rowsOfFile } from './rows-of-file.ts';
import { block } from './sheet.ts';
import type { RowsOfFile } from './table-rows.ts';
import { problemOf } from './table-view.ts';
import { TableWriter, type Refusal } from './table-writer.ts';
import { verify } from './verify.ts';
import { printedText } from './written-cards.ts';

/** What writing changes, with what whoever shows the table as a text needs besides. */
export interface CardsWritten extends TableWriting {
  rows: RowsOfFile;
  /** the problems with their places in the file */
  findings: TableFinding[];
}

/** What becomes of the rows. */
type Result = Pick<TableWriting, 'texts' | 'added' | 'changed' | 'unchanged'>;

/**
 * What the files of the pack will be: all rows, or nothing where one of them is an error. Nothing is written, and the workspace
 * stays as it is. What is not understood of a new card is kept with it, as `not-encoded`; of a card that has an effect it is an
 * error, as the card would lose that.
 *
 * @param file of the pack that is open, for new cards; it may be new; undefined: where most cards are
 * @returns null where the pack has errors
 */
export async function writeCards(
  workspace: Workspace,
  source: TableSource,
  settings: TableSettings & { onRow?(done: number, rows: number): void },
  file: string | undefined,
): Promise<CardsWritten | null> {
  const { model, sources } = workspace.fullCheck();
  if (!model) return null;
  const pack = { model, sources };
  const rows = await rowsOfFile(source, settings.sheet);
  const { cards, encoder, problems } = encodeTable(rows, pack, { ...settings, mayUpdate: true });
  if (encoder) verify(cards, '', encoder, checkedInPack(pack, cards));
  const open = new Set(model.cards.filter((card) => printedText(card) !== '').map(({ id }) => id));
  // a table that was written here has such a mark, too
  const told = problems.filter(({ code }) => code !== 'byte-order-mark');
  const findings = told.map((problem) => asWritten(problem, cards, open));
  const answer = (result: Result): CardsWritten => ({
    ...result,
    left: [...new Set(findings.flatMap((one) => (isError(one) && one.row !== undefined ? [one.row] : [])))],
    rows,
    findings,
    problems: findings.map(problemOf),
  });
  const nothing: Result = { texts: {}, added: [], changed: [], unchanged: [] };
  if (!encoder || findings.some(isError)) return answer(nothing);
  const result = resultOf(workspace, cards, { ...encoder, problems: findings }, file);
  return answer(findings.some(isError) ? nothing : result);
}

const isError = ({ severity }: TableFinding): boolean => severity === 'error';

/** With these a row is not what was meant, also where its card could be written. */
const NO_ROW: ReadonlySet<string> = new Set(['double-id', 'too-many-cells', 'unclosed-quote']);

/** What is kept with a card, as `not-encoded`, is no error of the table any more. `open`: cards of the pack that have such a text. */
function asWritten(problem: TableFinding, cards: readonly EncodedCard[], open: ReadonlySet<string>): TableFinding {
  const { row, code, severity } = problem;
  const card = severity === 'error' && !NO_ROW.has(code) ? cards.find((one) => one.row.number === row) : undefined;
  if (!card || card.isGap) return problem;
  const isKept = !card.isKnown || (open.has(card.id) && Object.keys(card.notEncoded).every((key) => key === 'text'));
  return isKept ? { ...problem, severity: 'warning' } : problem;
}

/** Makes all edits. What is refused, and what would be broken afterwards, is reported at its row. */
function resultOf(
  workspace: Workspace,
  cards: readonly EncodedCard[],
  encoder: Encoder,
  file: string | undefined,
): Result {
  const writer = new TableWriter(workspace);
  const changes = new Map<EncodedCard, FieldChange[]>();
  for (const card of cards) if (card.isKnown) changes.set(card, changesOf(card, encoder));
  const changed = [...changes].filter(([, of]) => of.length > 0);
  const refuse = ({ row, id }: EncodedCard, why: Refusal): void =>
    rowReader(row, encoder.columns, encoder.problems).report('not-written', null, { id, why });
  if (writer.change(changed.flatMap(([, of]) => of))) {
    // one after the other, so that each refusal has its row
    for (const [card, of] of changed) {
      const why = writer.change(of);
      if (why) refuse(card, why);
    }
  }
  const added = cards.filter(({ isKnown }) => !isKnown);
  const why = writer.add(added.map((card) => ({ ...newCard(card, encoder), ...(file === undefined ? {} : { file }) })));
  if (why) refuse(added[0], why);
  const texts = writer.texts();
  if (Object.keys(texts).length > 0) encoder.problems.push(...brokenBy(workspace, writer.workspace, cards));
  return {
    texts,
    added: added.map(({ id }) => id),
    changed: changed.map(([{ id }, of]) => ({ id, keys: [...new Set(of.map(({ key }) => key))] })),
    unchanged: [...changes].flatMap(([{ id }, of]) => (of.length === 0 ? [id] : [])),
  };
}

/** Values that a new card has, and none that its siblings have besides. */
function newCard(card: EncodedCard, { pack }: Encoder): NewComponent {
  const { id, fields, programs, notEncoded, names } = card;
  const none = [
    'number',
    'color',
    'price',
    'copies',
    'players',
    'when',
    ...pack.model.attributes.map((attribute) => attribute.id),
    ...new Set(pack.model.types.flatMap((type) => type.programs.map(({ name }) => name))),
  ];
  const values: Record<string, Plain> = {
    ...Object.fromEntries(none.map((key) => [key, null])),
    ...fields,
    ...Object.fromEntries(Object.entries(programs).map(([program, effect]) => [program, block(effect)])),
    ...(Object.keys(notEncoded).length > 0 ? { 'not-encoded': notEncoded } : {}),
  };
  // a name in another language is one of that language, also where the card is called so in English for want of another
  const others = LANGUAGE_CODES.filter((code) => code !== 'en' && names[code] !== undefined);
  return { section: 'cards', id, values, names: Object.fromEntries(others.map((code) => [code, names[code]])) };
}
