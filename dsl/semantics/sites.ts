/** Resolves phrases that denote sites of a board. */
import type { ExprNode, Ident, PhraseNode, PostNode } from '../syntax/ast.ts';
import { wordTable } from '../source/word-table.ts';
import { SITE_ADJECTIVES, includes } from '../words/core-names.ts';
import type { Num, Sites, Way } from './ir.ts';
import { resolveNum } from './numbers.ts';
import { findNoun, possibleFamilies, type Noun } from './nouns.ts';
import { resolveRef } from './refs.ts';
import { NO_SITES, reportStrayParts, reportUnclearTest, resolveTest, sitesInAll } from './sets.ts';
import type { Scope } from './scope.ts';
import { isBuilt, type PackSymbol } from './symbols.ts';

/** `upgraded farms of a connected city with farms >= 2` */
export function resolveSites(phrase: PhraseNode, scope: Scope): Sites {
  return scope.within({ candidate: null }, () => {
    const along = phrase.args ? undefined : (sitesAlong(phrase, scope) ?? sitesOfLaid(phrase, scope));
    if (along) return along;
    if (phrase.args) {
      reportStrayParts(phrase, scope);
      return filterSites(
        resolveReach({ fn: phrase.noun, args: phrase.args, range: phrase.range }, scope),
        phrase,
        scope,
      );
    }
    const found = findNoun(phrase.noun, ['sites'], scope);
    reportStrayParts(phrase, scope);
    reportNoOwner(phrase, found?.noun, scope);
    return filterSites(found ? sitesOfNoun(found.noun) : NO_SITES, phrase, scope);
  });
}

/** Adjectives that say whose a piece is. */
export const OWNED: readonly string[] = ['own', 'foreign'] satisfies (typeof SITE_ADJECTIVES)[number][];

/** `own farm`: only pieces that belong to a player have an owner. */
function reportNoOwner({ adjectives }: PhraseNode, noun: Noun | undefined, scope: Scope): void {
  const said = adjectives.find(({ name }) => OWNED.includes(name.text));
  if (!said) return;
  const pieces = scope.symbols.all('piece');
  const named = noun?.is === 'symbol' && isBuilt(noun.symbol) ? noun.symbol : undefined;
  const meant = named ? pieces.filter(({ id }) => id === named.id || named.members?.includes(id)) : pieces;
  if (meant.some(({ of }) => of === 'player')) return;
  scope.report('no-owner', said.name.range, { word: said.name.text, ...(named ? { piece: named.id } : {}) });
}

/** The sites of `base` that match the adjectives and posts of the phrase. */
export function filterSites(base: Sites, phrase: PhraseNode, scope: Scope): Sites {
  const adjectives = phrase.adjectives.map(({ name, negated }): Sites => {
    const sites = siteAdjective(name, scope);
    return negated ? { k: 'not', of: sites } : sites;
  });
  let sites = sitesInAll([...adjectives, base]);
  for (const post of phrase.posts) {
    switch (post.kind) {
      case 'of':
        reportUnclearTest(phrase, post, post.of, scope);
        sites = sitesInAll([sites, { k: 'adjacent', to: resolveSites(post.of, scope) }]);
        break;
      case 'adjacent-to':
        reportUnclearTest(phrase, post, post.to, scope);
        sites = sitesInAll([sites, { k: 'adjacent', to: resolveSites(post.to, scope) }]);
        break;
      case 'within':
        reportUnclearTest(phrase, post, post.of, scope);
        sites = sitesInAll([sites, sitesWithin(post, scope)]);
        break;
      case 'with':
      case 'where':
        sites = { k: 'such-that', base: sites, ...resolveTest(post, 'site', scope) };
        break;
      case 'in':
        scope.report('stray-in', post.range, { of: 'sites' });
        break;
      case 'to':
        // of any other noun nothing else says so
        if (possibleFamilies(phrase.noun, scope).includes('sites')) {
          scope.report('wrong-kind', post.range, { needed: 'sites' });
        }
        break;
      case 'this':
        break;
    }
  }
  return sites;
}

