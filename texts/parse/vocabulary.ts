/** All forms of the words of one game in one language, by their first token: what a text may name. */
import { EACH_KIND, KIND } from './kinds.ts';
import {
  CARD_ADJECTIVES,
  CORE_NOUNS,
  PERIOD_ADJECTIVES,
  PLAYER_ADJECTIVES,
  OWNER_OF_PIECE,
  SITE_ADJECTIVES,
  SLOT_ADJECTIVES,
  OF_OTHERS,
  PORTS,
  type SymbolKind,
  type Symbols,
  CASES,
  type Case,
  type OwnSentence,
} from '../../dsl/internal.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AdjectiveForms, NounForms, NounPhrase } from '../languages/forms.ts';
import type { Language } from '../languages/language.ts';
import { hasShapes } from '../meaning/laid.ts';
import { portForms } from '../render/word-forms.ts';
import { NO_WORDINGS, type Wordings } from '../languages/wordings.ts';
import { demonstrativeNoun } from './resolve-references.ts';
import { cueWords, type CueWords } from './cue-words.ts';
import { patternError } from '../languages/pattern.ts';
import { tokenTexts, type TokenReplacements } from './tokens.ts';
import { holesMissing, wordingKey } from './wording-keys.ts';

export interface VocabularyEntry {
  name: string;
  plural: string;
  kinds: ReadonlySet<SymbolKind | 'core'>;
}
export interface NounEntry extends VocabularyEntry {
  words: readonly string[];
  /** another word than the one that is rendered */ synonym?: true;
  /** what follows its adjectives */ tail?: readonly string[];
  forms: NounForms;
}
export interface AdjectiveEntry extends VocabularyEntry {
  words: readonly string[];
  /** how many of the words add nothing: `connected to your network` */ tailLength?: number;
  /** other words for it that are only behind a noun: `in your network` */ isBehind?: true;
  forms: AdjectiveForms;
  /** a form that means the absence of the quality */ negated?: boolean;
}
export interface PhraseEntry extends VocabularyEntry {
  words: readonly string[];
}
interface Pronoun {
  words: readonly string[];
  /** `it`, or a demonstrative and its possible nouns: see `demonstrativeNoun` */ meaning: string;
}

/** *Adjacent* with what it is adjacent to, as one adjective. */
export const BESIDE_IT = 'adjacent to it';

/** Words that say how many, and the case of the noun behind them where it is not that of the place. */
interface Determiner {
  words: readonly string[];
  grammatical?: Case;
}

export class Vocabulary {
  readonly nouns = new Map<string, NounEntry[]>();
  readonly adjectives = new Map<string, AdjectiveEntry[]>();
  readonly phrases = new Map<string, PhraseEntry[]>();
  /** function words around nouns and adjectives: articles, `not`, ends of ordinals */
  readonly around = new Set<string>();
  /** words that say how many and are never rendered, by what they say */
  readonly determiners = new Map<string, Record<'singular' | 'plural', Determiner[]>>();
  /** zones with special words for what is in them and what comes into them */
  readonly places: { name: string; in?: string; to?: string }[] = [];
  /** pronouns and demonstratives, by case */
  private readonly pronouns = new Map<Case, Pronoun[]>();
  /** what happens when a predicate becomes true */
  readonly becomes: readonly { name: string; text: string }[];
  /** sentences around what a program does */
  readonly frames: readonly { name: string; text: string }[];
  /** patterns of this game beside those of the language */
  readonly wordings: (key: string) => readonly string[];
  /** sentences of this game with what they mean */
  readonly sentences: readonly OwnSentence[];
  readonly cues: CueWords;
  private readonly hasOwnPieces: boolean;
  /** every phrase that names something, for suggestions */
  readonly allTexts = new Set<string>();

