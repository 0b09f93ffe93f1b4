/** All forms of the words of one game in one language, by their first token: what a text may name. */
import { CARD_ADJECTIVES, CORE_NOUNS, SITE_ADJECTIVES, SLOT_ADJECTIVES } from '../../words/core-names.ts';
import type { SymbolKind, Symbols } from '../../semantics/symbols.ts';
import type { Lexicon } from '../lexicon.ts';
import { CASES, type Case } from '../../packs/fields.ts';
import type { AdjectiveForms, NounForms, NounPhrase } from '../languages/forms.ts';
import type { Language } from '../languages/language.ts';
import type { Wordings } from '../languages/wordings.ts';
import { demonstrativeNoun } from './resolve-references.ts';
import { patternError } from '../languages/pattern.ts';
import { tokenTexts, type TokenReplacements } from './tokens.ts';
import { holesMissing, wordingKey } from './wording-keys.ts';

export interface VocabularyEntry {
  name: string;
  plural: string;
  kinds: ReadonlySet<SymbolKind | 'core'>;
}
export interface NounEntry extends VocabularyEntry {
  words: string[];
  /** another word than the one that is rendered */ synonym?: true;
  /** what follows its adjectives */ tail?: string[];
  forms: NounForms;
}
export interface AdjectiveEntry extends VocabularyEntry {
  words: string[];
  /** how many of the words add nothing: `connected to your network` */ tailLength?: number;
  forms: AdjectiveForms;
  /** a form of its own for what does not have the quality */ negated?: boolean;
}
export interface PhraseEntry extends VocabularyEntry {
  words: string[];
}
export interface Pronoun {
  words: string[];
  /** `it`, or a demonstrative and its possible nouns: see `demonstrativeNoun` */ meaning: string;
}

/** The name of a kind that the text does not name. */
export const KIND = 'kind';
/** Before a class: each of its kinds. */
export const EACH_KIND = 'kind of ';

export class Vocabulary {
  readonly nouns = new Map<string, NounEntry[]>();
  readonly adjectives = new Map<string, AdjectiveEntry[]>();
  readonly phrases = new Map<string, PhraseEntry[]>();
  /** function words around nouns and adjectives: articles, `not`, ends of ordinals */
  readonly around = new Set<string>();
  /** zones with words of their own for what is in them and what comes into them */
  readonly places: { name: string; in?: string; to?: string }[] = [];
  /** pronouns and demonstratives, by case */
  private readonly pronouns = new Map<Case, Pronoun[]>();
  /** sentences around what a program does */
  readonly frames: readonly { name: string; text: string }[];
  /** patterns of this game beside those of the language */
  readonly wordings: (key: string) => readonly string[];
  /** every phrase that names something, for suggestions */
  readonly allTexts = new Set<string>();

  constructor(
    readonly language: Language,
    private readonly lexicon: Lexicon,
    symbols: Symbols,
    readonly replacements: TokenReplacements,
    private readonly synonyms: Wordings['nouns'] = {},
  ) {
    this.frames = lexicon.frames().filter(({ text }) => patternError(text) === null);
    this.wordings = (key) =>
      lexicon
        .wordings(wordingKey(key))
        .filter((text) => patternError(text) === null && holesMissing(key, text).length === 0);
    const seen = new Map<string, Set<SymbolKind | 'core'>>();
    const plurals = new Map<string, string>();
    for (const { id, kind, plural } of symbols.all()) {
      if (!/^[\w-]+$/.test(id)) continue;
      const kinds = seen.get(id);
      if (kinds) kinds.add(kind);
      else seen.set(id, new Set([kind]));
      if (plural) plurals.set(id, plural);
    }
    for (const noun of [...Object.keys(CORE_NOUNS), 'piece']) {
      if (!noun.endsWith('s') && !seen.has(noun)) {
        seen.set(noun, new Set(['core']));
        plurals.set(noun, `${noun}s`);
      }
    }
    for (const core of [
      ...SITE_ADJECTIVES,
      ...CARD_ADJECTIVES,
      ...SLOT_ADJECTIVES,
      'different',
      'built',
      'adjacent',
      'its',
    ]) {
      if (!seen.has(core)) seen.set(core, new Set(['core']));
    }
    for (const [name, kinds] of seen) this.addName({ name, plural: plurals.get(name) ?? name, kinds });
    for (const { id } of symbols.all('class')) this.addKind(id);
    for (const list of this.nouns.values()) dropTitles(list);
    this.findAround();
  }

