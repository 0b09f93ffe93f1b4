/** JSON for other programs. A terminal may show it as well, so what would steer one is an escape, which means the same. */
import { replaceDangerous } from '../../dsl/internal.ts';

/** As `JSON.stringify` with two blanks, and a line end. */
export const jsonText = (value: unknown): string =>
  `${replaceDangerous(JSON.stringify(value, null, 2), (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
