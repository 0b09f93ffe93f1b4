/**
 * Nouns with their articles, numbers and adjectives: found loosely by their forms, then verified against what the
 * language would render.
 */
import {
  type PhraseNode,
  type PostNode,
  type Range,
  type Case,
  OF_OTHERS,
  OWNER_OF_PIECE,
} from '../../dsl/internal.ts';
import type { NounForms, NounPhrase } from '../languages/forms.ts';
import { wordingsOf } from '../languages/wordings-of.ts';
import { A_NAME, memoized, type Chart, type Rule } from './chart.ts';
import { startingWith } from './combinators.ts';
import {
  BESIDE_IT,
  uninflected,
  type AdjectiveEntry,
  type NounEntry,
  type Vocabulary,
  type VocabularyEntry,
} from './vocabulary.ts';
import type { Candidate, Counting, PartialCandidate } from './candidates.ts';
import { NO_RANGE, OFFERED, OfferedPhrases, type OfferedPhrase } from './noun-completions.ts';
import { negationOf } from './negation.ts';
import { RenderedPhrases } from './rendered-phrases.ts';
import { bareNoun, otherPlayers } from '../meaning/nodes.ts';

/** How many the noun phrase says. */
export type CountMode =
  /** without an article, as after a possessive */
  'owned' | 'one' | 'each' | 'many' | 'all' | 'the' | 'your' | 'bare' | 'number' | 'amount';
interface NounPhraseMatch {
  phrase: PhraseNode;
  /** `number` only */ n?: number;
  kinds: readonly string[];
}

/** A candidate with what it has to be rendered as. */
interface Reading {
  loose: Candidate;
  /** of its adjectives */
  orders: readonly Candidate['adjectives'][];
  mode: CountMode;
  grammatical: Case;
  /** the tokens that the language would render */
  written: readonly string[];
}

const NOTHING_WRITTEN: PartialCandidate = { adjectives: [] };

interface Scan {
  chart: Chart;
  /** where the tokens end: what is written of a phrase */
  begun: PartialCandidate[];
  found: (end: number, value: Candidate) => void;
}

const MAX_FUNCTION_WORDS = 9;
const MAX_ADJECTIVES = 4;
const NUMBERS = ['singular', 'plural'] as const;
/** The words of a quoted name with its quotes. */
const MAX_QUOTED = 8;

export class NounPhraseMatcher {
  private readonly rules = new Map<string, Rule<NounPhraseMatch>>();
  private readonly candidates = memoized<Candidate>(
    startingWith(
      (word) => this.mayBegin(word),
      (chart, at, found) => this.scan(chart, at, found),
    ),
  );
  /** between adjectives */
  private readonly joints: ReadonlySet<string>;
  private readonly rendered: RenderedPhrases;
  private readonly offered: OfferedPhrases;
  constructor(private readonly forms: Vocabulary) {
    this.rendered = new RenderedPhrases(forms);
    this.offered = new OfferedPhrases(forms);
    const wordings = wordingsOf(forms.language);
    this.joints = new Set([',', ...wordings.and.last.map((text) => text.trim())]);
  }

  rule(mode: CountMode, grammatical: Case): Rule<NounPhraseMatch> {
    const key = `${mode} ${grammatical}`;
    let rule = this.rules.get(key);
    if (!rule) {
      this.rules.set(
        key,
        (rule = memoized(
          startingWith(
            (word) => this.mayBegin(word),
            (chart, at, found) => {
              this.candidates(chart, at, (end, loose) => this.verify(loose, chart, at, end, mode, grammatical, found));
              if (chart.completion) this.complete(chart, at, mode, grammatical, found);
            },
          ),
        )),
      );
    }
    return rule;
  }

  private mayBegin(word: string): boolean {
    const { nouns, adjectives, around } = this.forms;
    return nouns.has(word) || adjectives.has(word) || around.has(word) || word === '"' || /^\d/.test(word);
  }

  /** Every way in which a noun with adjectives might begin here. */
  private scan(chart: Chart, at: number, found: (end: number, value: Candidate) => void): void {
    const begun: PartialCandidate[] = [];
    if (chart.completion) chart.completion.begun.set(at, begun);
    this.scanFrom({ chart, found, begun }, at, { adjectives: [] }, 0, false);
  }

