/** What changes in a position, in Italian. */
import type { PositionWords } from '../positions.ts';

export const positions: PositionWords = {
  players: {
    me: 'io',
    other: 'altro',
    third: 'terzo',
    fourth: 'quarto',
    fifth: 'quinto',
    sixth: 'sesto',
    seventh: 'settimo',
    eighth: 'ottavo',
  },
  neutral: 'neutrale',
  nobody: 'nessuno',
  empty: 'niente',
  order: 'ordine di turno',
  acting: 'di turno',
  reached: 'raggiunto',
  board: 'plancia',
  site: (id) => `sito ${id}`,
  tile: (site) => `tessera su ${site}`,
  supply: (piece) => `in tutto (${piece})`,
  space: (n) => `casella ${n}`,
  upgraded: (piece) => `${piece}, pezzo migliorato`,
  used: 'usata',
  marks: (n) => `segni: ${n}`,
  abilityUsed: 'abilità usata',
  was: (is, was) => `${is} (prima: ${was})`,
  reordered: (list) => `altro ordine: ${list}`,
  inAll: (shown, n) => `${shown}, … ${n} in tutto`,
};
