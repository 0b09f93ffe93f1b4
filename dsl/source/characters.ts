/**
 * Characters that a reader does not see, and those that make a terminal or a page show something else than the text: control
 * characters (an escape sequence can move the cursor or set the title of a window), marks of direction (what follows is shown
 * backwards) and halves of surrogate pairs.
 */
import { wordTable } from './word-table.ts';

/** `invisible` ones are harmless but make two texts differ that look the same; the others are dangerous. */
export type HiddenKind = 'control' | 'direction' | 'surrogate' | 'invisible';

export interface HiddenCharacter {
  character: string;
  kind: HiddenKind;
  /** in UTF-16 units */
  start: number;
  end: number;
}

/** C0 without tab and line ends, DEL, C1, and the two separators that end a line for some programs only. */
const CONTROL = String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]|\r(?!\n)`;
const DIRECTION = String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`;
const SURROGATE = String.raw`[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`;
/** Format characters, fillers, tags and noncharacters; a joiner between two pictures makes one picture of them. */
const JOINED_PICTURES = String.raw`(?<=[\u2600-\u27bf\ufe0f]|[\ud83c-\ud83e][\udc00-\udfff])\u200d(?=[\u2600-\u27bf]|[\ud83c-\ud83e])`;
const INVISIBLE = String.raw`[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2065\u206a-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|\udb40[\udc00-\udfff]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]`;

const DANGEROUS_CHARACTERS = new RegExp(`${CONTROL}|${DIRECTION}|${SURROGATE}`, 'g');
const HIDDEN = new RegExp(
  `${JOINED_PICTURES}|(?<control>${CONTROL})|(?<direction>${DIRECTION})|(?<surrogate>${SURROGATE})|(?<invisible>${INVISIBLE})`,
  'g',
);
/** All of them without exception, for a first look at a text. */
const ANY = new RegExp(`${CONTROL}|${DIRECTION}|${SURROGATE}|${INVISIBLE}`);

/** All hidden characters of a text. */
export function* hiddenCharacters(text: string): Generator<HiddenCharacter> {
  if (!ANY.test(text)) return;
  for (const { 0: character, index: start, groups = {} } of text.matchAll(HIDDEN)) {
    const kind = (['control', 'direction', 'surrogate', 'invisible'] as const).find(
      (name) => groups[name] !== undefined,
    );
    if (kind) yield { character, kind, start, end: start + character.length };
  }
}

/** Whether a text has a character that must not reach a terminal or a page. */
export function isDangerous(text: string): boolean {
  DANGEROUS_CHARACTERS.lastIndex = 0;
  return DANGEROUS_CHARACTERS.test(text);
}

/** The text with something else in place of each dangerous character. */
export const replaceDangerous = (text: string, replacement: (character: string) => string): string =>
  text.replace(DANGEROUS_CHARACTERS, replacement);

/** The text with each dangerous character written out, such as `<U+001B>`: for whoever shows a text that others wrote. */
export const visible = (text: string): string =>
  text.replace(DANGEROUS_CHARACTERS, (character) => `<${unicodeNumber(character)}>`);

/** The text with a replacement character for each dangerous one, of the same length: for names of a pack that is refused. */
export const defused = (text: string): string => text.replace(DANGEROUS_CHARACTERS, '\ufffd');

/** `U+200B` */
export const unicodeNumber = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const NAMES: Record<string, string> = wordTable({
  '\0': 'null',
  '\u0007': 'bell',
  '\u0008': 'backspace',
  '\r': 'carriage return',
  '\u001b': 'escape',
  '\u007f': 'delete',
  '\u0085': 'next line',
  '\u009b': 'control sequence introducer',
  '\u009d': 'operating system command',
  '\u00ad': 'soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\ufeff': 'zero width no-break space',
});

/** `U+200B (zero width space)` */
export function characterName(character: string): string {
  const name = NAMES[character];
  return name === undefined ? unicodeNumber(character) : `${unicodeNumber(character)} (${name})`;
}
