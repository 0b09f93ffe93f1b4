import { arg, colon, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const each = {
  name: 'each',
  opening: ['each'],
  signature: [arg('over', 'phrase'), optional(keyword('as'), arg('as', 'name')), colon, arg('body', 'body')],
  role: 'immediate',
  summary: 'Once for each of these sites, cards, slots or players.',
  details:
    'Inside, `it` (and the name after `as`) is the one whose turn it is. `each player:` makes everybody act in the order of play.',
  example: 'each connected city: gain 1 credit',
} as const satisfies WordDeclaration;

const TYPES = { sites: 'site', cards: 'card', slots: 'slot', players: 'player' } as const;

export function resolveEach(read: ArgumentResolver): Act | undefined {
  const over = read.things('over', ['sites', 'cards', 'slots', 'players']);
  const element = read.scope.fresh(over ? TYPES[over.k] : 'any');
  const name = read.name('as');
  if (name) read.scope.checkFree(name);
  const effect = read.scope.loop(element, name, () => read.effect('body'));
  return over && { k: 'each', over, v: element.v, effect };
}
