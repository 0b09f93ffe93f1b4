/**
 * The readings that are nearest to a text that is not understood: the words at which the grammar stops are replaced, left out, added or
 * swapped, the cheapest changes first, until the parser reads the whole. What a reading changes is said with it.
 */
import { parseProgram, type EffectNode } from '../../dsl/internal.ts';
import type { Following } from './following.ts';
import type { NearestTexts } from './nearest-text.ts';
import type { ParsedText } from './parsed-text.ts';
import { tokensOf, type Token, type TokenReplacements } from './tokens.ts';
import { wordDifferences } from './understood-part.ts';
import type { Usage } from './usage.ts';
import type { WordCosts } from './word-costs.ts';

/** A word that a reading has in place of another: of none where it is added, none where it is left out. */
export interface WordChange {
  from: string | null;
  to: string | null;
}

/** What a text may mean. */
export interface NearReading {
  effect: EffectNode;
  /** the program that it says it belongs to; null if it does not say */
  program: string | null;
  changes: WordChange[];
  cost: number;
}

interface Attempt {
  words: readonly string[];
  changes: readonly WordChange[];
  cost: number;
  /** the place of the last change: what is before it stays */
  from: number;
}

/** What is asked of the parser of a game. */
interface NearTools {
  parse: (text: string) => Pick<ParsedText, 'effect' | 'problems' | 'program'>;
  /** whether an effect is one that a game can do */
  isSound: (effect: EffectNode) => boolean;
  formOf: (effect: EffectNode) => string;
  /** as it is rendered */
  wordsOf: (effect: EffectNode) => string;
  following: Following;
  costs: WordCosts;
  usage: Usage;
  texts: () => NearestTexts;
  replacements: TokenReplacements;
}

/** So many attempts are looked at, readings that cost more are none, and so many are offered. */
const MOST_ATTEMPTS = 40;
const MOST_COST = 4.5;
const MOST_READINGS = 3;
/** Once there is a reading, others may cost so much more. */
const MORE = 0.9;
/** So many sentences of a text may have two readings. */
const MOST_AMBIGUOUS = 2;
/** At so many places it is asked what may follow, which takes longest. */
const MOST_PLACES = 16;
/** At each place so many words are tried. */
const MOST_REPLACED = 8;
const MOST_ADDED = 6;
/** The fault may be so many words before the place where the grammar stops. */
const BEFORE = 2;
const SWAPPED = 0.6;
/** An attempt that gets further is looked at first, and what the texts of the game say. */
const PROGRESS = 0.04;
const SAID = 0.25;
/** A sentence of the game with other names and numbers is further from what was written than its words show. */
const OTHER_SENTENCE = 0.8;

export class NearReadings {
  private readonly found = new Map<string, NearReading>();
  private readonly seen = new Set<string>();
  private readonly queue: Attempt[] = [];

  constructor(private readonly tools: NearTools) {}

  of(text: string): NearReading[] {
    const words = tokensOf(text, this.tools.replacements).map((token) => token.text);
    this.push({ words, changes: [], cost: 0, from: 0 });
    for (let i = 0; i < MOST_ATTEMPTS && this.queue.length > 0; i++) {
      const attempt = this.cheapest();
      if (attempt.cost > this.mostCost) break;
      this.look(attempt);
    }
    if (this.found.size < MOST_READINGS) this.addSentences(text, words);
    return [...this.found.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST_READINGS);
  }

  private get mostCost(): number {
    const costs = [...this.found.values()].map(({ cost }) => cost).sort((a, b) => a - b);
    const most = costs.length >= MOST_READINGS ? costs[MOST_READINGS - 1] : MOST_COST;
    return costs.length > 0 ? Math.min(most, costs[0] + MORE) : most;
  }

  private push(attempt: Attempt): void {
    const key = attempt.words.join(' ');
    if (attempt.cost > MOST_COST || this.seen.has(key)) return;
    this.seen.add(key);
    this.queue.push(attempt);
  }

  private cheapest(): Attempt {
    const worth = ({ cost, from }: Attempt): number => cost - PROGRESS * from;
    let best = 0;
    for (let i = 1; i < this.queue.length; i++) if (worth(this.queue[i]) < worth(this.queue[best])) best = i;
    return this.queue.splice(best, 1)[0];
  }

  /** Reads an attempt, or goes on from the place where it is not understood. */
  private look(attempt: Attempt): void {
    const { words, changes, cost, from } = attempt;
    const tokens = words.map((text, i): Token => ({ text, range: { start: i, end: i + 1 } }));
    const stop = this.tools.following.stopIn(tokens);
    if (stop && changes.length > 0 && stop.at < from) return;
    const read = this.readingsOf(words.join(' '), MOST_AMBIGUOUS);
    for (const one of read) this.add({ ...one, changes: [...changes], cost });
    if (read.length === 0 && stop) this.change(attempt, tokens, stop);
  }

  /** The readings of a whole text, also where one of its sentences has two: in place of the sentence the words of each of them. */
  private readingsOf(text: string, ambiguous: number): Pick<NearReading, 'effect' | 'program'>[] {
    const { effect, problems, program } = this.tools.parse(text);
    if (effect) return [{ effect, program }];
    const two = problems.find(({ code }) => code === 'two-readings');
    if (!two || ambiguous === 0) return [];
    const { start, end } = two.range;
    return meaningsOf(two.data).flatMap((meaning) =>
      this.readingsOf(text.slice(0, start) + this.tools.wordsOf(meaning) + text.slice(end), ambiguous - 1),
    );
  }

