/** Reverses what `polish` does to Italian: see forms.ts for the other direction. */
import type { Normalization } from '../parsing.ts';
import { ARTICLES, CONTRACTED, type Register } from './forms.ts';

const PRONOUNS = ['lo', 'la', 'li', 'le'];

/** `infinitives`: by the verb as the phrases have it; `verbs`: as they are said of another player. */
export function italianNormalization(
  infinitives: ReadonlyMap<string, string>,
  register: Register,
  verbs: ReadonlySet<string>,
): Normalization {
  const tokens: Record<string, readonly string[]> = { ed: ['e'], ad: ['a'] };
  const rows: [readonly string[], readonly string[]][] = [];
  for (const [preposition, stem] of Object.entries(CONTRACTED)) {
    for (const [article, end] of Object.entries(ARTICLES)) {
      tokens[`${stem}${end}`.replace('’', "'")] = [preposition, article.replace('’', "'")];
    }
  }
  for (const [verb, infinitive] of infinitives) {
    tokens[infinitive] = ['~', verb];
    for (const pronoun of PRONOUNS) {
      tokens[`${verb}${pronoun}`] = [verb, '-', pronoun];
      tokens[`${infinitive.slice(0, -1)}${pronoun}`] = ['~', verb, '-', pronoun];
    }
  }
  for (const verb of verbs) {
    for (const pronoun of PRONOUNS) {
      rows.push(
        [
          [pronoun, verb, 'gratuitamente'],
          [verb, 'gratuitamente', '=', pronoun],
        ],
        [
          [pronoun, verb],
          [verb, '=', pronoun],
        ],
      );
    }
  }
  for (const pronoun of PRONOUNS) {
    rows.push([
      ['-', pronoun, 'gratuitamente'],
      ['gratuitamente', '-', pronoun],
    ]);
  }
  rows.push(
    [
      ['di', 'i', 'suoi'],
      ['di', 'suoi'],
    ],
    [
      ['di', 'le', 'sue'],
      ['di', 'sue'],
    ],
  );
  const want = register === 'tu' ? 'se vuoi' : 'se volete';
  return {
    tokens,
    sequences: rows,
    phrases: {
      may: [`${want}, {body}`],
      'up-to': [`fino a {times} volta|volte ${want}, {body}`],
      'then-may': [`, poi, ${want}, `, `poi, ${want}, `],
      instead: [`ogni volta che {event}, ${want}, invece {body}`],
      'instead once': [`quando {event}, ${want}, invece {body}`],
      pay: [`${register === 'tu' ? 'paga' : 'pagate'} {cost:acc}[: {body}]`],
      is: ['è {b}'],
      'is-not': ['non è {b}'],
      'is-any': ['è {list}'],
      'color-is': ['è {b}'],
      'color-is-not': ['non è {b}'],
    },
  };
}
