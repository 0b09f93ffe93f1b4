/** Nouns with what stands behind them: undoes `render/noun-phrases.ts`; the nouns themselves are found by `../noun-phrases.ts`. */
import type { ExprNode, Ident, PhraseNode, PostNode, Range } from '../../../syntax/ast.ts';
import type { Case } from '../../languages/language.ts';
import { NUMBER_PHRASES } from '../../render/own-names.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { singularName as singularOf } from '../../referents.ts';
import { anyOf, map, type Rule, tokenRule } from '../chart.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import { demonstrativeNoun } from '../resolve-references.ts';
import type { Bindings } from '../word-arguments.ts';
import { numberedRule } from './amounts.ts';
import { conditionRule, havingRule, qualityRule } from './conditions.ts';
import { adjectiveRule, countModeOf, type NameMatch, nameOf, placesRule } from './names.ts';
import { bareNoun } from './nodes.ts';
import { type ArgRule, compilePattern, literal, patternRule, onlyBinding, spellings } from './patterns.ts';
import { cachedRule, type Rules } from './rules.ts';
import { wordingRule } from './wordings.ts';

export interface NounMatch {
  phrase: PhraseNode;
  n?: number;
}

/** A noun phrase with what stands behind it, which binds to the nearest noun. */
export function phraseRule(r: Rules, mode: CountMode, grammatical: Case): Rule<NounMatch> {
  return cachedRule(r, `phrase ${mode} ${grammatical}`, () =>
    anyOf<NounMatch>(
      bareRule(r, mode, grammatical),
      ...POSTS.map((kind) => postRule(r, kind, mode, grammatical)),
      ...(mode === 'one'
        ? r.also.owned.map((text) =>
            map(
              compilePattern(r, text, ([name], c) =>
                phraseRule(r, name === 'what' ? 'owned' : 'one', name === 'what' ? grammatical : c),
              ),
              ({ what, x }, chart, at, end): NounMatch => {
                const { phrase } = what as NounMatch;
                const of = (x as NounMatch).phrase;
                return {
                  phrase: {
                    ...phrase,
                    posts: [...phrase.posts, { kind: 'of', of, range: of.range }],
                    range: span(chart, at, end),
                  },
                };
              },
            ),
          )
        : []),
    ),
  );
}

/** Undoes `countOf`. */
export function oneOrManyRule(r: Rules, grammatical: Case): Rule<NounMatch> {
  // of the programs of a thing and of a slot with a name there is one each
  const isOnly = ({ phrase }: NounMatch): boolean =>
    r.symbols.find(phrase.noun.text).some(({ kind }) => kind === 'program' || kind === 'slot');
  return cachedRule(r, `one or many ${grammatical}`, () =>
    anyOf(
      phraseRule(r, 'one', grammatical),
      phraseRule(r, 'many', grammatical),
      map(phraseRule(r, 'the', grammatical), (noun) => (isOnly(noun) ? noun : undefined)),
    ),
  );
}

function zoneRule(r: Rules, grammatical: Case): Rule<NounMatch> {
  return cachedRule(r, `zone ${grammatical}`, () =>
    anyOf(
      ...(['one', 'the', 'your', 'bare'] as const).map((count) =>
        map(phraseRule(r, count, grammatical), (noun) =>
          countModeOf(r, noun.phrase.noun) === count ? noun : undefined,
        ),
      ),
    ),
  );
}

