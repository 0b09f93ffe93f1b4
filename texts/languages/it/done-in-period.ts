/** What was built or upgraded in a period, as a condition. */
import type { DoneInPeriodKey } from '../phrases.ts';

export const doneInPeriod: Readonly<Record<DoneInPeriodKey, string>> = {
  'built some': 'in {this} hai/avete costruito {what}',
  'built at least': 'in {this} hai/avete costruito almeno {what}',
  'built exactly': 'in {this} hai/avete costruito esattamente {what}',
  'built none': 'in {this} non hai/avete costruito {what}',
  'upgraded some': 'in {this} hai/avete migliorato {what}',
  'upgraded at least': 'in {this} hai/avete migliorato almeno {what}',
  'upgraded exactly': 'in {this} hai/avete migliorato esattamente {what}',
  'upgraded none': 'in {this} non hai/avete migliorato {what}',
};
