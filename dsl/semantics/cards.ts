/** Resolves phrases that denote cards. */
import type { Ident, PhraseNode, PostNode } from '../syntax/ast.ts';
import { alikeIn } from '../syntax/different-values.ts';
import { isOfThatColor } from '../syntax/that-player.ts';
import { wordTable } from '../source/word-table.ts';
import { CARD_ADJECTIVES, includes } from '../words/core-names.ts';
import type { Cards } from './ir.ts';
import { findNoun, type Noun } from './nouns.ts';
import { resolveCount } from './numbers.ts';
import { reportUnplaced } from './placed-cards.ts';
import {
  arePlayers,
  NO_CARDS,
  cardsInAll,
  postsOf,
  reportStrayParts,
  reportUnclearTest,
  resolvePlayers,
  resolveTest,
} from './sets.ts';
import { ofThatColor } from './that-color.ts';
import { resolveSites } from './sites.ts';
import type { Scope } from './scope.ts';
import type { PackSymbol, Symbols } from './symbols.ts';

/** `unused instants in hand`, `top 3 cards of special-deck`, `tile of it` */
export function resolveCards(phrase: PhraseNode, scope: Scope): Cards {
  return scope.within({ candidate: null }, () => {
    const found = findNoun(phrase.noun, ['cards'], scope);
    reportStrayParts(phrase, scope, { top: true });
    const onBoard = found?.noun.is === 'core' ? ON_BOARD[found.noun.name] : undefined;
    const isTile = onBoard !== undefined;
    const posts = postsOf(
      phrase,
      ({ noun }) => !isTile && (noun.text === 'them' || scope.symbols.get('zone', noun.text) !== undefined),
    );
    if (phrase.noun.text === 'them') return themIn(phrase, posts, scope);
    const owners = posts.find((post) => post.kind === 'of' && arePlayers(post.of, scope));
    const places = posts.filter((post) => post !== owners && !isOfThatColor(post) && !alikeIn(post));
    const place = onBoard ? boardPlace(onBoard, phrase, places, scope) : zonePlace(phrase, places, scope);
    const owned = owners?.kind === 'of' ? ofOthers(place, owners.of, scope) : place;
    let cards = cardsInAll([
      ...phrase.adjectives.map(({ name, negated }): Cards => {
        const adjective = cardAdjective(name, scope);
        return negated ? { k: 'not', of: adjective } : adjective;
      }),
      found ? cardsOfNoun(found.noun, scope) : NO_CARDS,
      owned,
    ]);
    for (const post of posts) {
      if (post.kind === 'with' || post.kind === 'where') {
        cards = { k: 'such-that', base: cards, ...resolveTest(post, 'card', scope) };
      }
      if (isOfThatColor(post)) {
        cards = { k: 'such-that', base: cards, ...ofThatColor(post, 'card', scope) };
      }
      if (alikeIn(post)) scope.report('stray-alike', post.range);
      if (post.kind === 'adjacent-to' || post.kind === 'within') {
        scope.report('stray-adjacent', post.range, { word: post.kind === 'within' ? post.kind : 'adjacent to' });
      }
    }
    return cards;
  });
}

/** Cards of which the phrase must say where they are, as nothing else does. */
export function resolvePlacedCards(phrase: PhraseNode, scope: Scope): Cards {
  const before = scope.problems.length;
  const cards = resolveCards(phrase, scope);
  // a zone that is not known is one problem
  if (scope.problems.length === before) reportUnplaced(phrase, cards, scope);
  return cards;
}

/** `them`: alone, as what is left of them is meant */
function themIn({ noun, adjectives, top }: PhraseNode, posts: PostNode[], scope: Scope): Cards {
  const stray = adjectives[0]?.name ?? top ?? posts[0];
  if (stray) scope.report('stray-filter', stray.range, { of: 'them' });
  if (!scope.them) scope.report('no-them', noun.range);
  return scope.them ? { k: 'in', zone: scope.them.zone } : NO_CARDS;
}

/** Nouns for cards on a board. */
const ON_BOARD: Readonly<Record<string, 'tile-of' | 'cover-of'>> = wordTable({
  tile: 'tile-of',
  tiles: 'tile-of',
  cover: 'cover-of',
});

