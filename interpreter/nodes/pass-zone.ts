/** `pass Z to left`: all players at once give the cards of a zone of theirs to a neighbor. */
import type { Origin } from '../../dsl/internal.ts';
import { cardsIn, moveCard, zoneFor } from '../machine/cards.ts';
import { DONE, type Result } from '../machine/codes.ts';
import type { Vm } from '../machine/vm.ts';
import { Instant } from './procedure-words.ts';

export class PassZone extends Instant {
  constructor(
    origin: Origin,
    private readonly zone: { game: boolean; at: number },
    private readonly to: 'left' | 'right',
  ) {
    super(origin);
  }

  /** Nobody knows beforehand what the neighbor holds: to look-ahead, all have what they had. */
  override run(vm: Vm): Result {
    if (vm.lookAhead > 0) return DONE;
    const { players, zoneDefs } = vm.game.tables;
    const held = Array.from({ length: players }, (_, seat) => cardsIn(vm, zoneFor(vm, this.zone, seat)));
    held.forEach((cards, seat) => {
      const neighbor = (seat + (this.to === 'left' ? 1 : players - 1)) % players;
      // the first card of a stack is put there last
      for (const card of cards.toReversed()) moveCard(vm, card, zoneFor(vm, this.zone, neighbor), 'top', true);
    });
    const { id } = zoneDefs[zoneFor(vm, this.zone, 0)];
    vm.sink?.push({ type: 'pass', player: vm.player, zone: id, to: this.to });
    return DONE;
  }
}
