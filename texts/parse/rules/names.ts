/** Names alone; parses what `render/names.ts` renders. */
import { OF_OTHERS, type SymbolKind, type Ident, type Case } from '../../../dsl/internal.ts';
import { countOfName } from '../../meaning/count-of-name.ts';
import { singularName } from '../../meaning/referents.ts';
import type { Chart, Rule } from '../chart.ts';
import { anyOf, map, startingWith, tokenRule } from '../combinators.ts';
import { BESIDE_IT, type PhraseEntry } from '../vocabulary.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { literal } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** A name, what it may be a name of, and how many. */
export interface NameMatch {
  ident: Ident;
  kinds: readonly string[];
  n?: number;
}

/** A noun alone. */
export function nameRule(ctx: RuleContext, mode: CountMode, grammatical: Case): Rule<NameMatch> {
  return cachedRule(ctx, `name ${mode} ${grammatical}`, () =>
    anyOf(
      map(ctx.nouns.rule(mode, grammatical), ({ phrase, kinds, n }): NameMatch | undefined => {
        const alone = phrase.adjectives.length === 0 && phrase.posts.length === 0 && !phrase.ordinal;
        return alone ? { ident: phrase.noun, kinds, ...(n !== undefined ? { n } : {}) } : undefined;
      }),
      map(fixedRule(ctx), (entry, chart, at, end): NameMatch => ({
        ident: { text: entry.name, range: span(chart, at, end) },
        kinds: [...entry.kinds],
      })),
    ),
  );
}

/** A noun alone that names something of this kind. */
export function nameOf(ctx: RuleContext, kind: SymbolKind, mode: CountMode, grammatical: Case): Rule<NameMatch> {
  return map(nameRule(ctx, mode, grammatical), (named) => {
    if (!named.kinds.includes(kind)) return undefined;
    // "each of your turns": of a period, only a count of what remains has the plural
    return kind === 'period' ? { ...named, ident: inSingular(ctx, named.ident) } : named;
  });
}

const inSingular = ({ symbols }: RuleContext, { text, range }: Ident): Ident => ({
  text: singularName(text, symbols),
  range,
});

/** A name with the article that it always has: `your hand`, `the deck`. */
export function definiteRule(ctx: RuleContext, grammatical: Case): Rule<NameMatch> {
  return cachedRule(ctx, `definite ${grammatical}`, () =>
    anyOf(
      ...(['one', 'the', 'your', 'bare'] as const).map((mode) =>
        map(nameRule(ctx, mode, grammatical), (named) =>
          countOfName(ctx.symbols, named.ident.text) === mode ? named : undefined,
        ),
      ),
    ),
  );
}

export function quotedRule(ctx: RuleContext): Rule<Ident> {
  return cachedRule(ctx, 'quoted', () =>
    map(ctx.nouns.rule('bare', 'nom'), ({ phrase }, chart, at) =>
      chart.tokens[at].text === '"' && phrase.adjectives.length === 0 ? phrase.noun : undefined,
    ),
  );
}

/** Names for which the pack declares a phrase: procedures, signals. */
export function fixedRule(ctx: RuleContext): Rule<PhraseEntry> {
  return cachedRule(ctx, 'fixed', () =>
    startingWith(
      (word) => ctx.vocabulary.phrases.has(word),
      (chart, at, found) => {
        for (const entry of entriesAt(ctx.vocabulary.phrases, chart, at)) {
          tokenRule(entry.words)(chart, at, (end) => found(end, entry));
        }
      },
    ),
  );
}

/** Zones with special words for what is in them or comes into them. */
export function placesRule(ctx: RuleContext, way: 'in' | 'to'): Rule<Ident> {
  return cachedRule(ctx, `places ${way}`, () =>
    anyOf(
      ...[...ctx.vocabulary.places].flatMap(({ name, [way]: text }) =>
        text === undefined
          ? []
          : [map(literal(ctx, text), (_, chart, at, end): Ident => ({ text: name, range: span(chart, at, end) }))],
      ),
    ),
  );
}

/** The places of zones as others have them: `in another player’s hand`. */
export function ownedPlacesRule(ctx: RuleContext, by: 'others' | 'that player'): Rule<Ident> {
  const { placeOwned } = ctx.language;
  const theirs = ctx.thirdPerson();
  if (!placeOwned) return placesRule(theirs, 'in');
  return cachedRule(ctx, `places of ${by}`, () =>
    anyOf(
      ...[...theirs.vocabulary.places].flatMap(({ name, in: text }) =>
        text === undefined
          ? []
          : [
              map(literal(ctx, placeOwned(text, by)), (_, chart, at, end): Ident => ({
                text: name,
                range: span(chart, at, end),
              })),
            ],
      ),
    ),
  );
}

export function adjectiveRule(ctx: RuleContext, kinds: readonly (SymbolKind | 'core')[], only?: string): Rule<Ident> {
  return cachedRule(ctx, `adjective ${kinds.join(' ')} ${only ?? ''}`, () =>
    startingWith(
      (word) => ctx.vocabulary.adjectives.has(word),
      (chart, at, found) => {
        for (const entry of entriesAt(ctx.vocabulary.adjectives, chart, at)) {
          const fits =
            only === undefined
              ? entry.name !== 'adjacent' &&
                entry.name !== BESIDE_IT &&
                entry.name !== 'its' &&
                entry.name !== OF_OTHERS &&
                kinds.some((kind) => entry.kinds.has(kind))
              : entry.name === only;
          if (fits) {
            tokenRule(entry.words)(chart, at, (end) => found(end, { text: entry.name, range: span(chart, at, end) }));
          }
        }
      },
    ),
  );
}

/** The entries of which one may begin there: all where nothing is written yet. */
const entriesAt = <T>(entries: ReadonlyMap<string, readonly T[]>, chart: Chart, at: number): readonly T[] =>
  chart.isOpen(at) ? [...entries.values()].flat() : (entries.get(chart.tokens[at]?.text) ?? []);
