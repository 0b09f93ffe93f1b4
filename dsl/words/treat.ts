import { arg, keyword } from './elements.ts';
import { continuous } from './declaration.ts';
import { named, SITES } from './fitting-names.ts';

export const treat = continuous({
  name: 'treat',
  opening: ['treat'],
  signature: [
    arg('what', 'phrase', { names: SITES, form: 'many' }),
    keyword('as'),
    arg('predicate', 'name', { names: named('predicate') }),
  ],
  summary: 'These sites count as having a property.',
  details:
    'The property is a predicate of the pack; what it means is said by whoever asks for it. That ' +
    'pieces give nothing is such a property: declare it ' +
    '(`idle: farm and not farm`, which is said of none), let the step that collects pass over it ' +
    '(`each not idle farm: …`), and write `treat upgraded farms as idle`. For a while, and of one ' +
    'that was chosen: `choose city as town then until end of era: treat buildings of town as idle`.',
  example: 'treat cities with structures >= 3 as connected',
  makes: ['treat'],
  variants: ['one'],
  wrapper: null,
  resolve(args) {
    const [sites, as] = [args.sites('what'), args.id('predicate')];
    return as === undefined ? undefined : { k: 'treat', sites, as };
  },
});
