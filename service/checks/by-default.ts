/** Effects as they are under the default options of a pack, as which sentences of its lexicon have them. */
import type { PackModel } from '../../dsl/packs/model.ts';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { parseProgram } from '../../dsl/syntax/parse.ts';
import { applyOptions } from '../../texts/apply-options.ts';
import { defaultOptions } from '../../texts/render/component.ts';

/** Null for what is no effect, and for one that is not there under these options. */
export function byDefault(text: string, model: PackModel): EffectNode | null {
  const { ast } = parseProgram(text);
  return ast && applyOptions(ast, defaultOptions(model));
}