  constructor(
    readonly language: Language,
    readonly lexicon: Lexicon,
    symbols: Symbols,
    readonly replacements: TokenReplacements,
    private readonly others: Pick<
      Wordings,
      | 'nouns'
      | 'adjectives'
      | 'determiners'
      | 'possessives'
      | 'ofReader'
      | 'purposes'
      | 'pronouns'
      | 'behind'
      | 'besideIt'
    > = NO_WORDINGS,
  ) {
    this.hasOwnPieces = symbols.all('piece').some(({ of }) => of === 'player');
    this.becomes = lexicon.becomes().filter(({ text }) => patternError(text) === null);
    this.frames = lexicon.frames().filter(({ text }) => patternError(text) === null);
    this.sentences = lexicon.sentences().map(({ texts, ...sentence }) => ({
      ...sentence,
      texts: texts.filter((text) => patternError(text) === null),
    }));
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
    if (hasShapes(symbols) && !seen.has(PORTS)) seen.set(PORTS, new Set(['core']));
    for (const core of [
      ...SITE_ADJECTIVES,
      ...CARD_ADJECTIVES,
      ...SLOT_ADJECTIVES,
      ...PLAYER_ADJECTIVES,
      ...PERIOD_ADJECTIVES,
      'different',
      'same',
      'built',
      'adjacent',
      'its',
      OF_OTHERS,
    ]) {
      if (!seen.has(core)) seen.set(core, new Set(['core']));
    }
    for (const [name, kinds] of seen) this.addName({ name, plural: plurals.get(name) ?? name, kinds });
    for (const { id } of symbols.all('class')) this.addKind(id);
    for (const list of this.nouns.values()) dropTitles(list);
    const players = [...this.nouns.values()].flat().filter(({ name }) => /^players?$/.test(name));
    this.cues = cueWords(
      symbols,
      this.others,
      players.flatMap(({ words }) => words),
    );
    this.findAround();
    for (const [mode, { singular = [], plural = [] }] of Object.entries(this.others.determiners)) {
      const cut = (texts: readonly string[]): Determiner[] =>
        texts.map((text) => {
          const [words, grammatical] = text.split(':');
          return { words: tokenTexts(words, this.replacements), grammatical: grammatical as Case | undefined };
        });
      const words = { singular: cut(singular), plural: cut(plural) };
      this.determiners.set(mode, words);
      for (const token of [...words.singular, ...words.plural].flatMap((one) => one.words)) this.around.add(token);
    }
  }

  /** The same words in a language that speaks of others with them. */
  inLanguage(language: Language): Vocabulary {
    const { ofOther } = language;
    const said = (text: string | undefined): string | undefined =>
      text !== undefined && ofOther ? ofOther.call(language, text) : text;
    const places = this.places.map(({ name, in: inText, to: toText }) => ({
      name,
      in: said(inText),
      to: said(toText),
    }));
    const others = Object.create(Vocabulary.prototype) as Vocabulary;
    Object.assign<Vocabulary, object>(others, { ...this, language, places, pronouns: new Map<Case, Pronoun[]>() });
    return others.withAdjectivesOf(this.language);
  }

  /** With the adjectives that the language has in place of those of the one `before`: *with their marker*. */
  private withAdjectivesOf(before: Language): this {
    const changed = new Map<string, AdjectiveEntry>();
    for (const entry of [...this.adjectives.values()].flat()) {
      if (this.language.adjective(entry.name) !== before.adjective(entry.name)) changed.set(entry.name, entry);
    }
    if (changed.size === 0) return this;
    const kept = [...this.adjectives].map(
      ([word, entries]) => [word, entries.filter(({ name }) => !changed.has(name))] as const,
    );
    Object.assign(this, { adjectives: new Map(kept) });
    for (const { name, plural, kinds } of changed.values()) {
      for (const forms of [this.language.adjective(name)!, this.ofPiece(name)]) {
        if (forms) this.addAdjectiveForms({ name, plural, kinds }, forms);
      }
    }
    return this;
  }

  private ofPiece(name: string): AdjectiveForms | undefined {
    const key = this.hasOwnPieces ? OWNER_OF_PIECE[name] : undefined;
    const forms = key === undefined ? undefined : this.language.adjective(key);
    return forms === this.language.adjective(name) ? undefined : forms;
  }

