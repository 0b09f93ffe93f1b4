/** Sentences that were not understood, grouped by wording: what one of a group means, all of it mean. */
import type { LanguageCode } from '../../dsl/internal.ts';
import type { AuditedText } from './finding.ts';

export interface UnreadGroup {
  lang: LanguageCode;
  /** the sentence, with `{count}` for its numbers */
  wording: string;
  /** as the first card has it */
  example: string;
  /** the components, as findings call them */
  refs: string[];
}

/** The largest first. */
export function unreadGroups(texts: readonly AuditedText[]): UnreadGroup[] {
  const groups = new Map<string, UnreadGroup>();
  for (const { text, findings } of texts) {
    const unread = findings.filter(({ class: kind, waived }) => kind === 'unreadable' && waived === null);
    const sentences = new Set(unread.map(({ printed }) => sentenceAt(text.text, printed.start)));
    for (const sentence of sentences) {
      const wording = wordingOf(sentence);
      const key = `${text.lang} ${wording}`;
      const known = groups.get(key);
      if (!known) groups.set(key, { lang: text.lang, wording, example: sentence, refs: [text.ref] });
      else if (!known.refs.includes(text.ref)) known.refs.push(text.ref);
    }
  }
  return [...groups.values()].sort((a, b) => b.refs.length - a.refs.length);
}

/** Sentences to paste into the lexicon of the pack: what each means is still to be written. */
export function sentencesToPaste(groups: readonly UnreadGroup[]): string {
  if (groups.length === 0) return '';
  const byLanguage = new Map<LanguageCode, UnreadGroup[]>();
  for (const group of groups) byLanguage.set(group.lang, [...(byLanguage.get(group.lang) ?? []), group]);
  const quoted = JSON.stringify;
  return `lexicon:\n${[...byLanguage]
    .map(
      ([lang, of]) =>
        `  ${lang}:\n${of
          .map(
            ({ wording, example, refs }, i) =>
              `    # ${refs.join(', ')}\n    sentence-${i + 1}:\n      sentences:\n        - {text: ${quoted(wording)}, ` +
              `means: "", examples: [${quoted(`${example}.`)}]}\n`,
          )
          .join('')}`,
    )
    .join('')}`;
}

/** The sentence around an offset, without its full stop and without a title before it. */
function sentenceAt(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const start = Math.max(...['.', ':', ';'].map((mark) => before.lastIndexOf(mark))) + 1;
  const end = text.slice(offset).search(/[.;](?:\s|$)/u);
  return text
    .slice(start, end < 0 ? text.length : offset + end)
    .replace(/\s+/g, ' ')
    .trim();
}

const wordingOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[’ʼ`´]/gu, '’')
    .replace(/\d+/g, '{count}');
