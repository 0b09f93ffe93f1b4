/**
 * What each player knows of the cards that lie hidden: followed move by move, since a position does not say who has seen what.
 *
 * What a player does not know is a list of **mixes**, oldest first: sets of cards that may lie in each other's places, each order
 * of them equally likely. Shuffling a zone mixes its cards for all who do not see it. A card that somebody sees leaves
 * that player's mixes, so one that goes back under a deck is known there until the deck is shuffled again. Whoever takes a
 * card out of a hand and hides it elsewhere mixes the hand for the others. `dealAgain` applies the mixes in their order.
 */
import { type Dealt, type Mixes, applyMixes } from './deal-again.ts';
import { firstIn, isChosenFrom, nextOf, zoneOf } from './cards.ts';
import type { ChoiceSource } from './choice-source.ts';
import type { CompiledGame } from './compiled-game.ts';
import { knowsCard } from './faces.ts';
import type { CardWatch, FaceOfMove, Vm } from './vm.ts';
import { isSeen } from '../position/visibility.ts';

/** Never changed, so it can be stored as it is. */
export interface KnowledgeState {
  /** by player */
  readonly mixes: readonly Mixes[];
  /** cards that their owner has drawn and not looked at */
  readonly faceDown: readonly number[];
}

export class Knowledge implements CardWatch {
  /** what the players do not know; may be stored and put back */
  state: KnowledgeState;
  private readonly faceDownFor: ReadonlySet<number>;

  /** `faceDownFor`: seats that do not look at what they draw in their own turn until `turnUp`. */
  constructor(
    private readonly game: CompiledGame,
    faceDownFor: Iterable<number> = [],
  ) {
    this.faceDownFor = new Set(faceDownFor);
    this.state = { mixes: Array.from({ length: game.tables.players }, () => []), faceDown: [] };
  }

