/** The resolver of each word. A word without one does not compile. */
import { resolveGain } from '../words/gain.ts';
import { resolveLose } from '../words/lose.ts';
import { resolvePay } from '../words/pay.ts';
import { resolveBuild } from '../words/build.ts';
import { resolveUpgrade } from '../words/upgrade.ts';
import { resolveAdvance } from '../words/advance.ts';
import { resolveChoose } from '../words/choose.ts';
import { resolveChooseKind } from '../words/choose-kind.ts';
import { resolvePick } from '../words/pick.ts';
import { resolveMove } from '../words/move.ts';
import { resolveShuffle } from '../words/shuffle.ts';
import { resolveShufflePlayers } from '../words/shuffle-players.ts';
import { resolveUse } from '../words/use.ts';
import { resolveResolve } from '../words/resolve.ts';
import { resolvePerform } from '../words/perform.ts';
import { resolveOccupy } from '../words/occupy.ts';
import { resolveBlock } from '../words/block.ts';
import { resolveVacate } from '../words/vacate.ts';
import { resolvePlace } from '../words/place.ts';
import { resolveRemove } from '../words/remove.ts';
import { resolveReplace } from '../words/replace.ts';
import { resolveReady } from '../words/ready.ts';
import { resolveExhaust } from '../words/exhaust.ts';
import { resolveSet } from '../words/set.ts';
import { resolveDiscard } from '../words/discard.ts';
import { resolveDispose } from '../words/dispose.ts';
import { resolveDo } from '../words/do.ts';
import { resolveSignal } from '../words/signal.ts';
import { resolveOrder } from '../words/order.ts';
import { resolveDealBoards } from '../words/deal-boards.ts';
import { resolveConfirm } from '../words/confirm.ts';
import { resolveBegin } from '../words/begin.ts';
import { resolveEnd } from '../words/end.ts';
import { resolveEndGame } from '../words/end-game.ts';
import { resolveIf } from '../words/if.ts';
import { resolveMay } from '../words/may.ts';
import { resolveMust } from '../words/must.ts';
import { resolveEach } from '../words/each.ts';
import { resolveRepeat } from '../words/repeat.ts';
import { resolveUpTo } from '../words/up-to.ts';
import { resolveAnyOrder } from '../words/any-order.ts';
import { resolveUntil } from '../words/until.ts';
import { resolveAtEnd } from '../words/at-end.ts';
import { resolveBest } from '../words/best.ts';
import { resolveWhen } from '../words/when.ts';
import { resolveAsSoonAs } from '../words/as-soon-as.ts';
import { resolveInstead } from '../words/instead.ts';
import { resolveOnce } from '../words/once.ts';
import { resolveDiscount } from '../words/discount.ts';
import { resolveChange } from '../words/change.ts';
import { resolveLet } from '../words/let.ts';
import { resolveTreat } from '../words/treat.ts';
import { resolveAllow } from '../words/allow.ts';
import type { WordName } from '../words/registry.ts';
import type { ActResolver, StandResolver } from './argument-resolver.ts';

const acts = {
  gain: resolveGain,
  lose: resolveLose,
  pay: resolvePay,
  build: resolveBuild,
  upgrade: resolveUpgrade,
  advance: resolveAdvance,
  choose: resolveChoose,
  'choose-kind': resolveChooseKind,
  pick: resolvePick,
  move: resolveMove,
  shuffle: resolveShuffle,
  'shuffle-players': resolveShufflePlayers,
  use: resolveUse,
  resolve: resolveResolve,
  perform: resolvePerform,
  occupy: resolveOccupy,
  block: resolveBlock,
  vacate: resolveVacate,
  place: resolvePlace,
  remove: resolveRemove,
  replace: resolveReplace,
  ready: resolveReady,
  exhaust: resolveExhaust,
  set: resolveSet,
  discard: resolveDiscard,
  dispose: resolveDispose,
  do: resolveDo,
  signal: resolveSignal,
  order: resolveOrder,
  'deal-boards': resolveDealBoards,
  confirm: resolveConfirm,
  begin: resolveBegin,
  end: resolveEnd,
  'end-game': resolveEndGame,
  if: resolveIf,
  may: resolveMay,
  must: resolveMust,
  each: resolveEach,
  repeat: resolveRepeat,
  'up-to': resolveUpTo,
  'any-order': resolveAnyOrder,
  until: resolveUntil,
  'at-end': resolveAtEnd,
  best: resolveBest,
} satisfies Partial<Record<WordName, ActResolver>>;

const stands = {
  when: resolveWhen,
  'as-soon-as': resolveAsSoonAs,
  instead: resolveInstead,
  once: resolveOnce,
  discount: resolveDiscount,
  change: resolveChange,
  let: resolveLet,
  treat: resolveTreat,
  allow: resolveAllow,
} satisfies Partial<Record<WordName, StandResolver>>;

/** no word is missing */
({ ...acts, ...stands }) satisfies Record<WordName, unknown>;

/** words for what happens */
export const ACTS: ReadonlyMap<string, ActResolver> = new Map(Object.entries(acts));
/** words for lines that hold */
export const STANDS: ReadonlyMap<string, StandResolver> = new Map(Object.entries(stands));