  /** The phrases that may be meant with what is written of them, as if they were written. */
  private complete(
    chart: Chart,
    at: number,
    mode: CountMode,
    grammatical: Case,
    found: (end: number, value: NounPhraseMatch) => void,
  ): void {
    const { completion, tokens } = chart;
    if (!completion) return;
    const begun = completion.isOpen(at) ? [NOTHING_WRITTEN] : (completion.begun.get(at) ?? []);
    const from = Math.max(at, completion.end);
    for (const state of begun) {
      const written = at >= completion.end ? [] : writtenTokens(state, chart, at, tokens.length);
      const render = (loose: Candidate): OfferedPhrase[] => this.inWords(loose, mode, grammatical);
      for (const { rest, loose, counting } of this.offered.continuing(
        state,
        written,
        `${mode} ${grammatical}`,
        render,
      )) {
        const place = completion.add(from, rest);
        if (place === undefined) continue;
        const phrase = phraseNode(loose, loose.adjectives, counting, mode, NO_RANGE);
        found(place, matchOf(phrase, loose, counting));
      }
    }
  }

  /**
   * Finds what continues a candidate.
   *
   * @param functionWords how many articles and the like were passed
   * @param negated whether the last of them negates the next adjective
   */
  private scanFrom(scan: Scan, at: number, state: PartialCandidate, functionWords: number, negated: boolean): void {
    const { chart, found } = scan;
    const token = chart.tokens[at];
    if (state.noun && !state.tail) found(at, { ...state, end: at } as Candidate);
    if (!state.noun) chart.expect(at, A_NAME);
    if (token === undefined) {
      scan.begun.push(state);
      return;
    }
    if (!state.noun) this.scanNoun(scan, at, state, functionWords);
    if (state.tail && matches(chart, at, state.tail)) {
      const { tail, ...whole } = state;
      this.scanFrom(scan, at + tail.length, whole, functionWords, false);
    }
    if (state.adjectives.length < MAX_ADJECTIVES) this.scanAdjective(scan, at, state, functionWords, negated);
    if (this.isJoint(chart, at, state)) {
      const joined = { ...state, omitted: [...(state.omitted ?? []), [at, at + 1] as [number, number]] };
      this.scanAdjective(scan, at + 1, joined, functionWords, false);
    }
    if (functionWords >= MAX_FUNCTION_WORDS) return;
    const { text, range } = token;
    const number = /^\d+/.exec(text);
    if (number && state.digits === undefined) {
      const n = Number(number[0]);
      this.scanFrom(scan, at + 1, { ...state, digits: n, ordinal: { n, range } }, functionWords, negated);
    } else if (this.forms.around.has(text)) {
      this.scanFrom(scan, at + 1, state, functionWords + 1, text === negationOf(this.forms) || negated);
    }
  }

  /** Whether two adjectives are joined there: `connected and upgraded farms`. */
  private isJoint({ tokens }: Chart, at: number, { adjectives }: PartialCandidate): boolean {
    if (adjectives.length === 0 || adjectives.at(-1)!.range.end !== tokens[at - 1].range.end) return false;
    const next = tokens[at + 1]?.text;
    return next !== undefined && this.joints.has(tokens[at].text) && this.forms.adjectives.has(next);
  }

  private scanNoun(scan: Scan, at: number, state: PartialCandidate, functionWords: number): void {
    const { chart } = scan;
    const { text } = chart.tokens[at];
    for (const entry of this.forms.nouns.get(text) ?? []) {
      if (!matches(chart, at, entry.words)) {
        if (isBegun(chart, at, entry.words)) scan.begun.push({ ...state, noun: entry, nounAt: NO_RANGE });
        continue;
      }
      const end = at + entry.words.length;
      const tail = entry.tail ? { tail: entry.tail } : {};
      const noun = chart.tokens[at].isIcon ? { ...entry, forms: uninflectedAs(entry) } : entry;
      this.scanFrom(scan, end, { ...state, noun, ...tail, nounAt: span(chart, at, end) }, functionWords, false);
    }
    const quoted = text === '"' ? this.quotedName(chart, at) : undefined;
    if (quoted) {
      const { noun, end } = quoted;
      this.scanFrom(scan, end, { ...state, noun, nounAt: span(chart, at, end) }, functionWords, false);
    }
  }

