/** Parses and resolves the texts of the effect language, and maps their problems to places in the file. */
import { resolveProgramIn } from '../semantics/effects.ts';
import {
  resolveAmounts,
  resolveCondition,
  resolveCost,
  resolveNum,
  resolveProgram,
  resolveSites,
  resolveContinuousEffects,
  type Context,
} from '../semantics/index.ts';
import {
  FIRST_FREE_VAR,
  type Cond,
  type Cost,
  type Num,
  type Origin,
  type Program,
  type Sites,
  type ContinuousEffect,
} from '../semantics/ir.ts';
import { Scope } from '../semantics/scope.ts';
import { isOfOnePart } from '../semantics/diagnostics.ts';
import type { Symbols } from '../semantics/symbols.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import type { Problem } from '../source/problem.ts';
import type { Span } from '../source/span.ts';
import type { Path, YamlScalar } from '../source/tree.ts';
import type { EffectNode } from '../syntax/ast.ts';
import { inJoinedLines } from '../syntax/diagnostics.ts';
import { oneLine } from '../syntax/one-line.ts';
import { parseAmounts, parseCondition, parseCost, parseProgram, parseValue, type Parsed } from '../syntax/parse.ts';
import { print } from '../syntax/printer.ts';
import { sentenceProblem } from '../syntax/sentence.ts';
import type { SourceFile } from './discover.ts';
import type { LoadCache } from './load-cache.ts';
import type { ProcedureDef } from './model.ts';
import type { ComponentId, EffectSource, Reference, TextKind, VariableUse } from './sources.ts';

/** The place of a text and its component. */
export interface TextLocation {
  file: SourceFile;
  path: Path;
  component: ComponentId;
}
/** What a program can refer to: `this`, `it`, an amount, variables. */
export type EffectContext = Pick<Context, 'thisType' | 'itType' | 'amount' | 'names' | 'isAboutFirst'>;

/** The variables of a procedure so far, in the order of their indices. */
export type Variables = NonNullable<Context['names']>;

/** Unnamed variables are stored under names that no effect can contain, so that indices are preserved. */
const unnamed = (i: number): string => `#${i}`;

/** The variables of a procedure before its first step: what it is about, if anything. */
export const variablesAbout = (of: ProcedureDef['of']): Variables => (of ? [{ name: unnamed(0), type: of }] : []);

export const NO_CONTEXT: EffectContext = { thisType: 'none' };

export class TextResolver {
  readonly problems: FileProblem[] = [];
  readonly effects: EffectSource[] = [];
  readonly references: Reference[] = [];
  readonly variables: VariableUse[] = [];
  readonly #symbols: Symbols;
  readonly #cache: LoadCache | undefined;

  constructor(symbols: Symbols, cache?: LoadCache) {
    this.#symbols = symbols;
    this.#cache = cache;
  }

