import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';
import { SLOTS } from './fitting-names.ts';

export const allowChoice = continuous({
  name: 'allow-choice',
  opening: ['allow', 'choosing'],
  signature: [arg('what', 'phrase', { names: SLOTS }), colon, arg('body', 'body')],
  summary: 'Where an available slot is chosen, one of these may be chosen in its place; then this must be done.',
  details:
    '`it` is the slot, and `that player` is who occupies it: another player, whom one chooses where ' +
    'there are several. A slot is offered only where all that must be done can be done.',
  example: 'allow choosing slot of other players: pay 2 credits to that player',
  makes: ['allow-choice'],
  wrapper: 'frame',
  resolve(args) {
    return { k: 'allow-choice', slots: args.slots('what'), program: args.programOfSlot('body') };
  },
});
