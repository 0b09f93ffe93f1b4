/** Ukrainian adjectives by rule. */
import type { Case, Gender } from '../../../dsl/internal.ts';
import { wordTable } from '../../../dsl/internal.ts';

type Endings = Record<Exclude<Case, 'acc'>, string>;
interface Declension {
  m: Endings;
  f: Endings & { acc: string };
  n: Endings;
  several: Endings;
}

const endings = (nom: string, gen: string, dat: string, ins: string, loc: string): Endings => ({
  nom,
  gen,
  dat,
  ins,
  loc,
});

/** By the ending of the first form. */
const DECLENSIONS: Record<string, Declension> = wordTable({
  ий: {
    m: endings('ий', 'ого', 'ому', 'им', 'ому'),
    f: { ...endings('а', 'ої', 'ій', 'ою', 'ій'), acc: 'у' },
    n: endings('е', 'ого', 'ому', 'им', 'ому'),
    several: endings('і', 'их', 'им', 'ими', 'их'),
  },
  ій: {
    m: endings('ій', 'ього', 'ьому', 'ім', 'ьому'),
    f: { ...endings('я', 'ьої', 'ій', 'ьою', 'ій'), acc: 'ю' },
    n: endings('є', 'ього', 'ьому', 'ім', 'ьому'),
    several: endings('і', 'іх', 'ім', 'іми', 'іх'),
  },
  їй: {
    m: endings('їй', 'його', 'йому', 'їм', 'йому'),
    f: { ...endings('я', 'йої', 'їй', 'йою', 'їй'), acc: 'ю' },
    n: endings('є', 'його', 'йому', 'їм', 'йому'),
    several: endings('ї', 'їх', 'їм', 'їми', 'їх'),
  },
});

/** `свій`, `мій`, `твій`: the pronouns that are declined as adjectives, though not as others in ій. */
const POSSESSIVE: Declension = {
  m: endings('ій', 'ого', 'оєму', 'оїм', 'оєму'),
  f: { ...endings('оя', 'оєї', 'оїй', 'оєю', 'оїй'), acc: 'ою' },
  n: endings('оє', 'ого', 'оєму', 'оїм', 'оєму'),
  several: endings('ої', 'оїх', 'оїм', 'оїми', 'оїх'),
};
const POSSESSIVES: ReadonlySet<string> = new Set(['свій', 'мій', 'твій']);

const declensionOf = (word: string): Declension | undefined =>
  POSSESSIVES.has(word) ? POSSESSIVE : DECLENSIONS[word.slice(-2)];

/**
 * The first adjectives of a text are declined; what comes before (`завжди доступний`) and after them (`включений до
 * мережі`) stays. The accusative of a living being is its genitive, of anything else the nominative.
 */
export function declineUkrainian(text: string, gender: Gender, several: boolean, of: Case, animate: boolean): string {
  let state: 'before' | 'inside' | 'after' = 'before';
  return text
    .split(' ')
    .map((word) => {
      const declension = state === 'after' ? undefined : declensionOf(word);
      state = declension ? 'inside' : state === 'inside' ? 'after' : state;
      return declension ? word.slice(0, -2) + endingOf(declension, gender, several, of, animate) : word;
    })
    .join(' ');
}

function endingOf(declension: Declension, gender: Gender, several: boolean, of: Case, animate: boolean): string {
  if (of === 'acc') {
    if (gender === 'f' && !several) return declension.f.acc;
    return endingOf(declension, gender, several, animate && (several || gender === 'm') ? 'gen' : 'nom', animate);
  }
  return declension[several ? 'several' : gender][of];
}
