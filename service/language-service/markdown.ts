/** Texts of a pack inside Markdown: as text, never as markup. Packs come from anybody, and markup may load pictures. */

/** Characters with a meaning inside a line of CommonMark or its usual extensions. */
const MARKUP = /[\\`*_[\]<>~|]/g;
/** What an editor would make a link of, though nothing marks it. */
const BARE_LINK = /:(?=\/\/)|(?<=\bwww)\.|@/gi;
/** What begins a heading, a list or a rule. */
const LINE_START = /(?<=^[ \t]*)(?:#|[-+=](?=[ \t=-]|$))|(?<=^[ \t]*\d{1,9})[.)](?=[ \t]|$)/gm;

export function markdownText(text: string): string {
  return text
    .replace(/&(?=#|\w+;)/g, '&amp;')
    .replace(MARKUP, String.raw`\$&`)
    .replace(BARE_LINK, String.raw`\$&`)
    .replace(LINE_START, String.raw`\$&`)
    .replace(/^[ \t]+/gm, '');
}

/** Inside a line, in the letters of code: a name or an id. */
export function markdownCode(text: string): string {
  const ticks = '`'.repeat(longestTicks(text) + 1);
  const blank = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${blank}${text.replace(/\s+/g, ' ')}${blank}${ticks}`;
}

/** Lines of code, which no line of the text can end. */
export function markdownBlock(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}\n${text}\n${fence}`;
}

const longestTicks = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
