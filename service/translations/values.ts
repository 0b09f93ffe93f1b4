/** The words of a language for values: what is found in a file or an effect, and what is needed there. */
import type {
  FoundValue,
  Subject,
  WANTED,
  Wanted,
  DrawingMistake,
  NameMeaning,
  NeededName,
  NameKind,
  VarType,
  Family,
} from '../../dsl/internal.ts';

interface ValueWords {
  families: Record<Family, string>;
  variables: Record<VarType | 'any', string>;
  wanted: Record<keyof typeof WANTED, string>;
  found: Record<Exclude<FoundValue, object>, string>;
  /** the values that the schema of a file knows, by their English words */
  expected: Readonly<Record<string, string>>;
  subjects: Record<Extract<Subject, { is: 'game' | 'player' | 'site' | 'card' | 'new-step' }>['is'], string>;
  entry(number: number): string;
  file: Record<'pack' | 'texts', string>;
  word: string;
  nameOf(kind: string): string;
  number(text: string): string;
  atLeast(n: number): string;
  atMost(n: number): string;
  adjectiveOf(family: string): string;
  rule(number: string): string;
  or: string;
  of: string;
  kinds: Record<NameKind, string>;
  /** by their English names */
  languages: Readonly<Record<string, string>>;
  drawing: { [Is in DrawingMistake['is']]: (mistake: Extract<DrawingMistake, { is: Is }>) => string };
}

const q = (text: string): string => `«${text}»`;

export class ValueTexts {
  readonly #words: ValueWords;
  constructor(words: ValueWords) {
    this.#words = words;
  }

  found(found: FoundValue): string {
    return typeof found === 'string' ? this.#words.found[found] : this.#words.number(found.number);
  }

  wanted(wanted: Wanted): string {
    const { expected, or, nameOf, kinds, atLeast, atMost } = this.#words;
    if ('oneOf' in wanted) return wanted.oneOf.map(q).join(` ${or} `);
    if ('nameOf' in wanted) return nameOf(kinds[wanted.nameOf]);
    if ('a' in wanted) return this.#words.wanted[wanted.a];
    const { schema, min, max } = wanted;
    const value = schema
      .split(', or ')
      .map((part) => expected[part] ?? part.replaceAll(/"([^"]*)"/g, q('$1')).replaceAll(' or ', ` ${or} `))
      .join(`, ${or} `);
    return [value, ...(min === undefined ? [] : [atLeast(min)]), ...(max === undefined ? [] : [atMost(max)])].join(' ');
  }

  subject(subject: Subject): string {
    const { entry, of, file, word, subjects } = this.#words;
    switch (subject.is) {
      case 'key':
        return q(subject.name);
      case 'entry':
        return `${entry(subject.number)}${subject.of === undefined ? '' : ` ${of} ${q(subject.of)}`}`;
      case 'file':
        return file[subject.of];
      case 'file-name':
        return subject.name;
      case 'word':
        return `${word} (${this.language(subject.language)})`;
      default:
        return subjects[subject.is];
    }
  }

  language(english: string): string {
    return this.#words.languages[english] ?? english;
  }

  needed(needed: NeededName): string {
    const { families, kinds, or } = this.#words;
    const names =
      'families' in needed ? needed.families.map((one) => families[one]) : needed.kinds.map((k) => kinds[k]);
    return names.join(` ${or} `);
  }

  meaning(meaning: NameMeaning): string {
    const { families, kinds, variables, adjectiveOf } = this.#words;
    if ('variable' in meaning) return variables[meaning.variable];
    if ('symbol' in meaning) return kinds[meaning.symbol];
    return 'noun' in meaning ? families[meaning.noun] : adjectiveOf(families[meaning.adjective]);
  }

  /** `"part" of "id"` or `rule 3`, as provenance names components. */
  component(name: string): string {
    const [first, whole] = name
      .split(/ of (?="|rule )/)
      .map((part) =>
        part.replaceAll(/"([^"]*)"/g, q('$1')).replace(/^rule (.+)$/, (_, number: string) => this.#words.rule(number)),
      );
    return whole === undefined ? first : `${first} (${whole})`;
  }

  drawing(mistake: DrawingMistake): string {
    // the function belongs to the mistake, which the type checker cannot follow through the lookup
    return (this.#words.drawing[mistake.is] as (mistake: DrawingMistake) => string)(mistake);
  }
}
