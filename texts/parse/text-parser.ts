/** Parses a text into an effect: rendering run backwards, with nothing guessed and nothing dropped. */
import { type Symbols, type CostNode, type EffectNode, type Range, EFFECT, isCharged } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import { wordingsOf } from '../languages/wordings-of.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { Renderer } from '../render/renderer.ts';
import { ONES_OWN } from '../languages/wordings.ts';
import { Chart } from './chart.ts';
import { whereDrawn } from './drawn-cards.ts';
import { choosingOne } from './choose-one.ts';
import { Grammar } from './grammar.ts';
import { Guide } from './guide.ts';
import { hasPronoun, joinedFrom, partsAsSteps, pronounIn, refersToBuilt, speaksOfThing } from './just-built.ts';
import { readingsOfMore } from './more-instead.ts';
import { readingsOfLast } from './last-clause.ts';
import { goesOnBehindSemicolon, type Refusal, tellingVerbs, whyNeverSaid } from './never-said.ts';
import { bodyOfMay, withoutNeedlessMay } from './needless-may.ts';
import { readingsOfGiven } from './given-for.ts';
import { givesUpCard, separateOrForIt } from './given-up.ts';
import { asToldTo, withNouns } from './left-out.ts';
import { countSemanticProblems } from './meaning-problems.ts';
import { atEndOfGame, mostLikely } from './likelihood.ts';
import { negativeAmount } from './negative-amount.ts';
import { nearestReadings } from './nearest-reading.ts';
import { normalForm } from '../meaning/normal.ts';
import {
  ambiguous,
  emptyText,
  MAX_TOKENS,
  neverSaid,
  notUnderstood,
  otherProgram,
  takenAway,
  textTooLong,
  tooAmbiguous,
  unresolvedReference,
  type TextParseProblem,
} from './problems.ts';
import { withPayments } from './payments.ts';
import { withColon, withoutSigns } from './signs.ts';
import { ADDED, redundantPhrases, withoutRedundancy, type RedundantPhrase } from './redundancy.ts';
import { KnownWords } from './misspellings.ts';
import { joiningWords, sentencesIn, withoutOtherwiseStops, type JoiningWords } from './sentences.ts';
import { isChoice, isDoneAtOnce, splitsOf, type Contrast } from './split.ts';
import { type Meaning, Meanings } from './meanings.ts';
import { resolveReferences } from './resolve-references.ts';
import { withoutTitle } from './titles.ts';
import { partsOfTiers, tiersIn } from './tiers.ts';
import { isStop, tokensOf, tokenTexts, type Token } from './tokens.ts';
import { replacementsOf } from './token-replacements.ts';
import { wholeEffect, type ParsedText, type TextNotes } from './parsed-text.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordMeanings, type WordMeaning } from './word-meanings.ts';

/**
 * The parts of an effect up to and including a sentence, or why the sentence was not understood; that is worked out only where no
 * other attempt reads the sentence.
 */
type SentenceResult = { parts: EffectNode[] } | NotUnderstood;

/** Another way to take a sentence. */
interface Attempt {
  tokens: Token[];
  /** without words that add nothing */
  shorter?: boolean;
  /** with the verb for gaining */
  gains?: boolean;
}

/** What a sentence gives up, perhaps for what follows. */
interface Given {
  effect: EffectNode;
  in: Token[];
}

interface NotUnderstood {
  /** its problem has the meanings */
  isAmbiguous?: true;
  problem: () => TextParseProblem;
}

/** Before a verb in the infinitive, as a card may give an order: «Costruire 1 edificio». */
const INFINITIVE = '~';

const NO_EFFECT: EffectNode = { kind: 'block', parts: [], range: { start: 0, end: 0 } };

