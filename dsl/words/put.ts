import { counterItems } from './counter-items.ts';
import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const put = immediate({
  name: 'put',
  opening: ['put'],
  signature: [arg('items', 'items'), keyword('on'), keyword('this')],
  summary: 'Put these from the supply on this card.',
  details:
    'How much of it lies there is `steelplast of this`; `this is empty` asks whether nothing does. `take 1 steelplast from this` ' +
    'gives it to the acting player, and `pay 1 steelplast to this` puts it there from what that player has. Several ' +
    'kinds may lie there: `resources of this` are all of a class, `different resources of this` how ' +
    'many kinds, and `take (resources of this) ' +
    'resources from this` takes everything. What lies on a card that comes into a zone that does not listen goes back to the supply.',
  example: 'put 4 steelplast on this',
  makes: ['put'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const items = counterItems(args);
    const on = args.thisCard();
    return on === undefined ? undefined : { k: 'put', items, on };
  },
});
