/** Italian messages of texts that are not understood. */
import type { TextMessages } from '../../../../service/translations/words.ts';
import { either, q } from './parts.ts';

const SCRIPTS = { Latin: 'latina', Cyrillic: 'cirillica' };
const continuations = (expected: readonly (string | null)[]): string =>
  expected.map((text) => text ?? 'un nome').join(' · ');

export const OF_TEXTS: TextMessages = {
  empty: ({ why }) =>
    ({
      'no-text': 'Non c’è nessun testo.',
      'nothing-done': 'Il testo non dice che cosa fare.',
      'not-understood': 'Il testo non si comprende.',
    })[why],
  'too-long': (data) =>
    data.is === 'text'
      ? `Un testo ha al massimo ${data.most} parole e segni; questo ne ha ${data.tokens}.`
      : ['Questa frase si può leggere in troppi modi.', 'Scrivila in frasi più brevi.'],
  'two-readings': ({ meanings }) => [
    'Questo si può leggere in più di un modo.',
    `Può significare ${meanings.map((effect) => `\`${effect}\``).join(' oppure ')}; scrivilo come lo dice uno di questi.`,
  ],
  'two-programs': ({ program, isBefore }) => [
    isBefore
      ? `La frase precedente è del programma ${q(program)}; questa non dice quando si svolge.`
      : `Questa frase è del programma ${q(program)}, a differenza di quella precedente.`,
    `Scrivi ciascuna come testo a sé${isBefore ? ', oppure metti i due punti dopo le parole che dicono quando, se valgono per entrambe' : ''}.`,
  ],
  'never-said': ({ why }) =>
    (
      ({
        order: [
          'Un ordine rivolto a te sta in ciò che fanno altri giocatori.',
          'Scrivi ciò che fai tu come frase a sé, oppure ciò che fanno loro con il verbo alla terza persona.',
        ],
        several: ['È stato scelto un solo giocatore, e questo si dice di più.', 'Scrivi «quel giocatore».'],
        duty: [
          'Ciò che si può fare una volta in un periodo non è un obbligo.',
          'Scrivi «puoi» oppure, quando si deve fare, «alla fine di ogni …».',
        ],
        price: [
          'Non si dice se questo è il prezzo di ciò che si costruisce o si paga per ciò che segue.',
          'Scrivi «paga … per …», oppure togli il prezzo.',
        ],
        owner: [
          'Niente dice di chi è: sta tra i giocatori.',
          'Togli di chi è, oppure fallo dire al pacchetto con un predicato la cui parola sta davanti al nome.',
        ],
        who: [
          'Non si dice quale giocatore sia: ne è stato nominato un altro.',
          'Scrivi «quel giocatore», oppure di’ «tu».',
        ],
        yours: [
          'Ciò che fanno gli altri dipende da ciò che hanno loro, e questo parla di ciò che è tuo.',
          'Scrivi «loro»; oppure scrivi l’effetto, dove un numero si può tenere da prima: ' +
            '`count THINGS as n then each other player: gain n COUNTER`.',
        ],
      }) as const
    )[why],
  'nothing-meant': ({ words }) => [
    `${q(words)} non indica una sola cosa nominata prima.`,
    'Prima scegli, costruisci o usa una cosa così, e una sola.',
  ],
  'nearest-text': (data) => {
    if (data.is === 'part') {
      return [
        `Senza ${q(data.without)} il testo si comprende.`,
        `Si comprende: ${q(data.text)}; questo non dice ${q(data.without)}.`,
      ];
    }
    const differences = [
      ...(data.leftOut.length > 0 ? [`non dice ${q(data.leftOut.join(' '))}`] : []),
      ...(data.added.length > 0 ? [`dice in più ${q(data.added.join(' '))}`] : []),
    ];
    return [
      'Con queste parole non si comprende nulla del genere.',
      `Il testo più simile che si comprende: ${q(data.example)}${differences.length > 0 ? `; ${differences.join(' e ')}` : ''}.`,
    ];
  },
  unfinished: ({ expected }) => {
    const message = 'La frase non è finita.';
    return expected.length > 0 ? [message, `Può seguire: ${continuations(expected)}`] : message;
  },
  'unknown-phrase': ({ written, read, tokens, expected }) => {
    const message = `${q(written)} qui non si comprende.`;
    return expected.length > 0
      ? [message, `Compreso finora: ${read} di ${tokens}; qui può stare: ${continuations(expected)}`]
      : message;
  },
  'other-form': ({ written, suggestions }) => [
    `${q(written)} qui si scrive in un altro modo.`,
    `Scrivi ${either(suggestions)}.`,
  ],
  'negative-amount': ({ written, suggestions }) => [
    `${q(written)} toglie qualcosa, e ciò che si toglie non si ottiene.`,
    suggestions.length > 0
      ? `Ciò che si toglie si perde: ${q(suggestions[0])}.`
      : 'Scrivi che cosa se ne fa, per esempio se si perde, si paga o si scarta.',
  ],
  'mixed-scripts': ({ word, letter, place, script }) => [
    `La lettera ${place} di ${q(word)} è la ${SCRIPTS[script === 'Latin' ? 'Cyrillic' : 'Latin']} ${q(letter)}, ` +
      `ma la parola è ${SCRIPTS[script]}.`,
    'Scrivi di nuovo la parola con una sola disposizione della tastiera.',
  ],
};
