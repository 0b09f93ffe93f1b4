/** The position before anything has happened: counters at their start, cards in the zones of their decks, no turn begun. */
import {
  FRAMES_BASE,
  CARD_NEXT,
  CARD_PREV,
  CARD_SIZE,
  CARD_ZONE,
  TOP_FRAME,
  LENGTH,
  TURN_OF,
  STATUS,
  STATUS_RUNNING,
  ZONE_HEAD,
  ZONE_SIZE,
  ZONE_TAIL,
} from '../position/layout.ts';
import { deriveAll, supplyCell } from './board.ts';
import { putIn, zoneFor } from './cards.ts';
import { enter, leave } from './events.ts';
import { seedRandom } from './random.ts';
import { BY_GAME } from './codes.ts';
import type { CompiledGame } from './compiled-game.ts';
import type { Vm } from './vm.ts';

/** By game: the cells before anything has happened, which are the same for all seeds but for those of the generator. */
const startCells = new WeakMap<CompiledGame, Int32Array>();

/** Sets the machine's position to the start of a game and puts the entry procedure on the stack. */
export function startPosition(vm: Vm, seed: number): void {
  const { cells, game } = vm;
  const known = startCells.get(game);
  cells.fill(0);
  if (known !== undefined) cells.set(known);
  else {
    fillStart(vm);
    startCells.set(game, cells.slice(0, cells[LENGTH]));
  }
  seedRandom(cells, seed);
  deriveAll(vm);
  vm.player = 0;
  vm.learned = false;
  vm.failed = false;
  vm.version++;
  vm.env = vm.temporary - 40;
  cells[vm.env - 3] = BY_GAME;
  cells[vm.env - 2] = -1;
  game.entry.begin(vm);
}

/** Counters at their start, cards in the zones of their decks. */
function fillStart(vm: Vm): void {
  const { cells, game } = vm;
  const { layout } = game.tables;
  cells[TURN_OF] = -1;
  cells[TOP_FRAME] = -1;
  cells[FRAMES_BASE] = layout.fixed;
  cells[LENGTH] = layout.fixed;
  cells[STATUS] = STATUS_RUNNING;
  for (let z = 0; z < layout.nZones; z++) {
    cells[layout.zones + z * ZONE_SIZE + ZONE_HEAD] = -1;
    cells[layout.zones + z * ZONE_SIZE + ZONE_TAIL] = -1;
  }
  for (let i = 0; i < layout.nCards; i++) {
    const at = layout.cards + i * CARD_SIZE;
    cells[at + CARD_ZONE] = -1;
    cells[at + CARD_PREV] = -1;
    cells[at + CARD_NEXT] = -1;
  }
  deriveAll(vm);
  for (let p = 0; p < layout.players; p++) {
    cells[layout.order + p] = p;
    for (let t = 0; t < game.tables.model.tracks.length; t++) {
      cells[layout.tracks + (t * layout.players + p) * 2 + 1] = p;
    }
  }
  const old = enter(vm, BY_GAME, -1, -1);
  for (let p = 0; p < layout.players; p++) {
    vm.player = p;
    for (const start of game.starts.counter) {
      if (p === 0 || start.stride > 0) cells[start.cell + start.stride * p] = start.n(vm);
    }
  }
  vm.player = 0;
  game.starts.supply.forEach((n, piece) => {
    const supplies = layout.ownedPiece[piece] < 0 ? 1 : layout.players;
    for (let p = 0; p < supplies; p++) {
      vm.player = p;
      cells[supplyCell(vm, p, piece)] = n === null ? -1 : n(vm);
    }
    vm.player = 0;
  });
  leave(vm, old);
  game.tables.cardDef.forEach((def, card) => {
    const deck = game.model.decks[game.tables.deck.get(def.deck)!];
    putIn(vm, card, zoneFor(vm, game.tables.zone.get(deck.starts)!, 0), 'bottom');
  });
}
