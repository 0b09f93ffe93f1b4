/**
 * What each player knows of the cards that lie hidden: followed move by move, since a position does not say who has seen what.
 *
 * What a player does not know is a list of **mixes**, oldest first: sets of cards that may lie in each other's places, each order
 * of them equally likely. Shuffling a zone mixes its cards for all who do not see it. A card that somebody sees leaves
 * that player's mixes, so one that goes back under a deck is known there until the deck is shuffled again. Whoever takes a
 * card out of a hand and hides it elsewhere mixes the hand for the others. `dealAgain` applies the mixes in their order.
 */
import { type Mixes, applyMixes } from './deal-again.ts';
import { firstIn, nextOf } from './cards.ts';
import type { ChoiceSource } from './choice-source.ts';
import type { CompiledGame } from './compiled-game.ts';
import type { CardWatch, Vm } from './vm.ts';
import { isSeen } from '../position/visibility.ts';

/** By player; never changed, so it can be stored as it is. */
export type KnowledgeState = readonly Mixes[];

export class Knowledge implements CardWatch {
  /** what the players do not know; may be stored and put back */
  state: KnowledgeState;

  constructor(private readonly game: CompiledGame) {
    this.state = Array.from({ length: game.tables.players }, () => []);
  }

  /** For a position whose past is not known: cards of one deck that a player does not see may lie in each other's places. */
  forgetPast(vm: Vm): void {
    const { players, zoneDefs, cardDef, deck } = this.game.tables;
    this.state = Array.from({ length: players }, (_, player) => {
      const byDeck = new Map<number, number[]>();
      zoneDefs.forEach((_zone, zone) => {
        if (this.sees(player, zone)) return;
        for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
          const of = deck.get(cardDef[card].deck)!;
          byDeck.set(of, [...(byDeck.get(of) ?? []), card]);
        }
      });
      return [...byDeck.values()].filter(isMix);
    });
  }

  /** Gives the cards that the player does not know other places, all consistent ways equally likely, and renews the generator. */
  dealAgain(vm: Vm, player: number, source: ChoiceSource): void {
    applyMixes(vm, this.state[player], source);
  }

  /** Whether there is nothing hidden that the player does not know. */
  knowsAll(player: number): boolean {
    return this.state[player].length === 0;
  }

  private sees(player: number, zone: number): boolean {
    const { visible, player: owner } = this.game.tables.zoneDefs[zone];
    return isSeen(visible, owner === player);
  }

  moved(card: number, from: number, to: number, others: () => number[]): void {
    const { zoneDefs, players } = this.game.tables;
    let next: Mixes[] | null = null;
    for (let player = 0; player < players; player++) {
      const mixes = this.state[player];
      let changed = mixes;
      if (from >= 0 && this.sees(player, from)) continue; // a card that is seen is in no mix
      if (this.sees(player, to)) changed = without(mixes, card);
      else if (from >= 0 && zoneDefs[from].order === 'set' && zoneDefs[from].visible === 'owner') {
        changed = withMix(mixes, [card, ...others()]);
      }
      if (changed !== mixes) (next ??= [...this.state])[player] = changed;
    }
    if (next !== null) this.state = next;
  }

  shuffled(zone: number, cards: ArrayLike<number>): void {
    const mix = Array.from(cards);
    this.state = this.state.map((mixes, player) => (this.sees(player, zone) ? mixes : withMix(mixes, mix)));
  }
}

const SMALLEST_MIX = 2;
const isMix = (cards: readonly number[]): boolean => cards.length >= SMALLEST_MIX;

/** Each mix has a card once. */
function without(mixes: Mixes, card: number): Mixes {
  let changed: (readonly number[])[] | null = null;
  for (let i = mixes.length - 1; i >= 0; i--) {
    const at = mixes[i].indexOf(card);
    if (at < 0) continue;
    changed ??= mixes.slice();
    if (mixes[i].length > SMALLEST_MIX) changed[i] = mixes[i].toSpliced(at, 1);
    else changed.splice(i, 1);
  }
  return changed ?? mixes;
}

/** A later mix of the same cards makes an earlier one of no importance. */
function withMix(mixes: Mixes, cards: readonly number[]): Mixes {
  if (!isMix(cards)) return mixes;
  const members = new Set(cards);
  return [...mixes.filter((mix) => !mix.every((card) => members.has(card))), cards];
}