function bareRule(r: Rules, mode: CountMode, grammatical: Case): Rule<NounMatch> {
  return cachedRule(r, `bare ${mode} ${grammatical}`, () => {
    const core = map(r.nouns.rule(mode, grammatical), ({ phrase, n }): NounMatch => ({
      phrase,
      ...(n !== undefined ? { n } : {}),
    }));
    const rules: Rule<NounMatch>[] = [core];
    // these stand for themselves, however many there are
    if (mode !== 'number' && mode !== 'amount' && mode !== 'many') {
      rules.push(pronounRule(r, grammatical));
      rules.push(
        map(literal(r, r.language.phrases.amount), (_, chart, at, end) => ({
          phrase: bareNoun('amount', span(chart, at, end)),
        })),
        numberNounRule(r),
      );
    }
    // how many they are is told with them, whatever asks
    if (mode === 'one') {
      rules.push(
        map(
          patternRule(r, 'post top', ([name], c) => (name === 'what' ? numberedRule(r, grammatical) : zoneRule(r, c))),
          ({ what: cards, x }, chart, at, end): NounMatch => {
            const { n, what } = cards as { n: ExprNode; what: PhraseNode };
            const { phrase: of } = x as NounMatch;
            const range = span(chart, at, end);
            return {
              phrase: {
                ...what,
                top: { n, range },
                posts: [{ kind: 'of', of, range: of.range }, ...what.posts],
                range,
              },
            };
          },
        ),
      );
    }
    return anyOf(...rules);
  });
}

function pronounRule(r: Rules, grammatical: Case): Rule<NounMatch> {
  return cachedRule(r, `pronoun ${grammatical}`, () => {
    const byFirst = new Map<string, Rule<NounMatch>[]>();
    const built = r.also.justBuilt.flatMap(spellings).map((text) =>
      map(wordingRule(r, text), (bound, chart, at, end): NounMatch => {
        const sort = singularOf(onlyBinding<NounMatch>(bound).phrase.noun.text, r.symbols);
        return { phrase: bareNoun(demonstrativeNoun('built', [sort]), span(chart, at, end)) };
      }),
    );
    for (const { words: texts, meaning: stands } of r.forms.pronounsIn(grammatical)) {
      const rule = map(tokenRule(texts), (_, chart, at, end): NounMatch => ({
        phrase: bareNoun(stands, span(chart, at, end)),
      }));
      byFirst.set(texts[0], [...(byFirst.get(texts[0]) ?? []), rule]);
    }
    return (chart, at, found) => {
      for (const rule of [...(byFirst.get(chart.tokens[at]?.text) ?? []), ...built]) rule(chart, at, found);
    };
  });
}

function numberNounRule(r: Rules): Rule<NounMatch> {
  return cachedRule(r, 'number noun', () => {
    const of = (bound: Bindings): PostNode[] =>
      bound.of ? [{ kind: 'of', of: (bound.of as NounMatch).phrase, range: (bound.of as NounMatch).phrase.range }] : [];
    const arg: ArgRule = ([name], c) =>
      name === 'track'
        ? nameOf(r, 'track', 'the', c)
        : name === 'name'
          ? nameOf(r, 'attribute', 'the', c)
          : phraseRule(r, 'one', c);
    const nouns = Object.entries<PhraseKey>(NUMBER_PHRASES).map(([noun, key]) =>
      map(patternRule(r, key, arg), (bound, chart, at, end): NounMatch => ({
        phrase: { ...bareNoun(noun === 'space' ? standingOf(r, bound) : noun, span(chart, at, end)), posts: of(bound) },
      })),
    );
    return anyOf(
      ...nouns,
      map(patternRule(r, 'attribute of', arg), (bound, chart, at, end): NounMatch => ({
        phrase: {
          kind: 'phrase',
          adjectives: [],
          noun: (bound.name as NameMatch).ident,
          posts: of(bound),
          range: span(chart, at, end),
        },
      })),
    );
  });
}

