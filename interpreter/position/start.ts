/** The position before anything has happened: counters at their start, cards in their boxes, nobody's turn. */
import {
  BASE,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  FRAME,
  LEN,
  OWNER,
  STATUS,
  STATUS_RUNNING,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
} from './layout.ts';
import { deriveAll } from '../vm/board.ts';
import { putIn, zoneFor } from '../vm/cards.ts';
import { enter, leave } from '../vm/events.ts';
import { seedRandom } from '../vm/random.ts';
import { BY_GAME, type Vm } from '../vm/vm.ts';

/** Sets the machine's position to the start of a game and puts the entry procedure on the stack. */
export function startPosition(vm: Vm, seed: number): void {
  const { S, c } = vm;
  const L = c.t.layout;
  S.fill(0);
  S[OWNER] = -1;
  S[FRAME] = -1;
  S[BASE] = L.fixed;
  S[LEN] = L.fixed;
  S[STATUS] = STATUS_RUNNING;
  seedRandom(S, seed);
  for (let z = 0; z < L.nZones; z++) {
    S[L.zones + z * ZONE_SIZE + ZONE_HEAD] = -1;
    S[L.zones + z * ZONE_SIZE + ZONE_TAIL] = -1;
  }
  for (let i = 0; i < L.nCards; i++) {
    const at = L.cards + i * CARD_SIZE;
    S[at + CARD_ZONE] = -1;
    S[at + CARD_PREV] = -1;
    S[at + CARD_NEXT] = -1;
  }
  deriveAll(vm);
  for (let p = 0; p < L.players; p++) {
    S[L.order + p] = p;
    for (let t = 0; t < c.t.model.tracks.length; t++) S[L.tracks + (t * L.players + p) * 2 + 1] = p;
  }
  const old = enter(vm, BY_GAME, -1, -1);
  for (let p = 0; p < L.players; p++) {
    vm.player = p;
    for (const start of c.starts.counter) {
      if (p === 0 || start.stride > 0) S[start.cell + start.stride * p] = start.n(vm);
    }
  }
  vm.player = 0;
  c.starts.supply.forEach((n, piece) => {
    S[L.supply + piece] = n === null ? -1 : n(vm);
  });
  leave(vm, old);
  c.t.cardDef.forEach((def, card) => {
    const deck = c.model.decks[c.t.deck.get(def.deck)!];
    putIn(vm, card, zoneFor(vm, c.t.zone.get(deck.starts)!, 0), 'bottom');
  });
  deriveAll(vm);
  vm.learned = false;
  vm.failed = false;
  vm.version++;
  vm.env = vm.temporary - 40;
  S[vm.env - 3] = BY_GAME;
  S[vm.env - 2] = -1;
  c.entry.begin(vm);
}
