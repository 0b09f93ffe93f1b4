import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';
import { named } from './fitting-names.ts';
import type { Effect, Program } from '../semantics/ir.ts';

export const once = continuous({
  name: 'once',
  opening: ['once', 'per'],
  signature: [arg('period', 'name', { names: named('period'), difference: 'limit' }), colon, arg('body', 'body')],
  summary: 'A free ability: whenever the owner decides what to do next, but only once in each period.',
  details:
    'Nobody has to use it, so `may` behind it adds nothing. Before `when …: …`, `after …: …` and ' +
    '`instead of …: …` it limits that: in each period it is done once, the first time that the owner ' +
    'of the card likes. ' +
    'What was left out, or could not be done, is not used up. It belongs to a card, which records whether it ' +
    'was used; what every player may do once in a turn is a step of the turn, `may (…)`.',
  example: 'once per turn: pay 1 kelp: gain 2 credits',
  makes: ['ability', 'when', 'instead'],
  wrapper: 'limit',
  resolve(args) {
    const period = args.id('period');
    const listens = LIMITED.some((word) => args.isWord('body', word));
    if (!args.onCard) args.report('once-without-card', args.wholeRange, { listens });
    if (listens) {
      const limited = args.lasting('body')?.continuous;
      if (limited?.k !== 'when' && limited?.k !== 'instead') return undefined;
      return period === undefined ? undefined : { ...limited, once: period };
    }
    const program = args.program('body');
    return period === undefined ? undefined : { k: 'ability', period, program: withoutMay(program) };
  },
});

/** Words of effects that listen, which it limits. */
const LIMITED = ['when', 'after', 'instead'];

/** What one may do whenever one likes need not be left a second time. */
function withoutMay(program: Program): Program {
  const inner = (effect: Effect): Effect =>
    effect.k === 'block' && effect.parts.length === 1
      ? { ...effect, parts: [inner(effect.parts[0])] }
      : effect.k === 'may'
        ? effect.effect
        : effect;
  return { ...program, body: inner(program.body) };
}