  /** A name in quotes that begins here: one that the effect itself gives with `as`. */
  private quotedName({ tokens }: Chart, at: number): { noun: Candidate['noun']; end: number } | undefined {
    let close = at + 1;
    while (close < tokens.length && close < at + MAX_QUOTED && tokens[close].text !== '"') close++;
    if (tokens[close]?.text !== '"' || close === at + 1) return undefined;
    const words = tokens.slice(at + 1, close).map(({ text }) => text);
    const name = words.join('-');
    const forms = uninflected(this.forms.language.quoted(name));
    return { noun: { name, plural: name, kinds: new Set(), forms }, end: close + 1 };
  }

  private scanAdjective(
    scan: Scan,
    at: number,
    state: PartialCandidate,
    functionWords: number,
    negated: boolean,
  ): void {
    const { chart } = scan;
    for (const entry of this.forms.adjectives.get(chart.tokens[at]?.text ?? '') ?? []) {
      if (!matches(chart, at, entry.words)) {
        if (isBegun(chart, at, entry.words)) {
          const adjective = { name: entry.name, negated, range: NO_RANGE, forms: entry.forms as never };
          scan.begun.push({ ...state, adjectives: [...state.adjectives, adjective] });
        }
        continue;
      }
      const end = at + entry.words.length;
      const { name, forms } = entry;
      const continued =
        entry.tailLength || entry.isBehind
          ? this.withTail(state, entry, chart, at)
          : [
              {
                ...state,
                adjectives: [
                  ...state.adjectives,
                  { name, negated: negated || entry.negated === true, range: span(chart, at, end), forms },
                ],
              },
            ];
      for (const next of continued) this.scanFrom(scan, end, next, functionWords, false);
      // what stands between commas: `farm, connected to your network, …`
      if (entry.words[0] === ',' && chart.tokens[end]?.text === ',') {
        for (const next of continued) {
          const omitted = [...(next.omitted ?? []), [end, end + 1] as [number, number]];
          this.scanFrom(scan, end + 1, { ...next, omitted }, functionWords, false);
        }
      }
    }
  }

  /** `city connected to your network`: without the tail, or without the whole adjective if it follows the noun. */
  private withTail(state: PartialCandidate, entry: AdjectiveEntry, chart: Chart, pos: number): PartialCandidate[] {
    const end = pos + entry.words.length;
    const negated = entry.negated === true;
    const adjective = { name: entry.name, negated, range: span(chart, pos, end), forms: entry.forms as never };
    const omitted = (from: number): [number, number][] => [...(state.omitted ?? []), [from, end]];
    return [
      ...(entry.words[0] === ',' || entry.isBehind
        ? []
        : [{ ...state, adjectives: [...state.adjectives, adjective], omitted: omitted(end - entry.tailLength!) }]),
      ...(state.noun ? [{ ...state, following: [...(state.following ?? []), adjective], omitted: omitted(pos) }] : []),
    ];
  }

  /** Passes on a candidate if the language would render it with these tokens, else records the form it would have. */
  private verify(
    loose: Candidate,
    chart: Chart,
    at: number,
    end: number,
    mode: CountMode,
    grammatical: Case,
    found: (end: number, value: NounPhraseMatch) => void,
  ): void {
    const countings = this.countings(loose, mode);
    if (countings.length === 0 || this.saysOwnerOfNone(loose)) return;
    const written = writtenTokens(loose, chart, at, end);
    // the language may render adjectives in another order than the effect has them
    const reading: Reading = { loose, orders: permutations(loose.adjectives), mode, grammatical, written };
    for (const counting of countings) {
      const { ordinal, n } = counting;
      const adjectives = this.orderOf(reading, counting) ?? this.withDeterminer(reading, counting);
      if (!adjectives) {
        if (!chart.explains) continue;
        // a number in the text must be used
        const usesNumber = loose.digits === undefined || n !== undefined || ordinal !== undefined;
        const phrase = asNounPhrase(loose, loose.adjectives, counting);
        if (usesNumber) chart.wrongForms.push({ at, end, said: this.forms.language.nounPhrase(phrase, grammatical) });
        continue;
      }
      if (chart.explains && mode !== 'bare') chart.correctForms.add(`${at} ${end}`);
      const phrase = phraseNode(loose, adjectives, counting, mode, span(chart, at, end));
      found(end, matchOf(phrase, loose, counting));
    }
  }

