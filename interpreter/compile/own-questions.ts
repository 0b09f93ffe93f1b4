/** Questions that a pack words itself, in its lexicon: of a step of a procedure, or of a type of cards when one is played. */
import { LANGUAGE_CODES } from '../../dsl/internal.ts';
import { Node } from '../machine/node.ts';
import { Attempt } from '../nodes/attempt.ts';
import { childrenOf } from '../nodes/children.ts';
import { ChooseSite } from '../nodes/choose.ts';
import { Each, Repeat } from '../nodes/repeat.ts';
import type { Procedure } from '../nodes/procedure.ts';
import type { Program } from '../nodes/program.ts';
import { If, Must } from '../nodes/sequence.ts';
import type { Compiler } from './compiler.ts';

/** Gives their names to what asks first in steps and types that the lexicon has a question for. `cardPrograms`: by card. */
export function nameQuestions(compiler: Compiler, cardPrograms: readonly ReadonlyMap<string, Program>[]): void {
  const { model, cardDef } = compiler.tables;
  const named = new Set(
    LANGUAGE_CODES.flatMap((code) => Object.entries(model.lexicon[code])).flatMap(([name, { question }]) =>
      question ? [name] : [],
    ),
  );
  cardDef.forEach(({ type }, card) => {
    const played = cardPrograms[card].get('played');
    if (played && named.has(type)) nameFirst(played.body, type);
  });
  for (const { id } of model.procedures) {
    for (const { name, body } of (compiler.procedure(id) as Procedure).steps) {
      const step = `${id}/${name}`;
      if (named.has(step)) nameFirst(body, step);
    }
  }
}

/** Whether something in it asks. */
function nameFirst(node: Node, name: string): boolean {
  if (node.question !== Node.prototype.question && !(node instanceof ChooseSite && node.isGiven)) {
    node.askedAs = name;
    return true;
  }
  // either branch may be the first
  if (node instanceof If) return partsOf(node).filter((branch) => nameFirst(branch, name)).length > 0;
  return partsOf(node).some((part) => nameFirst(part, name));
}

function partsOf(node: Node): readonly Node[] {
  if (node instanceof Must || node instanceof Attempt) return [node.of];
  if (node instanceof Each || node instanceof Repeat) return [node.effect];
  return childrenOf(node);
}
