/** Places differences in the file of texts and in the file of the effect, and says in English what differs. */
import { fileRange, type Lines, type Sources, type Range } from '../../dsl/internal.ts';
import { DIFFERENCE_CLASSES, type DifferenceKind } from '../compare/classes.ts';
import { ENGLISH_FINDINGS } from './english-findings.ts';
import type { FactDifference } from './facts.ts';
import { type AuditedText, type CardFinding, foundInText, type TextFinding } from './finding.ts';
import { findingWords } from './finding-words.ts';
import type { JudgedDifference, JudgedText } from './judge.ts';
import type { PrintedText } from './lookup.ts';
import type { TextClass } from './text-class.ts';
import type { TextsFile } from './texts-file.ts';
import { hashesOf } from './waivers.ts';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
/** The id of a text: component, program (if it is not the only one), language, edition. */
export const idOf = ({ ref, key, lang, edition }: PrintedText): string =>
  [key === 'effect' ? ref : `${ref}.${key}`, lang, ...(edition === undefined ? [] : [slug(edition)])].join('/');

/** Places differences in the file of texts and in the file of the effect. */
export class Locator {
  private readonly linesOf: Map<string, Lines>;
  constructor(
    private readonly file: TextsFile,
    sources: Sources,
  ) {
    this.linesOf = new Map(sources.files.map(({ path, lines }) => [path, lines]));
  }

  locateFact(fact: FactDifference): CardFinding {
    const { class: kind, id, card, said, meant, about, written, file, effect, hashes } = fact;
    const quotes = { said, meant };
    const told = { class: kind, quotes, ...(about && { about }) };
    const { message } = findingWords(foundInText(told, 'en'), ENGLISH_FINDINGS);
    return {
      ...told,
      id,
      card,
      message,
      severity: kind === 'name' ? 'warning' : 'error',
      rule: `${kind}: ${message}`,
      printed: { start: 0, end: written.end - written.start },
      rendered: null,
      effect,
      hashes,
      waived: null,
      place: fileRange(this.file.path, this.file.lines, written),
      effectPlace: fileRange(file, this.linesOf.get(file)!, effect),
      pattern: message,
    };
  }

  locate({ text, verdict, rewrites, differences }: JudgedText): AuditedText {
    if (differences.length === 0) return { text, verdict, rewrites, findings: [] };
    const { source } = text.rendered;
    const hashes = hashesOf(text);
    const effectLines = this.linesOf.get(source.file)!;
    const { path, lines } = text.kept ? { path: text.kept.file, lines: this.linesOf.get(text.kept.file)! } : this.file;
    const countByClass = new Map<TextClass, number>();
    const findings = differences.map((difference): TextFinding => {
      const { class: kind, printed } = difference;
      const n = (countByClass.get(kind) ?? 0) + 1;
      countByClass.set(kind, n);
      const marked = printed.end > printed.start ? text.toFile(printed.start, printed.end) : text.at.text;
      const said = quoted(text.text, printed);
      const meant = quotedMeaning(difference, text.rendered.text);
      const quotes = { said, meant };
      const { message, help } = findingWords(foundInText({ ...difference, quotes }, 'en'), ENGLISH_FINDINGS);
      return {
        ...difference,
        id: `${idOf(text)}/${kind}/${n}`,
        message,
        ...(help ? { help } : {}),
        ...(difference.about?.is === 'phrase' ? { suggestions: difference.about.problem.suggestions } : {}),
        quotes,
        severity: difference.tier === 'optional' || difference.tier === 'untold' ? 'warning' : severityOf(kind),
        hashes,
        waived: null,
        place: fileRange(path, lines, marked.end > marked.start ? marked : text.at.text),
        effectPlace: fileRange(source.file, effectLines, difference.effect),
        pattern: patternOf(kind, message, said, meant),
      };
    });
    return { text, verdict, rewrites, findings };
  }
}

const isDifference = (kind: TextClass): kind is DifferenceKind => Object.hasOwn(DIFFERENCE_CLASSES, kind);

function severityOf(kind: TextClass): 'error' | 'warning' {
  if (isDifference(kind)) return DIFFERENCE_CLASSES[kind].severity;
  return kind === 'no-text' ? 'warning' : 'error';
}

/** The quoted range; null if it is empty. */
const quoted = (text: string, range: Range & { lacking?: true }): string | null =>
  range.lacking ? null : `“${text.slice(range.start, range.end).trim()}”`;

/** What the effect says instead: the words of the rendered text, or else those of the effect; null where neither has any. */
function quotedMeaning({ rendered, meant }: JudgedDifference, renderedText: string): string | null {
  if (rendered) return quoted(renderedText, rendered);
  return meant === undefined ? null : `“${meant}”`;
}

/** Quotations above this length belong to one text only, so they are no part of a pattern. */
const MAX_PATTERN_QUOTE = 40;

function patternOf(kind: TextClass, message: string, said: string | null, meant: string | null): string {
  if (!isDifference(kind)) return kind === 'unreadable' || kind === 'other-card' ? message : kind;
  const isLong = [said, meant].some((quote) => (quote?.length ?? 0) > MAX_PATTERN_QUOTE);
  return isLong ? kind : `${kind}: ${said ?? 'nothing'} for ${meant ?? 'nothing'}`;
}
