/**
 * The canonical print of a tree. Brackets are printed only where the text would otherwise have another meaning, or look as if it had,
 * so parsing the print gives the same tree.
 */
import type { Arg, EffectNode, WordNode } from './ast.ts';
import { WORD_BY_NAME } from '../words/registry.ts';
import type { WordDeclaration } from '../words/declaration.ts';
import { type ArgumentKind, headOf, type SignatureElement } from '../words/signature.ts';
import { printCharge, printCost, printItems } from './print-amounts.ts';
import { printEvent } from './print-events.ts';
import { printAtom, printCount, printExpr, printLastCondition, printPhrase, printValue } from './print-expressions.ts';
import { flagWords } from './vocabulary.ts';

export { printCost, printExpr, printItems, printPhrase };

/** How an effect is printed. */
export interface PrintOptions {
  /** `block`: each part of the program on its own line; `line`: all in one line */
  layout: 'block' | 'line';
}

/** The canonical text of an effect. */
export function print(effect: EffectNode, { layout }: PrintOptions): string {
  if (layout === 'block') return (effect.kind === 'block' ? effect.parts : [effect]).map(printLine).join('\n');
  return effect.kind === 'block' ? printParts(effect.parts, false) : printPart(effect, false);
}

/** Longer lines are broken where the language allows it: after `or`, before `else`. */
const WIDTH = 100;

function printLine(part: EffectNode): string {
  const line = printPart(part, false);
  if (line.length <= WIDTH) return line;
  if (part.kind === 'or') return printOptions(part.options, false).join(' or\n');
  if (part.kind === 'word' && part.word === 'if' && part.args['otherwise']) {
    const { otherwise, ...args } = part.args;
    return `${printWord({ ...part, args }, true)}\nelse: ${printArg(otherwise, 'body', false)}`;
  }
  return line;
}

/** `followed`: whether text follows that would become part of a body in it. */
function printParts(parts: readonly EffectNode[], followed: boolean): string {
  return parts.map((part, i) => printPart(part, followed || i < parts.length - 1)).join('; ');
}

function printPart(effect: EffectNode, followed: boolean): string {
  if (effect.kind !== 'or') return printJoined(effect, followed);
  return printOptions(effect.options, followed).join(' or ');
}

/** A `then` inside alternatives gets brackets for clarity, although it binds tighter. */
const printOptions = (options: readonly EffectNode[], followed: boolean): string[] =>
  options.map((option, i) =>
    option.kind === 'then'
      ? `(${printJoined(option, false)})`
      : printJoined(option, followed || i < options.length - 1),
  );

function printJoined(effect: EffectNode, followed: boolean): string {
  if (effect.kind !== 'then') return printStep(effect, followed);
  return effect.steps
    .map(
      (step, i) =>
        (i === 0 ? '' : effect.may[i] ? ' then may ' : ' then ') +
        printStep(step, followed || i < effect.steps.length - 1, i > 0 && !effect.may[i]),
    )
    .join('');
}

/** `afterThen`: a `may` there would mark the step as optional instead of being the word. */
function printStep(effect: EffectNode, followed: boolean, afterThen = false): string {
  if (effect.kind !== 'word') {
    return `(${effect.kind === 'block' ? printParts(effect.parts, false) : printPart(effect, false)})`;
  }
  const swallows = followed && endsOpen(effect);
  const misread = afterThen && wordOf(effect).opening[0] === 'may';
  return swallows || misread ? `(${printWord(effect, false)})` : printWord(effect, followed);
}

function printWord(node: WordNode, followed: boolean): string {
  const word = wordOf(node);
  const pieces = printElements(word.signature, node, followed);
  return [word.opening.join(' '), ...pieces].join(' ').replaceAll(' :', ':');
}

function printElements(elements: readonly SignatureElement[], node: WordNode, followed: boolean): string[] {
  return elements.flatMap((element, i) => {
    const more = followed || elements.slice(i + 1).some((later) => isPresent(later, node));
    switch (element.el) {
      case 'keyword':
        return [element.word];
      case 'colon':
        return [':'];
      case 'flag':
        return node.args[element.name] ? flagWords((node.args[element.name] as Arg & { type: 'flag' }).flag) : [];
      case 'optional':
        return isPresent(element, node) ? printOptional(element.elements, node, more) : [];
      case 'arg':
        return [printArgOf(node, element, more)];
    }
  });
}

