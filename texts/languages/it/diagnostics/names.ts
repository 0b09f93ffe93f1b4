/** Italian messages of names. */
import type { DiagnosticMessages } from '../../../../service/translations/words.ts';
import { kinds, q } from './parts.ts';
import { values } from './values.ts';

export const OF_NAMES = {
  'unknown-name': (data) => {
    if (data.in === 'effect') return `${q(data.name)} non è un nome conosciuto.`;
    if ('ids' in data) {
      return data.ids.length === 0
        ? `Nessuna carta ha il numero ${data.name}.`
        : `${data.ids.length} carte hanno il numero ${data.name}: ${data.ids.join(', ')}.`;
    }
    const wanted = [data.kind].flat().map((kind) => kinds[kind]);
    const where =
      data.board === undefined ? '' : data.board.id === undefined ? ' su questa plancia' : ` su ${q(data.board.id)}`;
    return `Il nome ${q(data.name)} non esiste${where} (atteso: ${wanted.join(' o ')}).`;
  },
  'unknown-value': ({ value, option }) => `${q(value)} non è un valore di ${q(option)}.`,
  'wrong-kind': (data) => {
    switch (data.needed) {
      case 'condition':
        return data.name === undefined
          ? 'Qui ci vuole una condizione, e questo è un numero.'
          : `${q(data.name)} è un numero; qui ci vuole una condizione.`;
      case 'color':
        return 'Qui ci vuole un colore.';
      case 'sites':
        return 'Qui ci vogliono siti.';
      case 'number':
        return 'Qui ci vuole un numero, e questo è vero o falso.';
      case 'one-number':
        return 'Si confronta un numero solo, e queste sono più cose.';
      case 'same-type':
        return `Queste due cose (${q(data.left)} e ${q(data.right)}) non sono mai la stessa.`;
      case 'number-of-one':
        return `${q(data.name)} è una cosa sola, e qui ci vuole un numero.`;
      case 'name':
        return `${q(data.name)} non va bene qui (è: ${values.meaning(data.is)}; ci vuole: ${values.needed(data.wanted)}).`;
    }
  },
  'name-taken': (data) =>
    data.by === 'language'
      ? `${q(data.name)} è una parola del linguaggio.`
      : `${q(data.name)} è già un nome del pacchetto (${kinds[data.kind]}).`,
  'ambiguous-name': ({ name, kinds: of }) =>
    `${q(name)} è dichiarato come ${of.join(' e ')}: una frase potrebbe intendere l’uno o l’altro.`,
  'reserved-name': ({ name }) => `${q(name)} è una parola del linguaggio e non può essere un nome.`,
  'unused-name': ({ kind, name }) => `Nulla usa ${q(name)} (${kinds[kind]}).`,
  'local-name-of-base': ({ name, base }) =>
    `${q(name)} è un nome dentro un effetto di ${q(base)}, che questo pacchetto estende.`,
  'name-of-replaced-step': ({ name, procedure, step, user, base }) =>
    `${q(`${procedure}/${step}`)} di ${q(base)} dava il nome ${q(name)}, che ${q(`${procedure}/${user}`)} usa; questo passo non lo dà.`,
  'unknown-id': ({ id, section }) => `Nessun pacchetto esteso da questo ha ${q(id)} in ${q(section)}.`,
  'unknown-step': ({ procedure, step }) => `La procedura ${q(procedure)} non ha il passo ${q(step)}.`,
  'unknown-pack': (data) =>
    'path' in data
      ? `In ${q(data.path)} non c’è nessun pacchetto.`
      : `Accanto a questo non c’è il pacchetto ${q(data.name)}.`,
  'unknown-language': ({ code }) => `Non si fanno testi nella lingua ${q(code)}.`,
  'unknown-dispute': ({ name }) => `Nessuna controversia si chiama ${q(name)}.`,
  'unknown-edition': ({ name }) => `Nessuna edizione si chiama ${q(name)}.`,
  'unknown-field': ({ component, field }) =>
    `${values.component(component)} non ha un campo ${q(field)} che possa avere uno stato.`,
  'unknown-locator': ({ wrong }) => {
    switch (wrong.is) {
      case 'unknown':
        return `L’edizione ${q(wrong.edition)} non ha il luogo ${q(wrong.at)}.`;
      case 'form':
        return `${q(wrong.at)}: un luogo non si scrive così.`;
      case 'order':
        return `${q(wrong.at)} non va da una pagina a una successiva.`;
      case 'page':
        return `L’edizione ${q(wrong.edition)} non arriva a pagina ${wrong.last ?? wrong.first}: ne ha ${wrong.pages}.`;
    }
  },
  'unknown-status': ({ written }) => `${q(written)} non è uno stato.`,
  'unknown-file': ({ name }) => `${q(name)} non è un file di un pacchetto.`,
  'unknown-key': ({ key }) => `La chiave ${q(key)} non è conosciuta qui.`,
} satisfies Partial<DiagnosticMessages>;
