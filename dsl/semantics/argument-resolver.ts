/**
 * What a word's resolver reads from its node: each argument, already resolved to what the word asks for.
 * A missing argument was reported by the parser; a stand-in is returned for it.
 */
import type { Arg, EffectNode, Ident, PhraseNode, Range, WordNode } from '../syntax/ast.ts';
import type { Family } from './core-names.ts';
import { resolveCards } from './cards.ts';
import { resolveCondition } from './conditions.ts';
import { resolveCost, type Amount } from './costs.ts';
import { piecesOnSites, resolveEvent, type ResolvedEvent } from './events.ts';
import type {
  Cards,
  Cond,
  Cost,
  Effect,
  Item,
  Num,
  Program,
  ComponentRef,
  Sites,
  Slots,
  ContinuousEffect,
} from './ir.ts';
import { resolveItems } from './items.ts';
import { findFamily } from './nouns.ts';
import { resolveCount, resolveNum, trackNamed } from './numbers.ts';
import { resolvePieces } from './pieces.ts';
import { resolveRef } from './refs.ts';
import type { Scope, InitialBindings } from './scope.ts';
import { NO_CARDS, NO_SITES, NO_SLOTS } from './sets.ts';
import { resolveSites } from './sites.ts';
import { resolveSlots } from './slots.ts';
import type { SymbolKind } from './symbols.ts';
import {
  resolveProgramRun,
  resolveTarget,
  resolveComponents,
  type AssignmentTarget,
  type ComponentSet,
} from './component-sets.ts';

type WithoutOrigin<T> = T extends unknown ? Omit<T, 'origin'> : never;
export type Act = WithoutOrigin<Effect>;
export type Stand = WithoutOrigin<ContinuousEffect>;

/** From a word's arguments to its meaning; undefined when nothing sensible is left (a problem was reported). */
export type ActResolver = (read: ArgumentResolver) => Act | undefined;
export type StandResolver = (read: ArgumentResolver) => Stand | undefined;

/** How the inner effects of a word are resolved; given by `effects.ts`, which knows all words. */
export interface InnerResolvers {
  effect(node: EffectNode, scope: Scope): Effect | undefined;
  parts(node: EffectNode, scope: Scope): Effect[];
  standing(node: EffectNode, scope: Scope): ContinuousEffect | undefined;
  program(node: EffectNode, scope: Scope, start: InitialBindings): Program;
}

const ZERO: Num = { k: 'const', n: 0 };
const ONE: Num = { k: 'const', n: 1 };

/** more repetitions than this are a slip */
const MOST_TIMES = 1000;

export class ArgumentResolver {
  readonly node: WordNode;
  readonly scope: Scope;
  private readonly inner: InnerResolvers;

  constructor(node: WordNode, scope: Scope, inner: InnerResolvers) {
    this.node = node;
    this.scope = scope;
    this.inner = inner;
  }

  private arg<T extends Arg['type']>(name: string, type: T): (Arg & { type: T }) | undefined {
    const arg = this.node.args[name];
    return arg?.type === type ? (arg as Arg & { type: T }) : undefined;
  }

  has(name: string): boolean {
    return this.node.args[name] !== undefined;
  }

  report(code: string, range: Range, message: string, help?: string): void {
    this.scope.report(code, range, message, help);
  }

  // ------------------------------------------------------------------------------------------ numbers

  num(name: string): Num {
    const arg = this.arg(name, 'value');
    return arg ? resolveNum(arg.value, this.scope) : ZERO;
  }

  /** How many: a plain 0 is a mistake; 1 when absent. */
  count(name: string): Num {
    const arg = this.arg(name, 'value');
    return arg ? resolveCount(arg.value, this.scope) : ONE;
  }

  /** How often something is repeated. */
  times(name: string): Num {
    const times = this.count(name);
    if (times.k === 'const' && times.n > MOST_TIMES) {
      this.report(
        'endless-repeat',
        this.range(name),
        `${times.n} times will not come to an end`,
        `write a number up to ${MOST_TIMES}`,
      );
    }
    return times;
  }

  condition(name: string): Cond {
    const arg = this.arg(name, 'value');
    return arg ? resolveCondition(arg.value, this.scope) : { k: 'or', of: [], origins: [] };
  }

  range(name: string): Range {
    const arg = this.node.args[name];
    switch (arg?.type) {
      case 'value':
        return arg.value.range;
      case 'phrase':
        return arg.phrase.range;
      case 'cost':
        return arg.cost.range;
      case 'effect':
        return arg.effect.range;
      case 'event':
        return arg.event.range;
      case 'name':
        return arg.name.range;
      case 'flag':
        return arg.range;
      default:
        return this.node.keyword;
    }
  }

  // ------------------------------------------------------------------------------------------ phrases

