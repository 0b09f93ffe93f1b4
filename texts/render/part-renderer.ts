/** Renders parts of effects by themselves, as a game shows them: in options, questions and reasons. */
import {
  type PackModel,
  symbolsOf,
  type Symbols,
  parseValid,
  print,
  type Arg,
  type EffectNode,
  type Ident,
  type PhraseNode,
  type WordNode,
  CORE_NAMES,
  CORE_NOUNS,
} from '../../dsl/internal.ts';
import type { LanguageDeclaration } from '../languages/language.ts';
import { lexiconIn, type Lexicon } from '../lexicon/lexicon.ts';
import { Renderer, type RenderResult } from './renderer.ts';

export class PartRenderer {
  private readonly renderer: Renderer;
  private readonly symbols: Symbols;
  private readonly lexicon: Lexicon;

  constructor(model: PackModel, { onCards, morphology }: LanguageDeclaration) {
    this.symbols = symbolsOf(model);
    this.lexicon = lexiconIn(model, onCards.code, morphology);
    this.renderer = new Renderer(onCards, this.lexicon, this.symbols);
  }

  /**
   * The sentences of an effect; null where the text is no effect. `self`: what `this` refers to. Names that it gives to
   * numbers, or that were given outside of it, become pronouns: people do not know them.
   */
  effect(text: string, self?: string): RenderResult | null {
    const ast = parseValid(text);
    if (ast === null) return null;
    if (this.lexicon.rendered(ast) !== undefined) return this.renderer.effect(ast, self); // said as it is written
    omitUnusedNames(ast);
    const given = new Set<string>();
    const numbers = new Set<string>();
    visit(ast, ({ as, word }) => {
      if (as) given.add(as.text);
      if (as && word?.word === 'pick') {
        numbers.add(as.text);
        delete word.args.as;
      }
    });
    visit(ast, ({ phrase }) => {
      if (phrase && numbers.has(phrase.noun.text)) phrase.noun.text = 'amount';
      else if (phrase && this.isOutside(phrase.noun.text, given)) phrase.noun.text = 'it';
    });
    return this.renderer.effect(ast, self);
  }

  /** Whether a noun was given outside of the part, so that people cannot know the name. */
  private isOutside(noun: string, given: ReadonlySet<string>): boolean {
    return !given.has(noun) && !CORE_NAMES.has(noun) && !(noun in CORE_NOUNS) && this.symbols.find(noun).length === 0;
  }

  /** The condition of an `if`, without the effect; null where it is no `if`. */
  condition(text: string): RenderResult | null {
    const test = testOf(parseValid(text));
    return test && this.renderer.condition(test);
  }
}

/** An effect as written, without names that it gives to a choice and does not use itself: they mean nothing to people. */
export function withoutUnusedNames(text: string): string {
  if (!text.includes(' as ')) return text;
  const ast = parseValid(text);
  return ast !== null && omitUnusedNames(ast) ? print(ast, { layout: 'line' }) : text;
}

/** Removes names that an effect gives with `as` and does not mention otherwise; whether there was one. */
function omitUnusedNames(effect: EffectNode): boolean {
  const given: { args: Record<string, Arg>; name: string }[] = [];
  const mentions = new Map<string, number>();
  visit(effect, ({ name, word }) => {
    if (name) mentions.set(name.text, (mentions.get(name.text) ?? 0) + 1);
    if (word?.args.as?.type === 'name') given.push({ args: word.args, name: word.args.as.name.text });
  });
  const unused = given.filter(({ name }) => mentions.get(name) === 1);
  for (const { args } of unused) delete args.as;
  return unused.length > 0;
}

/** A node of a syntax tree, as far as names matter: the name itself, a phrase, a word, or what gives a name. */
interface Visited {
  name?: Ident;
  phrase?: PhraseNode;
  word?: WordNode;
  as?: Ident;
}

function visit(node: object, visitor: (visited: Visited) => void): void {
  if ('text' in node && typeof node.text === 'string') visitor({ name: node as Ident });
  const { kind } = node as { kind?: string };
  if (kind === 'phrase') visitor({ phrase: node as PhraseNode });
  if (kind === 'over' && 'as' in node) visitor({ as: node.as as Ident });
  if (kind === 'word') {
    const word = node as WordNode;
    visitor({ word, ...(word.args.as?.type === 'name' ? { as: word.args.as.name } : {}) });
  }
  for (const inner of Object.values(node) as unknown[]) {
    if (typeof inner === 'object' && inner !== null) visit(inner, visitor);
  }
}

function testOf(effect: EffectNode | null): Parameters<Renderer['condition']>[0] | null {
  const test = effect?.kind === 'word' && effect.word === 'if' ? effect.args.test : undefined;
  return test?.type === 'value' ? test.value : null;
}
