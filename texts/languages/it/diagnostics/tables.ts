/** Italian messages of the files of commands: tables of cards, and files of printed texts. */
import type { ColumnField } from '../../headings.ts';
import { languagesIn } from '../../language-name.ts';
import type { PrintedTextMessages, Said, TableMessages } from '../../../../service/translations/words.ts';
import { list, q } from './parts.ts';
import { shorten, uncapitalize, wordTable } from '../../../../dsl/internal.ts';

/** Headings of columns, as a table may have them. */
export const COLUMNS: Record<ColumnField, string> = {
  number: 'numero',
  name: 'nome',
  color: 'colore',
  type: 'tipo',
  text: 'testo',
  deck: 'mazzo',
  price: 'costo',
  language: 'lingua',
  id: 'id',
  effect: 'effetto esatto',
  copies: 'copie',
  option: 'opzione',
  further: 'secondo effetto',
  attribute: 'attributo',
};
const nameOf = languagesIn('it');
const number = (n: number): string => n.toLocaleString('it');

const UTF_8 = 'Salvalo in UTF-8: un foglio di calcolo lo chiama «CSV UTF-8» o chiede il set di caratteri.';
const DOUBLED = 'e raddoppia quelle interne: "due ""parole"" qui".';
const ANY = new Intl.ListFormat('it', { type: 'disjunction' });
const ALL = new Intl.ListFormat('it');
const either = (words: readonly string[]): string => ANY.format(words.map(q));
const all = (words: readonly string[], quoted = true): string => ALL.format(quoted ? words.map(q) : words);
const columnNames = (fields: readonly ColumnField[]): string => all(fields.map((field) => COLUMNS[field]));
const noColumns = (fields: readonly ColumnField[]): string =>
  `${fields.length === 1 ? 'Manca la colonna' : 'Mancano le colonne'} ${columnNames(fields)}`;
const thereAre = (names: readonly string[]): string => `Ci sono ${list(names)}.`;
const cellCount = ({ cells, columns }: { cells: number; columns: number }): string =>
  `La riga ha ${cells === 1 ? 'una cella' : `${cells} celle`}, la prima riga ne ha ${columns}.`;

/** `one`: with its article. */
function unknownName(one: string, indefinite: string, which?: string) {
  return ({ written, several, known }: { written: string; several: string[]; known: string[] }): Said =>
    several.length > 0
      ? [`${q(written)} può essere ${one} ${either(several)}.`, which ?? thereAre(known)]
      : [`Non c’è ${indefinite} ${q(written)}.`, thereAre(known)];
}

