/** Other ways to say that pieces are moved, in Italian: parsed, never rendered. */
import type { Wordings } from '../wordings.ts';

export const MOVING: Wordings['patterns'] = {
  relocate: [
    'sposta/spostate {what} in {on}',
    'muovi/muovete {what}[ di {n} passo|passi|spazio|spazi][ lungo {way}][ passando per {through}] su {on}',
    'sposta/spostate {what} di {n} spazio|spazi[ passando per {through}] su {on}',
    'sposta/spostate {what}[ di {n} passo|passi|spazio|spazi] attraverso {through} su {on}',
  ],
  'relocate up-to': [
    'muovi/muovete {what} di non più di {n} passo|passi|spazio|spazi[ lungo {way}][ passando per {through}] su {on}',
    'muovi|sposta/muovete|spostate {what} fino a {n} passo|passi|spazio|spazi[ passando per {through}] su {on}',
    'sposta/spostate {what} di al massimo {n} passo|passi|spazio|spazi[ passando per {through}] su {on}',
  ],
  'event pass': ['passi/passate sopra {phrase}', 'passi/passate attraverso {phrase}', 'entri/entrate in {phrase}'],
};
