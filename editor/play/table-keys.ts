/**
 * The keys of the table: within the question, digits choose options of the list; there and on the board R turns what may be laid.
 * Ctrl+Z takes back, Ctrl+Y makes again, Escape comes back to now, or from a trial to the game.
 */
import { app } from '../state/app.ts';
import { lookBack } from '../state/table-looks.ts';
import { act, endTrial } from '../state/table.ts';

const DIGITS = '123456789';

/** `choose`: makes the choice of a key; `turn`: turns what may be laid, if it can be. */
export function onTableKey(event: KeyboardEvent, choose: (key: string) => void, turn: () => boolean): void {
  const { table, route } = app.now;
  const { target } = event;
  if (!table || route.view !== 'play' || table.busy || event.altKey) return;
  const leaves = table.past !== null || table.view.trial;
  if (event.key === 'Escape' && leaves && document.querySelector('dialog[open], :popover-open') === null) {
    if (table.past) void lookBack(table.view.step);
    else void endTrial();
    event.preventDefault();
    return;
  }
  if (target instanceof HTMLElement && target.matches('input, select, textarea, dialog[open] *')) return;
  const command = event.ctrlKey || event.metaKey;
  const taken = command ? takenBack(event) : undefined;
  if (taken) void act({ type: taken });
  else if (!command && DIGITS.includes(event.key) && table.view.decision && isInQuestion(target)) {
    const option = table.view.decision.options[Number(event.key) - 1];
    if (option === undefined) return;
    choose(option.key);
  } else if (command || !turnsBy(event) || !turn()) return;
  event.preventDefault();
}

/** What Ctrl with a letter does to choices. */
function takenBack({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/** Elsewhere a digit may be meant for something else (WCAG 2.1.4). */
const isInQuestion = (target: EventTarget | null): boolean =>
  target instanceof Element && (target === document.body || target.closest('.decision') !== null);

const turnsBy = ({ key, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'r' &&
  (isInQuestion(target) || (target instanceof Element && target.closest('fathom-board') !== null));
