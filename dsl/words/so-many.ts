/** `up to` before a number: the player may stop before so many are done, and `amount` says afterwards how many were. */
import type { Effect, Num } from '../semantics/ir.ts';
import type { ResolvedEffect, ResolverArguments } from './resolver.ts';

/** For words that count what they do by themselves. */
export function upToSoMany(args: ResolverArguments<'limit'>): { upTo?: true } {
  if (args.flag('limit') === undefined) return {};
  args.bindHowMany();
  return { upTo: true };
}

/** For words that do it once as often as the player likes, at most `times`. */
export function upToTimes<Kind extends Effect['k']>(
  args: ResolverArguments<'limit'>,
  times: Num,
  once: ResolvedEffect<Kind>,
): ResolvedEffect<'up-to'> {
  args.bindHowMany();
  return { k: 'up-to', times, effect: { ...once, origin: args.origin() } };
}
