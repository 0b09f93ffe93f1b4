/** What `this card` and `that city` in a text mean: the card of the text, what was mentioned last, or the only thing of its kind. */
import {
  CORE_NAMES,
  type Symbols,
  type EffectNode,
  type Ident,
  type PhraseNode,
  type Range,
  type WordNode,
} from '../../dsl/internal.ts';
import { KIND } from './kinds.ts';
import { thingNamed } from '../meaning/laid.ts';
import { singularName, ReferentTracker, type Mention, type Referent } from '../meaning/referents.ts';

/** A demonstrative with the nouns that its word may be a form of. */
export const demonstrativeNoun = (how: 'this' | 'that' | 'built', nouns: readonly string[]): string =>
  `${how} ${nouns.join(' ')}`;

/** Whether a parsed phrase refers to a thing that was mentioned: `it`, `this`, *that city*. */
export const isReferent = ({ noun: { text } }: PhraseNode): boolean => /^(?:it$|this\b|that |built )/.test(text);

/** `drawnIn`: the part in which a card was drawn of which the last sentence speaks. */
type ResolvedReferences = { parts: EffectNode[]; drawnIn?: number } | { nothing: Range };

/**
 * The sentences so far and one more, with names where a text needs none: what was chosen gets the name by which it is meant
 * later on. `self`: what `this` is. If a reference has no or several meanings, the result is its range.
 */
export function resolveReferences(
  before: readonly EffectNode[],
  sentence: EffectNode,
  self: string,
  symbols: Symbols,
): ResolvedReferences {
  const texts = new Map<Ident, string>();
  const names = new Map<object, string>();
  let nothing: Range | undefined;
  const drawnBefore = new Map<object, number>();
  let drawnIn: number | undefined;
  const give = (ident: Ident, { as, by, noun, drawn }: Referent): void => {
    drawnIn ??= drawnBefore.get(by!);
    const name = as ?? names.get(by!) ?? unusedName(drawn ? 'drawn' : `that-${noun}`, new Set(names.values()), symbols);
    if (!as) names.set(by!, name);
    texts.set(ident, name);
  };
  /** *Buildings of that kind* are of the kind that was mentioned last. */
  const nameKind = (things: readonly Referent[]): void => {
    const kind = things.findLast((thing) => thing.kind);
    if (kind?.by && !kind.as) names.set(kind.by, KIND);
  };
  const meant = ({ ident, latest, before: things, drawn }: Mention): void => {
    const [how, ...nouns] = ident.text.split(' ');
    if (nouns.length === 0) {
      // a draw is spoken of where nothing else is
      const [only, ...others] = [...things, ...drawn];
      if (how === 'it' && !latest && others.length === 0 && only?.drawn) give(ident, only);
      return;
    }
    if (how === 'this' && nouns.includes(self)) {
      texts.set(ident, 'this');
      return;
    }
    const isBuilt = how === 'built';
    const [thing, ...others] =
      how === 'that' || isBuilt
        ? things.filter(
            ({ noun, kind, by, built, several }) =>
              by && !kind && !several && nouns.includes(noun) && (!isBuilt || built),
          )
        : [];
    // *a city other than that city*: what a clause is about is not what it is compared with
    const isOther = thing !== undefined && latest?.isOfClause;
    if (latest && !isOther && nouns.includes(latest.noun) && (!isBuilt || latest.built)) {
      texts.set(ident, 'it');
      return;
    }
    const card = !thing && how === 'that' && drawn.length === 1 && nouns.includes(drawn[0].noun) ? drawn[0] : thing;
    if (!card || others.length > 0) {
      nothing ??= ident.range;
      return;
    }
    give(ident, card);
  };
  const things = new ReferentTracker(
    (noun) => singularName(noun.split(' ').at(-1)!, symbols),
    (mention) => (mention.ident.text === KIND ? nameKind(mention.before) : meant(mention)),
    (noun) => thingNamed(noun.split(' ').at(-1)!, symbols),
  );
  for (const [i, part] of before.entries()) {
    things.walk(part);
    for (const { by, drawn } of [...things.all, ...things.drawn]) {
      if (drawn && !drawnBefore.has(by!)) drawnBefore.set(by!, i);
    }
  }
  things.walk(sentence);
  if (nothing) return { nothing };
  const parts = [...before, sentence];
  return {
    parts: names.size > 0 || texts.size > 0 ? parts.map((part) => withNames(part, texts, names)) : parts,
    ...(drawnIn === undefined ? {} : { drawnIn }),
  };
}

function unusedName(wanted: string, taken: ReadonlySet<string>, symbols: Symbols): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(name) && !CORE_NAMES.has(name) && symbols.find(name).length === 0) return name;
  }
}

function withNames<T>(value: T, texts: ReadonlyMap<Ident, string>, names: ReadonlyMap<object, string>): T {
  if (Array.isArray(value)) return value.map((inner) => withNames(inner, texts, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const text = texts.get(value as unknown as Ident);
  if (text !== undefined) return { ...value, text };
  const out = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNames(inner as unknown, texts, names)]),
  ) as T;
  const name = names.get(value);
  if (name === undefined) return out;
  const as = { text: name, range: (value as unknown as WordNode).range };
  return (value as unknown as WordNode).kind === 'word'
    ? { ...out, args: { ...(out as unknown as WordNode).args, as: { type: 'name', name: as } } }
    : { ...out, as };
}