  private addName(named: VocabularyEntry): void {
    const { name, kinds } = named;
    const noun = this.language.noun(name) ?? this.lexicon.noun(name);
    const adjective = [...kinds].some((kind) => QUALITIES.has(kind))
      ? (this.language.adjective(name) ?? this.lexicon.adjective(name))
      : undefined;
    const phrase = this.lexicon.phrase(name, this.language.address);
    if (noun) {
      if (noun.in !== undefined || noun.to !== undefined) {
        this.places.push({
          name,
          ...(noun.in !== undefined ? { in: noun.in } : {}),
          ...(noun.to !== undefined ? { to: noun.to } : {}),
        });
      }
      const only = [...kinds].every((kind) => SINGLE.has(kind));
      const texts = new Set(
        CASES.flatMap((c) =>
          (only ? (['singular'] as const) : ([1, 2, 5, 'singular', 'plural'] as const)).map((count) =>
            noun.form(count, c),
          ),
        ),
      );
      for (const text of texts) this.insertNoun(text, { ...named, forms: noun });
    } else if (kinds.has('slot') || kinds.has('card')) {
      const text = this.language.quoted(phrase ?? name);
      const quoted: NounForms = { gender: 'n', mass: true, proper: true, form: () => text };
      this.insert(this.nouns, text, {
        ...named,
        forms: quoted,
      });
    }
    if (adjective) {
      const texts = new Set(
        CASES.flatMap((c) =>
          (['m', 'f', 'n'] as const).flatMap((gender) =>
            (['singular', 'plural'] as const).map((number) => adjective.form(gender, number, c)),
          ),
        ),
      );
      for (const text of texts) {
        this.insert(this.adjectives, text, { ...named, forms: adjective });
        for (const tail of this.lexicon.tail(name)) {
          for (const start of ['', ', ']) {
            this.insert<VocabularyEntry & { tailLength?: number }>(this.adjectives, `${start}${text} ${tail}`, {
              ...named,
              forms: adjective,
              tailLength: tokenTexts(tail, this.replacements).length,
            } as AdjectiveEntry);
          }
        }
      }
      for (const text of new Set(this.negatives(adjective))) {
        if (![...texts].some((own) => text.endsWith(` ${own}`) || text.endsWith(`-${own}`))) {
          this.insert(this.adjectives, text, { ...named, forms: adjective, negated: true } as AdjectiveEntry);
        }
      }
    }
    if (phrase && [...kinds].some((kind) => PHRASED.has(kind))) this.insert(this.phrases, phrase, named);
    const others = [
      ...this.lexicon.also(name).map((text) => [text, this.language.regularPlural?.(text) ?? text] as const),
      ...(this.synonyms[name] ? [this.synonyms[name]] : []),
    ];
    for (const [one, other] of others) {
      if (noun) {
        for (const written of [one, other]) {
          this.insertNoun(written, {
            ...named,
            synonym: true,
            forms: { ...noun, form: (count) => (count === 1 || count === 'singular' ? one : other) },
          });
        }
      }
      this.insert(this.phrases, one, named);
    }
  }

