/** For tests of texts as people write them. */
import { print, type LanguageCode, type Range } from '../../dsl/internal.ts';
import { packTextParser, type PackTextParser } from '../card-tables/pack-text-parser.ts';
import { LANGUAGES, languageOn, lexiconOf, parseText, type ParsedText } from '../internal.ts';
import { loaded, type Loaded } from '../../test/support/loaded.ts';

const { model, sources } = loaded();

/** The effect as which a text is parsed, in one line, or the messages why it is not. */
export function effectOf(code: LanguageCode, text: string): string {
  const { effect, problems } = lawful(
    text,
    parseText(text, languageOn('cards', LANGUAGES[code]), sources.symbols, lexiconOf(model, code)),
  );
  return effect ? print(effect, { layout: 'line' }) : problems.map(({ message }) => message).join('; ');
}

/** The parser of a pack; of all that it gives the laws hold. */
export function lawfulParser(pack: Loaded): PackTextParser {
  const parser = packTextParser(pack);
  return { ...parser, parse: (text, code, name) => lawful(text, parser.parse(text, code, name)) };
}

/**
 * What was parsed of a text, of which these laws hold: each place is one of the text, and neither begins nor ends inside a word or
 * beside a blank; it is empty only where a word is left out that the text implies, and never that of a problem; marked words are in the
 * order of the text; a number that is written in digits is that number.
 */
export function lawful(text: string, parsed: ParsedText): ParsedText {
  const faults = [
    ...parsed.problems.flatMap(({ code, range }) => [
      ...faultsOf(text, code, range),
      ...(range.start === range.end && text !== '' ? [`${code}: marks nothing`] : []),
    ]),
    ...parsed.corrections.flatMap(({ meant, range }) => faultsOf(text, meant, range)),
    ...parsed.words.flatMap(({ means, range }, i) => {
      const written = text.slice(range.start, range.end);
      return [
        ...faultsOf(text, means, range),
        ...(i > 0 && parsed.words[i - 1].range.start > range.start ? [`${means}: not in the order of the text`] : []),
        ...(/^\d+$/.test(written) && /^-?\d+$/.test(means) && written !== means ? [`${written} means ${means}`] : []),
      ];
    }),
    ...rangesIn(parsed.effect).flatMap(([name, range]) => faultsOf(text, name, range)),
  ];
  if (faults.length > 0) throw new Error(`${text}\n${faults.join('\n')}`);
  return parsed;
}

/** All places in a tree, with what is there. */
function rangesIn(value: unknown): [name: string, range: Range][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(rangesIn);
  const { kind, type, text } = value as Record<string, unknown>;
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'range' || key === 'keyword'
      ? [[`${key} of ${String(kind ?? type ?? text)}`, inner as Range] as [string, Range]]
      : rangesIn(inner),
  );
}

function faultsOf(text: string, name: string, range: Range): string[] {
  const { start, end } = range;
  if (!(start >= 0 && start <= end && end <= text.length)) return [`${name}: ${start} to ${end}`];
  const marked = text.slice(start, end);
  const isCut = [start, end].some((at) => INSIDE_WORD.test(`${text.slice(0, at).slice(-1)}${text.slice(at, at + 1)}`));
  const isBlank = marked !== marked.trim() && marked !== text;
  return isCut || isBlank ? [`${name}: “${marked}”`] : [];
}

/** Behind digits letters are a word of their own: *2º*. */
const INSIDE_WORD = /^(?:\p{L}[\p{L}\d]|\d\d)$/u;
