/** Lines of a card that are in force, as an effect that can be done once: so that the engine can do what they say. */
import { isContinuousWord, parseProgram, type EffectNode, type PackModel, type Range } from '../../dsl/internal.ts';

interface Doable {
  /** what each line is in, in order: two effects with other frames are not the same, whatever they do */
  readonly frames: readonly string[];
  readonly text: string;
}

/** Null for a text with syntax errors, and where the pack has no period in which something could be in force. */
export function doable(text: string, { periods }: PackModel): Doable | null {
  const { ast, problems } = parseProgram(text);
  if (!ast || problems.some(({ severity }) => severity === 'error')) return null;
  const lines = (ast.kind === 'block' ? ast.parts : [ast]).map((line) => lineOf(line, text, periods[0]?.id));
  const done = lines.flatMap((line) => line ?? []);
  return done.length < lines.length
    ? null
    : { frames: done.map(({ frame }) => frame), text: done.map((line) => line.text).join('\n') };
}

interface Line {
  frame: string;
  text: string;
}

function lineOf(node: EffectNode, text: string, period: string | undefined): Line | null {
  const written = ({ start, end }: Range): string => text.slice(start, end);
  if (node.kind !== 'word' || !isContinuousWord(node.word)) return { frame: '', text: `(${written(node.range)})` };
  const { body, test } = node.args;
  const inner = body?.type === 'effect' ? written(body.effect.range) : null;
  // a free ability is its effect, done once; a line that waits happens once, when its condition is true
  if (node.word === 'once' && inner !== null) {
    return { frame: text.slice(node.range.start, text.indexOf(':', node.range.start)), text: `(${inner})` };
  }
  if (node.word === 'as-soon-as' && inner !== null && test?.type === 'value') {
    return { frame: 'as soon as', text: `(if ${written(test.value.range)}: ${inner})` };
  }
  return period === undefined ? null : { frame: 'in force', text: `(until end of ${period}: ${written(node.range)})` };
}