  /** `it`; `this card` and `that city`, which may be the card itself or something mentioned before: see resolve-references.ts. */
  pronounsIn(grammatical: Case): readonly Pronoun[] {
    const known = this.pronouns.get(grammatical);
    if (known) return known;
    const { language } = this;
    const { phrases } = language;
    const things = [
      ...new Map(
        [...this.nouns.values()]
          .flat()
          .filter(({ kinds, synonym }) => !synonym && [...kinds].some((kind) => THINGS.has(kind)))
          .map(({ name, forms }) => [name, forms]),
      ),
    ];
    const found = new Map<string, { how: 'it' | 'this' | 'that'; nouns: string[] }>();
    const add = (text: string, how: 'it' | 'this' | 'that', noun?: string): void => {
      const known = found.get(text);
      if (!known) found.set(text, { how, nouns: noun === undefined ? [] : [noun] });
      else if (known.how === how && noun !== undefined && !known.nouns.includes(noun)) known.nouns.push(noun);
    };
    const own = (word: 'it' | 'this'): string => phrases[grammatical === 'gen' ? (`${word} gen` as const) : word];
    if (!language.pronoun) {
      add(own('this'), 'this');
      add(own('it'), 'it');
    }
    for (const [noun, forms] of things) {
      if (language.pronoun) add(language.pronoun('this', forms.gender, grammatical, forms), 'this', noun);
      if (language.named) add(language.named(forms, grammatical), 'that', noun);
    }
    for (const forms of [undefined, ...things.map(([, forms]) => forms)]) {
      if (language.pronoun) {
        add(language.pronoun('it', forms?.gender, grammatical, forms), 'it');
        add(language.pronoun('this', forms?.gender, grammatical, forms), 'this');
      }
    }
    const all = [...found].map(([text, { how, nouns }]): Pronoun => ({
      words: tokenTexts(text, this.replacements),
      meaning: how === 'it' || nouns.length === 0 ? (how === 'that' ? 'it' : how) : demonstrativeNoun(how, nouns),
    }));
    this.pronouns.set(grammatical, all);
    return all;
  }

