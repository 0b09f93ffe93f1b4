/** An effect told in a language: the tree is walked, patterns of the language are filled, nouns take the form that fits. */
import type { Symbols } from '../../semantics/symbols.ts';
import type { CostNode, EffectNode } from '../../syntax/ast.ts';
import type { Lexicon } from '../lexicon.ts';
import { tellCost } from './amounts.ts';
import { tellSentences } from './effects.ts';
import type { Language } from './language.ts';
import { beginTelling, type MissingForm, type Speech } from './telling.ts';

export type { MissingForm } from './telling.ts';
export interface Told {
  text: string;
  missing: MissingForm[];
}

export class Teller {
  private readonly speech: Speech;
  constructor(language: Language, lexicon: Lexicon, symbols: Symbols) {
    this.speech = { language, lexicon, symbols };
  }

  /** `self`: what `this` is: the name of a piece, `card`, `site` … */
  effect(effect: EffectNode, self = 'card'): Told {
    const telling = beginTelling(this.speech, self);
    telling.spoken.things.walk(effect);
    const text = this.speech.language.polish(tellSentences(telling, effect));
    return { text, missing: telling.missing };
  }
  /** What the language calls a program, at the beginning of a line. */
  title(program: string): string | null {
    const { lexicon, symbols } = this.speech;
    const isProgram = symbols.find(program).some(({ kind }) => kind === 'program');
    const name = isProgram ? lexicon.noun(program)?.form('singular', 'nom') : undefined;
    return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1);
  }
  /** What is to be paid, as it stands alone. */
  cost(cost: CostNode): Told {
    const telling = beginTelling(this.speech, 'card');
    return { text: tellCost(telling, cost, 'nom') ?? '', missing: telling.missing };
  }
}
