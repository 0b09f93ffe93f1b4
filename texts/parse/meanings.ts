/** The meanings of a sentence that differ. */
import type { EffectNode } from '../../dsl/internal.ts';

/** A meaning of a sentence: its effect, and all parts with it. */
export interface Meaning {
  effect: EffectNode;
  /** what is said, where its cards were given a zone */
  unplaced?: EffectNode;
  /** whether a choice was added that the sentence does not name */
  isChosen: () => boolean;
  parts: EffectNode[];
}

/** Collects meanings, of those that come to the same one; most sentences have one, so that nothing is compared before the second. */
export class Meanings {
  all: readonly Meaning[] = [];
  private readonly keys = new Map<Meaning, string>();
  /** @param keyOf the same for two meanings that come to the same */
  constructor(private readonly keyOf: (meaning: Meaning) => string) {}

  /** Adds a meaning that is new, or else takes it in the place of the one that comes to the same, if it is better. */
  add(meaning: Meaning, isBetter: (known: Meaning) => boolean = () => false): void {
    const known = this.all.length === 0 ? undefined : this.all.find((one) => this.key(one) === this.key(meaning));
    if (!known) this.all = [...this.all, meaning];
    else if (isBetter(known)) this.all = this.all.map((one) => (one === known ? meaning : one));
  }

  private key(meaning: Meaning): string {
    let key = this.keys.get(meaning);
    if (key === undefined) this.keys.set(meaning, (key = this.keyOf(meaning)));
    return key;
  }
}