/** `tile of <sites>`, `cover of <sites>` */
function boardPlace(k: 'tile-of' | 'cover-of', phrase: PhraseNode, posts: PostNode[], scope: Scope): Cards {
  const of = posts.find((post) => post.kind === 'of');
  for (const post of posts) {
    if (post.kind === 'in') {
      scope.report('stray-in', post.range, { of: 'tile' });
    }
  }
  if (phrase.top) {
    scope.report('stray-top', phrase.top.range);
  }
  if (of) reportUnclearTest(phrase, of, of.of, scope);
  if (of) return { k, sites: resolveSites(of.of, scope) };
  scope.report('tile-of-what', phrase.noun.range);
  return NO_CARDS;
}

/** `in <zone>`, `of <zone>`, `top 3 … of <zone>` */
function zonePlace(phrase: PhraseNode, posts: PostNode[], scope: Scope): Cards {
  const among = posts.flatMap((post) => (post.kind === 'of' && post.of.top ? [resolveCards(post.of, scope)] : []));
  const zones = posts.flatMap((post): string[] => {
    const named = post.kind === 'in' ? post.zone : post.kind === 'of' ? post.of : undefined;
    if (!named || named.top) return [];
    for (const { name } of named.adjectives) {
      scope.report('stray-adjective', name.range, { word: name.text });
    }
    if (named.noun.text === 'them') {
      if (!scope.them) scope.report('no-them', named.noun.range);
      return scope.them ? [scope.them.zone] : [];
    }
    const zone = scope.symbol(named.noun, 'zone');
    return zone ? [zone.id] : [];
  });
  if (!phrase.top) return cardsInAll([...zones.map((zone): Cards => ({ k: 'in', zone })), ...among]);
  const n = phrase.top.n ? resolveCount(phrase.top.n, scope) : ({ k: 'const', n: 1 } as const);
  if (zones[0] !== undefined) return { k: 'top', n, zone: zones[0] };
  if (!posts.some((post) => post.kind === 'in' || post.kind === 'of')) {
    scope.report('top-of-what', phrase.top.range);
  }
  return NO_CARDS;
}

/** `in <zone> of other players`: everybody must see the cards there. */
function ofOthers(place: Cards, owners: PhraseNode, scope: Scope): Cards {
  const { others, test } = resolvePlayers(owners, scope);
  const zone = place.k === 'in' ? scope.symbols.get('zone', place.zone) : undefined;
  const isSeen = zone?.of === 'player' && !zone.hidden;
  if (!isSeen) scope.report('not-seen-of-others', owners.range);
  else if (!others || test) scope.report('stray-filter', owners.range, { of: 'players' });
  return isSeen ? { k: 'in', zone: zone.id, others: true } : NO_CARDS;
}

function cardAdjective(name: Ident, scope: Scope): Cards {
  if (name.text === 'different') {
    scope.report('stray-different', name.range, { of: 'cards' });
    return { k: 'all' };
  }
  const found = findNoun(name, ['cards'], scope);
  return found ? cardsOfNoun(found.noun, scope) : { k: 'all' };
}

/** The cards that a noun or adjective denotes, without the rest of the phrase. */
function cardsOfNoun(noun: Noun, { symbols }: Scope): Cards {
  switch (noun.is) {
    case 'variable':
      return { k: 'var', v: noun.binding.v };
    case 'symbol':
      switch (noun.symbol.kind) {
        case 'type':
          return { k: 'type', type: noun.symbol.id };
        case 'deck':
          return { k: 'deck', deck: noun.symbol.id };
        case 'card':
          return { k: 'id', id: noun.symbol.id };
        case 'color':
          return { k: 'color', color: noun.symbol.id };
        case 'class':
          return cardsOfClass(noun.symbol, symbols);
        default:
          return NO_CARDS;
      }
    case 'core':
      if (noun.name === 'unused') return { k: 'not', of: { k: 'used' } };
      return includes(CARD_ADJECTIVES, noun.name) && noun.name !== 'unused' ? { k: noun.name } : { k: 'all' };
  }
}

/** The cards of all decks and types that name the class. */
function cardsOfClass({ members = [] }: PackSymbol, symbols: Symbols): Cards {
  const [decks, types] = (['deck', 'type'] as const).map((kind) => members.filter((id) => symbols.get(kind, id)));
  return { k: 'class', decks, types };
}
