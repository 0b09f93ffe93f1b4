/** Things that the player does not have, so that a text says *there are* of them: slots, cards in a zone of the game or of others. */
import type { Symbols, PhraseNode, PostNode } from '../../dsl/internal.ts';
import { amongTop } from './among-top.ts';
import { ofLaid } from './laid.ts';
import { isOther, isPlayers } from './nodes.ts';

export function isShared(symbols: Symbols, phrase: PhraseNode): boolean {
  const { noun } = phrase;
  if (phrase.args || isStep(symbols, phrase) || ofLaid(symbols, phrase)?.noun === 'footprint') return true;
  if (isRemaining(symbols, phrase)) return true;
  const among = amongTop(phrase);
  const posts: PostNode[] = among ? [{ kind: 'in', zone: among.zone, range: phrase.range }] : phrase.posts;
  if (noun.text === 'slot' || noun.text === 'slots' || isOf(symbols, noun.text, 'slot')) return true;
  return posts.some((post) => {
    if (post.kind !== 'in') return false;
    // what others have is not one's own
    if (post.zone.posts.length > 0) return post.zone.posts.every(isOfOtherPlayers);
    const zones = symbols.find(post.zone.noun.text).filter(({ kind }) => kind === 'zone');
    return zones.length > 0 && zones.every(({ of }) => of === 'game');
  });
}

/** `north of it`, `ahead of it` */
const isStep = (symbols: Symbols, { noun: { text }, posts }: PhraseNode): boolean =>
  posts.some(({ kind }) => kind === 'of') && (text === 'ahead' || symbols.get('way', text) !== undefined);

/** `of other players` */
const isOfOtherPlayers = (post: PostNode): boolean => post.kind === 'of' && isPlayers(post.of) && isOther(post.of);

/** Periods of the game that are still to come. */
const isRemaining = (symbols: Symbols, { noun, adjectives }: PhraseNode): boolean =>
  adjectives.some(({ name }) => name.text === 'remaining') &&
  symbols.find(noun.text).some(({ kind, of }) => kind === 'period' && of !== 'player');

const isOf = (symbols: Symbols, name: string, kind: string): boolean => {
  const found = symbols.find(name);
  return found.length > 0 && found.every((symbol) => symbol.kind === kind);
};
