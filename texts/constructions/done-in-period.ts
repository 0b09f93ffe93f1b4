/** What was done in a period: *you built at least 2 farms this turn*; what each phrase means, the first that fits. */
import type { Conditions } from './template.ts';

export const DONE_IN_PERIOD = {
  'built some': 'built {what} this {period} >= 1',
  'built none': 'built {what} this {period} = 0',
  'built at least': 'built {what} this {period} >= {n}',
  'built exactly': 'built {what} this {period} = {n}',
  'upgraded some': 'upgraded {what} this {period} >= 1',
  'upgraded none': 'upgraded {what} this {period} = 0',
  'upgraded at least': 'upgraded {what} this {period} >= {n}',
  'upgraded exactly': 'upgraded {what} this {period} = {n}',
} as const satisfies Conditions;
