/**
 * `choose slot of other players then that player: …`: who has a marker on the slot. Where several have one, the player is asked, but only
 * if something speaks of that player. `choose card in claimed of other players then that player: …`: whose card it is.
 */
import type { Cards, Effect, Origin, Players, Slots, Var } from './ir.ts';
import { saidOfCards } from './narrowed-cards.ts';
import type { Binding, Scope } from './scope.ts';

/** The other players with a marker on the slot of the variable; `me`: a variable for the one who acts. */
export function slotHolders(slot: Var, me: Var): Players {
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

/** What was chosen that others have, and who that is: whoever has a marker on the slot, or has the card in that zone. */
export interface Held {
  v: Var;
  zone?: string;
  holder: Binding;
}

/** The other players who have it; `me`: a variable for the one who acts. */
export const holders = ({ v, zone }: Held, me: Var): Players =>
  zone === undefined
    ? slotHolders(v, me)
    : {
        others: true,
        me,
        test: {
          k: 'some-cards',
          cards: {
            k: 'and',
            of: [
              { k: 'var', v },
              { k: 'in', zone },
            ],
          },
        },
      };

/** From here on `that player` is one who has what was chosen, unless it is somebody else already. */
export function speakOfHolder(effect: Effect, scope: Scope): Held | undefined {
  if (scope.thatPlayer) return undefined;
  const zone = effect.k === 'choose-card' ? zoneOfOthers(effect.cards) : undefined;
  const isSlot = effect.k === 'choose-slot' && areOfOthers(effect.slots);
  if (!isSlot && (effect.k !== 'choose-card' || zone === undefined)) return undefined;
  const holder = { ...scope.fresh('player'), isMeant: false };
  scope.thatPlayer = holder;
  return { v: effect.v, holder, ...(zone === undefined ? {} : { zone }) };
}

/** `card in claimed of other players` */
const zoneOfOthers = (cards: Cards): string | undefined =>
  saidOfCards(cards, (set) => (set.k === 'in' && set.others ? set.zone : undefined));

const areOfOthers = (slots: Slots): boolean =>
  slots.k === 'of-others' ||
  (slots.k === 'and' && slots.of.some(areOfOthers)) ||
  (slots.k === 'such-that' && areOfOthers(slots.base));