  /** *Your hand*: only pieces that belong to players, and the sites on which they are, have an owner. */
  private saysOwnerOfNone({ noun, adjectives, following = [] }: Candidate): boolean {
    const isSaid = [...adjectives, ...following].some(({ name }) => Object.hasOwn(OWNER_OF_PIECE, name));
    if (!isSaid || this.forms.cues.owned.has(noun.name)) return false;
    return [...noun.kinds].every((kind) => kind !== 'slot' && !PLACES.has(kind) && !isCorePlace(noun));
  }

  /** *Your stones* are not all stones. */
  private saysOwner(words: readonly string[], { noun }: Candidate): boolean {
    return this.forms.cues.owned.has(noun.name) && words.some((word) => this.forms.cues.possessives.has(word));
  }

  /** The order of the adjectives with which the language renders these tokens, or has them beside what it renders. */
  private orderOf(
    { loose, orders, mode, grammatical, written }: Reading,
    counting: Counting,
  ): Candidate['adjectives'] | undefined {
    const fits = (form: 'plain' | 'other', from: number) => (order: Candidate['adjectives']) =>
      isSame(this.rendered[form](asNounPhrase(loose, order, counting), grammatical), from, written);
    // behind a possessive there is no article
    return orders.find(fits('plain', mode === 'owned' ? 1 : 0)) ?? orders.find(fits('other', 0));
  }

  /** The order of the adjectives, if the tokens are what the language would render but for a determiner that it never renders. */
  private withDeterminer(
    { loose, orders, mode, grammatical, written }: Reading,
    counting: Counting,
  ): Candidate['adjectives'] | undefined {
    const known = this.forms.determiners.get(mode);
    if (!known || counting.ordinal !== undefined || counting.n === 1) return undefined;
    const at = mode === 'number' ? 1 : 0;
    for (const number of NUMBERS) {
      for (const { words, grammatical: own = grammatical } of known[number]) {
        if (!isAt(written, at, words) || this.saysOwner(words, loose)) continue;
        const plain: Counting = mode === 'number' ? counting : { count: number === 'singular' ? 'bare' : 'many' };
        const others = [...written.slice(0, at), ...written.slice(at + words.length)];
        const order = orders.find((one) =>
          isSame(this.rendered.plain(asNounPhrase(loose, one, plain), own), 0, others),
        );
        if (order) return order;
      }
    }
    return undefined;
  }

  /** A candidate as the language renders it, in each way in which it may say how many it means. */
  private inWords(loose: Candidate, mode: CountMode, grammatical: Case): OfferedPhrase[] {
    return this.offeredCountings(loose, mode).flatMap((counting) => {
      const phrase = asNounPhrase(loose, loose.adjectives, counting);
      const plain = this.rendered.plain(phrase, grammatical);
      // behind a possessive there is no article
      const all = [mode === 'owned' ? plain.slice(1) : plain, this.rendered.other(phrase, grammatical)];
      return all.map((tokens) => ({ tokens, loose, counting }));
    });
  }

  /** In which ways a phrase may say how many it means, with a number that is still to come. */
  private offeredCountings(loose: Candidate, mode: CountMode): Counting[] {
    if (loose.digits !== undefined) return this.countings(loose, mode);
    if (mode === 'number') return OFFERED.map((n) => ({ count: n, n }));
    const withOrdinal =
      mode === 'one' || mode === 'owned' ? OFFERED.map((ordinal): Counting => ({ count: 'one', ordinal })) : [];
    return [...this.countings(loose, mode), ...withOrdinal];
  }

  /** In which ways the candidate may say how many it means, where its place asks for `mode`. */
  private countings({ digits, ordinal }: Candidate, mode: CountMode): Counting[] {
    switch (mode) {
      case 'number':
        return digits === undefined ? [] : [{ count: digits, n: digits }];
      case 'owned':
        return ordinal ? [{ count: 'one', ordinal: ordinal.n }] : [];
      case 'amount':
        return [{ count: 'many', countText: this.forms.language.phrases['that-many'] }];
      case 'one':
        return [{ count: mode }, ...(ordinal ? [{ count: mode, ordinal: ordinal.n }] : [])];
      default:
        return [{ count: mode }];
    }
  }
}

const PLACES: ReadonlySet<string> = new Set(['site-kind', 'predicate', 'tag', 'site']);
const isCorePlace = ({ name, kinds }: VocabularyEntry): boolean =>
  kinds.has('core') && (name === 'site' || name === 'slot');

