/**
 * A recognizer that finds every parse: rules pass each match on as it is found, and matches are memoized by rule and position.
 * Rules may be left-recursive (`farms of a city of …`), and each place is parsed once per rule, whatever asks for it.
 */
import { Cell } from './cell.ts';
import type { Completion } from './completion.ts';
import { type Beginning, type Begins, remembered } from './lookahead.ts';
import { type HasNeeds, type Needs, SentenceWords } from './needs.ts';
import type { Alternatives, Selection } from './selection.ts';
import type { Token } from './tokens.ts';

/** Calls `found` for each match that begins at a token, with the index after its last token. */
export interface Rule<T> {
  (chart: Chart, at: number, found: (end: number, value: T) => void): void;
  /** with which words its matches may begin; without it with any, or with none */
  readonly begins?: Begins | undefined;
  /** the rule with which every match begins, so that alternatives that begin alike match it once; asked for where they are matched */
  readonly led?: (() => Led<T>) | undefined;
  readonly needs?: Needs | undefined;
  /** the rules of which each match is one, so that other alternatives are chosen together with them */
  readonly alternatives?: readonly Rule<T>[] | undefined;
}
export interface Led<T> {
  by: Rule<never>;
  /** goes on behind a match of `by` that ended at `mid` */
  follow(chart: Chart, at: number, mid: number, value: never, found: (end: number, value: T) => void): void;
  /** with what that goes on */
  rest: Beginning;
  /** of the whole rule */
  needs?: Needs;
}

/** What is expected where any name fits. */
export const A_NAME = 'a name';

export class Chart {
  /** of each rule the cell that was made last */
  private readonly cells = new Map<object, Cell>();
  /** the furthest token that some match reached, if `explains`; `expected` is what could have continued there */
  furthest = 0;
  /** matches were dropped, so that no result is reliable */
  overflowed = false;
  expected = new Set<string>();
  /** known names in a form that does not fit, with the text that would */
  readonly wrongForms: { at: number; end: number; said: string }[] = [];
  /** places of names in a form that fits */
  readonly correctForms = new Set<string>();
  /**
   * `explains`: whether it notes what was expected, which takes time and is needed only for the message about a sentence;
   * `completion`: finds what may follow the tokens
   */
  constructor(
    readonly tokens: readonly Token[],
    readonly explains = false,
    readonly completion: Completion | null = null,
  ) {
    this.words = new SentenceWords(tokens.map(({ text }) => text));
  }

  private readonly words: SentenceWords;
  /** The alternatives that may match in the sentence; all where it explains, so that each says what it expected. */
  possibleOf<R extends HasNeeds>(selection: Selection<R>): Alternatives<R> {
    return this.triesAll ? selection : selection.within(this.words);
  }

  /** Whether the words that an alternative needs, by the number of its needs, follow at a place. */
  mayFollow(needs: number, at: number): boolean {
    return this.triesAll || at <= this.words.latestOf(needs);
  }

  /** The words that a rule needs may be still to come. */
  private get triesAll(): boolean {
    return this.explains || this.completion !== null;
  }

  /** Whether all alternatives are tried at a place, whatever the next word is. */
  triesAllAt(at: number): boolean {
    return this.explains || this.completion?.isOpen(at) === true;
  }

  /** Whether a rule is only asked whether it goes on, behind what is not written: then it is not looked at further. */
  goesOnBehind(at: number): boolean {
    const { completion } = this;
    if (completion === null || at < completion.end) {
      if (completion && at > this.furthest) this.furthest = at;
      return false;
    }
    if (at === completion.end) this.furthest = at;
    if (completion.isOpen(at)) return false;
    completion.accept(at);
    return true;
  }

  /** The place behind tokens that may follow there; undefined where nothing does, or it is known that they may. */
  completed(at: number, tokens: readonly string[]): number | undefined {
    const { completion } = this;
    if (completion === null) return undefined;
    if (at > this.furthest) this.furthest = Math.min(at, completion.end);
    return completion.isOpen(at) ? completion.add(at, tokens) : undefined;
  }

  /** Whether a rule says there with what it would begin. */
  isOpen(at: number): boolean {
    return this.completion?.isOpen(at) === true;
  }

  expect(at: number, wanted: string): void {
    if (!this.explains || at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected = new Set();
    }
    this.expected.add(wanted);
  }

  memoized<T>(rule: Rule<T>, at: number, found: (end: number, value: T) => void): void {
    const { completion } = this;
    if (completion) {
      if (this.goesOnBehind(at)) return;
      if (completion.isOpen(at) && !completion.isFresh) {
        replay(completion, at, startsOf(rule, completion), found);
        return;
      }
    }
    const listener = found as (end: number, value: unknown) => void;
    const latest = this.cells.get(rule);
    let cell = latest;
    while (cell && cell.at !== at) cell = cell.next;
    if (cell) {
      cell.listen(listener);
      return;
    }
    const fresh = new Cell(at, latest);
    this.cells.set(rule, fresh);
    fresh.listen(listener);
    rule(this, at, (end, value) => {
      if (completion?.isAccepted(end) || fresh.has(end, value)) return;
      if (fresh.isFull && !completion) this.overflowed = true;
      else fresh.add(end, value);
    });
  }
}

/** What a rule would begin with where nothing is written: the words that may follow, and matches of which others decide. */
interface Starts {
  words: readonly (readonly string[])[];
  matches: readonly { tokens: readonly string[]; value: unknown }[];
}

/** It is found once for all sentences. */
const starts = new WeakMap<object, Starts>();

function startsOf<T>(rule: Rule<T>, completion: Completion): Starts {
  const known = starts.get(rule);
  if (known) return known;
  const empty = completion.forEmpty();
  const chart = new Chart([], false, empty);
  const all: { place: number; value: unknown }[] = [];
  chart.memoized(rule, 0, (place, value) => all.push({ place, value }));
  const matches = all.flatMap(({ place, value }) =>
    empty.isAccepted(place) ? [] : [{ tokens: empty.tokensAt(place), value }],
  );
  const found = { words: [...empty.words.values()], matches };
  starts.set(rule, found);
  return found;
}

function replay<T>(
  completion: Completion,
  at: number,
  { words, matches }: Starts,
  found: (end: number, value: T) => void,
): void {
  for (const tokens of words) completion.expect(at, tokens);
  for (const { tokens, value } of matches) {
    const place = tokens.length === 0 ? at : completion.add(at, tokens);
    if (place !== undefined) found(place, value as T);
  }
}

/** The rule, whose matches are found once at each place; who asks has mostly asked before with which words it may begin. */
export function memoized<T>(rule: Rule<T>): Rule<T> {
  const { begins } = rule;
  const match = (chart: Chart, at: number, found: (end: number, value: T) => void): void =>
    chart.memoized(rule, at, found);
  return begins ? Object.assign(match, { begins: remembered(begins) }) : match;
}
