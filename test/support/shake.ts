/** Positions that random play hardly reaches: other resources, more cards at hand and in play. The rules' own limits hold. */
import { CARD_SIZE, TURN_OF } from '../../interpreter/position/layout.ts';
import { moveCard, zoneFor } from '../../interpreter/machine/cards.ts';
import { deriveAll, members, setPiece } from '../../interpreter/machine/board.ts';
import type { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';

/** Changes the position of who is at turn. Cards come from the game's hidden zones. */
export function shake(vm: Vm, source: ChoiceSource): void {
  const { cells, game } = vm;
  const { tables } = game;
  const layout = tables.layout;
  const player = cells[TURN_OF];
  for (const counter of game.model.classes.filter((k) => k.of === 'counter').flatMap((k) => k.members)) {
    const entry = tables.counter.get(counter)!;
    if (!entry.game && source.below(3) > 0) cells[entry.at + player * layout.nPlayerCounters] = source.below(5);
  }
  vm.player = player;
  const sites = new Int32Array(1024);
  for (let i = source.below(8); i > 0; i--) {
    const piece = source.below(game.model.pieces.length);
    const n = cells[layout.supply + piece] === 0 ? 0 : members(vm, game.where[piece](vm), sites);
    if (n === 0) continue;
    setPiece(vm, player, sites[source.below(n)], piece, game.upgradeable[piece] && source.below(2) === 0);
    if (cells[layout.supply + piece] > 0) cells[layout.supply + piece]--;
  }
  const hidden = (card: number): boolean => {
    const z = tables.zoneDefs[cells[layout.cards + card * CARD_SIZE]];
    return z.player < 0 && z.visible === 'none';
  };
  const hand = tables.zone.get('hand')!;
  const claimed = tables.zone.get('claimed')!;
  for (let i = 0; i < 6; i++) {
    const card = source.below(layout.nCards);
    const def = tables.cardDef[card];
    if (!hidden(card) || def.color === null) continue;
    if (i < 2) moveCard(vm, card, zoneFor(vm, hand, player), 'top');
    else if (def.type.startsWith('permanent') || def.type.startsWith('action') || def.type === 'keepsake') {
      moveCard(vm, card, zoneFor(vm, claimed, player), 'top');
    }
  }
  vm.learned = false;
  deriveAll(vm);
}