  program(node: YamlScalar, place: TextLocation, mode: Program['mode'], about: EffectContext): Program | undefined {
    return this.#read(
      'program',
      node,
      place,
      about,
      parseProgram,
      (ast, context) => {
        const { program, problems } = resolveProgram(ast, context);
        return { result: program, problems };
      },
      mode,
    );
  }

  /** A step of a procedure, in which the variables `known` are visible; returns those that are visible in the next step. */
  step(
    node: YamlScalar,
    place: TextLocation,
    known: Variables,
    subject: ProcedureDef['of'],
  ): { program: Program | undefined; known: Variables } {
    let after = known;
    const program = this.#read(
      'program',
      node,
      place,
      { thisType: 'none', names: known, ...(subject ? { isAboutFirst: true } : {}) },
      parseProgram,
      (ast, context) => {
        const scope = new Scope(context, []);
        const result = resolveProgramIn(ast, scope);
        after = variablesOf(scope);
        return { result, problems: scope.problems };
      },
      'steps',
    );
    return { program, known: after };
  }

  continuousEffects(node: YamlScalar, place: TextLocation, about: EffectContext): ContinuousEffect[] {
    return (
      this.#read('standing', node, place, about, parseProgram, (ast, context) => {
        const { effects, problems } = resolveContinuousEffects(ast, context);
        return { result: effects, problems };
      }) ?? []
    );
  }

  condition(node: YamlScalar, place: TextLocation): Cond | undefined {
    return this.#read('condition', node, place, NO_CONTEXT, parseCondition, (ast, context) => {
      const { condition, problems } = resolveCondition(ast, context);
      return { result: condition, problems };
    });
  }

  value(node: YamlScalar, place: TextLocation): Num | undefined {
    return this.#read('value', node, place, NO_CONTEXT, parseValue, (ast, context) => {
      const { num, problems } = resolveNum(ast, context);
      return { result: num, problems };
    });
  }

  sites(node: YamlScalar, place: TextLocation): Sites | undefined {
    return this.#read('sites', node, place, NO_CONTEXT, parseCondition, (ast, context) => {
      const { sites, problems } = resolveSites(ast, context);
      return { result: sites, problems };
    });
  }

  cost(node: YamlScalar, place: TextLocation): Cost | undefined {
    return this.#read('cost', node, place, NO_CONTEXT, parseCost, (ast, context) => {
      const { cost, problems } = resolveCost(ast, context);
      return { result: cost, problems };
    });
  }

  amounts(node: YamlScalar, place: TextLocation): { counter: string; n: Num }[] {
    return (
      this.#read('amounts', node, place, NO_CONTEXT, parseAmounts, (ast, context) => {
        const { amounts, problems } = resolveAmounts(ast, context);
        return { result: amounts, problems };
      }) ?? []
    );
  }

  #read<A extends EffectSource['ast'], R>(
    kind: TextKind,
    node: YamlScalar,
    place: TextLocation,
    about: EffectContext,
    parse: (text: string) => Parsed<A>,
    resolve: (ast: NonNullable<A>, context: Context) => { result: R; problems: Problem[] },
    mode?: Program['mode'],
  ): R | undefined {
    const { file, path, component } = place;
    const cached = this.#cache?.parsed(`${kind} ${file.path} ${path.join('/')}`, node.text, parse);
    const { ast, problems, intact } = cached?.parsed ?? parse(node.text);
    const map = node.map();
    const modes = kind === 'standing' ? ({ mode: kind } as const) : mode ? { mode } : {};
    this.effects.push({
      file: file.path,
      range: node.span,
      path,
      kind,
      ...modes,
      component,
      text: node.text,
      ast,
      toFile: (start, end) => map.toFile(start, end),
    });
    const sentence = kind === 'program' || kind === 'standing' ? sentenceProblem(node.text, problems) : undefined;
    const syntax = sentence ? [sentence] : problems;
    for (const problem of syntax) this.#report(node.joined ? inJoinedLines(problem) : problem, node, file);
    const found: Problem[] = [...syntax];
    let result: R | undefined;
    if (ast) {
      const resolved = resolve(ast, this.#context(node, place, about, mode ?? 'parts', cached?.printed));
      for (const problem of resolved.problems) this.#report(problem, node, file);
      found.push(...resolved.problems);
      result = resolved.result;
    } else if (intact && !sentence) {
      const resolved = resolve(intact as NonNullable<A>, this.#context(node, place, about, mode ?? 'parts', undefined));
      for (const problem of resolved.problems.filter(isOfOnePart)) this.#report(problem, node, file);
    }
    return found.some(({ severity }) => severity === 'error') ? undefined : result;
  }

  /** `printed`: what has been printed of the same tree */
  #context(
    node: YamlScalar,
    { file, component }: TextLocation,
    about: EffectContext,
    mode: Program['mode'],
    printed: Map<EffectNode, string> | undefined,
  ): Context {
    const map = node.map();
    const placeOf = ({ start, end }: Span): Omit<Origin, 'text'> => {
      const span = map.toFile(start, end);
      return { file: file.name, ...file.yaml.lines.place(span.start), length: span.end - span.start };
    };
    return {
      ...about,
      symbols: this.#symbols,
      mode,
      originOf: (range) => ({
        ...placeOf(range),
        text: oneLine(node.text.slice(range.start, range.end)),
      }),
      placeOf,
      ...(printed ? { print: (effect) => printOnce(effect, printed) } : {}),
      onReference: ({ start, end }, { kind, id }) =>
        this.references.push({ file: file.path, range: map.toFile(start, end), kind, id }),
      onVariable: ({ start, end }, bound, declares) =>
        this.variables.push({ file: file.path, range: map.toFile(start, end), component, bound, declares }),
    };
  }

  #report(problem: Problem, node: YamlScalar, file: SourceFile): void {
    const span: Span = node.map().toFile(problem.start, problem.end);
    const used = node.usedAt ? [{ message: 'used here', file: file.path, ...node.usedAt }] : [];
    const related = [...(problem.related ?? []), ...used];
    this.problems.push({
      ...problem,
      file: file.path,
      start: span.start,
      end: span.end,
      ...(related.length ? { related } : {}),
    });
  }
}

/** An effect on one line, printed unless it was before. */
function printOnce(effect: EffectNode, printed: Map<EffectNode, string>): string {
  let text = printed.get(effect);
  if (text === undefined) printed.set(effect, (text = print(effect, { layout: 'line' })));
  return text;
}

function variablesOf(scope: Scope): Variables {
  const known = scope.vars.slice(FIRST_FREE_VAR).map((type, i): Variables[number] => ({ name: unnamed(i), type }));
  for (const { name } of scope.variables()) {
    const binding = scope.lookup(name);
    if (binding && binding.v >= FIRST_FREE_VAR) {
      Object.assign(known[binding.v - FIRST_FREE_VAR], { name, bound: binding.bound });
    }
  }
  return known;
}
