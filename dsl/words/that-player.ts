import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';

export const thatPlayer = immediate({
  name: 'that-player',
  opening: ['that', 'player'],
  signature: [colon, arg('body', 'body')],
  summary: 'The player of whom was spoken does it: the one whose deed `another player …` heard.',
  details:
    'Inside, everything is about that player, who also decides: `that player: lose 1 credit`. The colon takes in the rest of the line; ' +
    'what the acting player does after it is outside of brackets: `(that player: lose 1 credit) then gain 1 kelp`. ' +
    'A number of that player is `… of that player`: `gain 1 credit per farm of that player`.',
  example: 'when another player builds city: gain 1 credit then that player: gain 1 kelp',
  makes: ['each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const that = args.thatPlayer();
    const { v, result: effect } = args.loop('player', undefined, () => args.actingAs(that, () => args.effect('body')));
    return that === undefined ? undefined : { k: 'each', over: { k: 'players', that }, v, effect };
  },
});