export const OF_TABLES: TableMessages = {
  'utf-16': ({ isRead }) => [
    isRead
      ? 'Questo file è in UTF-16; è stato letto così.'
      : 'Questo file sembra in UTF-16 senza il segno d’ordine dei byte, e non si può leggere.',
    UTF_8,
  ],
  'byte-order-mark': () =>
    'Il file comincia con un segno d’ordine dei byte, come lo scrivono i fogli di calcolo; viene ignorato.',
  'not-utf8': () => [
    'Da qui in poi il file non è in UTF-8: forse è in Latin-1 o Windows-1252 (occidentale) o in ' +
      'Windows-1251 (cirillico), e non si può sapere quali lettere si intendono.',
    UTF_8,
  ],
  'too-large': ({ limit, of }) => [
    {
      bytes: `Questo file ha più di ${number(limit)} byte.`,
      unpacked: `Questa cartella di lavoro, una volta decompressa, ha più di ${number(limit)} byte.`,
      rows: `Questo foglio ha più di ${number(limit)} righe.`,
      columns: `Questo foglio ha più di ${number(limit)} colonne.`,
    }[of],
    'Non se ne legge nulla. Metti le sole carte in un file a parte.',
  ],
  workbook: ({ is }) =>
    is === 'macros'
      ? 'Questa cartella di lavoro ha delle macro: si leggono le celle, le macro non si eseguono e non si conservano.'
      : [
          {
            damaged:
              'Questo file si presenta come una cartella di lavoro e non si può leggere come tale: è guasto, o è altro.',
            encrypted: 'Questa cartella di lavoro è protetta da una password.',
            old: 'Questa è una cartella di lavoro nel vecchio formato .xls.',
          }[is],
          'Salvala come .xlsx senza password, o come CSV.',
        ],
  sheets: ({ used, others, hidden }) => [
    `È stato letto il foglio ${q(used)}; ci sono anche ${all([...others.map(q), ...hidden.map((name) => `${q(name)} (nascosto)`)], false)}.`,
    'Scegli un altro foglio, se le carte sono lì.',
  ],
  'unknown-sheet': ({ written, known }) => [`La cartella di lavoro non ha il foglio ${q(written)}.`, thereAre(known)],
  'merged-cells': ({ cells }) => [
    `Le celle ${cells} sono unite: quel che contengono vale solo per la prima.`,
    'Dividile, e riempi ogni cella.',
  ],
  formula: ({ formula, hasResult }) =>
    hasResult
      ? `Questa cella è una formula, ${q(`=${shorten(formula)}`)}; è stato letto il suo ultimo risultato.`
      : [
          `Questa cella è una formula, ${q(`=${shorten(formula)}`)}, senza risultato.`,
          'Metti il valore nella cella, o salva il file con un foglio di calcolo.',
        ],
  'made-date': ({ date }) => [
    `Questa cella è la data ${date}: un foglio di calcolo ne fa una di ciò che le somiglia, come 1-2.`,
    'Formatta la colonna come testo, e riscrivilo.',
  ],
  'no-cards': ({ isEmpty }) =>
    isEmpty
      ? ['In questo file non c’è nulla.', 'La prima riga dà i nomi alle colonne: numero, nome, colore, tipo, testo.']
      : 'Sotto la prima riga non ci sono carte.',
  columns: (data) => {
    switch (data.is) {
      case 'unknown':
        return `${q(data.heading)} non è una colonna conosciuta; viene ignorata.`;
      case 'above':
        return `${q(data.written)} sta sopra le intestazioni; viene ignorato.`;
      case 'unheaded':
        return `${q(data.written)} sta in una colonna senza intestazione; viene ignorato.`;
      case 'twice':
        return [
          `${all(data.headings)} sono entrambe la colonna ${q(COLUMNS[data.column])}.`,
          'Togli una delle due colonne.',
        ];
      case 'no-headings':
        return [
          'La prima riga non ha le intestazioni delle colonne.',
          `Metti davanti una riga: ${data.columns
            .slice(0, 5)
            .map((field) => COLUMNS[field])
            .join(',')}`,
        ];
      case 'needed':
        return [
          `${noColumns(data.missing)}.`,
          `Le colonne sono ${data.columns.map((field) => COLUMNS[field]).join(', ')}.` +
            (data.missing.every((field) => field === 'type')
              ? ' Se le carte sono tutte di un tipo, indica --type.'
              : ''),
        ];
      case 'usual':
        return `${noColumns(data.missing)}; le carte restano senza.`;
    }
  },
  'unclosed-quote': ({ isLast }) =>
    isLast
      ? 'Le virgolette di troppe righe non tornano; da qui in poi non è stato letto nulla.'
      : [
          'Queste virgolette non sono chiuse, o quelle dentro la cella non sono raddoppiate; la riga del ' +
            'foglio si considera finita qui, con la riga del file.',
          `Chiudi la cella con le virgolette davanti al separatore che segue, ${DOUBLED}`,
        ],
  'stray-quote': () => [
    'Ci sono virgolette dentro una cella che non comincia con le virgolette; si prendono alla lettera.',
    `Metti tutta la cella tra virgolette, ${DOUBLED}`,
  ],
  'further-text': ({ heading }) => [
    `Questo è il testo di un effetto, in una colonna sconosciuta: ${q(heading)}.`,
    'Scrivilo nella colonna del testo, con «oppure» o «poi» secondo il senso.',
  ],
  'other-cell': ({ read, used }) => [
    `Questo dice ${q(read)}; conta ${q(used)}, di un’altra cella della riga.`,
    'Un effetto esatto conta più dei testi, e il testo nella lingua che si legge più degli altri.',
  ],
  'too-many-cells': (counts) => [cellCount(counts), 'Metti tra virgolette una cella che contiene il separatore.'],
  'too-few-cells': cellCount,
  'empty-cell': ({ what, known }) => {
    const message = `La carta non ha ${{ name: 'un nome', type: 'un tipo', colour: 'un colore', text: 'un testo' }[what]}.`;
    if (!known) return message;
    return [message, what === 'type' ? `Riempi la cella, o indica --type: ${list(known)}.` : thereAre(known)];
  },
  'bad-number': ({ written }) => [
    `${q(written)} non è un numero di carta.`,
    'È un numero intero, come è stampato sulla carta.',
  ],
  'bad-count': ({ written, what, most }) =>
    `${q(written)} non è un numero per ${what === 'copies' ? 'le copie' : q(what)}: serve un numero intero${most === null ? '' : ` fino a ${number(most)}`}.`,
  'double-id': ({ id, row }) => [
    `Anche la riga ${row} ha l’id ${q(id)}.`,
    'Dai a ogni carta un id suo, o lascia vuota la cella di una carta nuova.',
  ],
  'not-written': ({ id, why }) => `${q(id)} non si può scrivere così: ${uncapitalize(why.it)}`,
  'double-number': (data) => {
    if ('row' in data) return `Anche la riga ${data.row} ha il numero ${data.number}.`;
    const { title, cards } = data;
    const what = cards.length === 1 ? 'una carta con questo numero' : `carte con i numeri di ${cards.length} righe`;
    const first = cards.slice(0, 3).map(({ number, id }) => `${number} (${q(id)})`);
    return [
      `${q(title)} ha già ${what}: ${first.join(', ')}${cards.length > 3 ? ' …' : '.'}`,
      'Usa numeri liberi, o togli le altre carte: `remove: {cards: […]}`.',
    ];
  },
  price: ({ written }) => [
    `${q(written)} non si comprende come prezzo.`,
    'Scrivi che cosa si paga, per esempio 2 di qualcosa, oppure 0.',
  ],
  id: ({ written, isTaken, used }) =>
    isTaken
      ? `${q(written)} è già in uso; la carta si chiama ${q(used)}.`
      : `${q(written)} non è un id: lettere minuscole, cifre e trattini singoli; la carta si chiama ${q(used)}.`,
  'unknown-language': ({ written, known }) => `I testi si leggono in ${list(known)}, non in ${q(written)}.`,
  'unknown-type': unknownName('il tipo di carta', 'un tipo di carta', 'Scrivi quale.'),
  'unknown-color': unknownName('il colore', 'un colore', 'Scrivi quale.'),
  'unknown-deck': unknownName('il mazzo', 'un mazzo'),
  'no-deck': ({ type, decks }) =>
    type === undefined
      ? [
          'Il foglio non dice a quali mazzi appartengono le carte; quelle il cui mazzo è incerto vanno sotto `gaps`.',
          `Aggiungi una colonna «mazzo», o indica --deck: ${list(decks)}.`,
        ]
      : [
          `Nulla dice in quale mazzo va questa carta del tipo ${q(type)}: ${either(decks)}.`,
          'Riempi la cella, o indica --deck.',
        ],
  misspelt: ({ written, meant }) => [
    `${q(written)} è stato inteso come ${q(meant)}.`,
    `Correggi il testo, se sulla carta è stampato ${q(meant)}.`,
  ],
  'other-language': ({ language, written, isParsed }) => [
    isParsed
      ? `Questo si legge come testo in ${nameOf(written)}, non in ${nameOf(language)}.`
      : `Questo è scritto in ${nameOf(written)}, non in ${nameOf(language)}.`,
    `Prova --lang ${written}.`,
  ],
  'other-program': ({ program, type }) =>
    `Il testo dice di appartenere al programma ${q(program)}, che le carte del tipo ${q(type)} non hanno.`,
  'double-program': ({ program }) => [`Il programma ${q(program)} c’è due volte.`, 'Metti tutto sotto un solo titolo.'],
  'other-type': ({ title, fitting, type, programs }) => [
    `${q(`${title}:`)} va sulle carte del tipo ${either(fitting)}; questa è del tipo ${q(type)}.`,
    `Una carta così ha ${all(programs)}. Il tipo è giusto?`,
  ],
  'which-program': ({ type, programs, titles }) => [
    `Le carte del tipo ${q(type)} hanno ${all(programs)}, e nulla dice quale di questi programmi sia.`,
    `Metti davanti ${either(titles.map((title) => `${title}:`))}.`,
  ],
};

