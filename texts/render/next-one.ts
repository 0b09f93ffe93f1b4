/** A discount that ends with the first thing it is for: `the next city you build this era costs 1 credit less`. */
import type { CostNode, Ident, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import type { ShortKey } from '../languages/phrases.ts';
import { singularName } from '../meaning/referents.ts';
import { alike } from './alike.ts';
import { renderCost } from './amounts.ts';
import type { RenderContext } from './context.ts';
import { thisPeriod } from './done-in-period.ts';
import { renderName } from './names.ts';
import { adjectiveForms, nounForms } from './word-forms.ts';
import { wordTable } from '../../dsl/internal.ts';

interface NextOne {
  key: ShortKey;
  what: PhraseNode;
  period: Ident;
  cost: CostNode | undefined;
}

/** Of `until end of era or you build city: discount …`; undefined for everything else, and where it is said of other players. */
export function renderNextOne(ctx: RenderContext, node: WordNode): string | undefined {
  const next = nextOne(ctx, node);
  const { phrases, adjective, thirdPerson } = ctx.language;
  const pattern = next && thirdPerson ? phrases[next.key] : undefined;
  const noun = next && nounForms(ctx, next.what.noun);
  const period = next && nounForms(ctx, next.period);
  const forms = adjective('next');
  const others = next?.what.adjectives.map(({ name, negated }) => ({ forms: adjectiveForms(ctx, name), negated }));
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
        return next.cost && renderCost(ctx, next.cost, c);
    }
  });
}

const DOING: Readonly<Record<string, 'building' | 'upgrading' | 'buying'>> = wordTable({
  build: 'building',
  upgrade: 'upgrading',
  buy: 'buying',
});

function nextOne({ symbols }: RenderContext, { word, args }: WordNode): NextOne | undefined {
  const { period, event: ending, body } = args;
  if (word !== 'until' || period?.type !== 'name' || ending?.type !== 'event' || body?.type !== 'effect') {
    return undefined;
  }
  const { event } = ending;
  const { effect } = body;
  if (event.kind !== 'you' || event.n !== undefined || effect.kind !== 'word') return undefined;
  const { doing, what, cost } = effect.args;
  const verb = DOING[event.verb.text];
  if (!verb || doing?.type !== 'flag' || doing.flag !== verb || what?.type !== 'phrase') return undefined;
  if (!isPlain(event.phrase) || !alike(oneOf(event.phrase), oneOf(what.phrase))) return undefined;
  if (effect.word === 'discount-all') {
    return { key: `next free ${verb}`, what: event.phrase, period: period.name, cost: undefined };
  }
  return effect.word === 'discount' && cost?.type === 'cost'
    ? { key: `next discounted ${verb}`, what: event.phrase, period: period.name, cost: cost.cost }
    : undefined;

  function oneOf(phrase: PhraseNode): PhraseNode {
    return { ...phrase, noun: { ...phrase.noun, text: singularName(phrase.noun.text, symbols) } };
  }
}

/** What follows the noun would be taken for a part of the sentence. */
const isPlain = ({ posts, ordinal, top }: PhraseNode): boolean => posts.length === 0 && !ordinal && !top;
