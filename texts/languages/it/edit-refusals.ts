/** Why an edit of a component is not made, in Italian. */
import type { EditRefusalWords } from '../edit-refusals.ts';
import { languagesIn } from '../language-name.ts';

const nameOf = languagesIn('it');

export const editRefusals: EditRefusalWords = {
  unknown: ({ id }) => `In questo pacchetto non c’è «${id}».`,
  'no-file': ({ file }) => `In questo pacchetto non c’è il file ${file}.`,
  'broken-file': ({ file }) => `${file} così com’è non si può leggere. Correggi il suo primo errore, poi riprova.`,
  'read-only': ({ file }) => `${file} qui è di sola lettura.`,
  'other-pack': ({ id, pack }) => `«${id}» è del pacchetto «${pack}». Duplicalo per averne uno tuo.`,
  'not-changed-from-here': ({ id, pack }) => `«${id}» è del pacchetto «${pack}» e si può cambiare solo lì.`,
  'set-by-base': ({ id, key, pack }) =>
    `«${key}» di «${id}» lo dice il pacchetto «${pack}». Qui può essere un altro, ma non mancare.`,
  required: ({ key }) => `«${key}» non può essere vuoto.`,
  'not-an-id': ({ id }) => `«${id}» non può essere un id: un id ha lettere minuscole e cifre, unite da «-».`,
  taken: ({ id }) => `Qualcos’altro ha già l’id «${id}».`,
  shared: ({ id }) =>
    `«${id}» ha una parte del testo in comune con un altro punto del file (& e *). Prima scrivila per intero, nel testo.`,
  'in-brackets': ({ id }) => `«${id}» sta tra parentesi insieme ad altri. Prima dagli righe sue, nel testo.`,
  'no-pattern': ({ section }) =>
    `Niente in questo pacchetto mostra come si scrive una voce di «${section}». Scrivi la prima nel testo.`,
  'needs-forms': ({ id, language }) => `In ${nameOf(language)} il nome di «${id}» ha più forme. Scrivile nel lessico.`,
  'has-effect': ({ id }) => `Il testo di «${id}» viene dal suo effetto. Dillo a parole per cambiare entrambi.`,
  'other-time': ({ type, does }) =>
    does === 'at-once'
      ? `Ciò che fa questa carta avviene subito; una carta del tipo «${type}» fa qualcosa da allora in poi. Ridici il suo testo per quel tipo.`
      : `Ciò che fa questa carta vale da allora in poi; una carta del tipo «${type}» fa qualcosa subito. Ridici il suo testo per quel tipo.`,
  'no-program': ({ type, key }) =>
    `Una carta del tipo «${type}» non ha posto per «${key}». Ridici il suo testo per quel tipo.`,
};

/** What a new card is called until somebody names it. */
export const newCard = 'Nuova carta';
