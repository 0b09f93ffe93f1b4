/** What is laid: the sites that it covers, its ports, and what is true of them: *it covers a farm*, *1 of its ports meets another*. */
import { type Case, type ExprNode, type PhraseNode, PORTS } from '../../dsl/internal.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import { countedPorts, coveredQuality, coveredSites, ofLaid, type OfLaid, onlySiteKind } from '../meaning/laid.ts';
import { alike } from './alike.ts';
import type { RenderContext } from './context.ts';

type RenderPhrase = (ctx: RenderContext, phrase: PhraseNode, count: Count, grammatical: Case) => string;

type Comparison = ExprNode & { kind: 'binary' };

/** `footprint of it`, `anchor of it`, `cover of it`, `matched ports of it`; undefined for all other phrases. */
export function renderLaid(
  ctx: RenderContext,
  phrase: PhraseNode,
  count: Count,
  grammatical: Case,
  render: RenderPhrase,
): string | undefined {
  const counted = countedPorts(ctx.symbols, phrase);
  if (counted) return renderPorts(ctx, counted, count, grammatical, render);
  const laid = ofLaid(ctx.symbols, phrase);
  if (!laid || laid.noun === PORTS) return undefined;
  const { key, what, n } = partsOf(ctx, laid, count);
  return fill(ctx.language.phrases[key], ([name], c) =>
    name === 'what' ? render(ctx, what, n, grammatical) : render(ctx, laid.of, 'one', c),
  );
}

/** What such a phrase speaks of, and how many. */
function partsOf(ctx: RenderContext, laid: OfLaid, count: Count): { key: PhraseKey; what: PhraseNode; n: Count } {
  const named = (text: string): PhraseNode => ({ ...laid.rest, noun: { ...laid.rest.noun, text } });
  switch (laid.noun) {
    case 'footprint':
      return { key: 'post covered', what: coveredSites(ctx.symbols, laid), n: count };
    // there is one of it
    case 'anchor':
      return {
        key: 'post anchor',
        what: named(onlySiteKind(ctx.symbols) ?? 'site'),
        n: count === 'one' ? 'the' : count,
      };
    default:
      return { key: 'post cover', what: named('card'), n: count };
  }
}

function renderPorts(
  ctx: RenderContext,
  { which, of, ports }: NonNullable<ReturnType<typeof countedPorts>>,
  count: Count,
  grammatical: Case,
  render: RenderPhrase,
): string {
  const isEach = which === 'matched' && count === 'each';
  const key = isEach ? 'each port matched' : (`ports ${which}` as const);
  return fill(ctx.language.phrases[key], ([name], c) =>
    name === 'of'
      ? render(ctx, of, 'one', c)
      : name === 'port'
        ? render(ctx, { ...ports, posts: [] }, 'one', c)
        : render(ctx, ports, isEach ? 'each' : 'many', isEach ? grammatical : c),
  );
}

/** What is true of the sites that something covers, or of its ports; undefined for all other conditions. */
export function renderLaidCondition(ctx: RenderContext, expr: ExprNode, render: RenderPhrase): string | undefined {
  switch (expr.kind) {
    case 'phrase':
      return renderCovers(ctx, expr, render) ?? renderLiesNext(ctx, expr, render);
    case 'unary':
      return expr.op === 'not' && expr.operand.kind === 'phrase'
        ? renderCoversNone(ctx, expr.operand, render)
        : undefined;
    case 'binary':
      return (
        renderCoversSome(ctx, expr, render) ?? renderPortsMeet(ctx, expr, render) ?? renderPortsFit(ctx, expr, render)
      );
    case 'is': {
      const sites = coveredQuality(ctx.symbols, expr);
      return sites && (expr.negated ? renderCoversNone(ctx, sites, render) : renderCovers(ctx, sites, render));
    }
    default:
      return undefined;
  }
}

const footprintIn = (ctx: RenderContext, expr: ExprNode): OfLaid | undefined => {
  const laid = expr.kind === 'phrase' ? ofLaid(ctx.symbols, expr) : undefined;
  return laid?.noun === 'footprint' ? laid : undefined;
};

