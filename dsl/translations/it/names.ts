/** Italian messages of names. */
import type { DiagnosticMessages } from '../words.ts';
import { kinds, q } from './parts.ts';

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
  'wrong-kind': () => 'Qui ci vuole qualcosa di un altro tipo.',
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
  'unknown-id': ({ id, section }) => `Nessun pacchetto esteso da questo ha ${q(id)} in ${q(section)}.`,
  'unknown-step': ({ procedure, step }) => `La procedura ${q(procedure)} non ha il passo ${q(step)}.`,
  'unknown-pack': (data) =>
    'path' in data
      ? `In ${q(data.path)} non c’è nessun pacchetto.`
      : `Accanto a questo non c’è il pacchetto ${q(data.name)}.`,
  'unknown-language': ({ code }) => `Non si fanno testi nella lingua ${q(code)}.`,
  'unknown-dispute': ({ name }) => `Nessuna controversia si chiama ${q(name)}.`,
  'unknown-edition': ({ name }) => `Nessuna edizione si chiama ${q(name)}.`,
  'unknown-field': ({ field }) => `Non c’è nessun campo ${q(field)} che possa avere uno stato.`,
  'unknown-locator': () => 'L’edizione non ha questo luogo.',
  'unknown-status': ({ written }) => `${q(written)} non è uno stato.`,
  'unknown-file': ({ name }) => `${q(name)} non è un file di un pacchetto.`,
  'unknown-key': ({ key }) => `La chiave ${q(key)} non è conosciuta qui.`,
} satisfies Partial<DiagnosticMessages>;
