/** Headings of tables in Italian, in lower case, and how a heading names the language. Messages name the first of each. */
import type { TableHeadings } from '../headings.ts';

export const headings: TableHeadings = {
  columns: {
    number: ['numero', 'n.', 'numero carta', 'numero della carta'],
    name: ['nome', 'titolo', 'carta', 'nome carta', 'nome della carta', 'titolo carta', 'titolo della carta'],
    color: ['colore', 'colore carta', 'colore della carta'],
    type: ['tipo', 'tipo carta', 'tipo di carta', 'tipologia'],
    effect: ['effetto esatto', 'effetto'],
    text: ['testo', 'effetto', 'testo carta', 'testo della carta', 'effetto carta', 'regole', 'descrizione', 'abilità'],
    deck: ['mazzo', 'epoca'],
    price: ['costo', 'prezzo'],
    copies: ['copie', 'quantità', 'quantita', 'qtà', 'q.tà', 'numero di copie', 'quante'],
    language: ['lingua'],
    id: [],
    option: ['opzione', 'scelta', 'alternativa'],
    further: ['secondo effetto', 'altro effetto', 'ulteriore effetto', 'secondo testo', 'altro testo'],
    attribute: [],
  },
  language: ['it', 'ita', 'italian', 'italiano', 'італійська', 'італійською'],
};
