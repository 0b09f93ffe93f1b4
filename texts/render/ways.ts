/** Sites by where they lie: `empty reach(it, empty cell, straight)`, `ahead of it`, `within 2 of it`. */
import type { Case, ExprNode, PhraseNode } from '../../dsl/internal.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { AlongWays } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { renderName } from './names.ts';
import { missingForm } from './word-forms.ts';

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
  const ahead = phrase.noun.text === 'ahead' ? phrase.posts.find((post) => post.kind === 'of') : undefined;
  if (!args && !ahead) return undefined;
  const along = args && alongWays(ctx, phrase.noun.text === 'beyond', args);
  const from = along ? along.from : ahead?.of;
  const posts = named.posts.filter((post) => post !== ahead);
  const sites = { ...named, noun: { ...named.noun, text: 'site' }, posts };
  return fill(ctx.language.phrases[along ? (`post ${along.key}` as const) : 'post ahead'], ([name], c) => {
    if (name === 'what') return render(ctx, sites, count, grammatical);
    if (name === 'way') return along?.way && renderName(ctx, along.way.noun, 'bare', c);
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
  const base = isBeyond ? 'beyond' : named === undefined ? 'reach' : 'straight';
  const how = named === undefined || named === 'straight' ? '' : named === 'ahead' ? ' ahead' : ' along';
  return { key: `${base}${how}${n ? ' steps' : ''}` as AlongWays, from, through, ...(way && { way }), ...(n && { n }) };
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
