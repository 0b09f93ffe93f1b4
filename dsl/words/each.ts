import { arg, colon, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { COLLECTIONS, named } from './fitting-names.ts';

const TYPES = { sites: 'site', cards: 'card', slots: 'slot', players: 'player' } as const;

export const each = immediate({
  name: 'each',
  opening: ['each'],
  signature: [
    arg('over', 'phrase', { names: COLLECTIONS, form: 'each' }),
    optional(keyword('as'), arg('as', 'name', { names: named() })),
    colon,
    arg('body', 'body'),
  ],
  summary: 'Once for each of these sites, cards, slots or players.',
  details:
    'Inside, `it` (and the name after `as`) is the one whose turn it is. `each player:` makes everybody act in the order of play.',
  example: 'each connected city: gain 1 credit',
  makes: ['each'],
  subject: null,
  events: [],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: 'frame',
  phrases: {
    each: {
      en: 'for {over}[ ({as})], {body}',
      it: 'per {over}[ ({as})], {body}',
      uk: 'для {over:gen}[ ({as})]: {body}',
    },
  },
  resolve(args) {
    const over = args.components('over', ['sites', 'cards', 'slots', 'players']);
    const { v, result: effect } = args.loop(over ? TYPES[over.k] : 'any', 'as', () => args.effect('body'));
    return over && { k: 'each', over, v, effect };
  },
});
