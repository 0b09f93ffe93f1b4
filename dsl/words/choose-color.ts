import { immediate } from './declaration.ts';

export const chooseColor = immediate({
  name: 'choose-color',
  opening: ['choose', 'color'],
  signature: [],
  summary: 'The player chooses one of the colors of the pack.',
  details:
    'Afterwards it is *that color*: `cards of them of that color`, `slot of that color`. Without it, ' +
    '*that color* is the color of `it`, a card or a slot.',
  example: 'choose color then move cards in hand of that color to claimed',
  makes: ['choose-color'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    return { k: 'choose-color', v: args.bindColor() };
  },
});
