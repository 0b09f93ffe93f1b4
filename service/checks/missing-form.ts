import {
  type Fix,
  addField,
  type Effect,
  type EventPattern,
  type Num,
  type Root,
  visitIr,
  type SymbolKind,
  LANGUAGE_CODES,
  LANGUAGE_FACTS,
  LANGUAGE_NAMES,
  RENDERED_SECTIONS,
  sectionOf,
  type LanguageCode,
  type SectionName,
  rootIn,
  type PackModel,
  type EffectSource,
  type Reference,
  type Sources,
} from '../../dsl/internal.ts';
import { lexiconOf, USUAL_ROUTE } from '../../texts/internal.ts';
import { defineCheck, type Finding, type FindingPlace, type PackFixContext } from './check.ts';
import { confirmedNames } from './confirmed-names.ts';
import { stepNames } from './step-names.ts';

/** The part of speech of a kind of name. Cards and sites have none: texts show their titles and places. */
export const SAID: Partial<Record<Use['kind'], Form>> = {
  counter: 'noun',
  class: 'noun',
  piece: 'noun',
  'site-kind': 'noun',
  attribute: 'noun',
  program: 'noun',
  period: 'noun',
  zone: 'noun',
  deck: 'noun',
  type: 'noun',
  track: 'noun',
  constant: 'noun',
  slot: 'noun',
  tag: 'noun',
  way: 'noun',
  predicate: 'adjective',
  color: 'adjective',
  signal: 'phrase',
  procedure: 'phrase',
  route: 'phrase',
  'option value': 'phrase',
  'confirmed name': 'phrase',
  step: 'phrase',
  question: 'question',
};

/**
 * Sections whose components a game names in questions, options, reasons and events. Cards have titles; a predicate is named
 * where a text waits for it.
 */
const IN_GAMES: ReadonlySet<SectionName> = new Set<SectionName>([
  'counters',
  'pieces',
  'site-kinds',
  'periods',
  'zones',
  'tracks',
  'signals',
  'slots',
]);

const TEXTS: EffectSource['kind'][] = ['program', 'standing', 'cost', 'amounts'];

/** The part of speech of a name in the lexicon. */
type Form = 'noun' | 'adjective' | 'phrase' | 'title' | 'question';

export interface MissingForm {
  language: LanguageCode;
  form: Form;
  kind: string;
  name: string;
  /** number of texts that use the name */
  texts: number;
}

export const missingForm = defineCheck<MissingForm>({
  summary:
    'A text of a card, slot, site, piece, track or of a procedure, or a game at play, uses a name of ' +
    'which the lexicon of the pack has no forms in a language.',
  severity: 'warning',
  message: ({ language, form, kind, name, texts }) =>
    `The ${LANGUAGE_NAMES[language]} lexicon has no ${form} for ${kind === form ? '' : `the ${kind} `}"${name}"${texts > 1 ? `, which ${texts} texts use` : ''}.`,
  help: ({ language, form, name }) => `Write it under "lexicon", "${language}": ${example(name, form, language)}`,
  fix: {
    does: 'the name is put into the lexicon of the language, its places empty; an English adjective is written out',
    fixes: addForms,
  },
  example: { language: 'it', form: 'noun', kind: 'counter', name: 'kelp', texts: 2 },
  run: ({ model, sources }) => {
    if (sources.lexicon.length === 0) return [];
    const uses = usesOf(model, sources);
    return LANGUAGE_CODES.flatMap((language) => findings(language, uses, model, sources));
  },
});

/** The usual route has words of its own in each language. */
export const isUsualRoute = ({ kind, name }: Pick<Use, 'kind' | 'name'>): boolean =>
  kind === 'route' && name === USUAL_ROUTE;

