/** Parts, alternatives and steps, in brackets where one would take in what follows. */
import type { Symbols, EffectNode, OrNode, ThenNode, WordNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import type { ThenJoin } from '../languages/phrases.ts';
import { type ChoiceWithin, choiceWithin } from './choice-within.ts';
import { withLastMay } from '../meaning/last-may.ts';
import type { RenderContext } from './context.ts';
import { exchangeOf } from './exchange.ts';
import { renderTrades, tradesOf } from './exchanges.ts';
import { isIfSome } from './if-some.ts';
import { hasBody, isInSentences, isListed, isOpen, isOpenAt } from './open-effects.ts';
import { afterMay, beginsWithVerb, canBeSaid, isAboutPlayers, isSaidAsClause } from './third-person.ts';
import { sharedVerb } from './shared-verb.ts';
import { joinedTiers, tiersOf } from './tiers.ts';
import { needsNoName, setAntecedent } from './references.ts';
import { isFrame, renderWord } from './words.ts';

/** Each part of an effect is one sentence. */
export function renderSentences(ctx: RenderContext, effect: EffectNode): string {
  const parts = effect.kind === 'block' ? effect.parts : [effect];
  const sentence = { ...ctx, mayEndSentence: true };
  const texts = (some: readonly EffectNode[]): string[] =>
    some.map((part) => `${renderAlternatives(sentence, part) ?? renderPart(sentence, part)}.`);
  return tiersOf(parts, ctx.symbols)
    .flatMap((tiers) => {
      const all = texts(tiers);
      return joinedTiers(all) ?? all;
    })
    .join(' ');
}

/** Alternatives that are long, as one sentence: *Pay 1 kelp: gain 2 credits; or pay 1 credit: gain 1 kelp*. */
function renderAlternatives(ctx: RenderContext, effect: EffectNode): string | undefined {
  if (effect.kind !== 'or' || !needsSemicolons(effect, ctx.symbols) || ownWords(ctx, effect) !== undefined) {
    return undefined;
  }
  const within = { ...ctx, mayEndSentence: false };
  return effect.options.map((option) => renderPart(within, option)).join(ctx.language.phrases['or, sentence']);
}

/** Whether semicolons are between alternatives, in place of brackets: payments and steps are among them, and nothing else has a body. */
export function needsSemicolons({ options }: OrNode, symbols: Symbols): boolean {
  const isLong = (option: EffectNode): boolean =>
    option.kind === 'then' ||
    (option.kind === 'word' &&
      ((LONG.has(option.word) && hasBody(option, symbols)) || exchangeOf(option, symbols) !== undefined));
  return (
    options.some(isLong) &&
    options.every((option) => isLong(option) || (option.kind === 'word' && !hasBody(option, symbols)))
  );
}

/** Words whose body ends where a semicolon follows. */
export const LONG: ReadonlySet<string> = new Set(['pay', 'up-to']);

/** What is inside an `if` or a `when`: parts in one sentence. */
export function renderBody(ctx: RenderContext, effect: EffectNode): string {
  if (effect.kind === 'block') return renderParts(ctx, effect.parts);
  return (ctx.mayEndSentence ? renderAlternatives(ctx, effect) : undefined) ?? renderPart(ctx, effect);
}

/** A part before another one: in brackets if it ends in a body that would take in the next part. */
export function renderClosed(ctx: RenderContext, effect: EffectNode): string {
  return isOpen(effect, ctx.symbols) ? inBrackets(ctx, renderPart(ctx, effect)) : renderPart(ctx, effect);
}

/** In the words of the game, if it has its own for this effect; otherwise in those of the language. */
function renderPart(ctx: RenderContext, effect: EffectNode): string {
  const { missing } = ctx;
  const own = ownWords(ctx, effect);
  if (own === undefined) return renderByRules(ctx, effect);
  // what the effect mentions can be referred to later
  const before = missing.length;
  renderByRules(ctx, effect);
  missing.length = before;
  return own;
}

/** The sentence of the game for an effect; it is said to players, not of others. */
const ownWords = ({ lexicon, language }: RenderContext, effect: EffectNode): string | undefined =>
  language.thirdPerson && lexicon.rendered(effect, language.address);

function renderByRules(ctx: RenderContext, effect: EffectNode): string {
  const { phrases } = ctx.language;
  switch (effect.kind) {
    case 'block':
      return inBrackets(ctx, renderParts(ctx, effect.parts));
    case 'or': {
      const [first, ...others] = sharedVerb(effect.options, ctx.symbols) ?? [];
      if (first) return renderWord(ctx, first, others);
      const trades = renderTrades(ctx, effect.options);
      if (trades !== undefined) return trades;
      const within = { ...ctx, mayEndSentence: false };
      return effect.options.map((option) => renderGrouped(within, option)).join(phrases.or);
    }
    case 'then':
      return renderSteps(ctx, effect);
    case 'word':
      return renderWord(ctx, effect);
  }
}

/** One step behind the other; a choice and what is done with the chosen thing as one: *remove a farm*. */
function renderSteps(ctx: RenderContext, written: ThenNode): string {
  const effect = withLastMay(written);
  const within = { ...ctx, mayEndSentence: false };
  let text = '';
  let inSentence = 0;
  for (let i = 0; i < effect.steps.length; i++) {
    const join = i === 0 ? '' : renderJoin(ctx, effect, i, inSentence);
    inSentence = join.startsWith('.') ? 1 : inSentence + 1;
    const isAfterMay = ctx.language.afterMay !== undefined && join.endsWith('~');
    const own = isAfterMay ? afterMay(within) : within;
    const found = choiceWithin(effect, i, ctx.symbols);
    const isNamed = found?.as !== undefined && !needsNoName(ctx, found.as.text, found.choice);
    // `move 1 card …` may have the sentence that a game has for a choice and a move
    const isOwn = found?.word.word === 'move' && ownWords(ctx, found.written) !== undefined;
    const both = isNamed || isOwn ? undefined : found;
    text += isAfterMay ? join.slice(0, -1) : join;
    text += both ? renderChoiceWithin(own, both) : renderStep(own, effect, i, ctx);
    if (both) i++;
  }
  return text;
}

/** Whether alternatives are said with one verb, which no other can be an alternative to. */
const isOneVerb = ({ options }: OrNode, symbols: Symbols): boolean =>
  sharedVerb(options, symbols) !== undefined || tradesOf(options, symbols) !== undefined;

/** A step, in brackets where it would take in the next one. `outer`: the context of all steps. */
function renderStep(ctx: RenderContext, effect: ThenNode, i: number, outer: RenderContext): string {
  const step = effect.steps[i];
  const isPlain =
    isOpenAt(ctx.symbols, effect, i) ||
    isOwnSentence(outer, effect, i) ||
    isChoiceInSentence(outer, effect, i) ||
    isEndedByVerb(outer, effect, i) ||
    (step.kind === 'or' && isOneVerb(step, ctx.symbols));
  const isLast = isOpenAt(ctx.symbols, effect, i) && (isInSentences(step, ctx.symbols) || isFrameOf(step));
  const mayEndSentence = outer.mayEndSentence && isLast;
  const behindMay = effect.may[i] ? step : undefined;
  if (behindMay?.kind === 'or' && isChoiceInSentence(outer, effect, i)) return renderChoiceBehindMay(ctx, behindMay);
  if (isPlain) return renderPart({ ...ctx, mayEndSentence, behindMay }, step);
  const tested = i < effect.steps.length - 1 && !effect.may.includes(true) ? testedVerb(ctx, step) : undefined;
  return tested ? renderWord(ctx, tested, [], 'if last') : renderGrouped({ ...ctx, behindMay }, step);
}

/** `if …: gain 1 card`, whose condition can be said behind the verb. */
function testedVerb(ctx: RenderContext, step: EffectNode): WordNode | undefined {
  const body = step.kind === 'word' && step.word === 'if' && !step.args.otherwise ? step.args.body : undefined;
  if (step.kind !== 'word' || body?.type !== 'effect') return undefined;
  const { effect } = body;
  const isVerb = effect.kind === 'word' && Object.values(effect.args).every((arg) => arg.type !== 'effect');
  return isVerb && hasBody(step, ctx.symbols) && ownWords(ctx, step) === undefined ? step : undefined;
}

/**
 * What is between two steps: `, then `; the end of a sentence, where it may: around a step with a body, before a last step that
 * begins with a clause, and behind two steps. `inSentence`: how many the sentence has so far.
 */
function renderJoin(ctx: RenderContext, effect: ThenNode, i: number, inSentence: number): string {
  const { phrases } = ctx.language;
  const isOwn = isOwnSentence(ctx, effect, i);
  const isClause = (isOpenAt(ctx.symbols, effect, i) || isOwn) && beginsWithClause(effect.steps[i], ctx.symbols);
  const join = phrases[isClause ? 'then, clause' : joinBefore(effect, i)];
  const isAround = [i - 1, i].some((at) => isOwnSentence(ctx, effect, at) || isChoiceInSentence(ctx, effect, at));
  const isNew = isClause || isAround || inSentence >= MOST_STEPS;
  return ctx.mayEndSentence && isNew ? join.replace(/^,/, '.') : join;
}
/** In one sentence, as a card prints them. */
const MOST_STEPS = 2;

/**
 * Whether a step with a body is a sentence of its own, whose end is that of the body, as the next step begins another one. Behind a
 * step that may be left out what follows says *if you do* instead.
 */
function isOwnSentence({ mayEndSentence, symbols }: RenderContext, { steps, may }: ThenNode, i: number): boolean {
  const step = steps[i];
  if (!mayEndSentence || i === steps.length - 1 || step.kind !== 'word') return false;
  return (hasBody(step, symbols) || isIfSome(step, symbols)) && !isFrame(step) && !may.slice(0, i + 1).includes(true);
}

/** Whether alternatives are a sentence of their own, so that nothing else can be an alternative to a part of them. */
function isChoiceInSentence({ mayEndSentence, symbols }: RenderContext, { steps, may }: ThenNode, i: number): boolean {
  const step = steps[i] as EffectNode | undefined;
  if (!mayEndSentence || step?.kind !== 'or' || may.slice(0, i).includes(true)) return false;
  if (may[i] && !(i === steps.length - 1 && areVerbs(step.options, symbols))) return false;
  return sharedVerb(step.options, symbols) === undefined && !needsSemicolons(step, symbols);
}

/** Whether each is one verb with its objects. */
const areVerbs = (options: OrNode['options'], symbols: Symbols): boolean =>
  isListed(options, symbols) && options.every(({ kind }) => kind === 'word');

/** Alternatives whose verbs all have the form that *may* asks for. */
const renderChoiceBehindMay = (ctx: RenderContext, { options }: OrNode): string => {
  const { phrases } = ctx.language;
  const mark = phrases['then-may'].endsWith('~') ? '~' : '';
  return options.map((option) => renderPart(ctx, option)).join(`${phrases.or}${mark}`);
};

/** A frame takes in all that follows it. */
const isFrameOf = (step: EffectNode): boolean => step.kind === 'word' && isFrame(step);

/**
 * Whether what others do ends where the next step has the verb of whoever is told: *that player gains 1 card, then gain 1 point*.
 * Behind *may* a verb has the same form for all.
 */
function isEndedByVerb({ language, symbols }: RenderContext, { steps, may }: ThenNode, i: number): boolean {
  const [step, next] = [steps[i], steps[i + 1] as EffectNode | undefined];
  return (
    language.thirdPerson !== undefined &&
    isAboutPlayers(step) &&
    canBeSaid(step) &&
    !containsMay(step) &&
    next !== undefined &&
    !may[i] &&
    !may[i + 1] &&
    next.kind === 'word' &&
    !isSaidAsClause(next, symbols) &&
    (!hasBody(next, symbols) || beginsWithVerb(next, symbols))
  );
}

const containsMay = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (MAY.has((value as Partial<WordNode>).word ?? '') || Object.values(value).some(containsMay));
const MAY: ReadonlySet<string> = new Set(['may', 'must']);

/** `if …, for each farm, …`: not a verb, nor the players who do something. */
const beginsWithClause = (step: EffectNode, symbols: Symbols): boolean =>
  !beginsWithVerb(step, symbols) && !isAboutPlayers(step);

/** In the words of the game, if it has its own for both; what was chosen is then `it`. */
function renderChoiceWithin(ctx: RenderContext, { chosen, as, word, written }: ChoiceWithin): string {
  const own = ownWords(ctx, written);
  const text = own ?? renderWord(ctx, word);
  setAntecedent(ctx, chosen, as);
  return text;
}

/** What follows a step that may be left out is left out with it, and says so. */
function joinBefore({ may }: ThenNode, i: number): ThenJoin {
  const join = may[i] ? 'then-may' : 'then';
  return may.slice(0, i).includes(true) ? `${join}-if-so` : join;
}
function renderParts(ctx: RenderContext, parts: readonly EffectNode[]): string {
  const within = { ...ctx, mayEndSentence: false };
  return parts
    .map((part, i) => (i < parts.length - 1 ? renderClosed(within, part) : renderPart(within, part)))
    .join(ctx.language.phrases.part);
}
/** In brackets where a word with a body would take in what follows. */
function renderGrouped(ctx: RenderContext, effect: EffectNode): string {
  const text = renderPart(ctx, effect);
  return effect.kind === 'or' || effect.kind === 'then' || hasBody(effect, ctx.symbols) ? inBrackets(ctx, text) : text;
}

const inBrackets = (ctx: RenderContext, body: string): string => fill(ctx.language.phrases.brackets, () => body);