function postRule(r: Rules, kind: (typeof POSTS)[number], mode: CountMode, grammatical: Case): Rule<NounMatch> {
  return map(
    patternRule(r, `post ${kind}`, ([name], c) => {
      if (name === 'what') return phraseRule(r, mode, grammatical);
      if (name === 'adjacent') return adjectiveRule(r, ['core'], 'adjacent');
      switch (kind) {
        case 'is':
        case 'is-not':
          return qualityRule(r, c);
        case 'in place':
          return placesRule(r, 'in');
        case 'of':
          return map(oneOrManyRule(r, c), (noun) => (isProgram(r, noun.phrase) ? undefined : noun));
        case 'adjacent-to':
          return oneOrManyRule(r, c);
        case 'in':
          return zoneRule(r, c);
        case 'with':
          return havingRule(r);
        case 'where':
          return conditionRule(r);
        case 'this':
          return nameOf(r, 'period', 'bare', c);
      }
    }),
    (bound, chart, at, end): NounMatch | undefined => {
      const { phrase, n } = bound.what as NounMatch;
      const range = span(chart, at, end);
      const zone = phrase.posts.at(-1);
      const inZone =
        zone?.kind === 'in' && zone.zone.posts.length === 0 && zone.zone.range.end === phrase.range.end
          ? zone
          : undefined;
      if (!inZone && phrase.posts.length > 0 && endsWithPhrase(phrase)) return undefined;
      if (kind === 'in' && isBuilt(r, (bound.x as NounMatch).phrase)) return undefined;
      const where: Range = { start: phrase.range.end, end: range.end };
      const made = ((): PostNode => {
        switch (kind) {
          case 'of':
            return { kind, of: (bound.x as NounMatch).phrase, range: where };
          case 'adjacent-to':
            return { kind, to: (bound.x as NounMatch).phrase, range: where };
          case 'in':
            return { kind, zone: (bound.x as NounMatch).phrase, range: where };
          case 'in place':
            return { kind: 'in', zone: bareNoun((bound.x as Ident).text, (bound.x as Ident).range), range: where };
          case 'is':
          case 'is-not':
            return {
              kind: 'where',
              condition: {
                kind: 'is',
                left: bareNoun('it', { start: where.start, end: where.start }),
                negated: kind === 'is-not',
                right: bound.x as PhraseNode,
                range: where,
              },
              range: where,
            };
          case 'with':
          case 'where':
            return { kind, condition: bound.x as ExprNode, range: where };
          case 'this':
            return { kind, period: (bound.x as NameMatch).ident, range: where };
        }
      })();
      const posts = inZone
        ? [
            ...phrase.posts.slice(0, -1),
            { ...inZone, zone: { ...inZone.zone, posts: [made], range: { ...inZone.zone.range, end: range.end } } },
          ]
        : [...phrase.posts, made];
      return { phrase: { ...phrase, posts, range }, ...(n !== undefined ? { n } : {}) };
    },
  );
}

/** Where one stands on the only track, or on the one that was named. */
export function standingOf(r: Rules, { track }: Bindings): string {
  return track && r.symbols.all('track').length > 1 ? (track as NameMatch).ident.text : 'space';
}

/** What lies in nothing, as nothing lies in it. */
function isBuilt(r: Rules, { noun }: PhraseNode): boolean {
  const found = r.symbols.find(noun.text);
  return found.length > 0 && found.every(({ kind }) => kind === 'piece' || kind === 'class' || kind === 'site-kind');
}

/** A thing has programs; nothing is of a program. */
function isProgram(r: Rules, { noun }: PhraseNode): boolean {
  const found = r.symbols.find(noun.text);
  return found.length > 0 && found.every(({ kind }) => kind === 'program');
}

const POSTS = ['of', 'adjacent-to', 'in', 'in place', 'with', 'where', 'is', 'is-not', 'this'] as const;

/** Whether a noun inside stands last, so that what follows belongs to that one. */
function endsWithPhrase(outer: PhraseNode): boolean {
  const { end } = outer.range;
  const inside = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(inside);
    if (typeof value !== 'object' || value === null) return false;
    const node = value as { kind?: string; range?: Range; adjectives?: unknown };
    return (
      (node.kind === 'phrase' && node.adjectives !== undefined && node.range?.end === end) ||
      Object.values(value).some(inside)
    );
  };
  return outer.posts.some(inside);
}
