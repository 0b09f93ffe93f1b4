/** Words that a sentence leaves out because they were said before, or because everybody knows them: other attempts to parse its tokens. */
import { CASES } from '../../dsl/internal.ts';
import type { Token } from './tokens.ts';
import { tokenTexts } from './tokens.ts';
import type { NounEntry, Vocabulary } from './vocabulary.ts';

const NUMBER = /^\d+$/;
/** Before these, and at the end, a number stands alone: `take 2`, `2 for each farm`. */
const isWord = (token: Token | undefined): boolean => token !== undefined && /^\p{L}/u.test(token.text);

/** Words that are implied, behind a token. */
const behind = ({ range: { end } }: Token, texts: readonly string[]): Token[] =>
  texts.map((text) => ({ text, range: { start: end, end } }));

/**
 * "If you have no kelp, take 2": the sentence with the noun behind a number that has none, in each of its forms; none where several
 * things that may be counted were named before it.
 */
export function withNouns(tokens: readonly Token[], vocabulary: Vocabulary): Token[][] {
  const place = tokens.findIndex(
    ({ text }, i) => NUMBER.test(text) && i > 0 && tokens[i - 1].text !== '-' && !isNounNear(tokens, i + 1, vocabulary),
  );
  if (place < 0) return [];
  const named = new Map<string, NounEntry>();
  for (let i = 0; i < place; i++) {
    for (const entry of nounsAt(tokens, i, vocabulary)) named.set(entry.name, entry);
  }
  const [noun, ...others] = named.values();
  if (!noun || others.length > 0) return [];
  const n = Number(tokens[place].text);
  const forms = new Set(CASES.map((grammatical) => noun.forms.form(n, grammatical)));
  return [...forms].map((form) => [
    ...tokens.slice(0, place + 1),
    ...behind(tokens[place], tokenTexts(form, vocabulary.replacements)),
    ...tokens.slice(place + 1),
  ]);
}

/** What may be counted: counters, cards and what is built. */
const COUNTED: ReadonlySet<string> = new Set(['counter', 'piece', 'core', 'class']);

function nounsAt(tokens: readonly Token[], from: number, { nouns }: Vocabulary): NounEntry[] {
  return (nouns.get(tokens[from].text) ?? []).filter(
    ({ words, kinds, tail }) =>
      !tail &&
      [...kinds].some((kind) => COUNTED.has(kind)) &&
      words.every((text, i) => tokens[from + i]?.text === text),
  );
}

/** Whether what follows a number is what is counted: its noun, or adjectives and more before the noun. */
function isNounNear(tokens: readonly Token[], from: number, { nouns, adjectives }: Vocabulary): boolean {
  for (let i = from; isWord(tokens[i]); i++) {
    if (nouns.has(tokens[i].text)) return true;
    if (!adjectives.has(tokens[i].text)) return false;
  }
  return /^[-ºª]/.test(tokens[from]?.text ?? '');
}

/** Clauses begin behind these. */
const OPENS_CLAUSE = /^[,:;→]$/;

/** "You lose 1 point": what is stated of the player as it is said to them, where a clause begins. */
export function asToldTo(
  tokens: readonly Token[],
  stated: Readonly<Record<string, string>>,
  joints: ReadonlySet<string>,
): Token[][] {
  let isOther = false;
  const told = tokens.map((token, i) => {
    const before = tokens[i - 1]?.text;
    const opens = before === undefined || OPENS_CLAUSE.test(before) || joints.has(before);
    const other = opens ? stated[token.text] : undefined;
    if (other === undefined) return token;
    isOther = true;
    return { ...token, text: other };
  });
  return isOther ? [told] : [];
}
