/**
 * The last thing that happens to a text before a terminal gets it. Names of packs, cells of tables and records come from anybody;
 * an escape sequence in one of them could move the cursor, rename the window or type for the person.
 */
import { visible } from '../../dsl/internal.ts';
import { PAINTED } from './paint.ts';

/** The text with all control and direction characters written out; with `color`, but for the colours of our own painter. */
export const safeForTerminal = (text: string, color: boolean): string =>
  color
    ? text
        .split(PAINTED)
        // a split by a pattern with a group has the text and what separates it in turn
        .map((part, i) => (i % 2 === 0 ? visible(part) : part))
        .join('')
    : visible(text);
