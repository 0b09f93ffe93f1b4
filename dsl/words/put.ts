import { counterItems } from './counter-items.ts';
import { immediate } from './declaration.ts';
import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { SITES } from './fitting-names.ts';

export const put = immediate({
  name: 'put',
  opening: ['put'],
  signature: [
    arg('items', 'items'),
    maybeFlag('receiver', 'on-this'),
    optional(keyword('on'), arg('on', 'phrase', { names: SITES, form: 'each' })),
  ],
  summary: 'Put these from the supply on this card, or on each of these sites.',
  details:
    'How much of it lies there is `steelplast of this`; `this is empty` asks whether nothing does. `take 1 steelplast from this` ' +
    'gives it to the acting player, and `pay 1 steelplast to this` puts it there from what that player has. Several ' +
    'kinds may lie there: `resources of this` are all of a class, `different resources of this` how ' +
    'many kinds, and `take (resources of this) ' +
    'resources from this` takes everything. What lies on a card that comes into a zone that does not listen goes back to the ' +
    'supply; on a board it stays. ' +
    'On sites lie the counters that say so (`lies-on`), each site has its own: `put 4 seeds on pit`, `seeds of it`, `pit with ' +
    'seeds >= 1`. Of a counter of the players each has their own there, and `foreign` ones are those of all others. ' +
    'Another card is chosen first: `choose card in claimed where it is not this then put 1 kelp on it`; of several it is put on each.',
  example: 'put 4 steelplast on this',
  makes: ['put', 'each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const items = counterItems(args);
    const each = args.eachCardOn((on) => ({ k: 'put', items, on, origin: args.origin() }));
    if (each) return each;
    const on = args.lyingOn('receiver', items);
    return on === undefined || on.type === 'player' ? undefined : { k: 'put', items, on };
  },
});
