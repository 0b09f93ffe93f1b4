/** Resolves effect nodes to effects, continuous effects and programs. */
import { LIMITS } from '../source/limits.ts';
import type { EffectNode, WordNode } from '../syntax/ast.ts';
import { effectFacts } from './facts/index.ts';
import type { Effect, Origin, Program, ContinuousEffect } from './ir.ts';
import { ArgumentResolver, type InnerResolvers } from './argument-resolver.ts';
import { WORD_BY_NAME } from '../words/registry.ts';
import type { InitialBindings, Lasting } from '../words/resolver.ts';
import { zonesToName } from './placed-cards.ts';
import { singularPhrase } from './one-or-all.ts';
import { Scope, type Context } from './scope.ts';
import { chooseHolder, type Held, holders, speakOfHolder } from './slot-holder.ts';
import type { SignatureElement } from '../words/signature.ts';

/** A step of a `then`. */
interface Step {
  may: boolean;
  effect: Effect;
}

const inner: InnerResolvers = {
  effect: resolveEffect,
  parts: resolveParts,
  lasting: resolveLasting,
  program: innerProgram,
};

/** An immediate effect; undefined if nothing of it could be resolved. What it looks at is seen until it is done. */
function resolveEffect(node: EffectNode, scope: Scope): Effect | undefined {
  const { them } = scope;
  const effect = resolveStep(node, scope);
  scope.them = them;
  return effect;
}

/** An effect that is a whole, or a step of a `then`, whose other steps see what it looks at. */
function resolveStep(node: EffectNode, scope: Scope): Effect | undefined {
  const origin = scope.origin(node);
  switch (node.kind) {
    case 'block': {
      const { mode } = scope.context;
      if (mode === 'parts') reportLonePayments(node.parts, scope);
      const parts =
        mode === 'parts' ? resolveParts(node, scope) : present(node.parts.map((part) => resolveEffect(part, scope)));
      return { k: 'block', parts, mode, origin };
    }
    case 'or': {
      checkParts(node.options, node, scope);
      const of = present(scope.branches(node.options.map((option) => () => resolveEffect(option, scope))));
      return of.length === 0 ? undefined : of.length === 1 ? of[0] : { k: 'or', of, origin };
    }
    case 'then': {
      const steps = resolveSteps(node, scope);
      return steps.length === 0 ? undefined : { k: 'then', steps: withTail(steps, origin), origin };
    }
    case 'word': {
      const word = WORD_BY_NAME.get(node.word);
      if (word?.role === 'immediate') {
        reportOneOrAll(node, word.signature, scope);
        if (word.makes.some((kind) => effectFacts(kind).zone === 'said')) reportWithoutZone(node, scope);
        const { owners } = scope;
        scope.owners = [];
        const effect = word.resolve(new ArgumentResolver(node, word.signature, scope, inner));
        const before = scope.owners.map(({ players, v }) => chooseHolder(players, v, origin));
        scope.owners = owners;
        const it = word.subject?.it;
        if (it === 'site' || it === 'card') scope.setIt(it);
        return effect && after(before, { ...effect, origin });
      }
      if (word) {
        scope.report('standing-line', node.keyword, { opening: openingOf(node), asSoonAs: node.word === 'as-soon-as' });
        resolveContinuousEffect(node, scope);
      }
      return undefined;
    }
  }
}

/** The steps of a `then`; whose slot or card was chosen is found out where a later one speaks of that player. */
function resolveSteps(node: EffectNode & { kind: 'then' }, scope: Scope): Step[] {
  const steps: Step[] = [];
  let chosen: { at: number; held: Held } | undefined;
  for (const [i, step] of node.steps.entries()) {
    const effect = resolveStep(step, scope);
    if (!effect) continue;
    steps.push({ may: node.may[i] ?? false, effect });
    if (chosen?.held.holder.isMeant) {
      const players = holders(chosen.held, scope.fresh('player').v);
      const choose = chooseHolder(players, chosen.held.holder.v, effect.origin);
      steps.splice(chosen.at, 0, { may: false, effect: choose });
      chosen = undefined;
    }
    const held = speakOfHolder(effect, scope);
    if (held) chosen = { at: steps.length, held };
  }
  return steps;
}

function reportOneOrAll(node: WordNode, signature: readonly SignatureElement[], scope: Scope): void {
  const found = singularPhrase(node, signature, scope.symbols, (name) => scope.lookup(name) !== undefined);
  if (!found) return;
  const { phrase, plural } = found;
  scope.report('one-or-all', phrase.range, {
    word: node.word,
    noun: phrase.noun.text,
    plural,
    before: phrase.range.start - node.range.start,
  });
}

