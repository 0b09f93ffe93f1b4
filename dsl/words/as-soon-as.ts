import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';

export const asSoonAs = continuous({
  name: 'as-soon-as',
  opening: ['as', 'soon', 'as'],
  signature: [arg('test', 'condition'), colon, arg('body', 'body')],
  summary: 'Happens by itself once the condition is true for the player who acts.',
  details:
    'Looked at whenever something has happened. It happens once for each player; a card that leaves ' +
    'the zones that listen and comes back may do it again. It is not optional: write `may` where the ' +
    'player may leave it.',
  example: 'as soon as connected farms >= 6: gain 5 points',
  makes: ['as-soon-as'],
  wrapper: 'frame',
  resolve(args) {
    return { k: 'as-soon-as', test: args.condition('test'), program: args.program('body') };
  },
});
