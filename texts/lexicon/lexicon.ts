/**
 * How a language says the names of a pack: the forms of nouns and adjectives, and clauses. They come from the section `lexicon` of
 * the pack; English also uses the names of the components.
 */
import {
  type LanguageCode,
  englishPlural,
  pluralInWords,
  MODEL_KEYS,
  type ModelSection,
  type Named,
  type OwnSentence,
  type PackModel,
  type WordForms,
  type Symbols,
  type EffectNode,
  DIRECTIONS,
  parseValid,
  print,
} from '../../dsl/internal.ts';
import { patternError } from '../languages/pattern.ts';
import type { DeclaredName, InflectedAdjective, InflectedNoun, Morphology } from '../languages/morphology.ts';

/** `buildings adjacent to city`: how it is said, with `{what}` before and `{x}` behind. */
export interface Relation {
  kind: (typeof RELATION_KINDS)[number];
  what: string;
  of: string;
  text: string;
}

/** What follows a noun and may have words of its own. */
export const RELATION_KINDS = ['adjacent-to', 'of', 'with'] as const;

/** The relation that a key of a lexicon names, and the noun before: `adjacent-to-building`. */
export function relationOfKey(key: string): Pick<Relation, 'kind' | 'what'> | undefined {
  const kind = RELATION_KINDS.find((one) => key.startsWith(`${one}-`));
  return kind && { kind, what: key.slice(kind.length + 1) };
}

export interface Lexicon {
  readonly language: LanguageCode;
  noun(name: string): InflectedNoun | undefined;
  adjective(name: string): InflectedAdjective | undefined;
  /** Parsed, but never rendered: other words for the quality. */
  otherAdjectives(name: string): readonly InflectedAdjective[];
  /** A clause, said to one or to several people. */
  phrase(name: string, to?: 'one' | 'several'): string | undefined;
  /** What a signal is called in the record of a game, where it is not called by its clause. */
  title(name: string): string | undefined;
  /** What is asked in a step, when a card of a type is played, or before something that is confirmed. */
  question(name: string): string | undefined;
  /** Parsed, but never rendered: other words for the name, words after the adjective. */
  also(name: string): readonly string[];
  tail(name: string): readonly string[];
  /** Parsed, but never rendered: other words for what is in a zone. */
  alsoIn(name: string): readonly string[];
  /** Parsed, but never rendered: what happens when a predicate becomes true of a `{phrase}`. */
  becomes(): readonly { name: string; text: string }[];
  /** What a player does when a `{phrase}` comes into a zone, in all registers; and of one zone, said to one or to several people. */
  enters(): readonly { name: string; text: string }[];
  entering(zone: string, to?: 'one' | 'several'): string | undefined;
  /** Sentences around what a program, or a card of a type, does. */
  frames(): readonly { name: string; text: string }[];
  /** How things are said to be adjacent to others, of them, or to have a number of them. */
  relations(): readonly Relation[];
  /** Further patterns of a phrase or an idiom, by its key. */
  wordings(key: string): readonly string[];
  /** Sentences of this game with what they mean. */
  sentences(): readonly OwnSentence[];
  /** What the game itself says for an effect. */
  rendered(effect: EffectNode, to?: 'one' | 'several'): string | undefined;
  /** Words that only repeat a rule. */
  remarks(): readonly { name: string; text: string }[];
  /** What is printed on a card as its name, where no other has the same. */
  cardName(id: string): string | undefined;
}

const cache = new WeakMap<PackModel, Map<LanguageCode, Lexicon>>();

/**
 * The lexicon of a pack in a language that inflects so. Cached for as long as its pack is in use, as parsers and renderers are cached by
 * lexicon.
 */
export function lexiconIn(model: PackModel, language: LanguageCode, morphology: Morphology): Lexicon {
  const known = cache.get(model) ?? new Map<LanguageCode, Lexicon>();
  cache.set(model, known);
  let lexicon = known.get(language);
  if (!lexicon) known.set(language, (lexicon = buildLexicon(model, language, morphology)));
  return lexicon;
}

