/** Italian messages of packs and scenarios. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { either, list, number, q } from './parts.ts';
import { values } from './values.ts';

export const OF_PACKS = {
  'missing-key': ({ key }) => `Qui manca la chiave ${q(key)}.`,
  'wrong-type': ({ subject, wanted, found }) =>
    `${subject ? `${values.subject(subject)}: qui ci vuole` : 'Qui ci vuole'} ${values.wanted(wanted)}, non ${values.found(found)}.`,
  'wrong-choice': ({ written, choices }) => `${q(written)} non è tra ${list(choices)}.`,
  'cyclic-extends': ({ pack, way }) => `${q(pack)} estende sé stesso${way.length > 2 ? `: ${way.join(' → ')}` : ''}.`,
  'newer-format': ({ written, known }) =>
    `Il pacchetto ha il formato ${written}; questa versione di Fathom conosce i formati fino a ${known}.`,
  'too-many-files': ({ limit }) => `La cartella ha più di ${number(limit)} file YAML; nessuno è stato letto.`,
  'too-many-packs': ({ limit }) => `Un pacchetto può estenderne ${limit} in tutto; questo è uno di troppo.`,
  'folder-too-deep': ({ limit }) =>
    `La cartella sta più di ${limit} cartelle sotto quella del pacchetto; non è stata letta.`,
  'unreadable-folder': () => 'La cartella non si può leggere.',
  'too-many-sites': ({ limit }) => `Con questa plancia i siti sono più di ${number(limit)}.`,
  'too-many-pieces': ({ limit }) => `Da qui in poi i tipi di costruzione sono più di ${number(limit)}.`,
  'too-many-limited': ({ limit }) => `Questa carta dice più di ${limit} volte di fare qualcosa una volta per periodo.`,
  'too-deep-procedures': ({ limit, procedures }) =>
    `${q(procedures[0])} esegue procedure l’una dentro l’altra per più di ${limit} livelli: ` +
    `${procedures.slice(0, 4).join(' → ')} → ….`,
  'too-many-cards': ({ limit }) => `Con le copie, da qui in poi ci sono più di ${number(limit)} carte.`,
  'missing-pack-file': ({ folder, file }) => `Nella cartella ${q(folder)} manca il file ${file}.`,
  'outside-folder': (data) =>
    'link' in data
      ? `${q(data.link)} è un collegamento che esce dalla cartella del pacchetto; non viene letto.`
      : `${q(data.extends)} esce dalla cartella dei pacchetti.`,
  'unreadable-file': () => 'Il file non si può leggere.',
  'misplaced-key': ({ key, file }) => `${q(key)} va in ${file}.`,
  'given-twice': ({ key }) => `${q(key)} è dato due volte.`,
  'duplicate-id': (data) => {
    if ('field' in data) return `${q(data.field)} è dato due volte in ${q(data.of)}.`;
    return 'step' in data
      ? `La procedura ha due passi ${q(data.step)}.`
      : `${q(data.id)} è dichiarato due volte in ${q(data.section)}.`;
  },
  'which-step': () => 'Un passo nuovo ha uno tra «before», «after» e «instead».',
  'changed-twice': ({ packs }) =>
    packs === undefined
      ? 'Questo è cambiato due volte.'
      : `Questo è cambiato da due pacchetti: ${q(packs[0])} e ${q(packs[1])}.`,
  'cyclic-predicate': ({ name }) => `La condizione ${q(name)} è definita da sé stessa, direttamente o tramite altre.`,
  'wrong-secret': ({ is }) =>
    is === 'open'
      ? 'Questo contatore lo vedono tutti, quindi nessuno pensa a un’altra quantità.'
      : 'Un contatore della partita non ha un proprietario che da solo possa vederlo.',
  'cyclic-constant': ({ name }) => `La costante ${q(name)} è definita da sé stessa, direttamente o tramite altre.`,
  'adjacent-to-itself': ({ site }) => `Il sito ${q(site)} è accanto a sé stesso.`,
  'wrong-map': (data) => {
    switch (data.is) {
      case 'uneven':
        return `La riga ${data.row} della mappa ha ${data.length === 1 ? '1 lettera' : `${data.length} lettere`}; le altre ne hanno ${data.usual}.`;
      case 'unknown':
        return `La legenda non dice che cosa è ${q(data.letter)}.`;
      case 'unused':
        return `Nessuna riga della mappa ha la lettera ${q(data.letter)}.`;
      case 'letters':
        return `${q(data.written)} è più di una lettera.`;
      case 'empty':
        return 'La mappa non ha nessun sito.';
      case 'both':
        return 'Una plancia ha o «sites», o una mappa di «rows».';
      case 'lacks':
        return `A una mappa serve anche ${q(data.key)}.`;
      case 'corners':
        return `In una griglia ${q(data.grid)} ogni sito ha sei vicini; «adjacent» vale per griglie di quadrati.`;
      case 'place':
        return 'Un posto è fatto di due numeri: da sinistra e dall’alto.';
    }
  },
  'wrong-shape': (data) => {
    switch (data.is) {
      case 'letter':
        return `${q(data.letter)} non significa nulla nel disegno di una forma.`;
      case 'uneven':
        return `La riga ${data.row} della forma ha ${data.length === 1 ? '1 cella' : `${data.length} celle`}; la prima ne ha ${data.usual}.`;
      case 'anchors':
        return data.n === 0 ? 'La forma non ha un’àncora.' : `La forma ha ${data.n} àncore.`;
      case 'pieces':
        return 'La forma è in più pezzi.';
      case 'turns':
        return `Una forma non può avere ${data.turns} rotazioni; in tutto sono ${data.of}.`;
      case 'no-shape':
        return 'Solo ciò che ha una forma ha attacchi.';
      case 'port':
        return {
          direction: `${q(data.to)} non è una direzione di questa forma.`,
          several: `Più celle sono ugualmente lontane verso ${q(data.to)}: non è chiaro a quale sia l’attacco.`,
          inside: `L’attacco si apre verso ${q(data.to)} dentro la forma stessa.`,
          outside: 'Lì la forma non ha nessuna cella.',
          twice: `La cella ha due attacchi verso ${q(data.to)}.`,
        }[data.why];
    }
  },
  'program-of-type': ({ type, program }) => `Una carta del tipo ${q(type)} non ha ${q(program)}.`,
  'bad-icon': (data) =>
    'color' in data ? `${q(data.color)} non è un colore di un’icona.` : values.drawing(data.drawing),
  'wrong-forms': (data) => {
    const word = `${q(data.name)} (${values.language(data.language)})`;
    if (!('lacks' in data)) return `L’aggettivo ${word} ha ${data.forms} forme.`;
    const { lacks } = data;
    switch (lacks.is) {
      case 'one':
        return `Al sostantivo ${word} manca la forma del singolare («one: …»).`;
      case 'several':
        return `Al sostantivo ${word} manca la forma del plurale («other: …», o «mass: true» se non c’è).`;
      case 'gender':
        return `Al sostantivo ${word} manca il genere («gender: m»${lacks.neuter ? ', «f» o «n»' : ' o «gender: f»'}).`;
      case 'case':
        return `Il sostantivo ${word} vuole ${lacks.needed} forme in ${q(lacks.case)}; ce ne sono ${lacks.given}.`;
    }
  },
  'bad-ranking': ({ written }) => `${q(written)} non dice chi vince.`,
  'sign-off': ({ lacks }) =>
    lacks === 'list'
      ? 'Sotto «signoffs» ci vuole un elenco.'
      : 'A una firma servono pack, component, who, date, effect e text.',
  'nothing-expected': () => 'Lo scenario non si aspetta nulla.',
  untold: ({ languages }) => `Questo non è detto in ${list(languages.map((code) => values.language(code)))}.`,
  'needs-sign': ({ key }) => `Il cambiamento atteso di ${q(key)} vuole un segno.`,
  'wrong-value': (data) => {
    switch (data.is) {
      case 'board-not-dealt':
        return `${q(data.board)} non viene distribuita in questa partita.`;
      case 'negative':
        return `${q(data.key)} non può essere meno di 0.`;
      case 'too-large':
        return `${q(data.key)} non può essere più di ${number(data.limit)}.`;
      case 'twice':
        return `${q(data.name)} è scritto due volte.`;
      case 'one-acts':
        return `Agisce un solo giocatore, o ${q('nobody')}.`;
      case 'no-space':
        return `${q(data.track)} non ha lo spazio ${data.space}.`;
      case 'card-number':
        return `${data.ids.length} carte hanno il numero ${data.number}.`;
      case 'owner':
        return data.whose === 'player'
          ? `Su una plancia tra i giocatori ${q(data.written)} non è di nessuno.`
          : `${q(data.written)} appartiene a un giocatore.`;
      case 'site-content':
        return `Un sito è «empty», un pezzo, o un pezzo e la parola «upgraded»; non ${q(data.written)}.`;
      case 'known-open':
        return `Chi conosce la carta su ${q(data.site)} conta solo se è coperta: scrivi lì \`face: down\`.`;
      case 'player-count':
        return `Il gioco è per ${data.counts.join(', ')} giocatori, non per ${data.given}.`;
      case 'option-value':
        return `${q(data.option)} può essere ${either(data.values)}.`;
      case 'choice-key':
        return `${q(data.key)} non è la chiave di nessuna scelta.`;
      case 'look':
        return `${q(data.written)} non è una parte del tavolo.`;
      case 'as-without-run':
        return '«as» dice di chi è l’effetto di «run»; qui non c’è nessun «run».';
      case 'scenarios-of-own-card':
        return 'Una carta che esiste solo in uno scenario non può avere scenari propri.';
    }
  },
} satisfies Partial<DiagnosticMessages>;
