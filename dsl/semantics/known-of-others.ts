/** What is known of other players: no number may tell what only they see. */
import type { Cond, Num } from './ir.ts';

/** What everybody sees: counters, places, boards, and how many cards are in a zone, but not which. */
export function isKnownOfOthers(n: Num): boolean {
  switch (n.k) {
    case 'const':
    case 'counter':
    case 'space':
    case 'place':
    case 'count-sites':
    case 'count-kinds':
    case 'lying':
    case 'distance':
      return true;
    case 'marks':
      return n.each === true;
    case 'over-sites':
      return isKnownOfOthers(n.body);
    case 'count-cards':
      return n.cards.k === 'in';
    case 'arith':
      return isKnownOfOthers(n.a) && isKnownOfOthers(n.b);
    case 'extreme':
      return n.of.every(isKnownOfOthers);
    default:
      return false;
  }
}

/** Besides it, a number that the player who asks has worked out, or that is compared with all players. */
const isNumberKnown = (n: Num): boolean =>
  isKnownOfOthers(n) ||
  n.k === 'var' ||
  n.k === 'option' ||
  n.k === 'players' ||
  (n.k === 'for-player' && isNumberKnown(n.of)) ||
  (n.k === 'over-players' && isKnownOfOthers(n.body)) ||
  (n.k === 'arith' && isNumberKnown(n.a) && isNumberKnown(n.b)) ||
  (n.k === 'extreme' && n.of.every(isNumberKnown));

export function isTestKnown(test: Cond): boolean {
  switch (test.k) {
    case 'compare':
      return isNumberKnown(test.a) && isNumberKnown(test.b);
    case 'and':
    case 'or':
      return test.of.every(isTestKnown);
    case 'not':
      return isTestKnown(test.of);
    case 'some-cards':
      return test.cards.k === 'in';
    case 'some-sites':
    case 'some-slots':
    case 'option-is':
      return true;
    case 'same-color':
    case 'color-is':
    case 'color-is-chosen':
      return false;
  }
}
