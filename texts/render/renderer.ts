/** Renders effects in a language: walks the tree, fills the patterns of the language, and puts nouns into the form that fits. */
import { type Symbols, type CostNode, type EffectNode, type ExprNode, capitalize } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { renderCost, renderNumbered } from './amounts.ts';
import { renderCondition, renderHaving, renderQuality } from './conditions.ts';
import { createContext, type GameLanguage, type MissingForm, type RecursiveRenderers } from './context.ts';
import { renderBody, renderClosed, renderSentences } from './effects.ts';

export interface RenderResult {
  text: string;
  /** names for which the language has no form; each is in the text as `‹name›` */
  missing: MissingForm[];
}

const RECURSIVE_RENDERERS: RecursiveRenderers = {
  numbered: renderNumbered,
  condition: renderCondition,
  having: renderHaving,
  quality: renderQuality,
  body: renderBody,
  closed: renderClosed,
};

/** Renders the effects of one game in one language. */
export class Renderer {
  private readonly gameLanguage: GameLanguage;
  constructor(language: Language, lexicon: Lexicon, symbols: Symbols) {
    this.gameLanguage = { language, lexicon, symbols };
  }

  /** The sentences of an effect. `self`: what `this` refers to: the name of a piece, `card`, `site` … */
  effect(effect: EffectNode, self = 'card'): RenderResult {
    const ctx = createContext(this.gameLanguage, RECURSIVE_RENDERERS, self);
    ctx.discourse.referents.walk(effect);
    const text = this.gameLanguage.language.polish(renderSentences(ctx, effect));
    return { text, missing: ctx.missing };
  }

  /** The name of a program as a heading: `Production`. Null where the language has no word for it. */
  title(program: string): string | null {
    const { lexicon, symbols } = this.gameLanguage;
    const isProgram = symbols.find(program).some(({ kind }) => kind === 'program');
    const name = isProgram ? lexicon.noun(program)?.form('singular', 'nom') : undefined;
    return name === undefined ? null : capitalize(name);
  }

  /** A condition as a sentence without its full stop. */
  condition(test: ExprNode): RenderResult {
    const ctx = createContext(this.gameLanguage, RECURSIVE_RENDERERS, 'card');
    return { text: this.gameLanguage.language.polish(renderCondition(ctx, test)), missing: ctx.missing };
  }

  /** A cost alone, not in a sentence. */
  cost(cost: CostNode): RenderResult {
    const ctx = createContext(this.gameLanguage, RECURSIVE_RENDERERS, 'card');
    return { text: renderCost(ctx, cost, 'nom') ?? '', missing: ctx.missing };
  }
}
