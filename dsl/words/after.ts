import { arg, colon } from './elements.ts';
import { continuous } from './declaration.ts';

export const after = continuous({
  name: 'after',
  opening: ['after'],
  signature: [arg('event', 'event'), colon, arg('body', 'body')],
  summary: 'Each time the effect of a card that is used, or of a slot that is performed, has been done.',
  details:
    '`when you use …` and `when you perform …` come before that effect. All other events come after what happens anyway: they are ' +
    'listened to with `when`.',
  example: 'once per era: after you use action-card: may use it',
  makes: ['when'],
  wrapper: 'frame',
  resolve(args) {
    const event = args.event('event');
    const program = args.program('body', event?.start ?? { it: 'any', amount: true });
    if (!event) return undefined;
    const events = event.events.map((one) => {
      switch (one.k) {
        case 'use':
          return { ...one, k: 'used' as const };
        case 'perform':
          return { ...one, k: 'performed' as const };
        default:
          return undefined;
      }
    });
    if (events.some((one) => one === undefined || one.another)) {
      args.report('after-what', args.range('event'));
      return undefined;
    }
    return { k: 'when', events: events.filter((one) => one !== undefined), program };
  },
});