/** Parses texts of one game in one language. Making one takes about a second for a large game; parsing a text milliseconds. */
export class TextParser {
  private readonly vocabulary: Vocabulary;
  private readonly grammar: Grammar;
  private readonly renderer: Renderer;
  private readonly redundant: readonly RedundantPhrase[];
  private readonly conditions: ReadonlySet<string>;
  private readonly joining: JoiningWords;
  private readonly slashes: readonly (readonly string[])[];
  private readonly verb: readonly string[];
  private readonly contrasts: readonly Contrast[];
  private readonly stated: Readonly<Record<string, string>>;
  private readonly joints: ReadonlySet<string>;
  private readonly loseVerb: string;
  private readonly titles: readonly string[];
  /** that tell the player to do something */
  private readonly tellingVerbs: ReadonlySet<string>;
  /** made when a text is first not understood */
  private readonly known: () => KnownWords;

  constructor(
    private readonly language: Language,
    private readonly lexicon: Lexicon,
    private readonly symbols: Symbols,
  ) {
    const wordings = wordingsOf(language);
    const replacements = replacementsOf(language);
    this.vocabulary = new Vocabulary(language, lexicon, symbols, replacements, wordings);
    this.grammar = new Grammar(language, this.vocabulary, symbols, wordings);
    this.renderer = new Renderer(language, lexicon, symbols);
    let known: KnownWords | null = null;
    this.known = () => (known ??= new KnownWords(language, this.vocabulary, replacements));
    this.slashes = wordings.slashes.map((text) => tokenTexts(text, replacements));
    this.titles = wordings.titles;
    this.tellingVerbs = tellingVerbs(language);
    this.loseVerb = language.phrases.lose.split(/[/ ]/)[0];
    this.verb = tokenTexts(wordings.gainVerb, replacements);
    const words = (texts: readonly string[]): string[] => texts.flatMap((text) => tokenTexts(text, replacements));
    const or = new Set(words([language.phrases.or, ...wordings.or.between]).filter((text) => /^\p{L}/u.test(text)));
    this.joints = new Set([...or, ...words(wordings.and.last), ...words(wordings.goesOn.filter(isOneWord))]);
    this.stated = wordings.stated;
    this.contrasts = wordings.contrasts.map((text) => {
      const [before, kept = ''] = text.split('|');
      return { words: tokenTexts(before, replacements), kept: tokenTexts(kept, replacements) };
    });
    this.conditions = new Set(words([language.phrases.if.split('{')[0].trim()]).slice(0, 1));
    this.joining = joiningWords(language, wordings, replacements);
    const remarks = Object.fromEntries(lexicon.remarks().map(({ text }) => [text, 'the rules say so']));
    const added = Object.fromEntries(wordings.added.map((text) => [text, ADDED]));
    this.redundant = [
      ...redundantPhrases({ ...remarks, ...wordings.redundant }, replacements).filter(
        ({ why }) => why !== ONES_OWN || this.vocabulary.cues.owned.size + this.vocabulary.cues.nobodys.size === 0,
      ),
      ...redundantPhrases(added, replacements).map((phrase) => ({ ...phrase, amount: true as const })),
    ];
  }