/** `within 2 of it`: what so many steps lead to, and where they begin. */
function sitesWithin(post: PostNode & { kind: 'within' }, scope: Scope): Sites {
  const from = resolveSites(post.of, scope);
  reportNoLinks('within', post.range, [from], scope);
  return { k: 'reachable', from, through: { k: 'all' }, steps: resolveNum(post.n, scope) };
}

/** Steps lead from site to site only where a board joins them. */
export function reportNoLinks(word: string, range: PhraseNode['range'], ends: readonly Sites[], scope: Scope): void {
  const sites = scope.symbols.all('site');
  const alone = ends.flatMap((end) => (end.k === 'site' ? sites.filter(({ id }) => id === end.id) : [])).find(isAlone);
  if (alone) scope.report('no-links', range, { word, site: alone.id });
  else if (sites.every(isAlone)) scope.report('no-links', range, { word });
}

const isAlone = ({ joined }: PackSymbol): boolean => !joined;

function siteAdjective(name: Ident, scope: Scope): Sites {
  if (name.text === 'different') {
    scope.report('stray-different', name.range, { of: 'sites' });
    return { k: 'all' };
  }
  const found = findNoun(name, ['sites'], scope);
  return found ? sitesOfNoun(found.noun) : { k: 'all' };
}

/** The sites that a noun or adjective denotes, without the rest of the phrase. */
export function sitesOfNoun(noun: Noun): Sites {
  switch (noun.is) {
    case 'variable':
      return noun.binding.type === 'piece-kind'
        ? { k: 'holding-var', v: noun.binding.v }
        : { k: 'var', v: noun.binding.v };
    case 'symbol':
      return sitesOfSymbol(noun.symbol);
    case 'core':
      return includes(SITE_ADJECTIVES, noun.name) ? { k: noun.name } : { k: 'all' };
  }
}

function sitesOfSymbol(symbol: PackSymbol): Sites {
  switch (symbol.kind) {
    case 'piece':
      return { k: 'holding', pieces: [symbol.id] };
    case 'class':
      return { k: 'holding', pieces: symbol.members ?? [] };
    case 'site-kind':
      return { k: 'of-kind', siteKind: symbol.id };
    case 'predicate':
      return { k: 'predicate', predicate: symbol.id };
    case 'tag':
      return { k: 'tag', tag: symbol.id };
    case 'site':
      return { k: 'site', id: symbol.id };
    default:
      return NO_SITES;
  }
}

/** Sites as an expression: a phrase, `A or B`, `A and B`, `not A`, `reach(from, through)`. */
export function resolveSitesExpr(expr: ExprNode, scope: Scope): Sites {
  switch (expr.kind) {
    case 'phrase':
      return resolveSites(expr, scope);
    case 'unary':
      if (expr.op === 'not') return { k: 'not', of: resolveSitesExpr(expr.operand, scope) };
      break;
    case 'binary':
      if (expr.op === 'and') {
        return sitesInAll([resolveSitesExpr(expr.left, scope), resolveSitesExpr(expr.right, scope)]);
      }
      if (expr.op === 'or') {
        return { k: 'or', of: [expr.left, expr.right].flatMap((side) => alternatives(resolveSitesExpr(side, scope))) };
      }
      break;
    default:
      break;
  }
  scope.report('wrong-kind', expr.range, { needed: 'sites' });
  return NO_SITES;
}

function alternatives(sites: Sites): Sites[] {
  return sites.k === 'or' ? sites.of : [sites];
}

/** `north of it`, `empty ahead of it`: one step along a way; undefined where the noun is no way. */
function sitesAlong(phrase: PhraseNode, scope: Scope): Sites | undefined {
  const way = wayOfNoun(phrase.noun, scope);
  if (!way) return undefined;
  reportStrayParts(phrase, scope);
  const of = phrase.posts.find((post) => post.kind === 'of');
  if (!of) {
    scope.report('wrong-way', phrase.range, { is: 'alone', word: phrase.noun.text });
    return NO_SITES;
  }
  const step: Sites = { k: 'step', from: resolveSites(of.of, scope), way };
  return filterSites(step, { ...phrase, posts: phrase.posts.filter((post) => post !== of) }, scope);
}

