/**
 * Templates: what is written in the effect language with holes, `up to {count} times: pay {price}: gain {items}`. One is parsed once, with
 * names in its holes. It is built from what fills them, for a text that is parsed, and matched to find what does, for one that is rendered.
 */
import { type EffectNode, type ExprNode, type Range, type Symbols, parseValid } from '../../dsl/internal.ts';
import type { PhraseKey, ShortKey } from '../languages/phrases.ts';
import { build, type Fillings } from './build.ts';
import { written } from './holes.ts';
import { type Bound, match } from './match.ts';

/** What phrases of conditions mean. */
export type Conditions = Readonly<Partial<Record<PhraseKey | ShortKey, string>>>;
/** What phrases of words mean. */
export type Effects = Readonly<Partial<Record<PhraseKey, string>>>;

interface Template<T> {
  /** All of it at one place but for what fills the holes; undefined where something does not fit. */
  build(fillings: Fillings, range: Range): T | undefined;
  /** What fills each hole in a tree; undefined for any other tree. With symbols, different names of the same are the same. */
  match(tree: unknown, symbols?: Symbols): Bound | undefined;
}

/** Of an effect. A hole with a question mark, `build {what} for {charge?}`, may be left empty, and then its argument is left out. */
export const effectTemplate = (text: string): Template<EffectNode> => cached(effects, text, parsed);

/** Of a condition, or a number. */
export const valueTemplate = (text: string): Template<ExprNode> => cached(values, text, parsedValue);

const effects = new Map<string, Template<EffectNode>>();
const values = new Map<string, Template<ExprNode>>();

/** Parsed when it is first asked for something, as few are in one game. */
function cached<T>(known: Map<string, Template<T>>, text: string, parse: (text: string) => T): Template<T> {
  let template = known.get(text);
  if (!template) {
    let tree: T | undefined;
    template = {
      build: (fillings, range) => build((tree ??= parse(text)), fillings, range) as T | undefined,
      match: (node, symbols) => match((tree ??= parse(text)), node, symbols),
    };
    known.set(text, template);
  }
  return template;
}

function parsed(text: string): EffectNode {
  const effect = parseValid(written(text));
  if (!effect) throw new Error(`no effect: ${text}`);
  return effect.kind === 'block' && effect.parts.length === 1 ? effect.parts[0] : effect;
}

/** It is parsed as a condition, and a number may stand alone where one does. */
function parsedValue(text: string): ExprNode {
  const effect = parsed(`if (${text}): end game`);
  const test = effect.kind === 'word' ? effect.args.test : undefined;
  if (test?.type !== 'value') throw new Error(`no condition: ${text}`);
  return test.value;
}