  private addName(entry: VocabularyEntry): void {
    const { name, kinds } = entry;
    const noun = this.isPorts(name, kinds) ? portForms(this) : (this.language.noun(name) ?? this.lexicon.noun(name));
    const phrase = this.lexicon.phrase(name, this.language.address);
    if (noun) {
      this.addPlace(name, noun);
      this.addNounForms(entry, noun);
    } else if (kinds.has('slot') || kinds.has('card')) {
      const text = this.language.quoted(phrase ?? this.lexicon.cardName(name) ?? name);
      this.insert(this.nouns, text, { ...entry, forms: uninflected(text) });
    }
    // also in English, which has a noun for every declared name
    const isQuality = [...kinds].every((kind) => QUALITIES.has(kind));
    const adjective = someIn(kinds, QUALITIES)
      ? (this.language.adjective(name) ?? this.lexicon.adjective(name))
      : undefined;
    if (adjective) {
      this.addAdjective(entry, adjective);
      if (isQuality) this.addOtherAdjectives(entry, adjective);
    }
    if (phrase && someIn(kinds, PHRASED)) this.insert(this.phrases, phrase, entry);
    this.addSynonyms(entry, isQuality && adjective ? undefined : noun);
  }

  /** An adjective in its forms, and in others that mean the same. */
  private addAdjective(entry: VocabularyEntry, adjective: AdjectiveForms): void {
    const { name } = entry;
    this.addAdjectiveForms(entry, adjective);
    const ofPiece = this.ofPiece(name);
    if (ofPiece) this.addAdjectiveForms(entry, ofPiece);
    const others = [name, ...(ofPiece ? [OWNER_OF_PIECE[name]] : [])].flatMap(
      (key) => this.others.adjectives[key] ?? [],
    );
    for (const other of others) this.addAdjectiveForms(entry, other);
    for (const text of (ofPiece && this.others.behind[OWNER_OF_PIECE[name]]) ?? []) {
      this.insertAdjective(text, { ...entry, forms: ofPiece!, isBehind: true });
    }
    for (const text of this.others.behind[name] ?? []) {
      this.insertAdjective(text, { ...entry, forms: adjective, isBehind: true });
    }
    for (const text of this.others.behind[`not ${name}`] ?? []) {
      this.insertAdjective(text, { ...entry, forms: adjective, isBehind: true, negated: true });
    }
  }

  private isPorts(name: string, kinds: ReadonlySet<string>): boolean {
    return name === PORTS && kinds.size === 1 && kinds.has('core');
  }

  private addPlace(name: string, { in: inText, to: toText, from: fromText }: NounForms): void {
    for (const text of this.lexicon.alsoIn(name)) this.places.push({ name, in: text });
    // *a card from your hand* is one that is in it
    if (fromText !== undefined) this.places.push({ name, in: fromText });
    if (inText === undefined && toText === undefined) return;
    this.places.push({
      name,
      ...(inText !== undefined ? { in: inText } : {}),
      ...(toText !== undefined ? { to: toText } : {}),
    });
  }

  private addNounForms(entry: VocabularyEntry, noun: NounForms): void {
    const isSingle = [...entry.kinds].every((kind) => SINGLE.has(kind));
    for (const text of formsIn(noun, isSingle ? ['singular'] : COUNTS)) {
      this.insertNoun(text, { ...entry, forms: noun });
    }
  }

  private addOtherNoun(entry: VocabularyEntry, forms: NounForms): void {
    for (const text of formsIn(forms, COUNTS)) this.insertNoun(text, { ...entry, synonym: true, forms });
  }

  private addAdjectiveForms(entry: VocabularyEntry, adjective: AdjectiveForms): void {
    const texts = new Set(
      CASES.flatMap((grammatical) =>
        GENDERS.flatMap((gender) => NUMBERS.map((number) => adjective.form(gender, number, grammatical))),
      ),
    );
    for (const text of texts) {
      this.insertAdjective(text, { ...entry, forms: adjective });
      if (entry.name === 'adjacent') {
        for (const tail of this.others.besideIt) {
          const tailLength = tokenTexts(tail, this.replacements).length;
          this.insertAdjective(`${text} ${tail}`, { ...entry, name: BESIDE_IT, forms: adjective, tailLength });
        }
      }
      for (const tail of this.lexicon.tail(entry.name)) {
        const tailLength = tokenTexts(tail, this.replacements).length;
        for (const start of ['', ', ']) {
          this.insertAdjective(`${start}${text} ${tail}`, { ...entry, forms: adjective, tailLength });
        }
      }
    }
    for (const text of new Set(this.negatives(adjective))) {
      const isRegular = [...texts].some((form) => text.endsWith(` ${form}`) || text.endsWith(`-${form}`));
      if (!isRegular) this.insertAdjective(text, { ...entry, forms: adjective, negated: true });
    }
  }

