/** How English says what several things have in common: *different colors*, *of the same type*. */
import type { AlikeKey } from '../phrases.ts';
import { noun } from './forms.ts';

export const values = { color: noun('different color'), type: noun('different type') };

export const alike: Record<AlikeKey, string> = {
  'values of': '{what} of {x}',
  'values of them': '{what} among them',
  'over different': 'the number of different values, for {phrase}[ ({as})], of {body}',
  'all of them': 'all of them',
  'all same color': '{x} are of the same color',
  'all same type': '{x} are of the same type',
  'all different color': '{x} are of different colors',
  'all different type': '{x} are of different types',
  'all same number': '{x} have the same number of {what}',
  'all different number': '{x} have different numbers of {what}',
  'post of same color': '{what} of the same color',
  'post of same type': '{what} of the same type',
  'post of different color': '{what} of different colors',
  'post of different type': '{what} of different types',
};