/** Nouns for sites of what is laid. */
const OF_LAID: Readonly<Record<string, 'footprint' | 'outlets' | 'anchor'>> = wordTable({
  footprint: 'footprint',
  anchor: 'anchor',
  outlet: 'outlets',
  outlets: 'outlets',
});

/** `footprint of it`, `anchor of this`: of one thing that is laid, or about to be; undefined for any other noun. */
function sitesOfLaid(phrase: PhraseNode, scope: Scope): Sites | undefined {
  const { text } = phrase.noun;
  const k = OF_LAID[text];
  if (k === undefined) return undefined;
  if (scope.lookup(text) || scope.symbols.find(text).length > 0) return undefined;
  reportStrayParts(phrase, scope);
  const of = phrase.posts.find((post) => post.kind === 'of');
  const ref = of && resolveRef(of.of, k === 'anchor' ? ['card'] : ['site', 'card'], scope);
  if (!of) scope.report('of-what', phrase.noun.range, { name: text, write: ['it', 'this'] });
  const base: Sites = !ref ? NO_SITES : k === 'anchor' ? { k, card: ref.v } : { k, of: ref };
  return filterSites(base, { ...phrase, posts: phrase.posts.filter((post) => post !== of) }, scope);
}

/** A way of the boards, or `ahead`. */
function wayOfNoun(noun: Ident, scope: Scope): Way | undefined {
  if (scope.lookup(noun.text)) return undefined;
  if (noun.text === 'ahead') {
    if (scope.direction) return { k: 'ahead', v: scope.direction.v };
    scope.report('wrong-way', noun.range, { is: 'no-direction' });
    return { k: 'straight' };
  }
  const symbol = scope.symbols.get('way', noun.text);
  if (!symbol) return undefined;
  scope.refer(noun, symbol);
  if (symbol.ports) return { k: 'ports' };
  return { k: 'named', ways: symbol.members ?? [symbol.id] };
}

/** An argument of `reach` or `beyond` that says which way; undefined for any other. */
function wayOfArgument(expr: ExprNode, scope: Scope): Way | undefined {
  if (expr.kind !== 'phrase' || expr.posts.length > 0 || expr.adjectives.length > 0) return undefined;
  const isStraight = expr.noun.text === 'straight' && !scope.lookup('straight');
  return isStraight ? { k: 'straight' } : wayOfNoun(expr.noun, scope);
}

/** A function of sites as it is written. */
interface SitesCall {
  fn: Ident;
  args: readonly ExprNode[];
  range: ExprNode['range'];
}

/**
 * `reach(from, through)`: `from`, and all sites that a path over sites of `through` reaches, of so many steps at most, or straight
 * along a way. `beyond(from, through, way)`: those behind.
 */
function resolveReach({ fn, args, range }: SitesCall, scope: Scope): Sites {
  const [fromArg, throughArg, ...rest] = args;
  const isBeyond = fn.text === 'beyond';
  const most = isBeyond ? 1 : 2;
  if (!fromArg || !throughArg || rest.length > most || rest.length < (isBeyond ? 1 : 0)) {
    scope.report('wrong-arguments', range, { fn: isBeyond ? 'beyond' : 'reach', given: args.length });
    for (const arg of args) resolveSitesExpr(arg, scope);
    return NO_SITES;
  }
  const from = resolveSitesExpr(fromArg, scope);
  const through = resolveSitesExpr(throughArg, scope);
  let way: Way | undefined;
  let steps: Num | undefined;
  for (const arg of rest) {
    const found = wayOfArgument(arg, scope);
    if (found) way = found;
    else if (isBeyond) scope.report('wrong-way', arg.range, { is: 'none' });
    else steps = resolveNum(arg, scope);
  }
  if (isBeyond) return { k: 'beyond', from, through, way: way ?? { k: 'straight' } };
  return { k: 'reachable', from, through, ...(steps ? { steps } : {}), ...(way ? { way } : {}) };
}
