/** Parses effects that are known to be well-formed, such as those of a model: without the grammar that explains mistakes. */
import type { EffectNode } from './ast.ts';
import { parseFast } from './fast/effects.ts';
import { MAX_LENGTH } from './limits.ts';

/** The tree of a program; null for what is none, of which `parseProgram` says why. */
export const parseValid = (text: string): EffectNode | null =>
  text.length > MAX_LENGTH ? null : (parseFast(text, 'block') as EffectNode | null);
