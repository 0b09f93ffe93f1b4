/** What decides a condition. */
import { type Cond, IT } from '../../dsl/internal.ts';

/** Variables that decide a condition together with what never changes in a game; null where more does. */
export function deciding(test: Cond): number[] | null {
  switch (test.k) {
    case 'same-color':
      return test.a.v === IT || test.b.v === IT ? null : [test.a.v, test.b.v];
    case 'color-is':
      return test.of.v === IT ? null : [test.of.v];
    case 'option-is':
      return [];
    case 'not':
      return deciding(test.of);
    case 'and':
    case 'or': {
      const parts = test.of.map(deciding);
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
    default:
      return null;
  }
}
