/** Sites by where they lie: `empty reach(it, empty cell, straight)`, `ahead of it`, `within 2 of it`. */
import type { Case, ExprNode, Ident, PhraseNode, PostNode } from '../../dsl/internal.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { AlongWays } from '../languages/phrases.ts';
import { onlySiteKind } from '../meaning/laid.ts';
import type { GameLanguage, RenderContext } from './context.ts';
import { missingForm, nounWithoutForms, wayForms } from './word-forms.ts';

type RenderPhrase = (ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case) => string;

interface Along {
  key: AlongWays;
  from: ExprNode | undefined;
  through: ExprNode | undefined;
  way?: PhraseNode;
  n?: ExprNode;
}

/** Undefined for all phrases that are not about where sites lie. */
export function renderAlong(
  ctx: RenderContext,
  phrase: PhraseNode,
  count: Count,
  grammatical: Case,
  render: RenderPhrase,
): string | undefined {
  const { args, ...named } = phrase;
  const step = stepOf(ctx, phrase);
  if (!args && !step) return undefined;
  const along = args && alongWays(ctx, phrase.noun.text === 'beyond', args);
  const from = along ? along.from : step?.of.of;
  const posts = named.posts.filter((post) => post !== step?.of);
  const sites = { ...named, noun: { ...named.noun, text: onlySiteKind(ctx.symbols) ?? 'site' }, posts };
  return fill(ctx.language.phrases[along ? (`post ${along.key}` as const) : step!.key], ([name], c) => {
    if (name === 'what') return render(ctx, sites, count, grammatical);
    if (name === 'way') return renderWay(ctx, along?.way?.noun ?? phrase.noun, c);
    if (name === 'n') return along?.n && renderSteps(ctx, along.n, render);
    const [of, how] = name === 'from' ? [from, 'one' as const] : [along?.through, 'many' as const];
    const all = eitherOf(of);
    return all.length === 0
      ? missingForm(ctx, phrase.noun)
      : ctx.language.list(
          all.map((one) => render(ctx, one, how, c)),
          'or',
        );
  });
}

/** Which way the sites lie, by the arguments behind the first two. */
function alongWays(ctx: RenderContext, isBeyond: boolean, args: readonly ExprNode[]): Along {
  const [from, through, ...rest] = args;
  const way = rest.find((arg): arg is PhraseNode => arg.kind === 'phrase' && isWay(ctx, arg));
  const n = rest.find((arg) => arg !== way);
  const named = way?.noun.text;
  const sort = named === undefined ? undefined : sortOf(ctx, named);
  const base = isBeyond ? 'beyond' : sort === undefined || sort === 'joined' ? 'reach' : 'straight';
  return {
    key: `${base}${sort === undefined ? '' : HOW[sort]}${n ? ' steps' : ''}` as AlongWays,
    from,
    through,
    ...(way && { way }),
    ...(n && { n }),
  };
}

/** What a way with a name is: a direction, one that arises by ports, any other. */
export type WaySort = 'toward' | 'joined' | 'step';

export function sortOfWay({ symbols, language }: Pick<GameLanguage, 'symbols' | 'language'>, name: string): WaySort {
  if (symbols.get('way', name)?.ports) return 'joined';
  return language.directions[name] ? 'toward' : 'step';
}

/** How it is said of sites behind others. */
const HOW = { straight: '', ahead: ' ahead', toward: ' toward', joined: ' along', step: ' along' } as const;

const sortOf = ({ symbols, language }: RenderContext, name: string): WaySort | 'straight' | 'ahead' =>
  name === 'straight' || name === 'ahead' ? name : sortOfWay({ symbols, language }, name);

/** `ahead of it`, `north of it`, `track of it`: one step along a way. */
function stepOf(
  ctx: RenderContext,
  { noun, posts }: PhraseNode,
): { key: `post ${'ahead' | 'toward' | 'joined' | 'step'}`; of: PostNode & { kind: 'of' } } | undefined {
  const { text } = noun;
  const isNamed = ctx.symbols.get('way', text) !== undefined && !ctx.discourse.named.has(text);
  const of = text === 'ahead' || isNamed ? posts.find((post) => post.kind === 'of') : undefined;
  const sort = sortOf(ctx, text);
  return !of || sort === 'straight' ? undefined : { key: `post ${sort}`, of };
}

/** A direction, or a way by its name; one that arises is one of several. */
function renderWay(ctx: RenderContext, way: Ident, grammatical: Case): string {
  const noun = wayForms(ctx, way.text) ?? nounWithoutForms(ctx, way);
  const count = sortOf(ctx, way.text) === 'joined' ? 'one' : 'bare';
  return ctx.language.nounPhrase({ count, noun, adjectives: [] }, grammatical);
}

const isWay = ({ symbols }: RenderContext, { noun: { text } }: PhraseNode): boolean =>
  text === 'straight' || text === 'ahead' || symbols.get('way', text) !== undefined;

/** `a or b`: each of them. */
function eitherOf(expr: ExprNode | undefined): PhraseNode[] {
  if (expr?.kind === 'phrase') return [expr];
  if (expr?.kind !== 'binary' || expr.op !== 'or') return [];
  const [left, right] = [eitherOf(expr.left), eitherOf(expr.right)];
  return left.length > 0 && right.length > 0 ? [...left, ...right] : [];
}

/** How many steps: a number, or the name of one. */
export const renderSteps = (ctx: RenderContext, n: ExprNode, render: RenderPhrase): string =>
  n.kind === 'number'
    ? String(n.value)
    : n.kind === 'phrase'
      ? render(ctx, n, 'the', 'nom')
      : missingForm(ctx, { text: 'within', range: n.range });