  /**
   * `self`: what `this` refers to: the name of a piece, `card`, `site` …; `expected`: of several readings of a sentence, the one
   * that is nearest to this effect is meant; `explains`: whether problems say what was expected, which takes time
   */
  parse(text: string, self = 'card', expected?: EffectNode, explains = true): ParsedText {
    const tokens = tokensOf(text, this.vocabulary.replacements);
    const problems: TextParseProblem[] = [];
    const notes: TextNotes = { written: tokensOf(text), program: null, redundant: [], expected, added: 0 };
    let parts: EffectNode[] = [];
    if (tokens.length === 0) problems.push(emptyText(text, 'no-text'));
    else if (tokens.length > MAX_TOKENS) problems.push(textTooLong(tokens));
    else {
      let isInClause = false; // the sentence before says when it is done, and only that of itself
      let given: Given | null = null; // what the sentence before gives up, perhaps for what follows
      for (const sentence of sentencesIn(tokens, this.joining)) {
        const before = notes.program ?? EFFECT;
        const result = this.parseSentence(sentence, parts, self, notes);
        const { program } = notes;
        if ('problem' in result) {
          const isShort = !explains && !result.isAmbiguous;
          problems.push(isShort ? emptyText(text, 'not-understood') : this.explain(result, text, sentence));
          if (!explains) break;
        } else if (misplaced(program, before, parts.length, result.parts.length > parts.length && isInClause)) {
          problems.push(otherProgram(sentence, program!, program === before));
        } else {
          const added = result.parts.slice(parts.length);
          if (given && added.length > 0) {
            problems.push(ambiguous([...given.in, ...sentence], separateOrForIt(given.effect, added)));
          }
          notes.added = added.length;
          parts = result.parts;
          isInClause = !expected && program !== null && program !== before && added.length > 0 && !isTitled(sentence);
          given = this.givenIn(added, sentence, self);
        }
      }
    }
    const whole = wholeEffect(withPayments(parts, this.symbols));
    if (!whole && problems.length === 0) problems.push(emptyText(text, 'nothing-done'));
    const render = (): string => (whole ? this.renderer.effect(whole, self).text : '');
    const understood = (): WordMeaning[] => (whole ? [...wordMeanings(whole), ...notes.redundant].sort(byRange) : []);
    let rendered: string | undefined;
    let words: WordMeaning[] | undefined;
    return {
      effect: problems.length > 0 ? null : whole,
      // few ask for these
      get text() {
        return (rendered ??= render());
      },
      get words() {
        return (words ??= understood());
      },
      problems,
      program: notes.program,
      corrections: [],
    };
  }

  /** What a sentence gives up, unless it says that nothing follows from it. */
  private givenIn(added: readonly EffectNode[], sentence: Token[], self: string): Given | null {
    const isGiven = added.length === 1 && givesUpCard(added[0]) && !this.rendersAs(added[0], sentence, self);
    return isGiven ? { effect: added[0], in: sentence } : null;
  }

  /** What helps somebody who writes a text. */
  get guide(): Guide {
    return (this.madeGuide ??= new Guide({
      language: this.language,
      grammar: this.grammar,
      vocabulary: this.vocabulary,
      symbols: this.symbols,
      renderer: this.renderer,
      joining: this.joining,
      verb: this.verb,
      known: this.known,
      parse: (text, self, expected, explains) => this.parse(text, self, expected, explains),
    }));
  }
  private madeGuide: Guide | undefined;

  /** The text without a title before it, one of these or of the language; undefined if it has none. */
  withoutTitle(text: string, names: readonly string[]): { text: string; title: Range } | undefined {
    return withoutTitle(text, [...names, ...this.titles]);
  }

  /** Null if it is not understood, or refers to nothing. */
  private read(text: string): EffectNode | null {
    const { effect } = this.parse(text, 'card', undefined, false);
    return effect !== null && countSemanticProblems([effect], 'card', this.symbols) === 0 ? effect : null;
  }

  /** Why a sentence of the text is not understood. */
  private explain({ problem }: NotUnderstood, text: string, sentence: readonly Token[]): TextParseProblem {
    const negative = negativeAmount(text, sentence, this.loseVerb, (other) => this.read(other));
    return negative ? takenAway(negative) : this.suggestingIfMisspelt(problem(), text);
  }

  /** A word of the language is no misspelling: *a* in place of *all* would be another text. */
  private suggestingIfMisspelt(problem: TextParseProblem, text: string): TextParseProblem {
    const written = text.slice(problem.range.start, problem.range.end);
    return problem.code === 'unknown-phrase' && this.known().has(written) ? { ...problem, suggestions: [] } : problem;
  }