/** Only texts of packs with a lexicon in the language; a pack without a lexicon needs none. */
function findings(language: LanguageCode, uses: Use[], model: PackModel, sources: Sources): Finding<MissingForm>[] {
  const speaking = new Set(sources.lexicon.filter((word) => word.language === language).map(({ pack }) => pack));
  if (speaking.size === 0) return [];
  const steps = new Set(uses.flatMap(({ kind, name }) => (kind === 'step' ? [name] : [])));
  const titled = new Set(
    sources.lexicon.filter((word) => word.language === language && steps.has(word.name)).map(({ pack }) => pack),
  );
  const lexicon = lexiconOf(model, language);
  const missing = new Map<string, { use: Use; texts: number }>();
  const has = new Map<string, boolean>();
  for (const use of uses) {
    const said = SAID[use.kind];
    if (!said || !speaking.has(use.pack) || isUsualRoute(use)) continue;
    if (language === 'en' && (use.kind === 'confirmed name' || use.kind === 'step')) continue; // said as written
    // a lexicon has the titles of all steps or of none
    if (use.kind === 'step' && !titled.has(use.pack)) continue;
    const key = `${said} ${use.name}`;
    if (!has.has(key)) has.set(key, lexicon[said](use.name) !== undefined);
    if (has.get(key)) continue;
    const known = missing.get(key);
    const texts = use.inGame ? 0 : 1;
    if (known) known.texts += texts;
    else missing.set(key, { use, texts });
  }
  return [...missing.values()].map(({ use: { kind, name, at }, texts }) => {
    const form = SAID[kind]!;
    return {
      data: { language, form, kind: kind.replace('-', ' '), name, texts },
      at,
    };
  });
}

function example(name: string, said: Form, language: LanguageCode): string {
  if (said !== 'noun') return `\`${name}: {${said}: …}\`.`;
  const { nouns } = LANGUAGE_FACTS[language];
  const forms = typeof nouns === 'string' ? ['one: …', 'other: …'] : Object.keys(nouns).map((one) => `${one}: […]`);
  return `\`${name}: {gender: …, ${forms.join(', ')}}\`.`;
}

// ------------------------------------------------------------------------------------------------ what texts use

interface Use {
  /** `question`: a pack words in another language what is asked there */
  kind: SymbolKind | 'option value' | 'confirmed name' | 'step' | 'question';
  name: string;
  pack: string;
  at: FindingPlace;
  /** named by games, not by a text */
  inGame?: true;
}

/** Uses of names, each once per text, in the order of the files. */
export function usesOf(model: PackModel, sources: Sources): Use[] {
  const packs = new Map(sources.files.map(({ path, pack }) => [path, pack]));
  const names = new Map(sources.packs.map(({ id, name }) => [name, id]));
  const texts = sources.effects.filter(
    ({ kind, component }) => RENDERED_SECTIONS.has(component.section) && TEXTS.includes(kind),
  );
  const references = new Map<string, Reference[]>();
  for (const use of sources.references) {
    const known = references.get(use.file);
    if (known) known.push(use);
    else references.set(use.file, [use]);
  }
  for (const uses of references.values()) uses.sort((a, b) => a.range.start - b.range.start);
  const written = texts.flatMap(({ file, range }) => {
    const uses = references.get(file) ?? [];
    const inside: Reference[] = [];
    for (let i = firstFrom(uses, range.start); i < uses.length && uses[i].range.end <= range.end; i++) {
      inside.push(uses[i]);
    }
    const once = new Map([...inside].reverse().map((use) => [`${use.kind} ${use.id}`, use]));
    return [...once.values()].map(({ kind, id, range: span }): Use => ({
      kind,
      name: id,
      pack: packs.get(file)!,
      at: { file, span },
    }));
  });
  const meant = sources.components
    .filter(({ section }) => RENDERED_SECTIONS.has(section))
    .flatMap(({ section, id, pack }) => {
      const used = new Map<string, Use>();
      const add = (kind: Use['kind'], name: string): void => {
        used.set(`${kind} ${name}`, { kind, name, pack: names.get(pack) ?? pack, at: { section, id } });
      };
      const track = (node: Effect | Num | EventPattern): void => {
        if ('track' in node && node.track !== undefined) add('track', node.track);
      };
      visitIr(COMPONENT_ROOTS[section]?.(model, id) ?? [], {
        effect: track,
        num: track,
        event: track,
        cond: { 'option-is': ({ value }) => add('option value', value) },
      });
      return [...used.values()];
    });
  return [...written, ...meant, ...usesInGames(sources, names), ...questions(model, sources)];
}

const hasQuestion = (lexicon: PackModel['lexicon'], language: string, name: string): boolean =>
  LANGUAGE_CODES.some((code) => code === language && lexicon[code][name]?.question !== undefined);

