/** Resolves phrases that denote slots. */
import type { Ident, PhraseNode } from '../syntax/ast.ts';
import { alikeIn } from '../syntax/different-values.ts';
import { isOfThatColor } from '../syntax/that-player.ts';
import { SLOT_ADJECTIVES, includes } from '../words/core-names.ts';
import type { Slots } from './ir.ts';
import { findNoun, type Noun } from './nouns.ts';
import { arePlayers, NO_SLOTS, reportStrayParts, resolvePlayers, resolveTest, slotsInAll } from './sets.ts';
import { ofThatColor } from './that-color.ts';
import type { Scope } from './scope.ts';

/** `available colored slots where …` */
export function resolveSlots(phrase: PhraseNode, scope: Scope): Slots {
  return scope.within({ candidate: null }, () => {
    const found = findNoun(phrase.noun, ['slots'], scope);
    reportStrayParts(phrase, scope);
    let slots = slotsInAll([
      ...phrase.adjectives.map(({ name, negated }): Slots => {
        const adjective = slotAdjective(name, scope);
        return negated ? { k: 'not', of: adjective } : adjective;
      }),
      found ? slotsOfNoun(found.noun) : NO_SLOTS,
      ...phrase.posts.flatMap((post) =>
        post.kind === 'of' && arePlayers(post.of, scope) ? [ofOthers(post.of, scope)] : [],
      ),
    ]);
    for (const post of phrase.posts) {
      if (post.kind === 'of' && arePlayers(post.of, scope)) continue;
      if (alikeIn(post)) {
        scope.report('stray-alike', post.range);
        continue;
      }
      if (isOfThatColor(post)) {
        slots = { k: 'such-that', base: slots, ...ofThatColor(post, 'slot', scope) };
        continue;
      }
      if (post.kind === 'with' || post.kind === 'where') {
        slots = { k: 'such-that', base: slots, ...resolveTest(post, 'slot', scope) };
      } else if (post.kind !== 'this') {
        scope.report('stray-place', post.range);
      }
    }
    return slots;
  });
}

/** `slot of other players`: with the marker of one of them. */
function ofOthers(owners: PhraseNode, scope: Scope): Slots {
  const { others, test } = resolvePlayers(owners, scope);
  if (!others || test) scope.report('stray-filter', owners.range, { of: 'players' });
  return { k: 'of-others' };
}

function slotAdjective(name: Ident, scope: Scope): Slots {
  if (name.text === 'different') {
    scope.report('stray-different', name.range, { of: 'slots' });
    return { k: 'all' };
  }
  const found = findNoun(name, ['slots'], scope);
  return found ? slotsOfNoun(found.noun) : { k: 'all' };
}

/** The slots that a noun or adjective denotes, without the rest of the phrase. */
function slotsOfNoun(noun: Noun): Slots {
  switch (noun.is) {
    case 'variable':
      return { k: 'var', v: noun.binding.v };
    case 'symbol':
      if (noun.symbol.kind === 'slot') return { k: 'id', id: noun.symbol.id };
      return noun.symbol.kind === 'color' ? { k: 'color', color: noun.symbol.id } : NO_SLOTS;
    case 'core':
      return includes(SLOT_ADJECTIVES, noun.name) ? { k: noun.name } : { k: 'all' };
  }
}
