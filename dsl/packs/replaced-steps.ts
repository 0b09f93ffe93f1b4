/**
 * A pack may replace a step of a procedure of the game that it extends, and later steps of that game use a name that the old one
 * gave (`… as NAME`). Those are right, and their author may be somebody else: what is to be changed is the new step.
 */
import type { UnknownName } from '../semantics/name-diagnostics.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { childOf } from '../source/tree.ts';
import { packProblem } from './diagnostics.ts';
import { extendsPack } from './discover.ts';
import type { MergedStep, ReplacedStep } from './located.ts';
import type { Merged } from './merge.ts';

/** What a step does, as written. */
export function textOfStep({ node }: MergedStep): string {
  const program = node.kind === 'scalar' ? node : childOf(node, 'do');
  return program?.kind === 'scalar' ? program.text : '';
}

/** The problems, with names that a replaced step gave reported once, where it is replaced. */
export function atReplacedSteps(problems: FileProblem[], { entries, replacedSteps }: Merged): FileProblem[] {
  if (replacedSteps.length === 0 || !problems.some(isUnknownName)) return problems;
  const steps = entries.get('procedures')!.flatMap(({ id, steps: all }) => all.map((step) => ({ id, step })));
  const reported = new Map<string, FileProblem>();
  return problems.flatMap((problem): FileProblem[] => {
    if (!isUnknownName(problem)) return [problem];
    const { name } = problem.data as UnknownName;
    const user = steps.find(({ step }) => isInside(problem, step));
    const giver = user && replacedSteps.find((one) => one.procedure === user.id && gave(one, name));
    if (!user || !giver?.now || !extendsPack(giver.by, user.step.pack)) return [problem];
    const place = { message: 'used here', file: problem.file, start: problem.start, end: problem.end };
    const key = `${user.id}/${giver.now.name} ${name}`;
    const known = reported.get(key);
    if (known) {
      known.related?.push(place);
      return [];
    }
    const { now, old } = giver;
    const data = { name, procedure: user.id, step: old.name, user: user.step.name, base: user.step.pack.name };
    const moved = { ...packProblem('name-of-replaced-step', now.span, data), file: now.file.path, related: [place] };
    reported.set(key, moved);
    return [moved];
  });
}

const isUnknownName = ({ code, data }: FileProblem): boolean =>
  code === 'unknown-name' && (data as UnknownName | undefined)?.in === 'effect';

const isInside = ({ file, start, end }: FileProblem, { file: own, node }: MergedStep): boolean =>
  own.path === file && node.span.start <= start && end <= node.span.end;

/** Whether the old step gives the name, which what is there now does not. */
const gave = ({ old, now }: ReplacedStep, name: string): boolean =>
  now !== undefined && gives(textOfStep(old), name) && !gives(textOfStep(now), name);

const gives = (text: string, name: string): boolean =>
  new RegExp(`\\bas ${name.replaceAll(/[^a-z0-9-]/gi, '')}(?![\\w-])`).test(text);
