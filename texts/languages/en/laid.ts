/** What is laid on a grid, its ports, and the directions of grids, in English. */
import type { NounForms } from '../forms.ts';
import { wordTable } from '../../../dsl/internal.ts';
import { noun } from './forms.ts';

export const LAID = {
  'event lay': 'you lay {phrase}',
  'post covered': '{what} that {x} covers',
  'post anchor': '{what} where {x} lies',
  'post cover': '{what} lying on {x}',
  'post toward': '{what} {way} of {from}',
  'post step': '{what} one step along {way} from {from}',
  'post joined': '{what} that {way} joins to {from}',
  'ports matched': 'the number of {what} that meet others',
  'ports facing': 'the number of sides at which {of} or what lies there has {port}',
  'each port matched': '{what} that meets another',
  'port meets': '{what} meets another',
  'ports meet': '{what} meet others',
  'no port meets': 'none of {what} meet others',
  'ports fit': '{port} between {of} and what lies beside it meets another',
  covers: '{of} covers {what}',
  'covers none': '{of} covers no {what}',
  'lies next to': '{of} lies next to {what}',
};

export const PORTS = noun('port');

export const DIRECTIONS: Readonly<Record<string, NounForms>> = wordTable(
  Object.fromEntries(
    ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'].map((name) => [
      name,
      noun(name, name),
    ]),
  ),
);
