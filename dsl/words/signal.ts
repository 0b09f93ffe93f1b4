import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { ANYTHING, named } from './fitting-names.ts';

export const signal = immediate({
  name: 'signal',
  opening: ['signal'],
  signature: [
    arg('name', 'name', { names: named('signal') }),
    optional(keyword('of'), arg('what', 'phrase', { names: ANYTHING })),
  ],
  summary: 'Announce that this happened.',
  details:
    'A `when` with the name of the signal reacts to it; `it` is then the component after `of`, which ' +
    'the pack declares with the signal: `match: {of: slot}`.',
  example: 'signal mismatch of this',
  makes: ['signal'],
  subject: null,
  events: ['signal'],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const [signal, of] = [args.id('name'), args.ref('what')];
    const declared = args.signalOf('name');
    if (of && !declared) args.report('signal-of', args.range('what'), { signal: signal ?? '', type: of.type });
    else if (of && of.type !== declared) args.report('not-single', args.range('what'), { types: [declared!] });
    return signal === undefined ? undefined : { k: 'signal', signal, ...(of ? { of } : {}) };
  },
});