const COMPONENTS: Readonly<Record<string, string>> = wordTable({
  cards: 'la carta',
  slots: 'la casella',
  boards: 'la plancia',
  tracks: 'il tracciato',
  pieces: 'il pezzo',
});
const HOW = 'Scrivi `texts:`, e sotto voci come `- {card: 34, lang: en, text: "…"}`.';

export const OF_PRINTED_TEXTS: PrintedTextMessages = {
  'empty-file': () => ['Il file è vuoto.', HOW],
  'not-a-map': () => ['Un file di testi è una mappa con l’elenco «texts».', HOW],
  'byte-order-mark': () => [
    'Il file comincia con un segno d’ordine dei byte, che viene ignorato.',
    'Salva il file in UTF-8 senza quel segno.',
  ],
  'which-component': ({ named, words }) =>
    named.length === 0
      ? [
          'Questa voce non dice di quale componente è il testo.',
          `Indica un componente, per esempio «card: 34»; le parole sono ${list(words)}.`,
        ]
      : [`Questa voce indica più componenti: ${all(named)}.`, 'Scrivi una voce per ciascuno.'],
  'unknown-component': ({ section, component }) => {
    const named = /^\d+$/.test(component) ? `con il numero ${component}` : q(component);
    return `Il pacchetto non ha ${COMPONENTS[section] ?? 'il componente'} ${named}.`;
  },
  'several-components': ({ component, ids }) => [
    `${q(component)} può essere ${either(ids)}.`,
    'Indica il componente con il suo numero o il suo id.',
  ],
  'nothing-told': ({ component }) => `${q(component)} non ha un effetto da cui si possa ricavare un testo.`,
  'unknown-program': ({ component, wanted, keys }) => [
    `${q(component)} non ha il testo ${q(wanted)}.`,
    `Ha ${list(keys)}.`,
  ],
  'which-program': ({ component, keys }) => [
    `${q(component)} ha più testi: ${list(keys)}.`,
    `Scrivi quale si intende, per esempio «program: ${keys[0]}».`,
  ],
  'double-text': ({ name, language, edition }) => [
    `Ci sono due testi di ${q(name)} in ${nameOf(language)}${edition === undefined ? '' : `, edizione ${q(edition)}`}; ` +
      `si confronta il primo.`,
    'Togline uno, o indica per loro edizioni diverse.',
  ],
  'not-judged': ({ name, language, error }) => [
    `Il testo di ${q(name)} in ${nameOf(language)} non si è potuto confrontare, per un errore di Fathom: ${q(error)}.`,
    'Segnalalo con questo testo. Tutti gli altri sono confrontati.',
  ],
  'which-finding': ({ both }) =>
    both
      ? ['Questa deroga nomina un rilievo e una regola, e non vale per nulla.', 'Scrivi una deroga per ciascuno.']
      : [
          'Questa deroga non nomina né un rilievo con i suoi hash né una regola, e non vale per nulla.',
          'Scrivi «rule: …» come in --json, o incolla ciò che stampa --waivers: finding, text-hash ed effect-hash.',
        ],
  'no-reason': ({ finding }) => [
    `La deroga ${q(finding)} non dà un motivo, e non vale.`,
    'Scrivi perché il rilievo può restare così.',
  ],
  'expired-waiver': ({ finding, changed }) => {
    const what = {
      text: 'il testo è cambiato',
      effect: 'l’effetto è cambiato',
      both: 'il testo e l’effetto sono cambiati',
    }[changed.length > 1 ? 'both' : changed[0]];
    return [
      `La deroga ${q(finding)} è scaduta: ${what}.`,
      'Esamina di nuovo il rilievo; --waivers stampa la deroga come sarebbe ora.',
    ];
  },
  'unused-waiver': ({ lacks }) => [
    `Questa deroga non riguarda nulla: ` +
      `${lacks === 'finding' ? 'non c’è un rilievo con questo id' : 'questo non differisce in nessun testo'}.`,
    'Togli la deroga: il suo rilievo è risolto, o la sua voce non c’è più.',
  ],
};
