/** Italian words for parts of several messages: kinds of names, tokens, lists, numbers. */
import type { KindWords } from '../../../../service/translations/words.ts';

const WORDS: KindWords = {
  kinds: {
    counter: 'contatore',
    constant: 'costante',
    option: 'opzione',
    piece: 'pezzo',
    class: 'classe',
    'site-kind': 'tipo di sito',
    shape: 'forma',
    predicate: 'condizione',
    period: 'periodo',
    color: 'colore',
    zone: 'zona',
    deck: 'mazzo',
    type: 'tipo di carta',
    track: 'tracciato',
    signal: 'segnale',
    slot: 'casella',
    card: 'carta',
    site: 'sito',
    tag: 'etichetta di sito',
    way: 'via di una plancia',
    attribute: 'attributo',
    procedure: 'procedura',
    program: 'programma',
    route: 'percorso',
    board: 'plancia',
    goal: 'obiettivo',
    preset: 'posizione pronta',
    face: 'faccia di una carta',
    player: 'giocatore',
    component: 'componente',
  },
  found(found) {
    if ('image' in found) return `ma c’è «${found.image}»`;
    return found.at === 'end-of-text' ? 'ma il testo finisce' : 'ma la riga finisce';
  },
};

export const { kinds, found } = WORDS;

export const q = (text: string | number): string => `«${text}»`;
export const either = (words: readonly (string | number)[]): string => words.map(q).join(' o ');
export const list = (words: readonly (string | number)[]): string => words.map(q).join(', ');

const GROUPED = new Intl.NumberFormat('it', { useGrouping: 'always' });
export const number = (n: number): string => GROUPED.format(n);