  /**
   * A sentence as it is; or else as if it had no full stops; or else without words that add nothing; or else with the verb that a
   * line of amounts leaves out, at its beginning or behind a colon.
   */
  private parseSentence(written: Token[], before: EffectNode[], self: string, notes: TextNotes): SentenceResult {
    const tiers = tiersIn(written);
    if (tiers) {
      const last = this.parseSentence(tiers.tokens, before, self, notes);
      const added = 'parts' in last && last.parts.length === before.length + 1 ? last.parts.at(-1)! : undefined;
      const parts = added && partsOfTiers(added, tiers);
      if (parts) return { parts: [...before, ...parts] };
    }
    const tokens = written.filter((token) => !isStop(token));
    if (tokens.length < written.length) {
      const inOne = withoutOtherwiseStops(written, this.joining);
      for (const attempt of inOne.length < written.length ? [written, inOne] : [written]) {
        const inSentences = this.parseTokens(attempt, before, self, notes);
        if ('parts' in inSentences) return inSentences;
      }
    }
    const asWritten = this.parseTokens(tokens, before, self, notes);
    if ('parts' in asWritten) return asWritten;
    const shorter = withoutRedundancy(tokens, this.grammar, this.redundant, this.conditions);
    const isShorter = shorter.nothing.length > 0;
    if (isShorter && shorter.tokens.length === 0) {
      notes.redundant.push(...shorter.nothing);
      return { parts: before };
    }
    const isPlain = (all: Token[]): Attempt => ({ tokens: all });
    const asGain = (all: Token[]): Attempt => ({ tokens: all, gains: true });
    const attempts: Attempt[] = [
      ...(isShorter ? [{ tokens: shorter.tokens, shorter: true }] : []),
      ...this.withVerb(tokens).map(asGain),
      ...(isShorter ? this.withVerb(shorter.tokens).map((all) => ({ ...asGain(all), shorter: true })) : []),
      ...withColon(tokens).map(isPlain),
      ...this.withoutSigns(tokens).flatMap((plain) => [isPlain(plain), ...this.withVerb(plain).map(asGain)]),
    ];
    for (const attempt of attempts) {
      const result = this.parseTokens(attempt.tokens, before, self, notes);
      if ('problem' in result || !isSaidOfGain(attempt, shorter.more, result.parts.slice(before.length))) continue;
      if (attempt.shorter) notes.redundant.push(...shorter.nothing);
      return result;
    }
    for (const attempt of this.saidOtherwise(tokens)) {
      const result = this.parseSentence(attempt, before, self, notes);
      if ('parts' in result) return result;
    }
    return (
      this.parseTwo(tokens, before, self, notes) ?? this.withLeftOut(shorter.tokens, before, self, notes) ?? asWritten
    );
  }

  /** None where a slash says how often: *1 credit/turn*. */
  private withoutSigns(tokens: readonly Token[]): Token[][] {
    const isRate = tokens.some(({ text }, i) => text === '/' && this.vocabulary.isPeriod(tokens[i + 1]?.text));
    return isRate ? [] : withoutSigns(tokens, this.slashes);
  }

  /** The sentence as an order: not in the infinitive, and not as a statement about the player. */
  private saidOtherwise(tokens: readonly Token[]): Token[][] {
    const told = tokens.filter(
      ({ text }, i) => text !== INFINITIVE || (i > 0 && !this.opensClause(tokens[i - 1].text)),
    );
    return told.length < tokens.length ? [told] : asToldTo(tokens, this.stated, this.joints);
  }

  private readonly opensClause = (text: string): boolean => /^[,:;]$/.test(text) || this.joints.has(text);

  /** Two sentences in one: see split.ts. */
  private parseTwo(tokens: Token[], before: EffectNode[], self: string, notes: TextNotes): SentenceResult | undefined {
    for (const { first, second, isAboutChosen } of splitsOf(tokens, this.contrasts)) {
      const one = this.parseTokens(first, before, self, notes);
      if ('problem' in one) continue;
      const added = one.parts.slice(before.length);
      if (isAboutChosen ? !isChoice(added.at(-1)) : !added.every(isDoneAtOnce)) continue;
      const both = this.parseSentence(second, one.parts, self, { ...notes, added: added.length });
      if ('problem' in both) continue;
      // what was chosen is one with what is done with it
      if (!isAboutChosen || both.parts.length === one.parts.length) return both;
    }
    return undefined;
  }

  /** The sentence with a noun that it leaves out: see left-out.ts. */
  private withLeftOut(
    tokens: Token[],
    before: EffectNode[],
    self: string,
    notes: TextNotes,
  ): SentenceResult | undefined {
    for (const all of withNouns(tokens, this.vocabulary)) {
      const result = this.parseTokens(all, before, self, notes);
      if ('problem' in result) continue;
      const added = result.parts.slice(before.length);
      if (countSemanticProblems(added, self, this.symbols) === 0) return result;
    }
    return undefined;
  }

