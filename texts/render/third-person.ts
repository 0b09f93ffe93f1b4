/** What is said of other players: `each other player who has at least 3 credits gains 1 kelp`. */
import {
  type Symbols,
  type EffectNode,
  type ExprNode,
  type Ident,
  type WordNode,
  WORD_BY_NAME,
} from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import { isOther, isPlayers } from '../meaning/nodes.ts';
import type { RenderContext } from './context.ts';
import { exchangeOf } from './exchange.ts';
import { doneToEach } from './done-to-each.ts';
import { isIfSome } from './if-some.ts';
import { isSaidBehindVerb } from './repeated-verb.ts';
import { isNumber } from './word-forms.ts';

/** As a language speaks of others; the same where it does so already. */
export const inThirdPerson = (ctx: RenderContext): RenderContext => inLanguage(ctx, ctx.language.thirdPerson);

/** Conditions behind *who*. */
export const behindWho = (ctx: RenderContext): RenderContext => {
  const others = inThirdPerson(ctx);
  return inLanguage(others, others.language.afterWho);
};

/** An event behind its subject: `another player builds a city`. */
export const ofAnother = (ctx: RenderContext): RenderContext => {
  const others = inThirdPerson(ctx);
  return inLanguage(others, others.language.afterSubject);
};

/** Behind *may*; the same where verbs have no other form there. */
export const afterMay = (ctx: RenderContext): RenderContext => inLanguage(ctx, ctx.language.afterMay);

const inLanguage = (ctx: RenderContext, language: RenderContext['language'] | undefined): RenderContext =>
  language ? { ...ctx, language } : ctx;

/**
 * A body of `each player` or `that player`, in the third person; undefined where that cannot be said, or the word is
 * about something else.
 */
export function renderEachPlayer(
  ctx: RenderContext,
  { word, args: { over, n, as, start, body } }: WordNode,
  renderOver: () => string,
  renderWhat: () => string,
): string | undefined {
  if (word === 'that-player' && body?.type === 'effect') return renderDoes(ctx, 'that player', body.effect);
  if (word === 'owner-of' && body?.type === 'effect') return renderDoes(ctx, 'owner', body.effect, renderWhat);
  if (word !== 'each' || n || as || over?.type !== 'phrase' || body?.type !== 'effect') return undefined;
  const { effect } = body;
  if (!isPlayers(over.phrase) || !canBeSaid(effect)) return undefined;
  const others = inThirdPerson(ctx);
  const { phrases } = others.language;
  const first = firstWord(effect);
  const who = whoHas(ctx, effect);
  // *you* is the one who acts
  const fromYou = start ? ctx.language.phrases : undefined;
  const from = isOther(over.phrase) ? 'each other from you' : 'each player from you';
  const ofWho = fromYou ? fromYou[`${from}, who`] : phrases['each player, who'];
  if (who && ofWho) {
    const about = inLanguage(ctx, others.language.afterWho);
    return fill(ofWho, ([name]) =>
      name === 'over'
        ? renderOver()
        : name === 'test'
          ? ctx.recursive.condition(about, who.test)
          : ctx.recursive.body(others, who.body),
    );
  }
  const pattern = fromYou
    ? fromYou[from]
    : phrases[isClause(first, ctx.symbols) ? 'each player, clause' : 'each player'];
  return pattern && fill(pattern, ([name]) => (name === 'over' ? renderOver() : ctx.recursive.body(others, effect)));
}

function renderDoes(
  ctx: RenderContext,
  who: 'that player' | 'owner',
  effect: EffectNode,
  renderWho?: () => string,
): string | undefined {
  if (!canBeSaid(effect)) return undefined;
  const others = inThirdPerson(ctx);
  const pattern = others.language.phrases[`${who} does${isClause(firstWord(effect), ctx.symbols) ? ', clause' : ''}`];
  return pattern && fill(pattern, ([name]) => (name === 'what' ? renderWho?.() : ctx.recursive.body(others, effect)));
}

/** Packs declare phrases for procedures and signals that are said to players only. */
const SAID_TO_PLAYERS: ReadonlySet<string> = new Set(['do', 'signal', 'confirm']);

export function canBeSaid(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { kind, word, noun } = value as Record<'kind' | 'word', string> & { noun?: Partial<Ident> };
  if (kind === 'word' && SAID_TO_PLAYERS.has(word)) return false;
  if (noun?.text === 'yours') return false;
  return Object.values(value).every(canBeSaid);
}

/** The word that is done first. */
export function firstWord(effect: EffectNode): WordNode | undefined {
  switch (effect.kind) {
    case 'word':
      return effect;
    case 'block':
      return effect.parts.length > 0 ? firstWord(effect.parts[0]) : undefined;
    case 'then':
      return firstWord(effect.steps[0]);
    case 'or':
      return firstWord(effect.options[0]);
  }
}

/** Whether an effect with a body begins with its verb: *pay 1 kelp: …*. */
export const beginsWithVerb = (effect: EffectNode, symbols: Symbols): boolean =>
  effect.kind === 'word' && isVerbal(effect, symbols);

/** Whether a word is about what players do: *each other player gains 1 kelp*. */
export const isAboutPlayers = (effect: EffectNode): boolean =>
  effect.kind === 'word' &&
  (effect.word === 'that-player' ||
    effect.word === 'owner-of' ||
    (effect.args.over?.type === 'phrase' && isPlayers(effect.args.over.phrase)));

/** Whether an effect begins with a clause, or with the players who do something. */
export const isSaidAsClause = (effect: EffectNode, symbols: Symbols): boolean => {
  const first = firstWord(effect);
  return first !== undefined && (isAboutPlayers(first) || isClause(first, symbols));
};

/** Whether a word begins with a clause, and not with its verb: *if they have a farm*, *2 times*. */
const isClause = (first: WordNode | undefined, symbols: Symbols): boolean =>
  first !== undefined && !isVerbal(first, symbols) && WORD_BY_NAME.get(first.word)?.wrapper !== null;
const isVerbal = (node: WordNode, symbols: Symbols): boolean =>
  VERBAL.has(node.word) ||
  exchangeOf(node, symbols) !== undefined ||
  isIfSome(node, symbols) ||
  doneToEach(node) !== undefined ||
  isSaidBehindVerb(node, symbols);
const VERBAL: ReadonlySet<string> = new Set(['pay', 'may', 'must']);

/** `if credits >= 3 and farms = 0: …`: what somebody has can be said with *who*. */
function whoHas(ctx: RenderContext, effect: EffectNode): { test: ExprNode; body: EffectNode } | undefined {
  if (effect.kind !== 'word' || effect.word !== 'if') return undefined;
  const { test, body, otherwise } = effect.args;
  if (otherwise || test?.type !== 'value' || body?.type !== 'effect') return undefined;
  return isHave(ctx, test.value) && !isClause(firstWord(body.effect), ctx.symbols)
    ? { test: test.value, body: body.effect }
    : undefined;
}

const isHave = (ctx: RenderContext, test: ExprNode): boolean =>
  test.kind === 'binary' &&
  (test.op === 'and'
    ? isHave(ctx, test.left) && isHave(ctx, test.right)
    : test.left.kind === 'phrase' && test.right.kind === 'number' && !isNumber(ctx, test.left));
