/** What is laid on a grid: the words of the language about its sites, its ports, and what covers a site. */
import { type ExprNode, type PhraseNode, type PostNode, PORTS, type Symbols } from '../../dsl/internal.ts';
import { singularName } from './referents.ts';

/** Nouns of the language that speak of what is laid. A pack may give these names to things of its own. */
const NOUNS = ['footprint', 'anchor', 'cover', 'ports'] as const;
type LaidNoun = (typeof NOUNS)[number];

/** `footprint of it`, with what else is said of these sites. */
export interface OfLaid {
  noun: LaidNoun;
  of: PhraseNode;
  /** the phrase without `of …` */
  rest: PhraseNode;
}

export function ofLaid(symbols: Symbols, phrase: PhraseNode): OfLaid | undefined {
  const noun = NOUNS.find((one) => one === phrase.noun.text);
  const post = phrase.posts.find((one): one is PostNode & { kind: 'of' } => one.kind === 'of');
  if (!noun || !post || phrase.args || phrase.ordinal || phrase.top || symbols.find(noun).length > 0) return undefined;
  return { noun, of: post.of, rest: { ...phrase, posts: phrase.posts.filter((one) => one !== post) } };
}

/** `matched ports of it`, `facing ports of it`: which of them, and the ports without that. */
interface CountedPorts {
  which: 'matched' | 'facing';
  of: PhraseNode;
  ports: PhraseNode;
}

export function countedPorts(symbols: Symbols, expr: ExprNode): CountedPorts | undefined {
  const laid = expr.kind === 'phrase' ? ofLaid(symbols, expr) : undefined;
  if (expr.kind !== 'phrase' || laid?.noun !== PORTS || expr.adjectives.length !== 1 || expr.posts.length !== 1) {
    return undefined;
  }
  const [{ name, negated }] = expr.adjectives;
  const which = name.text === 'matched' || name.text === 'facing' ? name.text : undefined;
  return which && !negated ? { which, of: laid.of, ports: { ...expr, adjectives: [] } } : undefined;
}

/** The only kind of site that the pack has, by which its sites are called. */
export function onlySiteKind(symbols: Symbols): string | undefined {
  const kinds = symbols.all('site-kind');
  return kinds.length === 1 ? kinds[0].id : undefined;
}

/**
 * The sites that a phrase says are covered, as a phrase by themselves: `middle footprint of it` covers a middle site, `farm footprint
 * of it` a farm.
 */
export function coveredSites(symbols: Symbols, { rest }: OfLaid): PhraseNode {
  const at = rest.adjectives.findIndex(
    ({ name, negated }) =>
      !negated &&
      symbols.find(name.text).some(({ kind }) => kind === 'piece' || kind === 'class' || kind === 'site-kind'),
  );
  const text = at < 0 ? (onlySiteKind(symbols) ?? 'site') : rest.adjectives[at].name.text;
  return { ...rest, adjectives: rest.adjectives.filter((_, i) => i !== at), noun: { ...rest.noun, text } };
}

/** `footprint of it is covered` says what `covered footprint of it` says. */
export function coveredQuality(symbols: Symbols, { left, right }: ExprNode & { kind: 'is' }): PhraseNode | undefined {
  const laid = left.kind === 'phrase' ? ofLaid(symbols, left) : undefined;
  const isPlain = right.adjectives.length + right.posts.length === 0 && !right.args && !right.ordinal && !right.top;
  if (laid?.noun !== 'footprint' || left.kind !== 'phrase' || !isPlain) return undefined;
  return { ...left, adjectives: [...left.adjectives, { name: right.noun, negated: false }] };
}

/** The inverse: the sites of a phrase that something covers. */
export function footprintAmong(symbols: Symbols, sites: PhraseNode, of: PhraseNode): PhraseNode | undefined {
  const { noun, adjectives, posts } = sites;
  if (sites.args || sites.ordinal || sites.top || posts.some(({ kind }) => kind === 'of' || kind === 'in')) {
    return undefined;
  }
  const name = singularName(noun.text, symbols);
  const isAny = name === 'site' || name === onlySiteKind(symbols);
  return {
    ...sites,
    noun: { ...noun, text: 'footprint' },
    adjectives: isAny ? adjectives : [...adjectives, { name: { ...noun, text: name }, negated: false }],
    posts: [{ kind: 'of', of, range: of.range }, ...posts],
  };
}

/** What a noun of the language that is no word of a text speaks of: sites that one comes to, or that are covered; a card upon them. */
export function thingNamed(noun: string, symbols: Symbols): string {
  const isOwn = symbols.find(noun).some(({ kind }) => kind !== 'way');
  if (isOwn) return singularName(noun, symbols);
  if (noun === 'cover') return 'card';
  const areSites = SITES.has(noun) || symbols.get('way', noun) !== undefined;
  return areSites ? (onlySiteKind(symbols) ?? 'site') : singularName(noun, symbols);
}
const SITES: ReadonlySet<string> = new Set(['footprint', 'anchor', 'reach', 'beyond', 'ahead']);

/** Whether the pack has anything that is laid. */
export const hasShapes = (symbols: Symbols): boolean =>
  [...symbols.all('piece'), ...symbols.all('card')].some(({ shaped }) => shaped === true);
