/** How often words follow each other in the texts of a game: what is said often is offered first. */
import { tokensOf, type TokenReplacements } from './tokens.ts';

/** In place of a word before the first one of a text. */
const BEGINNING = '';

const CODE = /\d.*\p{L}|\p{L}.*\d/u;

export class Usage {
  private readonly words = new Map<string, number>();
  private readonly pairs = new Map<string, Map<string, number>>();

  constructor(
    texts: readonly string[],
    private readonly replacements: TokenReplacements,
  ) {
    for (const text of texts) {
      let before = BEGINNING;
      for (const { text: word } of tokensOf(text, replacements)) {
        this.words.set(word, (this.words.get(word) ?? 0) + 1);
        const after = this.pairs.get(before) ?? new Map<string, number>();
        this.pairs.set(before, after.set(word, (after.get(word) ?? 0) + 1));
        before = word === '.' ? BEGINNING : word;
      }
    }
  }

  /** How often a word is said. */
  of(word: string): number {
    return this.words.get(word) ?? 0;
  }

  /** How often it is said behind another; `BEGINNING`: as the first of a sentence. */
  behind(before: string | undefined, word: string): number {
    const last = before === undefined || before === '.' ? BEGINNING : before;
    return this.pairs.get(last)?.get(word) ?? 0;
  }

  /** Words in the order in which they are offered behind a text: what the texts of the game say there, what they say at all, the others. */
  ranked<T extends { word: string }>(text: string, offers: readonly T[]): T[] {
    const before = tokensOf(text, this.replacements).at(-1)?.text;
    const rank = new Map<T, readonly [number, number]>();
    // nobody wants codes, unless the texts have them, nor one word twice
    const wanted = offers.filter(({ word }) => {
      const small = word.toLowerCase();
      return small !== before && (!CODE.test(word) || this.of(small) > 0);
    });
    for (const offer of wanted) {
      const first = tokensOf(offer.word, this.replacements).at(0)?.text ?? '';
      rank.set(offer, [this.behind(before, first), this.of(first)]);
    }
    return wanted.toSorted((a, b) => {
      const [x, y] = [rank.get(a)!, rank.get(b)!];
      return y[0] - x[0] || y[1] - x[1] || a.word.localeCompare(b.word);
    });
  }
}
