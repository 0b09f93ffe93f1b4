/** What a row changes in the card of the pack that it is: only what its cells say otherwise than the pack. */
import { LANGUAGE_CODES, parseProgram, print, type Plain } from '../../dsl/internal.ts';
import type { ColumnUse, Encoder } from '../../texts/card-tables/index.ts';
import type { FieldChange } from '../language-service/card-edits.ts';
import type { EncodedCard } from './encoded-card.ts';
import { block } from './sheet.ts';
import { printedText } from './written-cards.ts';

/** Line ends and blanks around make no difference: spreadsheets write them as they like. */
const plainCell = (value: string): string => value.replace(/\r\n?/g, '\n').trim();

/** Whether a cell says of its card what the pack says. An empty cell of a text or an effect says nothing. */
export function isAsWritten(card: EncodedCard, column: number, use: ColumnUse, { written, updates }: Encoder): boolean {
  const known = updates.get(card.id);
  if (!known || !written) return false;
  const cell = plainCell(card.row.cells[column]?.value ?? '');
  if (cell === '' && (use.field === 'text' || use.field === 'effect')) return true;
  return cell === plainCell(written(known, use));
}

/** The changes of a row, by key. */
export function changesOf(card: EncodedCard, encoder: Encoder): FieldChange[] {
  const { columns, written, updates } = encoder;
  const known = updates.get(card.id);
  if (!known || !written) return [];
  const changes: FieldChange[] = [];
  const set = (key: string, value: Plain, more: Partial<FieldChange> = {}): void => {
    changes.push({ section: 'cards', id: card.id, key, value, ...more });
  };
  columns.uses.forEach((use, column) => {
    if (!use || isAsWritten(card, column, use, encoder)) return;
    const isEmpty = plainCell(card.row.cells[column]?.value ?? '') === '';
    switch (use.field) {
      case 'name':
        setName(card, use, isEmpty, set);
        break;
      case 'number':
      case 'deck':
      case 'type':
      case 'color':
      case 'price':
      case 'copies':
      case 'attribute': {
        const key = use.field === 'attribute' ? (use.of ?? '') : use.field;
        const value = card.fields[key];
        if (value === undefined ? isEmpty && CLEARED.has(use.field) : String(value) !== written(known, use)) {
          set(key, value ?? null);
        }
        break;
      }
      default:
    }
  });
  const printed = printedText(known);
  if (printed !== '' && Object.keys(card.programs).length > 0) set('text', null);
  else if (printed !== '' && card.text !== '' && plainCell(card.text) !== plainCell(printed)) set('text', card.text);
  for (const [program, effect] of Object.entries(card.programs)) {
    const before = written(known, { field: 'effect', of: program });
    if (canonical(effect) !== canonical(before)) set(program, block(effect));
  }
  return changes;
}

/** Fields that a card may be without. */
const CLEARED: ReadonlySet<string> = new Set(['number', 'color', 'price', 'copies', 'attribute']);

function setName(
  card: EncodedCard,
  { language = 'en' }: ColumnUse,
  isEmpty: boolean,
  set: (key: string, value: Plain, more?: Partial<FieldChange>) => void,
): void {
  const code = LANGUAGE_CODES.find((one) => one === language) ?? 'en';
  const name = card.names[code] ?? null;
  if (name === null ? isEmpty && code !== 'en' : true) set('name', name, { language: code });
}

const canonical = (effect: string): string => {
  const { ast } = parseProgram(effect);
  return ast ? print(ast, { layout: 'block' }) : effect.trim();
};