function buildLexicon(model: PackModel, language: LanguageCode, morphology: Morphology): Lexicon {
  const given = model.lexicon[language];
  const declared = morphology.usesDeclaredNames ? declaredNames(model) : new Map<string, DeclaredName>();
  const sentences = Object.values(given).flatMap((forms) => forms.sentences ?? []);
  const relations = Object.entries(given).flatMap(([of, forms]) =>
    Object.entries(forms.relations ?? {}).flatMap(([key, text]) => {
      const relation = relationOfKey(key);
      return relation && patternError(text) === null ? [{ ...relation, of, text }] : [];
    }),
  );
  let cards: ReadonlyMap<string, string> | null = null;
  let wordings: ReadonlyMap<string, readonly string[]> | null = null;
  const hasRendered = sentences.some(({ rendered }) => rendered);
  let rendered: ReturnType<typeof renderedSentences> | null = null; // parsed when something is first rendered
  const formsOf = (name: string): WordForms => (Object.hasOwn(given, name) ? given[name] : {});
  const textsOf = (field: 'remarks' | 'frames' | 'becomes' | 'enters'): { name: string; text: string }[] =>
    Object.entries(given).flatMap(([name, { [field]: texts = [] }]) => texts.map((text) => ({ name, text })));
  return {
    language,
    noun: (name) => {
      const { noun } = formsOf(name);
      const said = declared.get(name);
      if (!noun && !said) return undefined;
      return morphology.noun(noun ?? {}, said);
    },
    adjective: (name) => {
      const forms = formsOf(name).adjective ?? (declared.has(name) ? [declared.get(name)!.name] : undefined);
      return forms && morphology.adjective(forms);
    },
    otherAdjectives: (name) =>
      (formsOf(name).also ?? []).flatMap((text) => (text.includes(' ') ? [] : [morphology.adjective([text])])),
    phrase: (name, to = 'one') => formsOf(name).phrase?.[to] ?? declared.get(name)?.name,
    title: (name) => formsOf(name).title,
    question: (name) => formsOf(name).question,
    also: (name) => formsOf(name).also ?? [],
    tail: (name) => formsOf(name).tail ?? [],
    alsoIn: (name) => formsOf(name)['also-in'] ?? [],
    becomes: () => textsOf('becomes'),
    enters: () => textsOf('enters').filter(({ text }) => patternError(text) === null),
    entering: (zone, to = 'one') => {
      const [one, several = one] = formsOf(zone).enters ?? [];
      const text = to === 'one' ? one : several;
      return text !== undefined && patternError(text) === null ? text : undefined;
    },
    relations: () => relations,
    wordings: (key) => (wordings ??= wordingsByKey(given)).get(key) ?? [],
    sentences: () => sentences,
    rendered: (effect, to = 'one') =>
      hasRendered ? (rendered ??= renderedSentences(sentences))(keyOf(effect), to) : undefined,
    remarks: () => textsOf('remarks'),
    frames: () => textsOf('frames'),
    cardName: (id) => (cards ??= cardNames(model)).get(id),
  };
}

/** Wordings of all names, by the phrase that they are for. */
function wordingsByKey(forms: Readonly<Record<string, WordForms>>): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const [key, texts] of Object.values(forms).flatMap(({ wordings = {} }) => Object.entries(wordings))) {
    byKey.set(key, [...(byKey.get(key) ?? []), ...texts]);
  }
  return byKey;
}

/** The lexicon without what the game says itself: texts are those of the rules of the language. */
export const byRules = (lexicon: Lexicon): Lexicon => ({ ...lexicon, rendered: () => undefined });

/** Equal for effects that are written alike; a 1 before a name may be left out. */
const keyOf = (effect: EffectNode): string => print(effect, { layout: 'line' }).replace(/\b1 (?=[a-z])/g, '');

/** A number, in the effect of a sentence and in its text. */
const COUNT = '{count}';
/** In place of it where the effect is parsed; no effect has it. */
const SAMPLE = '98765';