  /** Whether a single word leads from one effect to another, so that an amount may follow: `otherwise 2 credits`. */
  private readonly isOtherwise = (word: string): boolean =>
    this.joining.goesOn.some((words) => words.length === 1 && words[0] === word);

  /** The sentence with the verb for gaining where an amount begins it, or follows a colon or the comma of a clause. */
  private withVerb(tokens: Token[]): Token[][] {
    const places = tokens.flatMap(({ text }, at) =>
      text === ':' || ((text === ',' || this.isOtherwise(text)) && /^[\d+]/.test(tokens[at + 1]?.text ?? ''))
        ? [at + 1]
        : [],
    );
    return (
      [0, ...places]
        // the name of a period alone is no amount of it
        .filter((at) => at < tokens.length && !this.vocabulary.isPeriod(tokens[at].text))
        .map((at) => {
          const { start } = tokens[at].range;
          return [
            ...tokens.slice(0, at),
            ...this.verb.map((text) => ({ text, range: { start, end: start } })),
            ...tokens.slice(at),
          ];
        })
    );
  }

  private parseTokens(tokens: Token[], before: EffectNode[], self: string, notes: TextNotes): SentenceResult {
    const priced = this.withPrice(tokens, before);
    if (priced) return { parts: priced };
    const chart = new Chart(tokens);
    const { meanings, unresolved, refused } = this.meaningsOf(chart, before, self, notes);
    if (chart.overflowed) return { problem: () => tooAmbiguous(tokens) };
    if (meanings.length === 0) {
      return {
        problem: () =>
          refused
            ? neverSaid(refused)
            : unresolved
              ? unresolvedReference(unresolved, tokens)
              : notUnderstood(this.explained(tokens), notes.written, this.vocabulary),
      };
    }
    const likely = mostLikely(meanings, {
      tokens,
      symbols: this.symbols,
      isExpected: notes.expected !== undefined,
      countProblems: (parts) => countSemanticProblems(parts, self, this.symbols),
      isRendered: (effect) => this.rendersAs(effect, tokens, self),
    });
    if (likely.length > 1) {
      const nearest = notes.expected ? nearestReadings(likely, notes.expected, this.symbols) : likely;
      if (nearest.length === 1) return { parts: nearest[0].parts };
      return {
        isAmbiguous: true,
        problem: () =>
          ambiguous(
            tokens,
            likely.map(({ effect }) => effect),
          ),
      };
    }
    const [{ effect, parts }] = likely;
    const shorter = withoutNeedlessMay(effect);
    const isKept = shorter === effect || parts.at(-1) !== effect || this.rendersAs(effect, tokens, self);
    return { parts: isKept ? parts : [...parts.slice(0, -1), shorter] };
  }

  /** A sentence that no rule matches whole, parsed once more with notes of what was expected. */
  private explained(tokens: readonly Token[]): Chart {
    const chart = new Chart(tokens, true);
    for (const rule of [this.grammar.part, this.grammar.body, this.grammar.framed]) rule(chart, 0, () => {});
    return chart;
  }

