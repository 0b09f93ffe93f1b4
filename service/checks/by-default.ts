/** Effects as they are under the default options of a pack, as which sentences of its lexicon have them. */
import { type PackModel, type EffectNode, parseProgram } from '../../dsl/internal.ts';
import { applyOptions, defaultOptions } from '../../texts/internal.ts';

/** Null for what is no effect, and for one that is not there under these options. */
export function byDefault(text: string, model: PackModel): EffectNode | null {
  const { ast } = parseProgram(text);
  return ast && applyOptions(ast, defaultOptions(model));
}
