/** Renders parts of effects by themselves, as a game shows them: in options, questions and reasons. */
import type { LanguageCode } from '../../packs/fields.ts';
import type { PackModel } from '../../packs/model.ts';
import { symbolsOf } from '../../packs/model-symbols.ts';
import { parseProgram } from '../../syntax/index.ts';
import type { EffectNode } from '../../syntax/ast.ts';
import { LANGUAGES } from '../languages/index.ts';
import { lexiconOf } from '../lexicon.ts';
import { Renderer, type RenderResult } from './renderer.ts';

export class PartRenderer {
  private readonly renderer: Renderer;

  constructor(model: PackModel, language: LanguageCode) {
    this.renderer = new Renderer(LANGUAGES[language], lexiconOf(model, language), symbolsOf(model));
  }

  /** The sentences of an effect as written; null where the text is no effect. `self`: what `this` refers to. */
  effect(text: string, self?: string): RenderResult | null {
    const { ast } = parseProgram(text);
    return ast && this.renderer.effect(ast, self);
  }

  /** The condition of an `if` as written, without the effect; null where it is no `if`. */
  condition(text: string): RenderResult | null {
    const test = testOf(parseProgram(text).ast);
    return test && this.renderer.condition(test);
  }
}

function testOf(effect: EffectNode | null): Parameters<Renderer['condition']>[0] | null {
  const test = effect?.kind === 'word' && effect.word === 'if' ? effect.args.test : undefined;
  return test?.type === 'value' ? test.value : null;
}
