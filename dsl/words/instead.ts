import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';

export const instead = continuous({
  name: 'instead',
  opening: ['instead', 'of'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  summary: 'Before this happens, that may be done in its place.',
  details:
    'Only what somebody gains can be replaced; what is gained beside it in the same line stays. What is replaced never happened. ' +
    '`you gain 1 steelplast` and `connected farm gives 1 point` replace that many, and the rest is ' +
    'gained as usual. `you draw card` and `slot gives card` replace all cards that are drawn at once. ' +
    'Behind `once per …:` one such gain in each period.',
  example: 'instead of you gain steelplast: gain amount credits',
  makes: ['instead'],
  wrapper: 'frame',
  variants: ['once'],
  resolve(args) {
    const event = args.event('event');
    const program = args.program('body', event?.start ?? { it: 'any', amount: true });
    if (!event) return undefined;
    const [pattern, ...others] = event.events;
    if ((pattern?.k !== 'gain' && pattern?.k !== 'draw') || pattern.nth || pattern.another || others.length > 0) {
      args.report('instead-of-what', args.range('event'));
      return undefined;
    }
    return { k: 'instead', event: pattern, program };
  },
});