/** Before a phrase a name alone would be an adjective. */
function printOptional(elements: readonly SignatureElement[], node: WordNode, followed: boolean): string[] {
  const head = headOf(elements);
  const arg = head.el === 'arg' && head.as === 'atom' ? node.args[head.name] : undefined;
  if (arg?.type !== 'value') return printElements(elements, node, followed);
  const at = elements.indexOf(head);
  return [
    ...printElements(elements.slice(0, at), node, true),
    printCount(arg.value),
    ...printElements(elements.slice(at + 1), node, followed),
  ];
}

/** Behind `if …:` a further `if` looks like one of its own; with brackets it does not. */
function printArgOf(
  { word, args }: WordNode,
  { name, as, last }: SignatureElement & { el: 'arg' },
  followed: boolean,
): string {
  const arg = args[name];
  if (last && arg.type === 'value') return printLastCondition(arg.value);
  const needsBrackets = word === 'if' && name === 'body' && arg.type === 'effect' && hasLaterIf(arg.effect);
  return needsBrackets ? printStep(arg.effect, followed) : printArg(arg, as, followed);
}

const hasLaterIf = (effect: EffectNode): boolean =>
  effect.kind === 'block' && effect.parts.slice(1).some((part) => part.kind === 'word' && part.word === 'if');

function printArg(arg: Arg, kind: ArgumentKind, followed: boolean): string {
  switch (arg.type) {
    case 'value':
      return kind === 'atom' ? printAtom(arg.value) : kind === 'value' ? printValue(arg.value) : printExpr(arg.value);
    case 'phrase':
      return printPhrase(arg.phrase);
    case 'items':
      return printItems(arg.items);
    case 'cost':
      return kind === 'charge' ? printCharge(arg.cost) : printCost(arg.cost);
    case 'event':
      return printEvent(arg.event);
    case 'name':
      return arg.name.text;
    case 'names':
      return arg.names.map(({ text }) => text).join(' and ');
    case 'flag':
      return flagWords(arg.flag).join(' ');
    case 'effect':
      if (kind === 'step') return printStep(arg.effect, followed);
      return arg.effect.kind === 'block' ? printParts(arg.effect.parts, followed) : printPart(arg.effect, followed);
  }
}

/** An optional group is printed if one of its arguments is present. */
function isPresent(element: SignatureElement, node: WordNode): boolean {
  switch (element.el) {
    case 'keyword':
    case 'colon':
      return true;
    case 'arg':
    case 'flag':
      return element.name in node.args;
    case 'optional':
      return element.elements.some((inner) => inner.el !== 'keyword' && inner.el !== 'colon' && isPresent(inner, node));
  }
}

/** Whether it ends with a body, which would include any following text. */
function endsOpen(effect: EffectNode): boolean {
  switch (effect.kind) {
    case 'block':
      return false;
    case 'or':
      return endsOpen(effect.options.at(-1)!);
    case 'then':
      return endsOpen(effect.steps.at(-1)!);
    case 'word': {
      const last = lastArg(wordOf(effect).signature, effect);
      const arg = last && effect.args[last.name];
      if (arg?.type !== 'effect') return false;
      return last?.as === 'body' || (arg.effect.kind === 'word' && endsOpen(arg.effect));
    }
  }
}

function lastArg(
  elements: readonly SignatureElement[],
  node: WordNode,
): (SignatureElement & { el: 'arg' }) | undefined {
  const last = elements.filter((element) => isPresent(element, node)).at(-1);
  if (last?.el === 'optional') return lastArg(last.elements, node);
  return last?.el === 'arg' ? last : undefined;
}

function wordOf(node: WordNode): WordDeclaration {
  const word = WORD_BY_NAME.get(node.word);
  if (!word) throw new Error(`no word ${node.word}`);
  return word;
}
