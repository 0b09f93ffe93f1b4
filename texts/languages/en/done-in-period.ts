/** What was built or upgraded in a period, as a condition. */
import type { DoneInPeriodKey } from '../phrases.ts';

export const doneInPeriod: Readonly<Record<DoneInPeriodKey, string>> = {
  'built some': 'you built {what} {this}',
  'built at least': 'you built at least {what} {this}',
  'built exactly': 'you built exactly {what} {this}',
  'built none': 'you built no {what} {this}',
  'upgraded some': 'you upgraded {what} {this}',
  'upgraded at least': 'you upgraded at least {what} {this}',
  'upgraded exactly': 'you upgraded exactly {what} {this}',
  'upgraded none': 'you upgraded no {what} {this}',
};
