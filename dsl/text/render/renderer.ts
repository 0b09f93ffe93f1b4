/** An effect told in a language: the tree is walked, patterns of the language are filled, nouns take the form that fits. */
import type { Symbols } from '../../semantics/symbols.ts';
import type { CostNode, EffectNode } from '../../syntax/ast.ts';
import type { Lexicon } from '../lexicon.ts';
import { renderCost } from './amounts.ts';
import { renderSentences } from './effects.ts';
import type { Language } from '../languages/language.ts';
import { createContext, type MissingForm, type GameLanguage } from './context.ts';

export type { MissingForm } from './context.ts';
export interface RenderResult {
  text: string;
  missing: MissingForm[];
}

export class Renderer {
  private readonly gameLanguage: GameLanguage;
  constructor(language: Language, lexicon: Lexicon, symbols: Symbols) {
    this.gameLanguage = { language, lexicon, symbols };
  }

  /** `self`: what `this` is: the name of a piece, `card`, `site` … */
  effect(effect: EffectNode, self = 'card'): RenderResult {
    const telling = createContext(this.gameLanguage, self);
    telling.discourse.referents.walk(effect);
    const text = this.gameLanguage.language.polish(renderSentences(telling, effect));
    return { text, missing: telling.missing };
  }
  /** What the language calls a program, at the beginning of a line. */
  title(program: string): string | null {
    const { lexicon, symbols } = this.gameLanguage;
    const isProgram = symbols.find(program).some(({ kind }) => kind === 'program');
    const name = isProgram ? lexicon.noun(program)?.form('singular', 'nom') : undefined;
    return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1);
  }
  /** What is to be paid, as it stands alone. */
  cost(cost: CostNode): RenderResult {
    const telling = createContext(this.gameLanguage, 'card');
    return { text: renderCost(telling, cost, 'nom') ?? '', missing: telling.missing };
  }
}
