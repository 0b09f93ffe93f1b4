/** Nouns with their articles, numbers and adjectives: found loosely by their forms, then verified against what the language would render. */
import type { PhraseNode, PostNode, Range } from '../../syntax/ast.ts';
import type { Case } from '../../packs/fields.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import { A_NAME, memoized, type Chart, type Rule } from './chart.ts';
import type { AdjectiveEntry, Vocabulary, VocabularyEntry } from './vocabulary.ts';
import { tokenTexts } from './tokens.ts';

/** How many the noun phrase says. */
export type CountMode =
  | /** the second of somebody, without an article */ 'owned'
  | 'one'
  | 'each'
  | 'many'
  | 'the'
  | 'your'
  | 'bare'
  | 'number'
  | 'amount';
export interface NounPhraseMatch {
  phrase: PhraseNode;
  /** `number` only */ n?: number;
  kinds: readonly string[];
}

interface Candidate {
  noun: VocabularyEntry & { forms: NounForms };
  /** of the noun, still to come */ tail?: readonly string[];
  nounAt: Range;
  adjectives: { name: string; negated: boolean; range: Range; forms: { form: (...args: never[]) => string } }[];
  /** adjectives after it, whose order is free, and the spans that the language would not render */ behind?: Candidate['adjectives'];
  omitted?: [number, number][];
  digits?: number;
  ordinal?: { n: number; range: Range };
  end: number;
}

const MAX_FUNCTION_WORDS = 9;
const MAX_ADJECTIVES = 4;

export class NounPhraseMatcher {
  private readonly rules = new Map<string, Rule<NounPhraseMatch>>();
  private readonly candidates = memoized<Candidate>((chart, at, found) => this.scan(chart, at, found));
  constructor(private readonly forms: Vocabulary) {}

  rule(mode: CountMode, grammatical: Case): Rule<NounPhraseMatch> {
    const key = `${mode} ${grammatical}`;
    let rule = this.rules.get(key);
    if (!rule) {
      this.rules.set(
        key,
        (rule = memoized((chart, at, found) =>
          this.candidates(chart, at, (end, loose) => this.verify(loose, chart, at, end, mode, grammatical, found)),
        )),
      );
    }
    return rule;
  }

  /** Every way in which a noun with adjectives might begin here. */
  private scan(chart: Chart, at: number, found: (end: number, value: Candidate) => void): void {
    const { nouns, adjectives, around } = this.forms;
    const { tokens } = chart;
    const visit = (
      pos: number,
      state: Partial<Candidate> & { adjectives: Candidate['adjectives'] },
      others: number,
      negated: boolean,
    ): void => {
      const text = tokens[pos]?.text;
      if (state.noun && !state.tail) found(pos, { ...state, end: pos } as Candidate);
      if (text === undefined) {
        if (!state.noun) chart.expect(pos, A_NAME);
        return;
      }
      if (!state.noun) {
        chart.expect(pos, A_NAME);
        for (const entry of nouns.get(text) ?? []) {
          if (matches(chart, pos, entry.words)) {
            visit(
              pos + entry.words.length,
              {
                ...state,
                noun: entry,
                ...(entry.tail ? { tail: entry.tail } : {}),
                nounAt: span(chart, pos, pos + entry.words.length),
              },
              others,
              false,
            );
          }
        }
        if (text === '"') {
          let close = pos + 1;
          while (close < tokens.length && close < pos + 8 && tokens[close].text !== '"') close++;
          if (tokens[close]?.text === '"' && close > pos + 1) {
            const name = tokens
              .slice(pos + 1, close)
              .map((token) => token.text)
              .join('-');
            const quoted = this.forms.language.quoted(name);
            visit(
              close + 1,
              {
                ...state,
                noun: {
                  name,
                  plural: name,
                  kinds: new Set(),
                  forms: { gender: 'n', mass: true, proper: true, form: () => quoted },
                },
                nounAt: span(chart, pos, close + 1),
              },
              others,
              false,
            );
          }
        }
      }
      if (state.tail && matches(chart, pos, state.tail)) {
        const { tail, ...whole } = state;
        visit(pos + tail.length, whole, others, false);
      }
      if (state.adjectives.length < MAX_ADJECTIVES) {
        for (const entry of adjectives.get(text) ?? []) {
          if (!matches(chart, pos, entry.words)) continue;
          if (entry.tailLength) {
            for (const left of this.withTail(state, entry, chart, pos)) {
              visit(pos + entry.words.length, left, others, false);
            }
            continue;
          }
          visit(
            pos + entry.words.length,
            {
              ...state,
              adjectives: [
                ...state.adjectives,
                {
                  name: entry.name,
                  negated: negated || entry.negated === true,
                  range: span(chart, pos, pos + entry.words.length),
                  forms: entry.forms,
                },
              ],
            },
            others,
            false,
          );
        }
      }
      if (others >= MAX_FUNCTION_WORDS) return;
      const number = /^\d+/.exec(text);
      if (number && state.digits === undefined) {
        visit(
          pos + 1,
          { ...state, digits: Number(number[0]), ordinal: { n: Number(number[0]), range: tokens[pos].range } },
          others,
          negated,
        );
      } else if (around.has(text)) visit(pos + 1, state, others + 1, text === this.negation ? true : negated);
    };
    visit(at, { adjectives: [] }, 0, false);
  }

