/** What a new component is like: the fields that its siblings share, and the effect of the simplest of them to start from. */
import {
  NOTE_FIELDS,
  plain,
  sectionOf,
  type ComponentId,
  type ComponentSource,
  type EffectSource,
  type LanguageCode,
  type Plain,
} from '../../dsl/internal.ts';
import { nodeOf } from './components.ts';
import { PRINTED_TEXT, rankIn } from './edit-fields.ts';
import { freeNumber } from './edit-ids.ts';
import type { NewFields } from './edit-parts.ts';
import { newCardName, Refused, type Editing } from './edit-places.ts';
import { simplestGain } from './variant-text.ts';

/** A component that is to be made. */
export interface NewComponent {
  section: ComponentId['section'];
  /** made of the name unless given */
  id?: string;
  /** a file of the open pack, which may be new; the one where most of its kind are unless given */
  file?: string;
  /** behind this one; at the end of its section in the file unless given */
  after?: string;
  /** like this one; like the simplest of its siblings unless given */
  like?: string;
  /** fields by key, as in `FieldChange`; `null` leaves one out that the siblings have */
  values?: Record<string, Plain>;
  /** its name in the languages besides English */
  names?: Partial<Record<LanguageCode, string>>;
}

/** Fields that each component has for itself. */
const OWN_TO_EACH = ['id', 'number', 'name', 'plural', 'copies'];

type Fields = Record<string, Plain>;

/** The component that a new one is like: the one asked for, else the simplest beside which it stands. */
export function patternOf(editing: Editing, wanted: NewComponent): ComponentSource | undefined {
  const { sources, own } = editing;
  const { section, like, after, file, values = {} } = wanted;
  const all = lastOfEach(sources.components.filter((one) => one.section === section));
  const asked = all.find(({ id }) => id === like);
  if (asked) return asked;
  const before =
    all.find(({ id }) => id === after) ??
    all.findLast((one) => one.file === file) ??
    all.findLast((one) => one.pack === own.id);
  if (section !== 'cards') return before ?? all.at(-1);
  const matches = (one: ComponentSource, fields: Fields): boolean => {
    const written = fieldsOf(editing, one);
    return ['deck', 'type'].every((key) => fields[key] === undefined || written[key] === fields[key]);
  };
  const given: Fields = {
    ...(values.deck === undefined ? {} : { deck: values.deck }),
    ...(values.type === undefined ? {} : { type: values.type }),
  };
  const near = before && matches(before, given) ? before : undefined;
  const fitting = all.filter((one) =>
    matches(one, near ? { deck: fieldsOf(editing, near).deck, type: fieldsOf(editing, near).type } : given),
  );
  const inDeck = all.filter((one) => matches(one, values.deck === undefined ? {} : { deck: values.deck }));
  return simplest(editing, fitting) ?? simplest(editing, inDeck) ?? simplest(editing, all);
}

