/** A discount that ends with the first thing it is for: `the next city you build this era costs 1 credit less`. */
import type { CostNode, Ident, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { NEXT_ONE } from '../constructions/next-one.ts';
import { effectTemplate } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import { renderCost } from './amounts.ts';
import type { RenderContext } from './context.ts';
import { thisPeriod } from './done-in-period.ts';
import { renderName } from './names.ts';
import { adjectiveForms, nounForms } from './word-forms.ts';

interface NextOne {
  key: keyof typeof NEXT_ONE;
  kind: PhraseNode;
  period: Ident;
  price?: CostNode;
}

/** Of `until end of era or you build city: discount …`; undefined for everything else, and where it is said of other players. */
export function renderNextOne(ctx: RenderContext, node: WordNode): string | undefined {
  const next = nextOne(ctx, node);
  const { phrases, adjective, thirdPerson } = ctx.language;
  const pattern = next && thirdPerson ? phrases[next.key] : undefined;
  const noun = next && nounForms(ctx, next.kind.noun);
  const period = next && nounForms(ctx, next.period);
  const forms = adjective('next');
  const others = next?.kind.adjectives.map(({ name, negated }) => ({ forms: adjectiveForms(ctx, name), negated }));
  if (!next || !pattern || !noun || !period || !forms || !others) return undefined;
  const said = others.flatMap((one) => (one.forms ? [{ forms: one.forms, negated: one.negated }] : []));
  if (said.length < others.length) return undefined;
  return fill(pattern, ([name], c) => {
    switch (name) {
      case 'next':
        return ctx.language.nounPhrase({ count: 'the', noun, adjectives: [{ forms, negated: false }, ...said] }, c);
      case 'which':
        return adjective('which')?.form(noun.gender, 'singular', c, noun.animate);
      case 'this':
        return thisPeriod(ctx.language, period, c);
      case 'period':
        return renderName(ctx, next.period, 'bare', c);
      default:
        return next.price && renderCost(ctx, next.price, c);
    }
  });
}

function nextOne({ symbols }: RenderContext, node: WordNode): NextOne | undefined {
  for (const [key, means] of Object.entries(NEXT_ONE)) {
    const bound = effectTemplate(means).match(node, symbols);
    if (bound && isPlain(bound.kind as PhraseNode)) return { key, ...bound } as unknown as NextOne;
  }
  return undefined;
}

/** What follows the noun would be taken for a part of the sentence. */
const isPlain = ({ posts, ordinal, top }: PhraseNode): boolean => posts.length === 0 && !ordinal && !top;