  /** What the pack says besides: a word, or words behind the noun. */
  private addOtherAdjectives(entry: VocabularyEntry, forms: AdjectiveForms): void {
    for (const other of this.lexicon.otherAdjectives(entry.name)) this.addAdjectiveForms(entry, other);
    for (const text of this.lexicon.also(entry.name)) {
      if (text.includes(' ')) this.insertAdjective(text, { ...entry, forms, isBehind: true });
    }
  }

  /** Other names for the same thing, of the pack and of the language, each with its plural. */
  private addSynonyms(entry: VocabularyEntry, noun: NounForms | undefined): void {
    for (const singular of this.lexicon.also(entry.name)) {
      if (noun) {
        const plural = this.pluralOf(singular);
        this.addOtherNoun(entry, {
          ...noun,
          ...(this.hasArticle(singular) ? { proper: true as const } : {}),
          form: (count) => (count === 1 || count === 'singular' ? singular : plural),
        });
      }
      this.insert(this.phrases, singular, entry);
    }
    for (const forms of this.others.nouns[entry.name] ?? []) this.addOtherNoun(entry, forms);
  }

  /** Whether a synonym has an article of its own, which may be that of another gender: `la Federazione`. */
  private hasArticle(text: string): boolean {
    const [, first, rest] = /^(\p{Ll}+) (.+)$/u.exec(text) ?? [];
    return GENDERS.some(
      (gender) =>
        first !== undefined &&
        this.language.nounPhrase(
          { count: 'the', noun: { gender, mass: false, form: () => rest }, adjectives: [] },
          'gen',
        ) === text,
    );
  }

  /** Abbreviations such as `VP` have one form. */
  private pluralOf(text: string): string {
    return text === text.toUpperCase() ? text : (this.language.regularPlural?.(text) ?? text);
  }

  /** Whether a word names a period. */
  isPeriod(word: string): boolean {
    return this.nouns.get(word)?.some(({ kinds, words }) => words.length === 1 && kinds.has('period')) ?? false;
  }