  /** For a position whose past is not known: cards of one back that a player does not know may lie in each other's places. */
  forgetPast(vm: Vm): void {
    const { players, zoneDefs, cardDef, backOf } = this.game.tables;
    const mixes = Array.from({ length: players }, (_, player) => {
      const byBack = new Map<number, number[]>();
      zoneDefs.forEach((_zone, zone) => {
        for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
          if (knowsCard(vm, card, player)) continue;
          const back = backOf.get(cardDef[card].deck)!;
          const alike = byBack.get(back);
          if (alike) alike.push(card);
          else byBack.set(back, [card]);
        }
      });
      const backs = [...byBack].sort(([a], [b]) => a - b);
      return backs.map(([, cards]) => cards).filter(isMix);
    });
    this.state = { mixes, faceDown: [] };
  }

  /**
   * Gives the cards that the player does not know other places, all consistent ways equally likely, counters that only others see
   * other amounts, and renews the generator.
   */
  dealAgain(vm: Vm, player: number, source: ChoiceSource): Dealt {
    dealSecrets(vm, player, source);
    return applyMixes(vm, this.state.mixes[player], source);
  }

  /**
   * What the players would know if it lay as it was dealt again for one of them. That one knows as much as before; of others it is
   * taken that they have seen what lies there now where they saw what lay there.
   */
  stateAfter({ mixes, was, is }: Dealt, player: number): KnowledgeState {
    const now = new Map(was.map((card, place) => [card, is[place]]));
    const nowThere = (card: number): number => now.get(card) ?? card;
    return {
      mixes: this.state.mixes.map((of, seat) => (seat === player ? mixes : of.map((mix) => mix.map(nowThere)))),
      faceDown: this.state.faceDown.map(nowThere),
    };
  }

  /** Whether there is nothing hidden that the player does not know. */
  knowsAll(player: number): boolean {
    const { secrets, tables } = this.game;
    return this.state.mixes[player].length === 0 && (secrets.length === 0 || tables.players === 1);
  }

  /** Cards whose places the player knows, though they lie where that player does not see them. */
  knownUnseen(vm: Vm, player: number): number[] {
    const unknown = new Set(this.state.mixes[player].flat());
    return this.game.tables.cardDef.flatMap((_, card) => {
      const zone = zoneOf(vm, card);
      return zone >= 0 && !unknown.has(card) && !this.sees(player, zone) ? [card] : [];
    });
  }

  private sees(player: number, zone: number): boolean {
    const { visible, player: owner } = this.game.tables.zoneDefs[zone];
    return isSeen(visible, owner === player);
  }

  isFaceDown(card: number): boolean {
    return this.state.faceDown.length > 0 && this.state.faceDown.includes(card);
  }

  /** The owners look at all cards that lie face down. */
  turnUp(vm: Vm): void {
    const { mixes, faceDown } = this.state;
    const next = [...mixes];
    for (const card of faceDown) {
      const owner = this.ownerOf(zoneOf(vm, card));
      if (owner >= 0) next[owner] = without(next[owner], card);
    }
    this.state = { mixes: next, faceDown: [] };
  }

  private ownerOf(zone: number): number {
    return zone < 0 ? -1 : this.game.tables.zoneDefs[zone].player;
  }

  moved(card: number, from: number, to: number, others: () => number[], acting: number, face: FaceOfMove): void {
    const { players, zoneDefs } = this.game.tables;
    const wasFaceDown = this.isFaceDown(card);
    const isFaceDown = this.staysFaceDown(from, to, acting);
    let next: Mixes[] | null = null;
    for (let player = 0; player < players; player++) {
      const mixes = this.state.mixes[player];
      let changed = mixes;
      const isOwn = wasFaceDown && this.ownerOf(from) === player;
      if (from >= 0 && !isOwn && !face.wasDown && this.sees(player, from)) continue; // a card that is seen is in no mix
      if (!face.isDown && this.sees(player, to)) {
        if (!isFaceDown || player !== acting) changed = without(mixes, card);
      } else if (isChosenFrom(zoneDefs, from)) {
        changed = this.withMix(mixes, [card, ...others()]);
      }
      if (changed !== mixes) (next ??= [...this.state.mixes])[player] = changed;
    }
    if (next === null && !wasFaceDown && !isFaceDown) return;
    const faceDown = wasFaceDown ? this.state.faceDown.filter((one) => one !== card) : this.state.faceDown;
    this.state = { mixes: next ?? this.state.mixes, faceDown: isFaceDown ? [...faceDown, card] : faceDown };
  }

  /** Where cards lie face down, backs are seen: only cards of one back may lie in each other's places. */
  private withMix(mixes: Mixes, cards: readonly number[]): Mixes {
    const { layout, cardDef, backOf } = this.game.tables;
    if (!layout.hasFaces) return withMix(mixes, cards);
    const backs = new Set(backOf.values());
    const isOf = (back: number) => (card: number) => backOf.get(cardDef[card].deck) === back;
    return [...backs].reduce((known, back) => withMix(known, cards.filter(isOf(back))), mixes);
  }

  saw(card: number, seats: number): void {
    const mixes = this.state.mixes.map((of, seat) => ((seats >> seat) & 1 ? without(of, card) : of));
    this.state = { ...this.state, mixes };
  }

  /** Whether somebody draws it in the own turn and does not look at it. */
  private staysFaceDown(from: number, to: number, acting: number): boolean {
    if (from < 0 || !this.faceDownFor.has(acting)) return false;
    const { zoneDefs } = this.game.tables;
    const { visible, player, opens } = zoneDefs[to];
    return zoneDefs[from].visible === 'none' && visible === 'owner' && player === acting && opens < 0;
  }

  shuffled(zone: number, cards: ArrayLike<number>): void {
    const mix = Array.from(cards);
    const mixes = this.state.mixes.map((known, player) => (this.sees(player, zone) ? known : this.withMix(known, mix)));
    this.state = { ...this.state, mixes };
  }
}

/**
 * What others have of counters that only they see may be anything from 0 to what one reckons with, each as likely: it never goes by what
 * they really have.
 */
function dealSecrets(vm: Vm, player: number, source: ChoiceSource): void {
  const { secrets, tables } = vm.game;
  for (const { cell, stride, most } of secrets) {
    const amounts = Math.max(0, most(vm)) + 1;
    for (let seat = 0; seat < tables.players; seat++) {
      if (seat !== player) vm.cells[cell + stride * seat] = source.below(amounts);
    }
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
