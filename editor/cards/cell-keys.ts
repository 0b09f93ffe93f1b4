/** What a key does in a cell of the table, as in a spreadsheet. */
type CellAction = 'down' | 'up' | 'fill' | 'reset' | 'undo' | 'redo';

/** Null: the key is one of the field. Choices keep their arrows and Enter. */
export function cellKey(event: KeyboardEvent): CellAction | null {
  if (event.isComposing) return null;
  const { key, shiftKey, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const field = event.target as HTMLElement;
  if (command && !altKey) return commandKey(key.toLowerCase(), shiftKey);
  if (altKey && (key === 'ArrowDown' || key === 'ArrowUp') && !field.matches('select')) {
    return key === 'ArrowDown' ? 'down' : 'up';
  }
  if (key === 'Escape' && !field.matches('select')) return 'reset';
  if (key !== 'Enter' || !field.matches('input, textarea')) return null;
  if (!shiftKey) return 'down';
  // in a text it breaks the line
  return field.matches('textarea') ? null : 'up';
}

function commandKey(key: string, shift: boolean): CellAction | null {
  if (key === 'd' && !shift) return 'fill';
  if (key === 'z') return shift ? 'redo' : 'undo';
  return key === 'y' && !shift ? 'redo' : null;
}