/** `middle footprint of it`: it covers a middle site. */
function renderCovers(ctx: RenderContext, phrase: PhraseNode, render: RenderPhrase): string | undefined {
  const laid = footprintIn(ctx, phrase);
  return laid && covering(ctx, 'covers', laid, render, (what, c) => render(ctx, what, 'one', c));
}

/** `not middle footprint of it`, `middle footprint of it = 0`: it covers no middle site. */
function renderCoversNone(ctx: RenderContext, phrase: PhraseNode, render: RenderPhrase): string | undefined {
  const laid = footprintIn(ctx, phrase);
  return laid && covering(ctx, 'covers none', laid, render, (what, c) => render(ctx, what, 'many', c));
}

/** `middle footprint of it >= 2`: it covers at least 2 middle sites. */
function renderCoversSome(
  ctx: RenderContext,
  { op, left, right }: Comparison,
  render: RenderPhrase,
): string | undefined {
  const laid = footprintIn(ctx, left);
  if (!laid || left.kind !== 'phrase' || right.kind !== 'number' || op === '!=') return undefined;
  const { value } = right;
  if (op === '=' && value === 0) return renderCoversNone(ctx, left, render);
  return covering(ctx, 'covers', laid, render, (what, outer) =>
    fill(ctx.language.phrases[`with ${op}` as PhraseKey], (_, c) => render(ctx, what, value, innerCase(c, outer))),
  );
}

/** A number of things is in the case of its place, unless *at least* asks for another. */
export const innerCase = (inner: Case, outer: Case): Case => (inner === 'nom' ? outer : inner);

const covering = (
  ctx: RenderContext,
  key: 'covers' | 'covers none',
  laid: OfLaid,
  render: RenderPhrase,
  what: (sites: PhraseNode, grammatical: Case) => string,
): string =>
  fill(ctx.language.phrases[key], ([name], c) =>
    name === 'what' ? what(coveredSites(ctx.symbols, laid), c) : render(ctx, laid.of, 'one', c),
  );

/** `covered site adjacent to footprint of it`: it lies next to a covered site. */
function renderLiesNext(ctx: RenderContext, phrase: PhraseNode, render: RenderPhrase): string | undefined {
  const [post, ...more] = phrase.posts;
  const laid = post?.kind === 'adjacent-to' && more.length === 0 ? footprintIn(ctx, post.to) : undefined;
  if (!laid || laid.rest.adjectives.length + laid.rest.posts.length > 0) return undefined;
  return fill(ctx.language.phrases['lies next to'], ([name], c) =>
    name === 'what' ? render(ctx, { ...phrase, posts: [] }, 'one', c) : render(ctx, laid.of, 'one', c),
  );
}

/** `matched ports of it >= 1`: at least 1 of its ports meets another. */
function renderPortsMeet(
  ctx: RenderContext,
  { op, left, right }: Comparison,
  render: RenderPhrase,
): string | undefined {
  const counted = countedPorts(ctx.symbols, left);
  if (counted?.which !== 'matched' || right.kind !== 'number' || op === '!=') return undefined;
  const { phrases } = ctx.language;
  const { value } = right;
  if (op === '=' && value === 0) return fill(phrases['no port meets'], (_, c) => render(ctx, counted.ports, 'many', c));
  return fill(phrases[value === 1 ? 'port meets' : 'ports meet'], (_, outer) =>
    fill(phrases[`with ${op}` as PhraseKey], (_names, c) => render(ctx, counted.ports, value, innerCase(c, outer))),
  );
}

/** `matched ports of it = facing ports of it`: each port between it and what lies beside it meets another. */
function renderPortsFit(ctx: RenderContext, { op, left, right }: Comparison, render: RenderPhrase): string | undefined {
  const [a, b] = [countedPorts(ctx.symbols, left), countedPorts(ctx.symbols, right)];
  if (op !== '=' || a?.which !== 'matched' || b?.which !== 'facing' || !alike(a.of, b.of)) return undefined;
  return fill(ctx.language.phrases['ports fit'], ([name], c) =>
    name === 'port' ? render(ctx, { ...a.ports, posts: [] }, 'each', c) : render(ctx, a.of, 'one', c),
  );
}
