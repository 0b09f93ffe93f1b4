/**
 * `choose slot of other players then that player: …`: who has a marker on the slot. Where several have one, the player is asked, but only
 * if something speaks of that player.
 */
import type { Effect, Origin, Players, Slots, Var } from './ir.ts';
import type { Binding, Scope } from './scope.ts';

/** The other players with a marker on the slot of the variable; `me`: a variable for the one who acts. */
export function holdersOf(slot: Var, me: Var): Players {
  const slots: Slots = { k: 'and', of: [{ k: 'var', v: slot }, { k: 'own' }] };
  return { others: true, me, test: { k: 'some-slots', slots } };
}

/** The choice of one of them. */
export const chooseHolder = (players: Players, v: Var, origin: Origin): Effect => ({
  k: 'choose-player',
  players,
  v,
  implied: true,
  origin,
});

/** From here on `that player` is one with a marker on the slot that was chosen, unless it is somebody else already. */
export function speakOfHolder(effect: Effect, scope: Scope): Binding | undefined {
  if (effect.k !== 'choose-slot' || scope.thatPlayer || !areOfOthers(effect.slots)) return undefined;
  scope.thatPlayer = { ...scope.fresh('player'), isMeant: false };
  return scope.thatPlayer;
}

const areOfOthers = (slots: Slots): boolean =>
  slots.k === 'of-others' ||
  (slots.k === 'and' && slots.of.some(areOfOthers)) ||
  (slots.k === 'such-that' && areOfOthers(slots.base));
