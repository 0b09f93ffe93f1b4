/** The rules of a pack as a book, made from its data alone: every pack has one. */
import {
  capitalize,
  type CounterDef,
  type LanguageCode,
  type Named,
  type PackModel,
  type SectionName,
  uncapitalize,
} from '../../dsl/internal.ts';
import type { GameOptions } from '../../texts/internal.ts';
import { CHAPTERS, type ChapterKind, type Rulebook, type RulebookEntry, type RuleText } from './book.ts';
import { Course } from './course.ts';
import { eachOnce, PackTexts, plainText, type PackBooks } from './pack-texts.ts';

/** `options`: of the game of which it tells the rules; what is not given there has its default. */
export function rulebookOf(
  model: PackModel,
  books: PackBooks,
  language: LanguageCode,
  options: GameOptions = {},
): Rulebook {
  const texts = new PackTexts(model, books, language, options);
  const course = new Course(texts);
  const chapters: Record<Exclude<ChapterKind, 'terms'>, RulebookEntry[]> = {
    goal: goalEntries(texts),
    course: course.game,
    actions: course.actions,
    always: alwaysEntries(texts),
    slots: slotEntries(texts),
    pieces: pieceEntries(texts),
    cards: cardEntries(texts),
    tracks: trackEntries(texts),
    counters: counterEntries(texts),
    options: optionEntries(texts),
  };
  const told = new Set(Object.values(chapters).flatMap((entries) => entries.flatMap(({ about }) => about)));
  const all = { ...chapters, terms: termEntries(texts, told) };
  return {
    language,
    title: model.title,
    chapters: CHAPTERS.map((kind) => ({ kind, title: texts.words.chapters[kind], entries: all[kind] })).filter(
      ({ entries }) => entries.length > 0,
    ),
  };
}

function forPlayers({ words, say }: PackTexts, counts: readonly number[]): string {
  const all = [...counts].sort((a, b) => a - b);
  const [least, most] = [all[0], all[all.length - 1]];
  const isRange = all.length > 2 && most - least + 1 === all.length;
  return isRange ? words.forPlayersFrom(least, most) : words.forPlayers(say.list(all.map(String), 'or'), most);
}

function goalEntries(texts: PackTexts): RulebookEntry[] {
  const { model, words, say } = texts;
  const plain = (key: string, title: string, sentences: readonly string[]): RulebookEntry => ({
    key,
    about: [],
    title,
    explained: null,
    texts: sentences.map((text) => plainText(null, text)),
    steps: [],
    sources: [],
  });
  const ranking = model.ranking.map(({ by, counter, fewest }, i) =>
    words.wins(by === 'order' ? null : { counter: counter!, fewest: fewest ?? false }, i > 0, say),
  );
  return [
    plain('players', words.players, [forPlayers(texts, model.playerCounts)]),
    plain('winning', words.winning, ranking),
    ...model.goals.map(({ id, players }) =>
      texts.entry('goals', id, say.goal(id), {
        texts: [plainText(null, words.mustReach(say.goal(id), players && forPlayers(texts, players)))],
      }),
    ),
  ].filter((entry) => entry.texts.length > 0);
}

/** Rules that hold all the time, or whenever something happens. */
function alwaysEntries(texts: PackTexts): RulebookEntry[] {
  const ids = texts.idsIn('rules');
  const said = ids.flatMap((id) => withoutKeys(texts.of('rules', id)));
  if (said.length === 0) return [];
  const sources = ids.flatMap((id) => texts.sources('rules', id));
  return [
    { key: 'rules', about: [], title: null, explained: null, texts: said, steps: [], sources: eachOnce(sources) },
  ];
}

/** One entry for each colour. */
function slotEntries(texts: PackTexts): RulebookEntry[] {
  const { model, say, words } = texts;
  const colors = [...model.colors.map(({ id }) => id), null];
  return colors.flatMap((color) => {
    const slots = model.slots.filter((slot) => slot.color === color);
    if (slots.length === 0) return [];
    const title = color === null ? words.withoutColor : capitalize(say.color(color, 'slot'));
    return [
      texts.entry('colors', color ?? '', title, {
        key: `slots-${color ?? ''}`,
        about: color === null ? slots.map(({ id }) => id) : [color, ...slots.map(({ id }) => id)],
        texts: slots.flatMap(({ id, players }) => {
          const where = players === null ? '' : ` (${uncapitalize(forPlayers(texts, players).replace(/\.$/, ''))})`;
          return texts
            .of('slots', id)
            .map(({ text, marked }) => ({ title: `${capitalize(say.slot(id))}${where}`, text, marked }));
        }),
        sources: [],
      }),
    ];
  });
}

