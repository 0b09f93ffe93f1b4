import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';
import { SITES } from './fitting-names.ts';

export const ownerOf = immediate({
  name: 'owner-of',
  opening: ['owner', 'of'],
  signature: [arg('what', 'phrase', { names: SITES }), colon, arg('body', 'body')],
  summary: 'The player to whom the piece on this site belongs does it.',
  details:
    'Inside, everything is about that player, who also decides; `it` is what it was. Where nobody has a piece there, nothing happens. ' +
    'A number of that player is `… of owner of it`, and what is paid or taken is `to owner of it`, `from owner of it`: where nobody has ' +
    'a piece there, the number is 0, and nothing can be paid or taken. Of a kind of piece each player is meant who has one.',
  example: 'choose outpost then owner of it: gain 1 credit',
  makes: ['each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const test = args.owner('what');
    const { v, result: effect } = args.asOwner(() => args.effect('body'));
    const { origin } = effect;
    return test && { k: 'each', over: { k: 'players' }, v, effect: { k: 'if', test, then: effect, origin } };
  },
});
