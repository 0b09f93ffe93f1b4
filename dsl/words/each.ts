import { arg, colon, flag, keyword, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { COLLECTIONS, named } from './fitting-names.ts';

const TYPES = { sites: 'site', cards: 'card', slots: 'slot', players: 'player' } as const;

/** Each one that was chosen has a variable. */
const MOST_CHOSEN = 9;

export const each = immediate({
  name: 'each',
  opening: ['each'],
  signature: [
    optional(flag('limit', 'up-to'), arg('n', 'atom', { difference: 'limit' })),
    arg('over', 'phrase', { names: COLLECTIONS, form: 'each' }),
    maybeFlag('start', 'from-you'),
    optional(keyword('as'), arg('as', 'name', { names: named() })),
    colon,
    arg('body', 'body'),
  ],
  summary: 'Once for each of these sites, cards, slots or players.',
  details:
    'Inside, `it` (and the name after `as`) is the one whose turn it is. `each player:` makes everybody act in the order of ' +
    'play, `each other player:` everybody but the one who acts; with `from you` it begins with the ' +
    'player who acts, or the one after. `each up to 3 connected cities:` lets the player choose so ' +
    'many of them, one after the other, each once. ' +
    'With `of different colors`, or `of the same color`, each one chosen is different from, or like, ' +
    'those before: `each up to 3 cards in hand of different colors: …`. Afterwards `amount` is how ' +
    'many were chosen: `(each up to 3 connected cities: build farm on building-site of it) then if ' +
    'amount = 3: gain 3 points`.',
  example: 'each connected city: gain 1 credit',
  makes: ['each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const alike = args.has('n') ? args.alike('over', 'n')?.alike : undefined;
    const over = args.components('over', ['sites', 'cards', 'slots', 'players']);
    const { v, result: effect } = args.loop(over ? TYPES[over.k] : 'any', 'as', () => args.effect('body'));
    if (over && args.flag('start') !== undefined) {
      if (over.k === 'players' && !args.has('n')) return { k: 'each', over: { ...over, fromMe: true }, v, effect };
      args.report('from-whom', args.range('start'));
      return undefined;
    }
    if (!over || !args.has('n')) return over && { k: 'each', over, v, effect };
    const n = args.count('n');
    if (n.k !== 'const' || n.n > MOST_CHOSEN || over.k === 'players') {
      args.report('limit-of-each', args.range('n'), { limit: MOST_CHOSEN });
      return undefined;
    }
    args.bindHowMany();
    return { k: 'each', over, v, effect, chosen: args.fresh('number', n.n), ...(alike ? { alike } : {}) };
  },
});