  private add(reading: NearReading): void {
    const { effect, program, cost } = reading;
    if (!this.tools.isSound(effect)) return;
    const form = `${program ?? ''}: ${this.tools.formOf(effect)}`;
    const known = this.found.get(form);
    if (!known || known.cost > cost) this.found.set(form, reading);
  }

  /** What may follow in the places that were asked for; none where there were too many. */
  private unitsAfter(tokens: readonly Token[]): readonly (readonly string[])[] {
    const key = tokens.map(({ text }) => text).join(' ');
    let units = this.units.get(key);
    if (units) return units;
    if (this.units.size >= MOST_PLACES) return [];
    units = [...this.tools.following.unitsAfter(tokens).values()];
    this.units.set(key, units);
    return units;
  }
  private readonly units = new Map<string, readonly (readonly string[])[]>();

  private change(attempt: Attempt, tokens: readonly Token[], stop: { first: number; at: number }): void {
    for (let at = stop.at; at >= Math.max(stop.first, stop.at - BEFORE); at--) {
      const units = this.unitsAfter(tokens.slice(stop.first, at));
      this.replace(attempt, at, units);
      this.insert(attempt, at, units);
      this.leaveOut(attempt, at);
      this.swap(attempt, at);
    }
  }

  private replace(attempt: Attempt, at: number, units: readonly (readonly string[])[]): void {
    const written = attempt.words.at(at);
    if (written === undefined) return;
    const { costs, usage } = this.tools;
    const before = attempt.words[at - 1] as string | undefined;
    const next = attempt.words[at + 1] as string | undefined;
    const choices = units.flatMap((unit) => {
      const cost = unit[0] === written ? Infinity : costs.ofReplacing(written, unit[0]);
      const said = usage.behind(before, unit[0]) > 0 && (next === undefined || usage.behind(unit.at(-1), next) > 0);
      return cost === Infinity ? [] : [{ unit, cost: cost + (said ? 0 : SAID), often: usage.behind(before, unit[0]) }];
    });
    const best = choices.sort((a, b) => a.cost - b.cost || b.often - a.often).slice(0, MOST_REPLACED);
    for (const { unit, cost } of best) {
      this.push(changed(attempt, at, 1, unit, { from: written, to: unit.join(' ') }, cost));
    }
  }

  private insert(attempt: Attempt, at: number, units: readonly (readonly string[])[]): void {
    const { costs, usage } = this.tools;
    const before = attempt.words[at - 1] as string | undefined;
    const next = attempt.words[at] as string | undefined;
    const choices = units.flatMap((unit) => {
      const often = usage.behind(before, unit[0]) + (next === undefined ? 0 : usage.behind(unit.at(-1), next));
      const fits = next === undefined || usage.behind(unit.at(-1), next) > 0;
      const cost = costs.ofAdding(unit[0]) + (fits ? 0 : SAID * 2);
      return cost === Infinity ? [] : [{ unit, cost, often }];
    });
    const best = choices.sort((a, b) => a.cost - b.cost || b.often - a.often).slice(0, MOST_ADDED);
    for (const { unit, cost } of best) {
      this.push(changed(attempt, at, 0, unit, { from: null, to: unit.join(' ') }, cost));
    }
  }

  private leaveOut(attempt: Attempt, at: number): void {
    const written = attempt.words.at(at);
    if (written === undefined) return;
    const cost = this.tools.costs.ofLeavingOut(written);
    if (cost < Infinity) this.push(changed(attempt, at, 1, [], { from: written, to: null }, cost));
  }

  private swap(attempt: Attempt, at: number): void {
    const [a, b] = attempt.words.slice(at, at + 2) as (string | undefined)[];
    if (a === undefined || b === undefined || a === b || /\d/.test(a + b)) return;
    this.push(changed(attempt, at, 2, [b, a], { from: `${a} ${b}`, to: `${b} ${a}` }, SWAPPED));
  }

  /** Sentences of the game, with the names and numbers of the text: none that lacks what the text says, or says what it lacks. */
  private addSentences(text: string, words: readonly string[]): void {
    for (const near of this.tools.texts().near(text)) {
      const cost = this.costBetween(
        words,
        tokensOf(near.text, this.tools.replacements).map((token) => token.text),
      );
      if (cost > MOST_COST) continue;
      const { effect, program } = this.tools.parse(near.text);
      if (!effect) continue;
      const { leftOut, added } = wordDifferences(text, near.text);
      const changes = [
        ...leftOut.map((from): WordChange => ({ from, to: null })),
        ...added.map((to): WordChange => ({ from: null, to })),
      ];
      this.add({ effect, program, changes, cost: cost + OTHER_SENTENCE });
    }
  }

  private costBetween(written: readonly string[], read: readonly string[]): number {
    const { costs } = this.tools;
    const left = [...read];
    let cost = 0;
    for (const word of written) {
      const choices = left.map((by) => costs.ofReplacing(word, by));
      const least = Math.min(...choices, Infinity);
      const out = costs.ofLeavingOut(word);
      if (least < Infinity && least <= out) left.splice(choices.indexOf(least), 1);
      cost += Math.min(least, out);
    }
    for (const word of left) cost += costs.ofAdding(word);
    return cost;
  }
}

function changed(
  { words, changes, cost }: Attempt,
  at: number,
  length: number,
  by: readonly string[],
  change: WordChange,
  more: number,
): Attempt {
  return {
    words: [...words.slice(0, at), ...by, ...words.slice(at + length)],
    changes: [...changes, change],
    cost: cost + more,
    from: at + by.length,
  };
}

function meaningsOf(data: unknown): EffectNode[] {
  const { meanings = [] } = data as { meanings?: readonly string[] };
  return meanings.flatMap((meaning) => parseProgram(meaning).ast ?? []);
}