/** What a game says for an effect, by its key; a sentence with a number says it for any. */
function renderedSentences(
  sentences: readonly OwnSentence[],
): (key: string, to: 'one' | 'several') => string | undefined {
  const exact = new Map<string, { one: string; several: string }>();
  const counted: { key: RegExp; rendered: { one: string; several: string } }[] = [];
  for (const { means, rendered } of sentences) {
    const ast = rendered ? parseValid(means.replaceAll(COUNT, SAMPLE)) : null;
    if (!rendered || !ast) continue;
    const key = keyOf(ast);
    if (!key.includes(SAMPLE)) exact.set(key, rendered);
    else counted.push({ key: withNumbers(key), rendered });
  }
  return (key, to) => {
    const known = exact.get(key);
    if (known) return known[to];
    for (const { key: pattern, rendered } of counted) {
      const number = pattern.exec(key)?.[1];
      if (number !== undefined) return rendered[to].replaceAll(COUNT, number);
    }
    return undefined;
  };
}

/** Matches the key with any number, the same in all its places. */
const withNumbers = (key: string): RegExp =>
  new RegExp(
    `^${key
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replace(SAMPLE, '(\\d+)')
      .replaceAll(SAMPLE, '\\1')}$`,
  );

/** Equal for two states of a pack in which a text is parsed alike. */
export const namesKey = (model: PackModel, symbols: Symbols): string =>
  JSON.stringify([
    model.lexicon,
    [...declaredNames(model)],
    [...cardNames(model)],
    symbols.all().map(({ origin: _, ...symbol }) => symbol),
  ]);

/** Sections whose names texts use, in order: of two components with the same id the first gives the name. */
const IN_TEXTS = {
  counters: true,
  pieces: true,
  classes: true,
  'site-kinds': true,
  attributes: true,
  predicates: true,
  periods: true,
  colors: true,
  zones: true,
  decks: true,
  types: true,
  tracks: true,
  signals: true,
  constants: true,
  slots: true,
  procedures: true,
  cards: false,
  boards: false,
  shapes: false,
  goals: false,
  options: false,
  rules: false,
} as const satisfies Record<ModelSection, boolean>;
type NamingSection = { [S in ModelSection]: (typeof IN_TEXTS)[S] extends true ? S : never }[ModelSection];
const NAMING_SECTIONS = (Object.keys(IN_TEXTS) as ModelSection[]).filter(
  (name): name is NamingSection => IN_TEXTS[name],
);

/** The names of cards by their ids, without those that several have. */
function cardNames({ cards }: PackModel): Map<string, string> {
  const uses = new Map<string, number>();
  for (const { name } of cards) uses.set(name, (uses.get(name) ?? 0) + 1);
  return new Map(cards.filter(({ name }) => uses.get(name) === 1).map(({ id, name }) => [id, name]));
}

/** What the pack calls everything that it declares; what has no name is called by its id. */
function declaredNames(model: PackModel): Map<string, DeclaredName> {
  const names = new Map<string, DeclaredName>();
  const add = (id: string, { name, plural }: DeclaredName): void => {
    if (!names.has(id)) names.set(id, { name, plural });
  };
  const spaced = (id: string): void => {
    const name = id.replace(/-/g, ' ');
    add(id, { name, plural: englishPlural(name) });
  };
  for (const named of NAMING_SECTIONS.flatMap((section): Named[] => model[MODEL_KEYS[section]])) {
    add(named.id, { name: named.name, plural: pluralInWords(named) });
  }
  for (const { portWays = [], ways = {}, sites } of model.boards) {
    const all = [...portWays, ...Object.keys(ways), ...sites.flatMap((site) => Object.keys(site.ways ?? {}))];
    all.filter((name) => !(DIRECTIONS as readonly string[]).includes(name)).forEach(spaced);
  }
  for (const { tags, programs } of model.boards.flatMap(({ sites }) => sites)) {
    tags.forEach(spaced);
    Object.keys(programs).forEach(spaced);
  }
  for (const { programs, played } of model.types) {
    programs.forEach(({ name }) => spaced(name));
    if (played) spaced('played');
  }
  for (const { programs } of model.pieces) Object.keys(programs).forEach(spaced);
  for (const { routes } of model.decks) Object.keys(routes).forEach(spaced);
  for (const { values } of model.options) values.forEach((value) => spaced(String(value)));
  return names;
}