/** What is asked in one language in the words of a pack is in all of its languages. */
const questions = ({ lexicon }: PackModel, sources: Sources): Use[] =>
  sources.lexicon
    .filter(({ language, name }) => hasQuestion(lexicon, language, name))
    .map(({ name, pack, file, range }): Use => ({
      kind: 'question',
      name,
      pack,
      at: { file, span: range },
      inGame: true,
    }));

/** What games name, whether a text mentions it or not. `packs`: ids of packs by their names. */
function usesInGames(sources: Sources, packs: ReadonlyMap<string, string>): Use[] {
  const { components, effects } = sources;
  const idOf = (pack: string): string => packs.get(pack) ?? pack;
  const named = components.flatMap(({ section, id, pack }): Use[] => {
    const kind = IN_GAMES.has(section) ? sectionOf(section).declares : undefined;
    return kind ? [{ kind, name: id, pack: idOf(pack), at: { section, id }, inGame: true }] : [];
  });
  const confirmed = effects.flatMap((effect) =>
    confirmedNames([effect]).map((name): Use => {
      const { section, id } = effect.component;
      const component = components.find((one) => one.section === section && one.id === id);
      return { kind: 'confirmed name', name, pack: idOf(component?.pack ?? ''), at: { section, id }, inGame: true };
    }),
  );
  const steps = stepNames(sources).map(({ name, procedure, pack }): Use => ({
    kind: 'step',
    name,
    pack: idOf(pack),
    at: procedure,
    inGame: true,
  }));
  return [...named, ...confirmed, ...steps];
}

/** Components whose texts say more than their effects name; without their conditions for taking part in a game. */
const COMPONENT_ROOTS: Partial<Record<SectionName, (model: PackModel, id: string) => Root>> = {
  cards: ({ cards }, id) => rootIn('cards', unconditional(cards, id)),
  slots: ({ slots }, id) => rootIn('slots', unconditional(slots, id)),
  boards: ({ boards }, id) => rootIn('boards', unconditional(boards, id)),
  pieces: ({ pieces }, id) => rootIn('pieces', unconditional(pieces, id)),
  tracks: ({ tracks }, id) => rootIn('tracks', unconditional(tracks, id)),
};
const unconditional = <T extends { id: string }>(components: readonly T[], id: string): (T & { when: null })[] =>
  components.filter((one) => one.id === id).map((one) => ({ ...one, when: null }));

/** Index of the first use that begins there or later. */
function firstFrom(uses: Reference[], start: number): number {
  let low = 0;
  let high = uses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (uses[middle].range.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

// ------------------------------------------------------------------------------------------------ the fix

/** The forms of a noun, empty: only the author knows them. */
function emptyNoun(language: LanguageCode): string {
  const { nouns, genders } = LANGUAGE_FACTS[language];
  const forms = typeof nouns === 'string' ? ['one: ', 'other: '] : Object.keys(nouns).map((one) => `${one}: []`);
  return [...(genders ? ['gender: '] : []), ...forms].join(', ');
}

/** Adds the name after the last word that the pack has in the language. */
function addForms({ language, form, name }: MissingForm, { file: path, sources }: PackFixContext): Fix[] {
  const pack = sources.files.find((source) => source.path === path)?.pack;
  const words = sources.lexicon.filter((word) => word.language === language && word.pack === pack);
  const last = words.at(-1);
  const file = sources.files.find((source) => source.path === last?.file);
  if (!last || !file?.yaml.root || words.some((word) => word.name === name)) return [];
  const context = { span: last.range, text: file.text, root: file.yaml.root };
  const line = addField(context, name, ` ${emptyForms(name, form, language)}`, 'beside');
  if (!line) return [];
  return [{ title: { is: 'add-to-lexicon', name, language }, edits: [{ ...line, file: file.path }] }];
}

/** In English an adjective is the name itself; no other form follows from the name. */
function emptyForms(name: string, form: Form, language: LanguageCode): string {
  if (form === 'noun') return `{${emptyNoun(language)}}`;
  return language === 'en' && form === 'adjective' ? `{adjective: ${name.replaceAll('-', ' ')}}` : `{${form}: }`;
}
