/** What was built or upgraded in a period, as a condition. */
import type { DoneInPeriodKey } from '../phrases.ts';

export const doneInPeriod: Readonly<Record<DoneInPeriodKey, string>> = {
  'built some': 'ви побудували {what:acc} {this:gen}',
  'built at least': 'ви побудували щонайменше {what:acc} {this:gen}',
  'built exactly': 'ви побудували рівно {what:acc} {this:gen}',
  'built none': 'ви не побудували {what:gen} {this:gen}',
  'upgraded some': 'ви покращили {what:acc} {this:gen}',
  'upgraded at least': 'ви покращили щонайменше {what:acc} {this:gen}',
  'upgraded exactly': 'ви покращили рівно {what:acc} {this:gen}',
  'upgraded none': 'ви не покращили {what:gen} {this:gen}',
};