/** What they cost and bring. */
function pieceEntries(texts: PackTexts): RulebookEntry[] {
  const { model, words, say } = texts;
  const labels: Record<string, string> = { cost: words.cost, upgrade: words.upgrade };
  return model.pieces.map(({ id }) =>
    texts.entry('pieces', id, say.piece(id), {
      texts: texts.of('pieces', id).map(({ key, title, text, marked }) => ({
        title: labels[key] ?? title,
        text: capitalize(text),
        marked: capitalize(marked),
      })),
    }),
  );
}

/** The types, and the decks with how many cards they have. */
function cardEntries(texts: PackTexts): RulebookEntry[] {
  const { model, say } = texts;
  const copies = (of: (card: PackModel['cards'][number]) => boolean): RuleText[] => {
    const n = model.cards.filter(of).reduce((sum, card) => sum + card.copies, 0);
    return n === 0 ? [] : [plainText(null, `${say.thing('card', n)}.`)];
  };
  // a deck with just the cards of one type is no other thing for players
  const isType = (deck: string): boolean => {
    const [first] = model.cards.filter((card) => card.deck === deck);
    const either = model.cards.filter((card) => card.deck === deck || card.type === first?.type);
    return either.every((card) => card.deck === deck && card.type === first.type);
  };
  return [
    ...model.types.map(({ id }) =>
      texts.entry('types', id, say.type(id), {
        texts: [...withoutKeys(texts.of('types', id)), ...copies((card) => card.type === id)],
      }),
    ),
    ...model.decks
      .filter(({ id }) => !isType(id))
      .map(({ id }) => texts.entry('decks', id, texts.name(id), { texts: copies((card) => card.deck === id) })),
  ];
}

/** What spaces give. */
function trackEntries(texts: PackTexts): RulebookEntry[] {
  const { model, words, say } = texts;
  return model.tracks.map(({ id, spaces }) =>
    texts.entry('tracks', id, say.track(id), {
      texts: texts.of('tracks', id).map(({ key, text, marked }) => {
        const [, i] = /^spaces\.(\d+)\./.exec(key) ?? [];
        return { title: i === undefined ? words.beyond : words.space(spaces[Number(i)].number), text, marked };
      }),
    }),
  );
}

/** The legend: what is counted, and the classes that texts and pictures mean. */
function counterEntries(texts: PackTexts): RulebookEntry[] {
  const { model, words, say } = texts;
  const startOf = ({ id, start }: CounterDef): RuleText[] =>
    start.k === 'const' && start.n > 0 ? [plainText(null, words.atStart(say.amount(id, start.n)))] : [];
  // of a period, the course tells
  const shown = model.counters.filter(({ id, hidden }) => !hidden && !model.periods.some((period) => period.id === id));
  const members = (ids: readonly string[]): string =>
    say.list(
      ids.map((id) => texts.name(id)),
      'or',
    );
  return [
    ...shown.map((counter) =>
      texts.entry('counters', counter.id, say.counter(counter.id), {
        texts: [...startOf(counter), ...(counter.secret ? [plainText(null, words.secret)] : [])],
      }),
    ),
    ...model.classes
      .filter((one) => one.members.length > 0)
      .map(({ id, members: ids }) =>
        texts.entry('classes', id, texts.name(id), { texts: [plainText(null, words.oneOf(members(ids)))] }),
      ),
  ];
}

/** What else is explained. */
const TERM_SECTIONS = {
  periods: 'periods',
  zones: 'zones',
  'site-kinds': 'siteKinds',
  predicates: 'predicates',
  attributes: 'attributes',
  signals: 'signals',
  boards: 'boards',
  slots: 'slots',
  cards: 'cards',
  colors: 'colors',
} as const satisfies Partial<Record<SectionName, keyof PackModel>>;

function termEntries(texts: PackTexts, told: ReadonlySet<string>): RulebookEntry[] {
  const sectionOf = (id: string): SectionName =>
    (Object.keys(TERM_SECTIONS) as (keyof typeof TERM_SECTIONS)[]).find((section) =>
      (texts.model[TERM_SECTIONS[section]] as Named[]).some((one) => one.id === id),
    ) ?? 'zones';
  return texts.explainedIds
    .filter((id) => !told.has(id))
    .map((id) => texts.entry(sectionOf(id), id, texts.name(id), { key: `terms-${id}` }));
}

function optionEntries(texts: PackTexts): RulebookEntry[] {
  const { model, words, say } = texts;
  return model.options.map(({ id, name, values }) =>
    texts.entry('options', id, name, {
      texts: [
        plainText(
          words.values,
          say.list(
            values.map((value) => texts.optionValue(value)),
            'or',
          ),
        ),
        plainText(words.here, texts.optionValue(texts.options[id])),
      ],
    }),
  );
}

const withoutKeys = (texts: readonly (RuleText & { key: string })[]): RuleText[] =>
  texts.map(({ title, text, marked }) => ({ title, text, marked }));
