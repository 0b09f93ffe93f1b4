/** All words of the language, in the order of the reference. */
import { gain } from './gain.ts';
import { lose } from './lose.ts';
import { take } from './take.ts';
import { put } from './put.ts';
import { pay } from './pay.ts';
import { build } from './build.ts';
import { upgrade } from './upgrade.ts';
import { advance } from './advance.ts';
import { count } from './count.ts';
import { choose } from './choose.ts';
import { chooseKind } from './choose-kind.ts';
import { chooseColor } from './choose-color.ts';
import { pick } from './pick.ts';
import { move } from './move.ts';
import { look } from './look.ts';
import { conceal } from './conceal.ts';
import { reveal } from './reveal.ts';
import { shuffle } from './shuffle.ts';
import { pass } from './pass.ts';
import { rotatePlayers } from './rotate-players.ts';
import { shufflePlayers } from './shuffle-players.ts';
import { use } from './use.ts';
import { resolve } from './resolve.ts';
import { resolveSpace } from './resolve-space.ts';
import { perform } from './perform.ts';
import { occupy } from './occupy.ts';
import { block } from './block.ts';
import { vacate } from './vacate.ts';
import { place } from './place.ts';
import { lay } from './lay.ts';
import { remove } from './remove.ts';
import { relocate } from './relocate.ts';
import { transfer } from './transfer.ts';
import { replace } from './replace.ts';
import { ready } from './ready.ts';
import { exhaust } from './exhaust.ts';
import { set } from './set.ts';
import { discard } from './discard.ts';
import { dispose } from './dispose.ts';
import { doWord } from './do.ts';
import { signal } from './signal.ts';
import { order } from './order.ts';
import { dealBoards } from './deal-boards.ts';
import { confirm } from './confirm.ts';
import { begin } from './begin.ts';
import { end } from './end.ts';
import { endGame } from './end-game.ts';
import { ifWord } from './if.ts';
import { may } from './may.ts';
import { must } from './must.ts';
import { eachColor } from './each-color.ts';
import { eachDirection } from './each-direction.ts';
import { eachKind } from './each-kind.ts';
import { each } from './each.ts';
import { ownerOf } from './owner-of.ts';
import { thatPlayer } from './that-player.ts';
import { repeat } from './repeat.ts';
import { repeatUntil } from './repeat-until.ts';
import { upTo } from './up-to.ts';
import { anyTimes } from './any-times.ts';
import { anyOrder } from './any-order.ts';
import { until } from './until.ts';
import { atEnd } from './at-end.ts';
import { atMost } from './at-most.ts';
import { best } from './best.ts';
import { when } from './when.ts';
import { after } from './after.ts';
import { asSoonAs } from './as-soon-as.ts';
import { instead } from './instead.ts';
import { once } from './once.ts';
import { discount } from './discount.ts';
import { discountAll } from './discount-all.ts';
import { change } from './change.ts';
import { letWord } from './let.ts';
import { letPay } from './let-pay.ts';
import { treat } from './treat.ts';
import { allow } from './allow.ts';
import { allowChoice } from './allow-choice.ts';
import type { AnyWord, PhraseKeys, Signature } from './declaration.ts';
import type { ContinuousKind, EffectKind } from './resolver.ts';

const ALL = [
  // immediate effects
  gain,
  lose,
  take,
  put,
  pay,
  build,
  upgrade,
  advance,
  choose,
  chooseKind,
  chooseColor,
  pick,
  count,
  move,
  look,
  reveal,
  conceal,
  shuffle,
  shufflePlayers,
  rotatePlayers,
  pass,
  use,
  resolve,
  resolveSpace,
  perform,
  occupy,
  block,
  vacate,
  place,
  lay,
  relocate,
  transfer,
  remove,
  replace,
  ready,
  exhaust,
  set,
  discard,
  dispose,
  doWord,
  signal,
  order,
  dealBoards,
  confirm,
  begin,
  end,
  endGame,
  // words around other effects: conditions, choices, repetition, time
  ifWord,
  may,
  must,
  each,
  eachColor,
  eachDirection,
  eachKind,
  thatPlayer,
  ownerOf,
  repeat,
  repeatUntil,
  upTo,
  anyTimes,
  anyOrder,
  until,
  atEnd,
  atMost,
  best,
  // continuous effects
  when,
  after,
  asSoonAs,
  instead,
  once,
  discount,
  discountAll,
  change,
  letWord,
  letPay,
  treat,
  allow,
  allowChoice,
] as const;

type Word = (typeof ALL)[number];
/** `gain`, `upgrade up-to`, `if else` …: every language says each of them in `texts/languages/XX/words.ts`. */
export type WordPhraseKey = Word extends infer W
  ? W extends { name: infer Name extends string; signature: infer S extends Signature; variants?: readonly (infer V)[] }
    ? PhraseKeys<Name, S, V & string>
    : never
  : never;

/** Kinds of effects that are made by lines, `or` and `then`, not by words. */
type JoiningKind = 'block' | 'or' | 'then';
/** Every other kind is made by some word: this does not compile if one is missing. */
type MadeKind = Word['makes'][number];
({}) satisfies Record<Exclude<EffectKind | ContinuousKind, MadeKind | JoiningKind>, never>;

export const WORDS: readonly AnyWord[] = ALL;

export const WORD_BY_NAME: ReadonlyMap<string, AnyWord> = new Map(WORDS.map((word) => [word.name, word]));