const matchOf = (phrase: PhraseNode, { noun }: Candidate, { n }: Counting): NounPhraseMatch => ({
  phrase,
  ...(n !== undefined ? { n } : {}),
  kinds: [...noun.kinds],
});

const asNounPhrase = (
  { noun }: Candidate,
  adjectives: Candidate['adjectives'],
  { count, ordinal, countText }: Counting,
): NounPhrase => ({
  count,
  noun: noun.forms,
  adjectives: adjectives.map(({ forms, negated }) => ({ forms: forms as never, negated })),
  ...(ordinal !== undefined ? { ordinal } : {}),
  ...(countText !== undefined ? { countText } : {}),
});

function phraseNode(
  loose: Candidate,
  adjectives: Candidate['adjectives'],
  { ordinal, n }: Counting,
  mode: CountMode,
  range: Range,
): PhraseNode {
  const isPlural = mode === 'many' || mode === 'all' || (mode === 'number' && n !== 1) || mode === 'amount';
  return {
    kind: 'phrase',
    ...(ordinal !== undefined ? { ordinal: loose.ordinal! } : {}),
    adjectives: [...(loose.following ?? []), ...adjectives].flatMap((adjective) =>
      OF_SOMEBODY.has(adjective.name)
        ? []
        : [{ name: { text: adjective.name, range: adjective.range }, negated: adjective.negated }],
    ),
    noun: { text: isPlural ? loose.noun.plural : loose.noun.name, range: loose.nounAt },
    posts: ownersOf(loose),
    range,
  };
}

function permutations<T>(all: readonly T[]): T[][] {
  return all.length < 2
    ? [[...all]]
    : all.flatMap((first, i) =>
        permutations([...all.slice(0, i), ...all.slice(i + 1)]).map((rest) => [first, ...rest]),
      );
}
/** The tokens of a candidate that the language would render. */
function writtenTokens(
  { omitted = [] }: Pick<Candidate, 'omitted'>,
  { tokens }: Chart,
  at: number,
  end: number,
): string[] {
  const written: string[] = [];
  for (let i = at; i < end; i++) {
    if (!omitted.some(([from, to]) => i >= from && i < to)) written.push(tokens[i].text);
  }
  return written;
}

/**
 * Adjectives that say whose it is, or beside what: `its farms`, farms of it; *farms next to it*; *slot occupied by another player*, slot
 * of other players.
 */
const OF_SOMEBODY: ReadonlySet<string> = new Set(['its', BESIDE_IT, OF_OTHERS]);
function ownersOf({ adjectives, following = [] }: Candidate): PostNode[] {
  return [...following, ...adjectives].flatMap(({ name, range }): PostNode[] => {
    if (name === 'its') return [{ kind: 'of', of: bareNoun('it', range), range }];
    if (name === BESIDE_IT) return [{ kind: 'adjacent-to', to: bareNoun('it', range), range }];
    return name === OF_OTHERS ? [{ kind: 'of', of: otherPlayers(range), range }] : [];
  });
}

/** The place of tokens in a text; of none, the empty one in front of the next. */
export function span({ tokens }: Chart, at: number, end: number): Range {
  const start = tokens[at]?.range.start ?? tokens.at(-1)?.range.end ?? 0;
  return { start, end: at < end ? (tokens[end - 1]?.range.end ?? start) : start };
}

/** The noun where it is written as an icon is named: in this form, whatever the number. */
const uninflectedAs = ({ forms, words }: NounEntry): NounForms => ({ ...forms, form: () => words.join(' ') });

/** Whether the tokens of `rendered` from there on are those that are written. */
function isSame(rendered: readonly string[], from: number, written: readonly string[]): boolean {
  return rendered.length - from === written.length && isAt(rendered, from, written);
}

/** Whether the tokens end within these words. */
function isBegun({ tokens, completion }: Chart, at: number, words: readonly string[]): boolean {
  if (!completion || at + words.length <= tokens.length) return false;
  return tokens.slice(at).every(({ text }, i) => text === words[i]);
}

function isAt(tokens: readonly string[], at: number, wanted: readonly string[]): boolean {
  for (let i = 0; i < wanted.length; i++) if (tokens[at + i] !== wanted[i]) return false;
  return true;
}

function matches(chart: Chart, at: number, texts: readonly string[]): boolean {
  for (let i = 0; i < texts.length; i++) if (chart.tokens[at + i]?.text !== texts[i]) return false;
  return true;
}
