/** Lines of a card that are in force, as an effect that can be done once: so that the engine can do what they say. */
import { GAME, isContinuousWord, parseProgram, type EffectNode, type Range } from '../../dsl/internal.ts';

interface Doable {
  /** what each line is in, in order: two effects with other frames are not the same, whatever they do */
  readonly frames: readonly string[];
  readonly text: string;
}

/** Null for a text with syntax errors. */
export function doable(text: string): Doable | null {
  const { ast, problems } = parseProgram(text);
  if (!ast || problems.some(({ severity }) => severity === 'error')) return null;
  const lines = (ast.kind === 'block' ? ast.parts : [ast]).map((line) => lineOf(line, text));
  return { frames: lines.map(({ frame }) => frame), text: lines.map((line) => line.text).join('\n') };
}

interface Line {
  frame: string;
  text: string;
}

function lineOf(node: EffectNode, text: string): Line {
  const written = ({ start, end }: Range): string => text.slice(start, end);
  if (node.kind !== 'word' || !isContinuousWord(node.word)) return { frame: '', text: `(${written(node.range)})` };
  const { body, test } = node.args;
  const inner = body?.type === 'effect' ? body.effect : null;
  // a free ability is its effect, done once; a line that waits happens once, when its condition is true
  if (node.word === 'once' && inner !== null) {
    const frame = text.slice(node.range.start, text.indexOf(':', node.range.start));
    const limited = lineOf(inner, text);
    return { frame: limited.frame === '' ? frame : `${frame}: ${limited.frame}`, text: limited.text };
  }
  if (node.word === 'as-soon-as' && inner !== null && test?.type === 'value') {
    return { frame: 'as soon as', text: `(if ${written(test.value.range)}: ${written(inner.range)})` };
  }
  return { frame: 'in force', text: `(until end of ${GAME}: ${written(node.range)})` };
}
