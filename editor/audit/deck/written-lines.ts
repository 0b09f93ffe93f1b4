/** Lines for files of a pack: a sentence for its lexicon, a waiver for a table. No other line of a file is touched. */

export interface Sentence {
  language: string;
  text: string;
  means: string;
  example: string;
}

const quoted = (text: string): string => JSON.stringify(text);

/** The lines of an entry of the lexicon below its language. */
const entryLines = (key: string, { text, means, example }: Sentence): string[] => [
  `    ${key}:`,
  '      sentences:',
  `        - {text: ${quoted(text)}, means: ${quoted(means)}, examples: [${quoted(example)}]}`,
];

/** As it is pasted into a lexicon. */
export const sentenceText = (key: string, sentence: Sentence): string =>
  ['lexicon:', `  ${sentence.language}:`, ...entryLines(key, sentence), ''].join('\n');

/** A key that no entry of the lexicon has: `sentence-1`, `sentence-2` … */
export function freeKey(texts: readonly string[]): string {
  const taken = new Set(texts.flatMap((text) => [...text.matchAll(/\bsentence-(\d+):/g)].map(([, n]) => Number(n))));
  let n = 1;
  while (taken.has(n)) n++;
  return `sentence-${n}`;
}

/** The text of a file with the sentence in its lexicon; null if its lexicon is not written in lines of its own. */
export function withSentence(text: string, key: string, sentence: Sentence): string | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('lexicon:'));
  if (at < 0) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${sentenceText(key, sentence)}`;
  if (!/^lexicon:\s*(?:#.*)?$/.test(lines[at])) return null;
  const next = lines.findIndex((line, i) => i > at && /^\S/.test(line) && !line.startsWith('#'));
  const end = next < 0 ? lines.length : next;
  const language = lines.findIndex(
    (line, i) => i > at && i < end && new RegExp(`^  ["']?${sentence.language}["']?:`).test(line),
  );
  if (language < 0) {
    return [
      ...lines.slice(0, at + 1),
      `  ${sentence.language}:`,
      ...entryLines(key, sentence),
      ...lines.slice(at + 1),
    ].join('\n');
  }
  if (!/:\s*(?:#.*)?$/.test(lines[language]) || !isIndented(lines.slice(language + 1, end))) return null;
  return [...lines.slice(0, language + 1), ...entryLines(key, sentence), ...lines.slice(language + 1)].join('\n');
}

/** Whether the first entry that follows has the indentation of ours. */
const isIndented = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return first === undefined || /^(?: {4}\S| {0,2}\S)/.test(first);
};

/** What is waived: a finding of one text as long as text and effect stay as they are, or a rule in all texts. */
type Waiver = ({ finding: string; hashes: { text: string; effect: string } } | { rule: string }) & {
  reason: string;
  who: string;
};

/** The text of a file of waivers with one more; null if something else is in it. */
export function withWaiver(text: string, waiver: Waiver): string | null {
  const fields = {
    ...('rule' in waiver ? { rule: waiver.rule } : { finding: waiver.finding }),
    reason: waiver.reason,
    ...(waiver.who === '' ? {} : { who: waiver.who }),
    ...('rule' in waiver ? {} : { 'text-hash': waiver.hashes.text, 'effect-hash': waiver.hashes.effect }),
  };
  const line = `  - {${Object.entries(fields)
    .map(([key, value]) => `${key}: ${quoted(value)}`)
    .join(', ')}}`;
  if (text.trim() === '') return `waivers:\n${line}\n`;
  const lines = text.trimEnd().split('\n');
  const keys = lines.filter((one) => /^[^\s#-]/.test(one));
  // a list at the end that is written as ours
  const isOurs = keys.length === 1 && /^waivers:\s*$/.test(keys[0]) && /^ {2}(?:- | {2}|#)/.test(lines.at(-1)!);
  return isOurs ? `${[...lines, line].join('\n')}\n` : null;
}