  /** All meanings of a sentence that differ; the first kind of rule that matches the whole sentence decides. */
  private meaningsOf(
    chart: Chart,
    before: EffectNode[],
    self: string,
    notes: TextNotes,
  ): { meanings: readonly Meaning[]; unresolved: Range | undefined; refused: Refusal | undefined } {
    const found = new Meanings(({ effect }) => JSON.stringify(normalForm(effect, this.symbols)));
    let unresolved: Range | undefined;
    let refused: Refusal | undefined;
    const isWhole = (end: number): boolean => end === chart.tokens.length;
    const { tokens } = chart;
    const { written } = notes;
    const sentenceRead = { tokens, written, verbs: this.tellingVerbs, words: this.vocabulary.cues };
    /** `asPart`: a block stays one part and does not become several. */
    const add = (said: EffectNode, asPart: boolean): void => {
      const why = whyNeverSaid(said, before, sentenceRead);
      refused ??= why;
      if (why) return;
      const placed = whereDrawn(said, self, this.symbols);
      const sentence = choosingOne(placed, this.symbols);
      const resolved = resolveReferences(before, sentence, self, this.symbols);
      if ('nothing' in resolved) {
        unresolved ??= resolved.nothing;
        return;
      }
      const pronoun = this.pronounOfSeveral(before.slice(before.length - notes.added), sentence, self);
      if (pronoun) {
        unresolved ??= pronoun;
        return;
      }
      // what is built in the same sentence needs no other
      const isBuiltBefore = refersToBuilt(sentence) && 'nothing' in resolveReferences([], sentence, self, this.symbols);
      const joinFrom = isBuiltBefore ? resolved.parts.length - 2 : resolved.drawnIn;
      const parts =
        joinFrom === undefined ? this.joinedByReference(resolved.parts, self) : joinedFrom(joinFrom, resolved.parts);
      const effect = parts.at(-1)!;
      const inBlock = effect.kind === 'block' && !asPart;
      const meaning: Meaning = {
        effect,
        ...(placed === said ? {} : { unplaced: choosingOne(said, this.symbols) }),
        isChosen: () => JSON.stringify(sentence) !== JSON.stringify(placed),
        parts: inBlock ? [...parts.slice(0, -1), ...effect.parts] : parts,
      };
      // of two that come to the same, the one that is said so
      found.add(meaning, (known) => this.hasOwnSentence(effect) && !this.hasOwnSentence(known.effect));
    };
    const isOneClause = !chart.tokens.some(({ text }) => text === ';');
    const addReadings = (effect: EffectNode, asPart: boolean): void => {
      const given = isOneClause ? readingsOfGiven(effect) : [effect];
      for (const reading of given.flatMap(readingsOfMore)) {
        for (const one of readingsOfLast(reading, chart.tokens)) {
          add(one, asPart && (one === reading || one.kind !== 'block'));
        }
      }
    };
    this.grammar.part(chart, 0, (end, effect) => {
      if (isWhole(end)) addReadings(effect, true);
    });
    // several parts in one sentence, separated by semicolons
    if (found.all.every(({ effect }) => goesOnBehindSemicolon(effect, chart.tokens))) {
      this.grammar.body(chart, 0, (end, effect) => {
        if (isWhole(end)) addReadings(effect, false);
      });
    }
    const programs = new Set<string>();
    // what scores says when, too: *at the end of the game* begins such a program rather than an effect that waits for it
    const waits = found.all;
    if (before.length === 0 && !atEndOfGame(notes.expected) && waits.every((one) => atEndOfGame(one.effect))) {
      found.all = [];
    }
    if (found.all.length === 0) {
      this.grammar.framed(chart, 0, (end, { effect, program }) => {
        if (!isWhole(end)) return;
        programs.add(program);
        if (effect) addReadings(effect, false);
        else found.add({ effect: NO_EFFECT, isChosen: () => false, parts: before });
      });
    }
    if (found.all.length === 0) found.all = waits;
    if (programs.size === 1) [notes.program] = programs;
    return { meanings: found.all, unresolved, refused };
  }

  /** "Build a farm and a laboratory. Upgrade it.": the pronoun, where the sentence before speaks of several things that it may be. */
  private pronounOfSeveral(before: readonly EffectNode[], sentence: EffectNode, self: string): Range | undefined {
    if (before.filter(speaksOfThing).length < 2 || !hasPronoun(sentence)) return undefined;
    return countSemanticProblems([partsAsSteps(sentence)], self, this.symbols) > 0 ? pronounIn(sentence) : undefined;
  }

  /** "Build a tunnel. You may upgrade it.": `it` is what was built before, in the sentence before or in this one, so both are one part. */
  private joinedByReference(parts: EffectNode[], self: string): EffectNode[] {
    if (!hasPronoun(parts.at(-1)!)) return parts;
    const problems = (list: readonly EffectNode[]): number => countSemanticProblems(list, self, this.symbols);
    const fewest = problems(parts);
    if (fewest === 0) return parts;
    const attempts = [joinedFrom(parts.length - 2, parts), [...parts.slice(0, -1), partsAsSteps(parts.at(-1)!)]];
    return attempts.find((attempt) => problems(attempt) < fewest) ?? parts;
  }