  /** How the language says that a thing does not have a quality, without the thing. */
  private negatives(forms: AdjectiveForms): string[] {
    const thing: NounForms = { gender: 'n', mass: false, form: () => '#' };
    return CASES.flatMap((grammatical) =>
      (['m', 'f', 'n'] as const).flatMap((gender) =>
        ([1, 2] as const).map((count) =>
          this.language
            .nounPhrase({ count, noun: { ...thing, gender }, adjectives: [{ forms, negated: true }] }, grammatical)
            .replace(/[#\d]/g, '')
            .trim(),
        ),
      ),
    );
  }
  /** `kind of building` where an effect goes through the kinds, `building of that kind` for the one in question. */
  private addKind(id: string): void {
    const noun = this.lexicon.noun(id);
    const kinds = noun && this.language.kinds?.(noun);
    if (!kinds) return;
    for (const count of [1, 2, 5, 'singular', 'plural'] as const) {
      for (const c of CASES) {
        this.insertNoun(kinds.one.form(count, c), {
          name: KIND,
          plural: KIND,
          kinds: new Set<SymbolKind | 'core'>(),
          forms: kinds.one,
        });
        this.insertNoun(kinds.each.form(count, c), {
          name: `${EACH_KIND}${id}`,
          plural: `${EACH_KIND}${id}`,
          kinds: new Set<SymbolKind | 'core'>(),
          forms: kinds.each,
        });
      }
    }
  }

  private insertNoun(text: string, entry: VocabularyEntry & { forms: NounForms; synonym?: true }): void {
    this.insert(this.nouns, text, entry);
    const [head, tail] = this.language.splitTail?.(text) ?? [text, ''];
    if (tail !== '') {
      this.insert<VocabularyEntry & { forms: NounForms; tail?: string[] }>(this.nouns, head, {
        ...entry,
        tail: tokenTexts(tail, this.replacements),
      });
    }
  }
  private insert<T extends VocabularyEntry & { tail?: string[] }>(
    into: Map<string, (T & { words: string[] })[]>,
    text: string,
    entry: T,
  ): void {
    const cut = tokenTexts(text, this.replacements);
    if (cut.length === 0) return;
    this.allTexts.add(text);
    const list = into.get(cut[0]) ?? [];
    if (list.length === 0) into.set(cut[0], list);
    if (
      !list.some(
        (other) =>
          other.name === entry.name &&
          other.words.join(' ') === cut.join(' ') &&
          other.tail?.join(' ') === entry.tail?.join(' '),
      )
    ) {
      list.push({ ...entry, words: cut });
    }
  }

  /** Finds the function words by rendering nouns of each sort; sorts differ by gender and by how the word begins. */
  private findAround(): void {
    const adjective = [...this.adjectives.values()].flat()[0]?.forms;
    const its = this.language.adjective('its');
    const qualities = [
      [],
      ...(adjective ? [[{ forms: adjective, negated: true }]] : []),
      ...(its ? [[{ forms: its, negated: false }]] : []),
    ];
    const sorts = new Map<string, NounForms>();
    for (const { forms } of [...this.nouns.values()].flat()) {
      sorts.set(
        `${forms.gender} ${forms.animate} ${forms.mass} ${forms.proper} ${forms.form('singular', 'nom').slice(0, 2)}`,
        forms,
      );
    }
    const ordinals = new Set<string>();
    for (const forms of sorts.values()) {
      const fresh = !ordinals.has(forms.gender);
      ordinals.add(forms.gender);
      const rests: Partial<NounPhrase>[] = [
        ...AROUND,
        { count: 'many', countText: this.language.phrases['that-many'] },
        ...(fresh ? ORDINALS.map((ordinal) => ({ ordinal })) : []),
      ];
      for (const grammatical of CASES) {
        const own = new Set(
          tokenTexts(
            [1, 2, 5, 'singular' as const, 'plural' as const].map((count) => forms.form(count, grammatical)).join(' '),
            this.replacements,
          ),
        );
        for (const adjectives of qualities) {
          for (const rest of rests) {
            for (const token of tokenTexts(
              this.language.nounPhrase({ count: 'one', noun: forms, adjectives, ...rest }, grammatical),
              this.replacements,
            )) {
              if (!own.has(token)) this.around.add(token);
            }
          }
        }
      }
    }
  }
}

const AROUND: Partial<NounPhrase>[] = [
  ...(['one', 'each', 'many', 'the', 'your', 'bare'] as const).map((count) => ({ count })),
  { count: 2 },
];
/** all that differ in how they are written */
const ORDINALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40];

/** Kinds of names that may be adjectives. */
const QUALITIES: ReadonlySet<string> = new Set(['predicate', 'color', 'tag', 'core']);
/** What a pack says in words of its own. */
const PHRASED: ReadonlySet<string> = new Set(['procedure', 'signal', 'route', 'option', 'program']);
/** Kinds of names that stand for a single thing. */
const SINGLE: ReadonlySet<string> = new Set(['slot', 'procedure', 'constant', 'attribute', 'zone', 'track']);
/** Kinds of names that `it` and `this` may stand for. */
const THINGS: ReadonlySet<string> = new Set(['core', 'piece', 'class', 'site-kind', 'tag', 'type', 'slot']);

/** A card may bear the name of a thing; in a text that name is the thing. */
function dropTitles(list: NounEntry[]): void {
  const title = ({ kinds }: VocabularyEntry): boolean =>
    kinds.size > 0 && [...kinds].every((kind) => kind === 'card' || kind === 'site' || kind === 'procedure');
  for (let i = list.length - 1; i >= 0; i--) {
    if (
      title(list[i]) &&
      list.some(
        (other) => !title(other) && !other.tail && !list[i].tail && other.words.join(' ') === list[i].words.join(' '),
      )
    ) {
      list.splice(i, 1);
    }
  }
}
