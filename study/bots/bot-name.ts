/** Bots as people name them: `usual`, or with another budget `usual:80` (lines a choice) or `usual:5ms`. */
import { type BotKind, botKind } from './bot.ts';
import type { Budget } from './budget.ts';

export interface NamedBot {
  kind: BotKind;
  budget: Budget | undefined;
}

/** - `unknown`: no bot has this name; `thoughtless`: it has no budget; `bad-budget`: not a number of lines, or of milliseconds */
type BotNameProblem = 'unknown' | 'thoughtless' | 'bad-budget';

export function botNamed(text: string): NamedBot | BotNameProblem {
  const [name, budget, ...more] = text.split(':');
  const kind = botKind(name);
  if (kind === undefined) return 'unknown';
  if (budget === undefined) return { kind, budget: undefined };
  if (!kind.thinks) return 'thoughtless';
  const match = /^([1-9]\d{0,6})(ms)?$/.exec(budget);
  if (match === null || more.length > 0) return 'bad-budget';
  const n = Number(match[1]);
  return { kind, budget: match[2] === undefined ? { lines: n } : { milliseconds: n } };
}

/** The same for a name that has been checked. */
export function knownBot(text: string): NamedBot {
  const bot = botNamed(text);
  if (typeof bot === 'string') throw new Error(`no bot "${text}": ${bot}`);
  return bot;
}
