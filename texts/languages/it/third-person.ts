/** Italian about another player: `ottiene`, `ha`, `suo`; it is made of the phrases for both registers, `ottieni/ottenete/ottenere`. */
import { wordTable } from '../../../dsl/internal.ts';

/** What no rule makes of the form for one person. */
const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  hai: 'ha',
  sei: 'è',
  puoi: 'può',
  tua: 'sua',
  tue: 'sue',
  tuo: 'suo',
  tuoi: 'suoi',
  ti: 'gli',
  te: 'lui',
  vuoi: 'vuole',
});
/** `migliori/migliorate`: migliora; `scegli/scegliete`: sceglie; `ottieni/ottenete`: ottiene */
const thirdOf = (tu: string, voi: string): string =>
  IRREGULAR[tu] ?? (voi.endsWith('ate') ? voi.slice(0, -2) : tu.endsWith('gli') ? `${tu}e` : tu.replace(/i$/, 'e'));

const IN_BOTH_REGISTERS = /(\p{L}+)\/(\p{L}+)(?:\/(\p{L}+))?/gu;

export const finite = (pattern: string): string =>
  pattern.replace(IN_BOTH_REGISTERS, (_, tu: string, voi: string) => thirdOf(tu, voi));

export const infinitive = (pattern: string): string =>
  pattern
    .replace(IN_BOTH_REGISTERS, (_, tu: string, voi: string, other?: string) => other ?? thirdOf(tu, voi))
    .replace(/~/g, '');

/** The verbs that have an object, as phrases say them. */
export const verbsOf = (phrases: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(
    Object.values(phrases).flatMap((pattern) =>
      [...pattern.matchAll(IN_BOTH_REGISTERS)].flatMap(([, tu, voi, other]) => (other ? [thirdOf(tu, voi)] : [])),
    ),
  );

/** A pronoun comes before the verb: `scarta =la` is la scarta, but `scartare =la` scartarla. */
export const placePronouns = (text: string): string =>
  text.replace(
    /(\p{L}+)( gratuitamente)? =(l[oaie])(?!\p{L})/gu,
    (_, verb: string, adverb: string | undefined, pronoun: string) =>
      verb.endsWith('re') ? `${verb.slice(0, -1)}${pronoun}${adverb ?? ''}` : `${pronoun} ${verb}${adverb ?? ''}`,
  );