/** Of several with one id the last: it has replaced the others. */
const lastOfEach = (all: readonly ComponentSource[]): ComponentSource[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

const fieldsOf = ({ sources }: Editing, component: ComponentSource): Fields => {
  const node = nodeOf(sources, component);
  const value = node ? plain(node) : null;
  const { shorthand } = sectionOf(component.section).entry;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return value !== null && shorthand !== undefined ? { [shorthand]: value } : {};
};

const programsOf = ({ sources }: Editing, { section, id }: ComponentSource): EffectSource[] =>
  sources.effects.filter(
    ({ component, kind, path }) =>
      component.section === section &&
      component.id === id &&
      (kind === 'program' || kind === 'standing') &&
      path.length === 3,
  );

/** The one with the shortest effect, if it can be read; of those that do something. */
function simplest(editing: Editing, all: readonly ComponentSource[]): ComponentSource | undefined {
  const lengthOf = (one: ComponentSource): number => {
    const programs = programsOf(editing, one);
    if (programs.length === 0 || programs.some(({ ast }) => ast === null)) return Infinity;
    return programs.reduce((sum, { text }) => sum + text.length, 0);
  };
  return all
    .map((one) => ({ one, length: lengthOf(one) }))
    .toSorted((a, b) => a.length - b.length)
    .at(0)?.one;
}

/** The fields of a new component: those that are given, and for the rest those of its siblings. */
export function newFieldsOf(
  editing: Editing,
  wanted: NewComponent,
  pattern: ComponentSource | undefined,
  language: LanguageCode,
): NewFields {
  const { section, values = {} } = wanted;
  const { [PRINTED_TEXT]: text, ...given } = values;
  const fields: Fields = { ...inherited(editing, wanted, pattern), ...given };
  if (section === 'cards') {
    if (
      values.number === undefined &&
      siblingsOf(editing, section, pattern).some(({ number }) => number !== undefined)
    ) {
      fields.number = freeNumber(editing);
    }
    if (values.name === undefined && wanted.names === undefined && wanted.id === undefined) {
      fields.name = newCardName(language);
    }
  }
  if (text !== undefined && text !== null) fields['not-encoded'] = { [PRINTED_TEXT]: text };
  const saysStatus = pattern ? fieldsOf(editing, pattern).status !== undefined : section === 'cards';
  const ofPack = editing.own.status;
  if (values.status === undefined && ofPack === undefined && saysStatus) fields.status = 'original';
  const rank = rankIn(section);
  const { entry } = sectionOf(section);
  const missing = Object.entries(entry.fields).find(
    ([key, { required }]) => required && key !== 'id' && (fields[key] === undefined || fields[key] === null),
  );
  if (missing) throw new Refused({ is: 'no-pattern', section });
  return Object.entries(fields)
    .filter(([, value]) => value !== null)
    .toSorted(([a], [b]) => rank(a) - rank(b));
}

/** The fields of those that a component is one of: of cards those of the same deck and type. */
function siblingsOf(editing: Editing, section: NewComponent['section'], of: ComponentSource | undefined): Fields[] {
  const all = lastOfEach(editing.sources.components.filter((one) => one.section === section)).map((one) =>
    fieldsOf(editing, one),
  );
  if (section !== 'cards' || !of) return all;
  const own = fieldsOf(editing, of);
  return all.filter(({ deck, type }) => deck === own.deck && type === own.type);
}

/** What a new component has of its siblings. */
function inherited(
  editing: Editing,
  { section, like, values = {} }: NewComponent,
  pattern: ComponentSource | undefined,
): Fields {
  if (!pattern) return section === 'cards' ? withFirstEffect(editing, values) : {};
  const own = fieldsOf(editing, pattern);
  const siblings = siblingsOf(editing, section, pattern);
  const programs = new Set(programsOf(editing, pattern).map(({ path }) => String(path.at(-1))));
  const saysEffect = values[PRINTED_TEXT] !== undefined || [...programs].some((key) => values[key] !== undefined);
  const { fields } = sectionOf(section).entry;
  const taken = Object.entries(own).filter(([key, value]) => {
    if (Object.hasOwn(NOTE_FIELDS, key) || OWN_TO_EACH.includes(key)) return false;
    if (programs.has(key)) return fields[key]?.required || !saysEffect;
    if (fields[key]?.required || like !== undefined || section !== 'cards') return true;
    const isOfAll = siblings.every((sibling) => JSON.stringify(sibling[key]) === JSON.stringify(value));
    // each has one, of those that there are
    return isOfAll || (key === 'color' && siblings.every((sibling) => sibling.color !== undefined));
  });
  return Object.fromEntries(
    taken.map(([key, value]) => [key, programs.has(key) && typeof value === 'string' ? value.trimEnd() : value]),
  );
}

/** In a game without cards there is at least something to gain. */
function withFirstEffect({ workspace }: Editing, values: Fields): Fields {
  const { draft } = workspace.incrementalCheck();
  const [type] = draft.types;
  const [deck] = draft.decks;
  const gain = simplestGain(draft);
  const program = type?.programs.find(({ mode }) => mode !== 'standing');
  return {
    ...(deck ? { deck: deck.id } : {}),
    ...(type ? { type: type.id } : {}),
    ...(program && gain !== undefined && values[PRINTED_TEXT] === undefined ? { [program.name]: gain } : {}),
  };
}
