import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';

export const eachColor = immediate({
  name: 'each-color',
  opening: ['each', 'color'],
  signature: [colon, arg('body', 'body')],
  summary: 'Once for each color of the pack.',
  details:
    'Inside, it is *that color*: `each color: if card in hand of that color: gain 1 point`. `it` is what it was before. ' +
    'How many colors there are among some things is `different colors of cards in hand`.',
  example: 'each color: move 1 card in hand of that color to claimed',
  makes: ['each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const { v, result: effect } = args.eachColor(() => args.effect('body'));
    return { k: 'each', over: { k: 'colors' }, v, effect };
  },
});