  /** The periods, in the words of the language. */
  periods(): { name: string; forms: NounForms }[] {
    const named = [...this.nouns.values()].flat().filter(({ kinds, synonym }) => !synonym && kinds.has('period'));
    return [...new Map(named.map(({ name, forms }) => [name, { name, forms }])).values()];
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
          .filter(({ kinds, synonym }) => !synonym && someIn(kinds, THINGS))
          .map(({ name, forms }) => [name, forms]),
      ),
    ];
    const found = new Map<string, { how: 'it' | 'this' | 'that' | 'built'; nouns: string[] }>();
    const add = (text: string, how: 'it' | 'this' | 'that' | 'built', noun?: string): void => {
      const known = found.get(text);
      if (!known) found.set(text, { how, nouns: noun === undefined ? [] : [noun] });
      else if (known.how === how && noun !== undefined && !known.nouns.includes(noun)) known.nouns.push(noun);
    };
    const own = (word: 'it' | 'this'): string => phrases[grammatical === 'gen' ? (`${word} gen` as const) : word];
    for (const text of this.others.pronouns[grammatical] ?? []) add(text, 'it');
    if (!language.pronoun) {
      add(own('this'), 'this');
      add(own('it'), 'it');
    }
    for (const [noun, forms] of things) {
      if (language.pronoun) add(language.pronoun('this', forms.gender, grammatical, forms), 'this', noun);
      if (language.named) add(language.named(forms, grammatical), 'that', noun);
      if (language.newlyBuilt) add(language.newlyBuilt(forms, grammatical), 'built', noun);
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
      GENDERS.flatMap((gender) =>
        ([1, 2] as const).map((count) =>
          this.language
            .nounPhrase({ count, noun: { ...thing, gender }, adjectives: [{ forms, negated: true }] }, grammatical)
            .replace(/[#\d]/g, '')
            .trim(),
        ),
      ),
    );
  }
  /** `kind of building` where an effect repeats for each kind, `building of that kind` for the current one. */
  private addKind(id: string): void {
    const noun = this.lexicon.noun(id);
    const kinds = noun && this.language.kinds?.(noun);
    if (!kinds) return;
    for (const count of COUNTS) {
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
      this.insert<VocabularyEntry & { forms: NounForms; tail?: readonly string[] }>(this.nouns, head, {
        ...entry,
        tail: tokenTexts(tail, this.replacements),
      });
    }
  }
  private insertAdjective(text: string, entry: Omit<AdjectiveEntry, 'words'>): void {
    this.insert<Omit<AdjectiveEntry, 'words'> & { tail?: readonly string[] }>(this.adjectives, text, entry);
  }
  private insert<T extends VocabularyEntry & { tail?: readonly string[] }>(
    into: Map<string, (T & { words: readonly string[] })[]>,
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
    const sorts = new Map<string, NounForms>();
    for (const { forms } of [...this.nouns.values()].flat()) {
      const beginning = forms.form('singular', 'nom').slice(0, 2);
      sorts.set(`${forms.gender} ${forms.animate} ${forms.mass} ${forms.proper} ${beginning}`, forms);
    }
    const adjective = [...this.adjectives.values()].flat()[0]?.forms;
    const its = this.language.adjective('its');
    const counts = [...AROUND, { count: 'many', countText: this.language.phrases['that-many'] } as const];
    const ordinals = ORDINALS.map((ordinal) => ({ ordinal }));
    const withAdjective = (forms: AdjectiveForms | undefined, negated: boolean): Partial<NounPhrase>[] =>
      forms ? [...counts, ordinals[0]].map((variant) => ({ ...variant, adjectives: [{ forms, negated }] })) : [];
    // what ordinals and the negation of an adjective bring does not depend on how the noun begins
    const known = new Set<string>();
    const isNew = (sort: string): boolean => !known.has(sort) && known.add(sort).size > 0;
    for (const forms of sorts.values()) {
      const variants: Partial<NounPhrase>[] = [...counts, ...withAdjective(its, false)];
      if (isNew(forms.gender)) variants.push(...ordinals);
      if (isNew(`${forms.gender} ${forms.animate} ${forms.mass} ${forms.proper}`)) {
        variants.push(...withAdjective(adjective, true));
      }
      for (const grammatical of CASES) this.addAround(forms, variants, grammatical);
    }
  }

  private addAround(forms: NounForms, variants: readonly Partial<NounPhrase>[], grammatical: Case): void {
    const nounTexts = COUNTS.map((count) => forms.form(count, grammatical)).join(' ');
    const nounTokens = new Set(tokenTexts(nounTexts, this.replacements));
    for (const variant of variants) {
      const phrase: NounPhrase = { count: 'one', adjectives: [], noun: forms, ...variant };
      for (const token of tokenTexts(this.language.nounPhrase(phrase, grammatical), this.replacements)) {
        if (!nounTokens.has(token)) this.around.add(token);
      }
    }
  }
}

const formsIn = (noun: NounForms, counts: readonly (typeof COUNTS)[number][]): Set<string> =>
  new Set(CASES.flatMap((grammatical) => counts.map((count) => noun.form(count, grammatical))));

/** All that differ in the form of a noun. */
const COUNTS = [1, 2, 5, 'singular', 'plural'] as const;
const GENDERS = ['m', 'f', 'n'] as const;
const NUMBERS = ['singular', 'plural'] as const;

/** A name in quotes, which has one form. */
export const uninflected = (text: string): NounForms => ({ gender: 'n', mass: true, proper: true, form: () => text });

const someIn = (kinds: Iterable<string>, set: ReadonlySet<string>): boolean => [...kinds].some((kind) => set.has(kind));

const AROUND: Partial<NounPhrase>[] = [
  ...(['one', 'each', 'many', 'all', 'the', 'your', 'bare'] as const).map((count) => ({ count })),
  { count: 2 },
];
/** All that differ in how they are written. */
const ORDINALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40];

/** Kinds of names that may be adjectives. */
const QUALITIES: ReadonlySet<string> = new Set(['predicate', 'color', 'tag', 'core']);
/** Kinds of names for which a pack declares a phrase. */
const PHRASED: ReadonlySet<string> = new Set(['procedure', 'signal', 'route', 'option', 'program']);
/** Kinds of names of which there is only one. */
const SINGLE: ReadonlySet<string> = new Set(['slot', 'procedure', 'constant', 'attribute', 'zone', 'track']);
/** Kinds of names that `it` and `this` may refer to. */
const THINGS: ReadonlySet<string> = new Set(['core', 'piece', 'class', 'site-kind', 'tag', 'type', 'slot']);

/** A card may have the same name as a thing; in a text that name means the thing. */
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