  /** `city connected to your network`: without the tail, or without the whole adjective if it follows the noun. */
  private withTail(
    state: Partial<Candidate> & { adjectives: Candidate['adjectives'] },
    entry: AdjectiveEntry,
    chart: Chart,
    pos: number,
  ): (Partial<Candidate> & { adjectives: Candidate['adjectives'] })[] {
    const end = pos + entry.words.length;
    const adjective = { name: entry.name, negated: false, range: span(chart, pos, end), forms: entry.forms as never };
    const left = (from: number): [number, number][] => [...(state.omitted ?? []), [from, end]];
    return [
      ...(entry.words[0] === ','
        ? []
        : [{ ...state, adjectives: [...state.adjectives, adjective], omitted: left(end - entry.tailLength!) }]),
      ...(state.noun ? [{ ...state, behind: [...(state.behind ?? []), adjective], omitted: left(pos) }] : []),
    ];
  }

  private madeNegation: string | undefined;
  /** The word that negates an adjective: *non-*, *non*, *не*. */
  private get negation(): string {
    if (this.madeNegation === undefined) {
      const entry = [...this.forms.nouns.values()].flat()[0];
      const adjective = [...this.forms.adjectives.values()].flat()[0];
      const say = (negated: boolean): string[] =>
        tokenTexts(
          this.forms.language.nounPhrase(
            { count: 'bare', noun: entry.forms, adjectives: [{ forms: adjective.forms, negated }] },
            'nom',
          ),
          this.forms.replacements,
        );
      const plain = entry && adjective ? say(false) : [];
      this.madeNegation = entry && adjective ? (say(true).find((token) => !plain.includes(token)) ?? '') : '';
    }
    return this.madeNegation;
  }

  private verify(
    loose: Candidate,
    chart: Chart,
    at: number,
    end: number,
    mode: CountMode,
    grammatical: Case,
    found: (end: number, value: NounPhraseMatch) => void,
  ): void {
    const isLeft = (i: number): boolean => (loose.omitted ?? []).some(([from, to]) => i >= from && i < to);
    const written = chart.tokens
      .slice(at, end)
      .filter((_, i) => !isLeft(at + i))
      .map((token) => token.text);
    const ways: { count: Count; ordinal?: number; countText?: string; n?: number }[] = [];
    if (mode === 'number') {
      if (loose.digits !== undefined) ways.push({ count: loose.digits, n: loose.digits });
    } else if (mode === 'owned') {
      if (loose.ordinal) ways.push({ count: 'one', ordinal: loose.ordinal.n });
    } else if (mode === 'amount') ways.push({ count: 'many', countText: this.forms.language.phrases['that-many'] });
    else {
      ways.push({ count: mode });
      if (mode === 'one' && loose.ordinal) ways.push({ count: 'one', ordinal: loose.ordinal.n });
    }
    for (const { count, ordinal, countText, n } of ways) {
      const tell = (adjectives: Candidate['adjectives']): string =>
        this.forms.language.nounPhrase(
          {
            count,
            noun: loose.noun.forms,
            adjectives: adjectives.map(({ forms, negated }) => ({ forms: forms as never, negated })),
            ...(ordinal !== undefined ? { ordinal } : {}),
            ...(countText !== undefined ? { countText } : {}),
          },
          grammatical,
        );
      // the language may render adjectives in another order than the effect has them
      const adjectives = permutations(loose.adjectives).find((order) =>
        same(withoutArticle(tokenTexts(tell(order), this.forms.replacements), mode), written),
      );
      if (adjectives && mode !== 'bare') chart.correctForms.add(`${at} ${end}`);
      // a number in the text must be used
      if (!adjectives && (loose.digits === undefined || n !== undefined || ordinal !== undefined)) {
        chart.wrongForms.push({ at, end, said: tell(loose.adjectives) });
      }
      if (!adjectives) continue;
      const plural = mode === 'many' || (mode === 'number' && n !== 1) || mode === 'amount';
      found(end, {
        phrase: {
          kind: 'phrase',
          ...(ordinal !== undefined ? { ordinal: loose.ordinal! } : {}),
          adjectives: [...(loose.behind ?? []), ...adjectives].flatMap(({ name, negated, range }) =>
            name === 'its' ? [] : [{ name: { text: name, range }, negated }],
          ),
          noun: { text: plural ? loose.noun.plural : loose.noun.name, range: loose.nounAt },
          posts: itsOwner(loose),
          range: span(chart, at, end),
        },
        ...(n !== undefined ? { n } : {}),
        kinds: [...loose.noun.kinds],
      });
    }
  }
}

function permutations<T>(all: readonly T[]): T[][] {
  return all.length < 2
    ? [[...all]]
    : all.flatMap((first, i) =>
        permutations([...all.slice(0, i), ...all.slice(i + 1)]).map((rest) => [first, ...rest]),
      );
}
/** `its farms`: farms of it. */
function itsOwner({ adjectives }: Candidate): PostNode[] {
  return adjectives.flatMap(({ name, range }): PostNode[] =>
    name === 'its'
      ? [{ kind: 'of', of: { kind: 'phrase', adjectives: [], noun: { text: 'it', range }, posts: [], range }, range }]
      : [],
  );
}
export const span = (chart: Chart, at: number, end: number): Range => ({
  start: chart.tokens[at]?.range.start ?? 0,
  end: chart.tokens[end - 1]?.range.end ?? 0,
});
const withoutArticle = (told: string[], mode: CountMode): string[] => (mode === 'owned' ? told.slice(1) : told);
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);
function matches(chart: Chart, at: number, texts: readonly string[]): boolean {
  for (let i = 0; i < texts.length; i++) if (chart.tokens[at + i]?.text !== texts[i]) return false;
  return true;
}