  /** `This costs 1 kelp`, after a part that has no price yet: the parts with that price. */
  private withPrice(tokens: Token[], before: readonly EffectNode[]): EffectNode[] | undefined {
    const whole = before.at(-1);
    const optional = bodyOfMay(whole);
    const last = optional ?? whole;
    if (last?.kind !== 'word' || last.args.cost || !isCharged(last.word)) return undefined;
    let cost: CostNode | undefined;
    this.grammar.itsPrice(new Chart(tokens), 0, (end, found) => {
      if (end === tokens.length) cost = found;
    });
    if (!cost) return undefined;
    const charged: EffectNode = { ...last, args: { ...last.args, cost: { type: 'cost', cost } } };
    const withCost: EffectNode =
      optional && whole?.kind === 'word'
        ? { ...whole, args: { ...whole.args, body: { type: 'effect', effect: charged } } }
        : charged;
    return [...before.slice(0, -1), withCost];
  }

  /** Whether the game itself says how the effect is rendered. */
  private hasOwnSentence(effect: EffectNode): boolean {
    return this.lexicon.rendered(effect) !== undefined;
  }

  /** Whether the effect, as one sentence, renders to exactly these tokens. */
  private rendersAs(effect: EffectNode, tokens: readonly Token[], self: string): boolean {
    const sentence: EffectNode = effect.kind === 'block' ? { ...effect, parts: [effect] } : effect;
    const { text } = this.renderer.effect(sentence, self);
    const [rendered, ...others] = sentencesIn(tokensOf(text, this.vocabulary.replacements), this.joining);
    const words = (all: readonly Token[]): string => all.flatMap((one) => (isStop(one) ? [] : [one.text])).join(' ');
    return others.length === 0 && words(rendered) === words(tokens);
  }
}

/** "For 1 credit more", "the production of a farm": words that add, and the verb that is left out, are said of what is gained. */
const isSaidOfGain = ({ gains, shorter }: Attempt, more: readonly number[], parts: readonly EffectNode[]): boolean =>
  (!gains || contains(parts, isGain)) && (!shorter || !more.some((at) => isCompared(parts, at)));

/**
 * Whether the smallest part at a place of the text is of a price, of what is lost, of a condition or an event, or of what is counted:
 * there *more* is more than something.
 */
function isCompared(effect: unknown, at: number): boolean {
  let smallest = Infinity;
  let isFound = false;
  const visit = (value: unknown, isIn: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const { word, type, range } = value as { word?: string; type?: string; range?: Range };
    const isOf = isIn || word === 'lose' || type === 'cost' || type === 'event';
    if (range && range.start <= at && at < range.end && range.end - range.start < smallest) {
      smallest = range.end - range.start;
      isFound = isOf;
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, isOf || key === 'test' || key === 'per');
  };
  visit(effect, false);
  return isFound;
}

const isGain: NodeTest = ({ word }) => word === 'gain';

type NodeTest = (node: { word?: string; kind?: string }) => boolean;

/** Whether there is such a node, at whatever depth. */
const contains = (value: unknown, test: NodeTest): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (test(value) || Object.values(value).some((inner) => contains(inner, test)));

/** Whether a sentence is of another program than those before it, or does not say so where only the one before it did. */
const misplaced = (program: string | null, before: string, parts: number, isAfterClause: boolean): boolean =>
  parts > 0 && program !== null && (program !== before || isAfterClause);

/** *End of game: 2 points*, *(production)*: what is said of the whole text, not only of the sentence. */
const isTitled = (sentence: readonly Token[]): boolean => sentence.some(({ text }) => text === ':' || text === '(');

const isOneWord = (text: string): boolean => /^\p{L}+$/u.test(text);

const byRange = (a: WordMeaning, b: WordMeaning): number => a.range.start - b.range.start || a.range.end - b.range.end;
