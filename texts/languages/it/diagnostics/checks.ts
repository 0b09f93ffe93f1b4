/** Italian messages of checks. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { either, list, q } from './parts.ts';
import { values } from './values.ts';

const settings = (options: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(options).map(([id, value]) => `${id} = ${value}`);
const fieldsOf = (fields: readonly string[]): string => (fields.length === 0 ? '' : ` (${fields.join(', ')})`);

export const OF_CHECKS = {
  'always-true': () => ['Questa condizione è sempre vera.', 'Toglila, o chiedi ciò che si intendeva.'],
  'cut-off-sites': ({ board, sites, more }) => [
    `A passi non si arriva a ${sites.join(', ')}${more > 0 ? ` e ad altri ${more}` : ''}: nessun altro sito di ${q(board)} è vicino.`,
    'Uniscili con altri siti, o toglili dalla mappa.',
  ],
  'draft-language': ({ language, missing, of }) => [
    `La lingua «${language}» è in bozza: di ${of} frasi per i testi ne mancano ${missing}, che si dicono in inglese.`,
    `Completa \`texts/languages/${language}\` di Fathom; ciò che dice il pacchetto resta com’è.`,
  ],
  'double-number': ({ id, number: n, other }) => [
    `La carta ${q(id)} ha il numero ${n} di ${q(other)}.`,
    'Dalle un numero libero, o togli l’altra carta.',
  ],
  'draw-zone': ({ zones }) =>
    zones.length === 0
      ? 'Qui si ottengono carte, ma nessuna zona ha «draws-to».'
      : `Le carte vengono da ${list(zones)}: solo una zona può avere «draws-to».`,
  'endless-times': () => [
    'Questo si può ripetere per sempre: nulla si paga né si consuma.',
    'Aggiungi un prezzo (`pay …:`) o un limite: `up to 3 times: …`.',
  ],
  'lonely-port': ({ port, thing }) => [
    `Le porte ${q(port)} di ${q(thing)} non possono mai incontrarne altre: nient’altro ne ha.`,
    'Si incontrano porte dello stesso tipo. Il nome è scritto male?',
  ],
  'never-fits': ({ shapes, on }) => [
    `Qui ${shapes.map(q).join(', ')} non si può mai posare: ${on ? 'nessuna plancia ha siti così disposti' : 'nessuna plancia ha posto'}.`,
    on
      ? 'Nomina siti disposti come le sue caselle, o lascia che ne copra anche altri.'
      : 'Una forma di quadrati vuole una plancia con `grid: square`, con tante righe e colonne quante ne ha.',
  ],
  'unchanged-condition': () => [
    'Ciò che si ripete non cambia nulla di ciò che la condizione chiede: non diventa mai vera.',
    'Chiedi qualcosa che lì cambia, o scrivi `repeat 3 times: …`.',
  ],
  'lost-sentence': ({ steps }) => {
    if (steps.length > 1) {
      const bases = [...new Set(steps.map(({ base }) => q(base)))].join(', ');
      const words = steps.map((one) => `${q(one.step)} («${(one.sentence?.was ?? one.question?.is)!}»)`).join(', ');
      return `Questo pacchetto sostituisce ${steps.length} passi per cui ${bases} ha parole, e per i nuovi non ne ha: ${words}.`;
    }
    const [{ step, base, sentence, question }] = steps;
    return [
      ...(sentence
        ? [
            `Per il passo ${q(step)}, che questo sostituisce, ${q(base)} dice «${sentence.was}»; questo non ` +
              `ha una frase, e lo dicono le regole della lingua.`,
          ]
        : []),
      ...(question ? [`${q(step)} chiede ancora «${question.is}», e ora chiede altro.`] : []),
    ].join(' ');
  },
  'missing-form': ({ language, name }) => `Il lessico (${language}) non ha le forme di ${q(name)}.`,
  'missing-lexicon': ({ language, names }) =>
    `Il pacchetto non ha parole (${language}) per i propri nomi; i testi li mostrano come sono ` +
    `scritti: ${names.map((name) => `‹${name}›`).join(', ')}.`,
  'missing-game': () => [
    'Nessuna procedura «game» ha un passo: non accadrebbe nulla.',
    'Scrivi `procedures: {game: {play: …}}`.',
  ],
  'never-in-play': ({ id, counts }) => `${q(id)} non è mai in gioco: il gioco è per ${counts.join(', ')} giocatori.`,
  'never-possible': (data) => {
    switch (data.is) {
      case 'no-site':
        return `Non si potrà mai fare: nessuno dei siti nominati può ricevere ${q(data.piece)}.`;
      case 'no-upgrade':
        return `Non si potrà mai fare: ${q(data.piece)} non ha miglioramento.`;
      case 'upgraded':
        return 'Non si potrà mai fare: ciò che è migliorato non si migliora di nuovo.';
      case 'nothing-there':
        return 'Non si potrà mai fare: niente di ciò che è nominato può stare su una plancia.';
      case 'used':
        return 'Non si potrà mai fare: si offrono solo carte non usate.';
      case 'unused':
        return 'Non si potrà mai fare: si riattivano solo carte usate.';
    }
  },
  'nothing-to-discount': ({ on, never, next }) =>
    `Questo non toglie nulla: ${{ build: 'costruire', upgrade: 'migliorare', buy: 'acquistare' }[on]}${next ? ' subito dopo' : ''} ` +
    `non costa mai ${list(never)}.`,
  'below-nothing': ({ counter, number }) => [
    `Se \`${number}\` è meno di 0, \`${counter}\` diventa 0: non esistono debiti.`,
    `Scrivi \`max(${number}, 0)\` se si intende questo, \`pay\` se deve esserci, oppure conta il debito in un contatore a parte.`,
  ],
  'optional-loss': ({ effect, is }) => [
    `\`${effect}\` si può tralasciare: si chiede al giocatore, e nessuno sceglie soltanto di perdere.`,
    is === 'part'
      ? `Se si deve fare, scrivi \`must ${effect}\`.`
      : is === 'choice'
        ? 'Se si deve fare, togli ciò che ne fa una scelta; se è il prezzo di qualcosa, scrivi `pay …: …`.'
        : `Se si deve fare, scrivi \`when ${is.oncePer} ends: must ${effect}\`; se è il prezzo di qualcosa, \`pay …: …\`.`,
  ],
  'order-matters': ({ program }) =>
    `Ciò che questa carta fa in ${q(program)} dipende da quel che si ha in quel momento, ma il suo ordine è fisso.`,
  'heard-twice': ({ hears, other }) => [
    hears === 'itself'
      ? 'Due eventi di questa riga accadono insieme: ciò che fa si fa due volte.'
      : `Anche \`${other}\` sente ${hears === 'all' ? 'ciò' : 'parte di ciò'} che sente questa riga: ciò che fanno entrambe ` +
        `si fa due volte.`,
    hears === 'all'
      ? 'Togli questa riga; se si intende due volte, dillo in una riga sola.'
      : 'Togli l’evento più ristretto; se si intende due volte, dillo in una riga sola.',
  ],
  'hidden-choice': ({ zone }) => `Chi sceglie qui vede carte di ${q(zone)}, che nessuno vede, senza che nulla lo dica.`,
  'secret-of-others': ({ counter }) => [
    `Chi sceglie qui vedrebbe dalle opzioni quanto ${q(counter)} ha un altro giocatore, che solo il proprietario vede.`,
    `Fallo prima mostrare, con un passo di una procedura: \`each player: set shown to ${counter}\`, con un contatore \`shown\` che tutti vedono.`,
  ],
  'nothing-face-down': ({ word }) => [
    `Per ${q(word)} non c’è nulla: in questo pacchetto nessuna carta sta mai coperta su una plancia.`,
    'Mettila così: `place top 1 card of <zone> at <site> face down`. Una carta scoperta la vedono tutti.',
  ],
  'no-such-loop': ({ period, within }) =>
    `Nessuna procedura ripete ${q(period)} un certo numero di volte${within === undefined ? '' : ` in ${q(within)}`}.`,
  'unseen-choice': ({ zone }) => [
    `Se fra le carte di ${q(zone)} ce n’è una adatta non si sa prima: per loro questo non viene offerto.`,
    'Scrivile come passi di una procedura a sé, ed eseguila con `do`: ogni passo si vede prima del ' +
      'successivo. Se si può tralasciare, scrivi `then may …`; per le carte scoperte o guardate, `then ' +
      '(if card of them: …)`.',
  ],
  'never-true': ({ failed }) =>
    `Questa condizione non può mai essere vera${failed ? `: al massimo ${failed.most}` : ''}.`,
  'no-effect': ({ id }) => [
    `La carta ${q(id)} non ha effetto.`,
    'Scrivi `effect: …`; ciò che apposta non ha effetto non deve essere una carta.',
  ],
  'no-source': (data) => {
    switch (data.lacks) {
      case 'status':
        return `Nulla dice da dove viene ${values.component(data.component)}.`;
      case 'source':
        return `${values.component(data.component)} è «attested»${fieldsOf(data.fields)}, ma non ha fonte.`;
      case 'proof':
        return `${values.component(data.component)} è «derived»${fieldsOf(data.fields)}, ma manca ${list(data.missing)}.`;
      case 'place':
        return `La fonte non dice dove in ${q(data.edition)}.`;
    }
  },
  'not-encoded': ({ id, printed }) => [
    `${q(id)} gioca senza ciò che non è ancora codificato: ${printed.join(', ')}.`,
    'Codifica ciò che resta, poi togli `not-encoded`.',
  ],
  'nowhere-to-build': ({ board, piece }) => [
    `Nessun sito di ${q(board)} può mai ricevere ${q(piece)}; altre plance ne hanno.`,
    'Il tipo di un sito è scritto male, o manca un’etichetta?',
  ],
  'one-player-only': ({ name }) => [
    `${q(name)} è proprio di ogni giocatore, e in questo passo nessuno agisce: si chiede solo al giocatore del posto 1.`,
    'Scrivi `each player: …` attorno; oppure chiedi a tutti insieme, come in `(sum over players: …)` e `(max over players: …)`.',
  ],
  'option-default': ({ option, given }) => `Il valore iniziale ${q(given)} di ${q(option)} non è tra i suoi valori.`,
  'printed-otherwise': ({ id, program, says, means, now, isRead }) => [
    `Ciò che è stampato su ${q(id)}, «${says}», ` +
      (means !== null
        ? `è stato confermato come «${means}», ` +
          (now === null ? `e ${q(program)} non c’è.` : `e ora l’effetto è: «${now}».`)
        : now === null
          ? `è di ${q(program)}, che non c’è.`
          : isRead
            ? `è altro da ciò che l’effetto fa: «${now}».`
            : 'non si capisce, e nessuno ha confermato che cosa significa.'),
    'Di’ di nuovo il testo stampato e conferma che cosa significa, o correggi l’effetto.',
  ],
  'procedure-loop': ({ id, loop }) =>
    `${q(id)} esegue sé stessa senza fine${loop.length > 1 ? `: ${[...loop, loop[0]].join(' → ')}` : ''}.`,
  'same-twice': ({ effect }) => [
    `L’alternativa ${q(effect)} è offerta due volte.`,
    'Scrivi l’altra alternativa, o togli questa.',
  ],
  'shared-refill': ({ zone, refill }) =>
    `${q(zone)} è della partita e si riempie da ${q(refill)}, che ogni giocatore ha.`,
  'short-supply': ({ players, from, has, needed }) =>
    `La preparazione per ${players} prende ${needed} da ` +
    `${'zone' in from ? q(from.zone) : `la riserva di ${q(from.piece)}`}, e ce ne sono ${has}.`,
  'step-named-note': ({ key }) => [
    `${q(key)} di una procedura è una nota per le persone, e questo effetto non si esegue mai.`,
    'Dai al passo un altro nome, o scrivi la nota in altro modo.',
  ],
  'same-site': ({ sites, more, board, other }) =>
    `${q(board)} e ${q(other)} possono essere nella stessa partita, ed entrambe hanno ${sites.map(q).join(', ')}${more > 0 ? ` e altri ${more}` : ''}.`,
  'too-few-boards': ({ players, options, boards }) =>
    `Ogni giocatore riceve una plancia, ma con ${[`${players} giocatori`, ...settings(options)].join(' e ')} le plance sono ${boards}.`,
  'trigger-loop': ({ lines, untilNoCards }) =>
    `${lines === 1 ? 'Questa riga innesca sé stessa' : `Questa riga e altre ${lines - 1} si innescano a vicenda`} ` +
    `${untilNoCards ? 'finché non ci sono più carte da pescare' : 'per sempre'}.`,
  'turning-order': ({ is }) =>
    is === 'each'
      ? [
          'Questo cambia l’ordine di gioco mentre lo si percorre per tutti i giocatori: chi diventa poi il primo lo cambia di nuovo.',
          'Perché il primo giocatore diventi l’ultimo, scrivi `rotate players`, non dentro `each player: …`.',
        ]
      : [
          'In questo passo nessuno agisce: così si cambia il posto del giocatore 1, chiunque sia il primo.',
          'Perché il primo giocatore diventi l’ultimo, scrivi `rotate players`; o di’ chi agisce: `each player: if …: set place to 1`.',
        ],
  'unasked-price': ({ id, type, deck, count }) => [
    `Il prezzo di ${q(id)} non è mai chiesto: giocare una carta ${q(type)} del mazzo ${q(deck)} non lo fa pagare` +
      `${count === 1 ? '' : `; lo stesso vale per altre ${count - 1}`}.`,
    `Togli il prezzo, dai alla carta un tipo o un mazzo che paga, oppure scrivi \`pay price of this: …\` in \`played\` di "${type}".`,
  ],
  'undecided-dispute': ({ id, missing }) =>
    missing.length > 0
      ? `La controversia ${q(id)} non ha ${list(missing)}.`
      : `La controversia ${q(id)} cambia il gioco, ma le persone non possono scegliere.`,
  'unlike-others': (data) =>
    data.is === 'attribute'
      ? `Questa casella non dà ${q(data.name)}, che allora è ${data.value}; gli effetti lo chiedono, e le ` +
        `altre ${data.others} in gioco con essa lo danno.`
      : data.is === 'move'
        ? `Questa carta non fa mai ${q(data.moves)}, come fanno le altre ${data.others} del suo mazzo e tipo; resta dov’è.`
        : `Questa plancia non ha siti di ${list([...data.kinds, ...data.tags])}; gli effetti li chiedono, e ` +
          `le altre ${data.others} ne hanno.`,
  'unreachable-site': (data) =>
    'site' in data
      ? `Nessun percorso porta al sito ${q(data.site)} di ${q(data.board)}.`
      : `Nessun sito di ${q(data.board)} ha l’etichetta ${either(data.tags)}: nulla vi si può raggiungere.`,
  'unresolved-program': ({ program, count }) =>
    count === 1
      ? `Nessun effetto risolve ${q(program)}, perciò questo non succede mai.`
      : `Nessun effetto risolve ${q(program)}, perciò questo non succede mai, né ciò che vi hanno altri ${count - 1}.`,
  'unsaid-field': ({ component, fields }) => `Allo stato di ${values.component(component)} mancano ${list(fields)}.`,
  'when-before-game': ({ id }) => [
    `Se ${q(id)} è nel gioco si deve sapere prima che cominci.`,
    'Il suo "when" può confrontare opzioni e il numero dei giocatori, e nient’altro.',
  ],
  'wrong-sentence': (data) => {
    switch (data.is) {
      case 'hole':
        return data.inMeaning
          ? `L’effetto ha {${data.hole}}, che la frase non ha.`
          : `Il segnaposto {${data.hole}} non esiste.`;
      case 'no-text':
        return `Nulla dice ${q(data.means)}: non c’è un testo, né uno da stampare.`;
      case 'hole-twice':
        return `${q(data.text)} ha {${data.hole}} due volte; sta per una cosa sola.`;
      case 'rendered-hole':
        return `${q(data.text)} si stampa e non può avere altro segnaposto che {count}, che deve essere anche nell’effetto.`;
      case 'number':
        return `${q(data.text)} dice ${data.number}, ${q(data.means)} no.`;
      case 'other-meaning':
        return `L’esempio ${q(data.example)} significa altro che ${q(data.means)}.`;
      case 'unread':
        return `L’esempio ${q(data.example)} non si capisce.`;
      case 'pattern':
        return `${q(data.text)} non è un modello.`;
      case 'effect':
        return `${q(data.means)} non è un effetto.`;
      case 'no-step':
        return [
          `Nessun passo ha le parole ${q(data.means)}; ${data.names.map(q).join(', ')} si conosce solo dietro un passo che lo dà.`,
          'Se il passo è cambiato, scrivi qui ciò che fa ora, o togli la frase.',
        ];
    }
  },
  'wrong-wording': (data) => {
    if ('name' in data) return `${q(data.name)} è la forma di un nome e non ha segnaposti.`;
    if ('twice' in data) return `${q(data.text)} ha {${data.twice}} due volte; sta per una cosa sola.`;
    if ('key' in data) return `Nessuna frase si chiama ${q(data.key)}.`;
    return 'lacks' in data
      ? `In ${q(data.text)} manca ${data.lacks.map((name) => `{${name}}`).join(' e ')}.`
      : `${q(data.text)} non è un modello.`;
  },
} satisfies Partial<DiagnosticMessages>;
