/** I messaggi del riferimento. */
import type { ReferenceMessages } from '../en/page-reference.ts';

export const REFERENCE_IT: ReferenceMessages = {
  search: 'Cerca nel riferimento',
  searchHint: 'Una parola del linguaggio, una parola di una carta, una chiave o il codice di un problema',
  found: { one: '{n} pagina', many: '{n} di pagine', other: '{n} pagine' },
  foundMore: {
    one: '{n} pagina, prima le più vicine',
    many: '{n} di pagine, prima le più vicine',
    other: '{n} pagine, prima le più vicine',
  },
  none: 'Nel riferimento nessuna pagina ha queste parole.',
  loading: 'Il riferimento si sta caricando …',
  failed: 'Non è stato possibile caricare il riferimento. Chiudilo e riaprilo.',
  all: 'Tutte le pagine',
  close: 'Chiudi il riferimento',
  'chapter.guide': 'Guide',
  'chapter.word': 'Parole',
  'chapter.name': 'Nomi e aggettivi',
  'chapter.event': 'Eventi',
  'chapter.section': 'Sezioni e chiavi',
  'chapter.scenario': 'Scenari',
  'chapter.diagnostic': 'Problemi e rimedi',
  says: 'Su una carta:',
  try: 'Provalo in “Prove”',
  copy: 'Copia',
  notCopied: 'Il browser non permette di copiare.',
  related: 'Vedi anche',
};
