/** What is laid on a grid, its ports, and the directions of grids, in Italian. */
import type { NounForms } from '../forms.ts';
import { wordTable } from '../../../dsl/internal.ts';
import { noun } from './forms.ts';

export const LAID = {
  'event lay': 'posi/posate {phrase}',
  'post covered': '{what} sotto {x}',
  'post anchor': '{what} in cui si trova {x}',
  'post cover': '{what} sopra {x}',
  'post toward': '{what} a {way} di {from}',
  'post step': '{what} un passo lungo {way} da {from}',
  'post joined': '{what} che {way} unisce a {from}',
  'ports matched': 'il numero di {what} che combaciano',
  'ports facing': 'il numero di lati in cui {of} o ciò che ha accanto ha {port}',
  'each port matched': '{what} che combacia',
  'port meets': '{what} combacia',
  'ports meet': '{what} combaciano',
  'no port meets': 'nulla combacia con {what:gen}',
  'ports fit': '{port} tra {of} e ciò che ha accanto combacia',
  covers: '{of} copre {what}',
  'covers none': '{of} non copre {what}',
  'lies next to': '{of} tocca {what}',
};

export const PORTS = noun('m', 'attacco', 'attacchi');

export const DIRECTIONS: Readonly<Record<string, NounForms>> = wordTable({
  north: noun('m', 'nord'),
  'north-east': noun('m', 'nord-est'),
  east: noun('m', 'est'),
  'south-east': noun('m', 'sud-est'),
  south: noun('m', 'sud'),
  'south-west': noun('m', 'sud-ovest'),
  west: noun('m', 'ovest'),
  'north-west': noun('m', 'nord-ovest'),
});