/** A card by its id whose zone is not named. */
function reportWithoutZone(node: WordNode, scope: Scope): void {
  const { what } = node.args;
  if (what?.type !== 'phrase' || what.phrase.top || scope.lookup(what.phrase.noun.text)) return;
  const { noun, posts, range } = what.phrase;
  const isCard = scope.symbols.get('card', noun.text) && !scope.symbols.get('piece', noun.text);
  if (!isCard || posts.some(({ kind }) => kind === 'in' || kind === 'of')) return;
  scope.report('card-without-zone', range, { word: node.word, card: noun.text, zones: zonesToName(scope) });
}

/** Payments among parts, each of which the player may leave out. */
function reportLonePayments(parts: readonly EffectNode[], scope: Scope): void {
  if (parts.length < 2) return;
  for (const part of parts) {
    if (part.kind === 'word' && part.word === 'pay' && !part.args.body) scope.report('lone-payment', part.range);
  }
}

/** The parts of an effect that a player has chosen are kept as bits. */
function checkParts(parts: readonly EffectNode[], { range }: EffectNode, scope: Scope): void {
  const limit = LIMITS.parts.most;
  if (parts.length > limit) scope.report('too-many-parts', range, { parts: parts.length, limit });
}

/** The parts of a block, none of which sees `it` of the others; any other node is one part. */
function resolveParts(node: EffectNode, scope: Scope): Effect[] {
  const parts = node.kind === 'block' ? node.parts : [node];
  checkParts(parts, node, scope);
  return present(scope.branches(parts.map((part) => () => resolveEffect(part, scope))));
}

/** A continuous effect; anything else is reported. */
function resolveContinuousEffect(node: EffectNode, outer: Scope): ContinuousEffect | undefined {
  return resolveLasting(node, outer)?.continuous;
}

/** A continuous effect with what it asks of the program around it. */
function resolveLasting(node: EffectNode, outer: Scope): Lasting | undefined {
  if (node.kind === 'word') {
    const word = WORD_BY_NAME.get(node.word);
    if (word?.role === 'continuous') {
      const scope = outer.lasting({ ...innerContext(outer.context), namesOutside: outer.namesFromHere() });
      const effect = word.resolve(new ArgumentResolver(node, word.signature, scope, inner));
      return effect && { continuous: { ...effect, origin: outer.origin(node) }, known: scope.known };
    }
    outer.report('not-standing', node.keyword, { is: 'immediate', opening: openingOf(node) });
  } else {
    outer.report('not-standing', node.range, node.kind === 'block' ? { is: 'block' } : { is: 'joined', by: node.kind });
  }
  return undefined;
}

/** All continuous effects of a text. */
export function resolveContinuousLines(node: EffectNode, scope: Scope): ContinuousEffect[] {
  const lines = node.kind === 'block' ? node.parts : [node];
  return present(lines.map((line) => resolveContinuousEffect(line, scope)));
}

/** A program in a given scope. */
export function resolveProgramIn(node: EffectNode, scope: Scope): Program {
  const origin = scope.origin(node);
  const { mode } = scope.context;
  const body = resolveEffect(node, scope) ?? { k: 'block', parts: [], mode, origin };
  const doer = scope.doer && { doer: scope.doer.v };
  return { mode, body, vars: scope.vars, ...doer, origin };
}

/** The program that a continuous effect starts: parts, with their own variables. */
function innerProgram(node: EffectNode, outer: Scope, start: InitialBindings): Program {
  return resolveProgramIn(node, new Scope(innerContext(outer.context), outer.problems, start));
}

function innerContext(context: Context): Context {
  return { ...context, mode: 'parts', names: [] };
}

function openingOf(node: WordNode): string {
  return node.word.replaceAll('-', ' ');
}

function present<T>(list: (T | undefined)[]): T[] {
  return list.filter((each): each is T => each !== undefined);
}

/** An effect that is only possible if those before it are. */
const after = (before: readonly Effect[], effect: Effect): Effect =>
  before.length === 0
    ? effect
    : { k: 'then', steps: [...before, effect].map((step) => ({ may: false, effect: step })), origin: effect.origin };

/** Steps after a `may` depend on it: `A then may B then C` is `A then may (B then C)`. */
function withTail(steps: Step[], origin: Origin): Step[] {
  const at = steps.findIndex(({ may }) => may);
  if (at < 0 || at === steps.length - 1) return steps;
  const [first, ...rest] = steps.slice(at);
  return [
    ...steps.slice(0, at),
    {
      may: true,
      effect: { k: 'then', steps: withTail([{ may: false, effect: first.effect }, ...rest], origin), origin },
    },
  ];
}