  phrase(name: string): PhraseNode | undefined {
    return this.arg(name, 'phrase')?.phrase;
  }

  sites(name: string): Sites {
    const phrase = this.phrase(name);
    return phrase ? resolveSites(phrase, this.scope) : NO_SITES;
  }

  cards(name: string): Cards {
    const phrase = this.phrase(name);
    return phrase ? resolveCards(phrase, this.scope) : NO_CARDS;
  }

  slots(name: string): Slots {
    const phrase = this.phrase(name);
    return phrase ? resolveSlots(phrase, this.scope) : NO_SLOTS;
  }

  pieces(name: string): string[] {
    const phrase = this.phrase(name);
    return phrase ? resolvePieces(phrase, this.scope) : [];
  }

  ref(name: string): ComponentRef | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveRef(phrase, ['site', 'card', 'slot'], this.scope);
  }

  /** What a phrase is, of some families; reports when it is of none of them. */
  family(name: string, families: readonly Family[]): Family | undefined {
    const phrase = this.phrase(name);
    return phrase && findFamily(phrase.noun, families, this.scope);
  }

  /** Sites, cards, slots or players, as the noun says. */
  things(name: string, families: readonly Family[]): ComponentSet | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveComponents(phrase, families, this.scope);
  }

  /** The program that a phrase names, and the components that carry it. */
  run(name: string): { program: string; of: ComponentSet } | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveProgramRun(phrase, this.scope);
  }

  /** What can be given a value: a counter, a marker's space, marks. */
  target(name: string): AssignmentTarget | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveTarget(phrase, this.scope);
  }

  /** Kinds of pieces, and what the rest of the phrase says about their sites. */
  piecesOnSites(name: string): { pieces: string[]; sites: Sites } {
    const phrase = this.phrase(name);
    return phrase ? piecesOnSites(phrase, this.scope) : { pieces: [], sites: NO_SITES };
  }

  // ------------------------------------------------------------------------------------------ names

  name(name: string): Ident | undefined {
    return this.arg(name, 'name')?.name;
  }

  names(name: string): Ident[] {
    return this.arg(name, 'names')?.names ?? [];
  }

  /** The id of a declared name of that kind. */
  id(name: string, kind: SymbolKind): string | undefined {
    const ident = this.name(name);
    return ident && this.scope.symbol(ident, kind)?.id;
  }

  /** The track that is named, or the only one. */
  track(name: string): string {
    return trackNamed(this.name(name), { range: this.node.keyword }, this.scope);
  }

  flag(name: string): string | undefined {
    return this.arg(name, 'flag')?.flag;
  }

  // ------------------------------------------------------------------------------------------ amounts

  items(name: string): Item[] {
    const arg = this.arg(name, 'items');
    return arg ? resolveItems(arg.items, this.scope) : [];
  }

  /** The cost that is written, or the usual one. */
  cost(name: string): Cost {
    const arg = this.arg(name, 'cost');
    return arg ? resolveCost(arg.cost, this.scope) : { k: 'usual' };
  }

  /** Amounts between which nothing is to choose. */
  amounts(name: string): Amount[] | undefined {
    const cost = this.cost(name);
    if (cost.k === 'amounts' && cost.alternatives.length === 1) return cost.alternatives[0];
    this.report(
      'plain-amounts',
      this.range(name),
      'plain amounts are needed here, without a choice',
      'write amounts joined by commas, without `or`',
    );
    return undefined;
  }

  // ------------------------------------------------------------------------------------------ effects

  event(name: string): ResolvedEvent | undefined {
    const arg = this.arg(name, 'event');
    return arg && resolveEvent(arg.event, this.scope);
  }

  /** The effect inside; one that does nothing when none of it could be understood. */
  effect(name: string): Effect {
    const arg = this.arg(name, 'effect');
    const effect = arg && this.inner.effect(arg.effect, this.scope);
    return (
      effect ?? {
        k: 'block',
        parts: [],
        mode: this.scope.context.mode,
        origin: this.scope.origin(arg?.effect ?? this.node),
      }
    );
  }

  /** The parts of the block inside, none of which sees what the others made. */
  parts(name: string): Effect[] {
    const arg = this.arg(name, 'effect');
    return arg ? this.inner.parts(arg.effect, this.scope) : [];
  }

  /** The body of a standing line, a program of its own. */
  program(name: string, start: InitialBindings = {}): Program {
    const arg = this.arg(name, 'effect');
    return this.inner.program(arg?.effect ?? { kind: 'block', parts: [], range: this.node.range }, this.scope, start);
  }

  /** The one standing line inside. */
  standing(name: string): ContinuousEffect | undefined {
    const arg = this.arg(name, 'effect');
    return arg && this.inner.standing(arg.effect, this.scope);
  }
}
