/** Positions that random play hardly reaches: other resources, more cards at hand and in play. The rules' own limits hold. */
import { CARD_SIZE, OWNER } from '../../interpreter/position/layout.ts';
import { moveCard, zoneFor } from '../../interpreter/vm/cards.ts';
import { deriveAll, members, setPiece } from '../../interpreter/vm/board.ts';
import type { ChoiceSource } from '../../interpreter/bots/random-run.ts';
import type { Vm } from '../../interpreter/vm/vm.ts';

/** Changes the position of who is at turn. Cards come from the game's hidden zones. */
export function shake(vm: Vm, source: ChoiceSource): void {
  const { S, c } = vm;
  const { t } = c;
  const L = t.layout;
  const player = S[OWNER];
  for (const counter of c.model.classes.filter((k) => k.of === 'counter').flatMap((k) => k.members)) {
    const entry = t.counter.get(counter)!;
    if (!entry.game && source.below(3) > 0) S[entry.at + player * L.nPlayerCounters] = source.below(5);
  }
  vm.player = player;
  const sites = new Int32Array(1024);
  for (let i = source.below(8); i > 0; i--) {
    const piece = source.below(c.model.pieces.length);
    const n = S[L.supply + piece] === 0 ? 0 : members(vm, c.where[piece](vm), sites);
    if (n === 0) continue;
    setPiece(vm, player, sites[source.below(n)], piece, c.upgradeable[piece] && source.below(2) === 0);
    if (S[L.supply + piece] > 0) S[L.supply + piece]--;
  }
  const hidden = (card: number): boolean => {
    const z = t.zoneDefs[S[L.cards + card * CARD_SIZE]];
    return z.player < 0 && z.visible === 'none';
  };
  const hand = t.zone.get('hand')!;
  const claimed = t.zone.get('claimed')!;
  for (let i = 0; i < 6; i++) {
    const card = source.below(L.nCards);
    const def = t.cardDef[card];
    if (!hidden(card) || def.color === null) continue;
    if (i < 2) moveCard(vm, card, zoneFor(vm, hand, player), 'top');
    else if (def.type.startsWith('permanent') || def.type.startsWith('action') || def.type === 'keepsake') {
      moveCard(vm, card, zoneFor(vm, claimed, player), 'top');
    }
  }
  vm.learned = false;
  deriveAll(vm);
}
