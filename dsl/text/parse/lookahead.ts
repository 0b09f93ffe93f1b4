/** With which words the matches of a rule may begin, so that a rule that cannot match at a place is not tried there. */

/** Whether a match may begin with a word; asked with `NOTHING`, whether it may be empty. May say yes too often, never no. */
export type Begins = (word: string) => boolean;

/** In place of a word: no token is empty. */
export const NOTHING = '';

/** What is asked: a rule without an answer may begin with anything. */
export interface Beginning {
  readonly begins?: Begins | undefined;
}

/** Whether the rule may match where this word is next; undefined at the end of the sentence. */
export const mayMatch = ({ begins }: Beginning, word: string | undefined): boolean =>
  !begins || (word !== undefined && begins(word)) || begins(NOTHING);

/** Of rules of which each may match. */
export const eitherBegins =
  (rules: readonly Beginning[]): Begins =>
  (word) =>
    rules.some(({ begins }) => !begins || begins(word));

/** Of rules one after the other; the next counts where those before it may be empty. */
export const sequenceBegins =
  (rules: readonly Beginning[]): Begins =>
  (word) => {
    for (const { begins } of rules) {
      if (!begins) return true;
      if (word !== NOTHING && begins(word)) return true;
      if (!begins(NOTHING)) return false;
    }
    return word === NOTHING;
  };

/** Any text may be parsed, so that there is no end of words to remember. */
const MOST_REMEMBERED = 5000;

/** how many questions are open */
let depth = 0;
/** the outermost open question on which the answer at hand depends */
let outermost = Infinity;

/**
 * Remembers the answers. A rule that may begin with itself adds nothing by that, so the question within its own answer is
 * answered with no; a no that depends on a question that is still open is not remembered.
 */
export function remembered(ask: Begins): Begins {
  const answers = new Map<string, boolean>();
  const open = new Map<string, number>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const asked = open.get(word);
    if (asked !== undefined) {
      outermost = Math.min(outermost, asked);
      return false;
    }
    const before = outermost;
    outermost = Infinity;
    open.set(word, depth);
    depth++;
    const answer = ask(word);
    depth--;
    open.delete(word);
    if (answer || outermost >= depth) {
      if (answers.size >= MOST_REMEMBERED) answers.clear();
      answers.set(word, answer);
      outermost = before;
    } else {
      outermost = Math.min(before, outermost);
    }
    return answer;
  };
}
