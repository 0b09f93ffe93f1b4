/** Italian messages of files and of the syntax of effects. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { either, found, number, q } from './parts.ts';

export const OF_FILES = {
  'file-too-large': ({ limit }) => `Questo file supera ${number(limit)} byte e non è stato letto.`,
  'byte-order-mark': () => 'Il file comincia con un segno d’ordine dei byte, che viene ignorato.',
  'control-character': () => 'Il file contiene un carattere di controllo.',
  'hidden-character': ({ kind }) =>
    ({
      control: 'Qui c’è un carattere di controllo.',
      direction: 'Qui c’è un segno di direzione, che mostra in altro ordine il testo che segue.',
      surrogate: 'Qui c’è solo metà di un carattere.',
      invisible: 'Qui c’è un carattere invisibile.',
    })[kind],
  'inexact-number': ({ written, because }) =>
    because === 'negative-zero'
      ? `${q(written)} non è un numero a sé: è 0.`
      : because === 'too-large'
        ? `${q(written)} supera il più grande intero che si può leggere con esattezza.`
        : `${q(written)} ha più cifre di quante se ne possano leggere con esattezza.`,
  'yaml-version': ({ version }) => `Il file dice di essere YAML ${version}; i pacchetti sono YAML 1.2.`,
  'not-utf8': () => 'Da qui in poi il file non è UTF-8.',
  'tab-indentation': () => 'In YAML si rientra con spazi, e qui c’è una tabulazione.',
  'bad-indentation': () => 'Il rientro di questa riga non va bene.',
  'bad-escape': ({ escape }) => `${q(escape)} non è una sequenza che YAML conosca.`,
  'yaml-syntax': (data) => {
    switch (data.mistake) {
      case 'second-colon':
        return 'C’è un secondo «: » in un testo senza virgolette.';
      case 'colon-in-flow':
        return 'In un testo senza virgolette c’è «: ».';
      case 'key-over-lines':
        return 'Una chiave deve stare su una riga.';
      case 'bad-first-character':
        return `Un testo senza virgolette non può cominciare con ${q(data.character)}.`;
      case 'missing-colon':
        return `Manca «:» dopo ${q(data.after)}.`;
      case 'other':
        return 'Questo non è YAML valido.';
    }
  },
  'yaml-tag': (data) =>
    ('tag' in data ? `${q(data.tag)} è` : 'Qui c’è') + ' un’etichetta YAML, che i pacchetti non usano.',
  'several-documents': () => 'Il file contiene più documenti YAML.',
  'bad-key': () => 'Una chiave è una sola parola.',
  'unsafe-key': ({ key }) => `${q(key)} non può essere una chiave.`,
  'too-deep': ({ limit }) => `Elenchi e mappe sono annidati oltre ${limit} livelli.`,
  'too-many-nodes': ({ limit }) => `Con gli alias sciolti il file ha più di ${number(limit)} valori.`,
  'too-much-text': ({ limit }) => `Con gli alias sciolti il file ha più di ${number(limit)} caratteri di testo.`,
  'empty-file': () => 'Il file è vuoto.',
  'not-a-map': () => 'Il file di un pacchetto è una mappa di sezioni.',
  'duplicate-key': ({ key }) => `La chiave ${q(key)} è data due volte in questa mappa.`,
  'cyclic-alias': ({ name }) => `${q(`*${name}`)} sta dentro ciò che ripete.`,
  'unknown-alias': ({ name }) => `Prima di questo alias non c’è l’ancora ${q(`&${name}`)}.`,
  'unclosed-quote': () => 'Queste virgolette non sono mai chiuse.',
  'unclosed-bracket': (data) =>
    data.in === 'yaml'
      ? `Manca ${q(data.bracket)} prima di questo punto.`
      : 'Manca «)» che chiuda la parentesi aperta qui.',
} satisfies Partial<DiagnosticMessages>;

export const OF_SYNTAX = {
  'text-too-long': () => 'L’effetto è troppo lungo.',
  'nested-too-deep': () => 'L’annidamento è troppo profondo.',
  'unexpected-character': ({ characters }) => `${q(characters)} non ha senso in un effetto.`,
  'bad-name': (data) =>
    data.in === 'extends'
      ? `${q(data.name)} non è il nome di un pacchetto.`
      : `${q(data.name)} non è scritto come un nome.`,
  'number-too-large': ({ written }) => `${q(written)} è un numero troppo grande.`,
  'extra-bracket': () => '«)» non chiude nessuna parentesi.',
  'if-in-body': () => 'Questo «if» fa parte di quello che lo precede: devono valere entrambe le condizioni.',
  'line-outside-body': ({ word }) => `Ciò che comincia con ${q(word)} non fa parte di quel che segue i due punti.`,
  sentence: () => 'Questa è una frase; un effetto ha lettere minuscole e nessun punto.',
  'unknown-word': ({ word }) => `${q(word)} non è una parola del linguaggio.`,
  'expected-effect': (data) =>
    data.joiner === undefined
      ? `Qui ci vuole un effetto, ${found(data.found)}.`
      : `Prima di ${q(data.joiner)} ci vuole un effetto.`,
  'stray-else': () => 'Prima di «else» non c’è nessun «if».',
  'missing-separator': ({ word }) => `Prima di ${q(word)} ci vuole un separatore.`,
  unexpected: (data) =>
    'image' in data.found ? `${q(data.found.image)} non può stare qui.` : 'La riga non può finire qui.',
  'expected-name': (data) => `Qui ci vuole un nome, ${found(data.found)}.`,
  'expected-word': (data) => `Qui ci vuole ${either(data.words)}, ${found(data.found)}.`,
  'expected-event': (data) =>
    `Qui ci vuole ${data.wanted === 'words' ? either(data.words) : data.wanted === 'event' ? 'un evento' : 'ciò che fai'}, ` +
    `${found(data.found)}.`,
  'expected-value': (data) =>
    `Qui ci vuole ` +
    `${{ number: 'un numero', atom: 'un numero o un nome', value: 'un numero, un nome o una parentesi' }[data.wanted]}, ` +
    `${found(data.found)}.`,
  'expected-table-row': (data) => `Qui ci vuole un numero o «else», ${found(data.found)}.`,
  'expected-cost': (data) => `Qui ci vuole un costo, ${found(data.found)}.`,
  'expected-colon': (data) => `Qui ci vuole «:», ${found(data.found)}.`,
  'expected-bracket': (data) => `Qui ci vuole «)», ${found(data.found)}.`,
  'expected-sign': (data) => `Qui ci vuole ${q(data.sign)}, ${found(data.found)}.`,
} satisfies Partial<DiagnosticMessages>;
