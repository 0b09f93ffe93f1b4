/** Plain values as YAML, in the layout that packs are written in. */
import type { Plain } from './tree.ts';

/** Signs with which an unquoted text may not begin. */
const NOT_FIRST = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]/;
/** Texts that YAML reads as something else than a text. */
const NOT_TEXT =
  /^(?:~|null|true|false|[-+]?(?:\.inf|\.nan)|0o[0-7]+|0x[0-9a-f]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?)$/i;

/** Whether YAML reads a text without quotes as that text; `flow`: inside of brackets. */
export const isPlainText = (text: string, flow: boolean): boolean =>
  text !== '' &&
  text === text.trim() &&
  !NOT_FIRST.test(text) &&
  !NOT_TEXT.test(text) &&
  !/:(?:\s|$)|\s#|[\u0000-\u001f\u007f-\u009f\u2028\u2029]|^(?:---|\.\.\.)/.test(text) &&
  !(flow && /[,[\]{}]|^-/.test(text));

/** A text, number or flag on one line, in quotes only where they are needed. */
export function scalarYaml(value: string | number | boolean | null, flow: boolean): string {
  if (typeof value !== 'string') return String(value);
  return isPlainText(value, flow) ? value : JSON.stringify(value);
}

/** A value on one line: lists and maps in brackets. */
export function valueYaml(value: Plain, flow = false): string {
  if (Array.isArray(value)) return `[${value.map((item) => valueYaml(item, true)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}: ${valueYaml(inner, true)}`)
      .join(', ')}}`;
  }
  return scalarYaml(value, flow);
}

/** What stands behind the colon of a key: lines of a text become a block, whose lines begin with `margin`. */
export function fieldYaml(value: Plain, margin: string, newline: string): string {
  if (typeof value !== 'string' || !value.trimEnd().includes('\n') || /^[ \t]|\r|\t/.test(value)) {
    return ` ${valueYaml(value)}`;
  }
  const lines = value.trimEnd().split('\n');
  return [' |', ...lines.map((line) => (line === '' ? '' : margin + line))].join(newline);
}
