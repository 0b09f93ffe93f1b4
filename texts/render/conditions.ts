/** Conditions: what a player has, what is true, what a thing has. */
import type { ExprNode, PhraseNode, Case, Gender } from '../../dsl/internal.ts';
import { RANKED, STATED } from '../constructions/places.ts';
import { AGAINST_OTHERS } from '../constructions/things.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import { namesOf } from '../meaning/exceptions.ts';
import { singularName } from '../meaning/referents.ts';
import { countsPeriods, isOnlyOne } from '../meaning/count-of-name.ts';
import { sameThing } from '../meaning/same-thing.ts';
import { isShared } from '../meaning/shared-things.ts';
import { alike } from './alike.ts';
import { comparedPlayers } from './compared-players.ts';
import { isEquation, renderComparedThings, renderEqualNumbers } from './compared-things.ts';
import type { RenderContext } from './context.ts';
import { renderHowMany } from './how-many.ts';
import { placesCount, renderMarked } from './marks.ts';
import { renderDoneInPeriod, renderSeveralDone } from './done-in-period.ts';
import { allAlike, renderAllAlike } from './different-values.ts';
import { trackName } from './names.ts';
import { renderLaidCondition } from './laid.ts';
import { countOf, isPlural, noneOf, renderPhrase } from './noun-phrases.ts';
import { renderValue } from './numbers.ts';
import { renderSomeOfThem } from './opened-cards.ts';
import { fillThings, saidBy } from './said-by.ts';
import { renderPlayersHave } from './players-have.ts';
import { isOfIt, isReferent, referentGender } from './references.ts';
import { haveOf, renderSeveralHaves } from './several-haves.ts';
import { renderWhere } from './standing.ts';
import { renderSeveralThings, thingOf } from './several-things.ts';
import { adjectiveForms, isKind, isNumber, isPieceName, isTrack, nounForms } from './word-forms.ts';

type BinaryNode = ExprNode & { kind: 'binary' };

/** A condition; a phrase alone means that there is such a thing. */
export function renderCondition(ctx: RenderContext, expr: ExprNode): string {
  const phrases = ctx.language.phrases;
  const laid = renderLaidCondition(ctx, expr, renderPhrase);
  if (laid !== undefined) return laid;
  switch (expr.kind) {
    case 'binary':
      return renderBinary(ctx, expr);
    case 'unary': {
      const { operand } = expr;
      return operand.kind === 'phrase'
        ? fill(phrases['have nothing'], (_, c) => renderPhrase(ctx, operand, 'many', c))
        : fill(phrases.not, () => renderSide(ctx, operand));
    }
    case 'is': {
      const { left, right } = expr;
      const color = left.kind === 'phrase' && isOne(ctx, left) ? colorEquality(left, expr) : undefined;
      if (color && isKind(ctx, right.noun, 'color')) return renderBinary(ctx, color);
      const gender = (): Gender | undefined => (left.kind === 'phrase' ? referentGender(ctx, left) : undefined);
      const subject = (c: Case): string =>
        left.kind === 'phrase' ? renderPhrase(ctx, left, 'one', c) : renderValue(ctx, left, c);
      return fill(phrases[expr.negated ? 'is-not' : 'is'], ([side], c) =>
        side === 'a' ? subject(c) : renderQuality(ctx, right, c, gender()),
      );
    }
    case 'phrase': {
      const some = renderSomeOfThem(ctx, expr);
      if (some !== undefined) return some;
      const [post] = expr.posts;
      if (
        isReferent(ctx, expr) &&
        expr.adjectives.length === 0 &&
        expr.posts.length === 1 &&
        post.kind === 'with' &&
        isHaving(ctx, post.condition)
      ) {
        const lacking = noneOf(post.condition);
        const without = lacking && phrases['has none'];
        return fill(without ?? phrases.has, ([side], c) => {
          if (side === 'a') return renderPhrase(ctx, { ...expr, posts: [] }, 'one', c);
          return without ? renderPhrase(ctx, lacking, 'many', c) : renderHaving(ctx, post.condition);
        });
      }
      const own = ofItsThing(ctx, expr);
      if (own) return renderItsHas(ctx, own.owner, (c) => renderPhrase(ctx, own.what, countOf(ctx, own.what), c));
      return fill(phrases[isPlural(ctx, expr) ? 'have several' : 'have some'], (_, c) =>
        renderPhrase(ctx, expr, countOf(ctx, expr), c),
      );
    }
    default:
      return renderValue(ctx, expr, 'nom');
  }
}

/** `farm of city of it`: what there is, and whose it is, which is *its city*. */
function ofItsThing(ctx: RenderContext, phrase: PhraseNode): { what: PhraseNode; owner: PhraseNode } | undefined {
  const [post, ...others] = phrase.posts;
  if (ctx.language.phrases['its has'] === undefined || post?.kind !== 'of' || others.length > 0) return undefined;
  const { of: owner } = post;
  const [itself, ...more] = owner.posts;
  const isIts = itself !== undefined && more.length === 0 && isOfIt(ctx, itself) && !owner.ordinal && !owner.top;
  return isIts && !isPlural(ctx, owner) && !phrase.ordinal && !phrase.top && !isNumber(ctx, phrase)
    ? { what: { ...phrase, posts: [] }, owner }
    : undefined;
}

/** `its city has a farm` */
const renderItsHas = (
  ctx: RenderContext,
  owner: PhraseNode,
  what: (grammatical: Case) => string,
  key: 'its has' | 'its has none' = 'its has',
): string =>
  fill(ctx.language.phrases[key]!, ([side], c) => (side === 'a' ? renderPhrase(ctx, owner, 'the', c) : what(c)));

/** Whether it is one thing, of which its color is one. */
const isOne = (ctx: RenderContext, phrase: PhraseNode): boolean =>
  isOnlyOne(ctx.symbols, phrase) || isBareReferent(ctx, phrase);

const isBareReferent = (ctx: RenderContext, phrase: PhraseNode): boolean =>
  isReferent(ctx, phrase) && phrase.adjectives.length === 0 && phrase.posts.length === 0;

/** `latest slot is green` as `color of latest slot = green` */
function colorEquality(left: PhraseNode, { right, negated, range }: ExprNode & { kind: 'is' }): BinaryNode {
  const color: PhraseNode = {
    kind: 'phrase',
    adjectives: [],
    noun: { text: 'color', range },
    posts: [{ kind: 'of', of: left, range }],
    range,
  };
  return { kind: 'binary', op: negated ? '!=' : '=', left: color, right, range };
}

/** Joined by *and* or *or*, or compared. */
function renderBinary(ctx: RenderContext, node: BinaryNode): string {
  const { op, left, right } = node;
  const { phrases } = ctx.language;
  if (op === 'and' || op === 'or') {
    const short = op === 'or' ? (renderSpaces(ctx, node) ?? renderAny(ctx, node)) : undefined;
    if (short !== undefined) return short;
    if (op === 'and') return renderAnd(ctx, sidesOf(node));
    return fill(phrases['or-else'], ([side]) => renderSide(ctx, side === 'a' ? left : right, op));
  }
  const same = sameThing(node, (name) => ctx.discourse.named.get(name)?.kind === false);
  if (same) return renderCondition(ctx, same);
  const all = allAlike(node);
  if (all) return renderAllAlike(ctx, all, (things, count, c) => renderPhrase(ctx, things, count, c));
  const ofPlayers = renderPlayersHave(ctx, node);
  if (ofPlayers !== undefined) return ofPlayers;
  const done = renderDoneInPeriod(ctx, node, (what, n, c) => renderPhrase(ctx, what, n, c));
  if (done !== undefined) return done;
  const howMany = renderHowMany(ctx, op, left, right);
  if (howMany !== undefined) return howMany;
  const marked = renderMarked(ctx, op, left, right, (on, c) => renderPhrase(ctx, on, placesCount(ctx, on), c));
  if (marked !== undefined) return marked;
  const others = saidBy(ctx, AGAINST_OTHERS, node, (what) => what.kind === 'phrase' && !isNumber(ctx, what));
  if (others) return fillThings(others, (what, n, c) => renderPhrase(ctx, what, n, c));
  if (left.kind === 'phrase' && right.kind === 'number' && !isNumber(ctx, left)) {
    const own = ofItsThing(ctx, left);
    if (own) {
      const condition: BinaryNode = { ...node, left: own.what };
      const lacking = phrases['its has none'] && noneOf(condition);
      return lacking
        ? renderItsHas(ctx, own.owner, (c) => renderPhrase(ctx, lacking, 'many', c), 'its has none')
        : renderItsHas(ctx, own.owner, () => renderHaving(ctx, condition));
    }
    if (right.value === 0 && op === '=') {
      const none = isShared(ctx.symbols, left) ? 'have nothing' : 'have none';
      return fill(phrases[none], (_, c) => renderPhrase(ctx, left, 'many', c));
    }
    const verb = isShared(ctx.symbols, left) ? 'there' : 'have';
    return fill(phrases[`${verb} ${op}` as PhraseKey], (_, c) => renderPhrase(ctx, left, right.value, c));
  }
  return (
    renderOwnComparison(ctx, node) ??
    fill(phrases[op as PhraseKey], ([side], c) => renderValue(ctx, side === 'a' ? left : right, c))
  );
}

/** A comparison for which the language has words of its own. */
const renderOwnComparison = (ctx: RenderContext, node: BinaryNode): string | undefined =>
  renderWhere(ctx, { ...STATED, ...RANKED }, node) ??
  renderComparedThings(ctx, node, (what, n, c) => renderPhrase(ctx, what, n, c)) ??
  renderPeriod(ctx, node.op, node.left, node.right) ??
  renderColor(ctx, node.op, node.left, node.right) ??
  (node.op === '=' ? renderSpace(ctx, node.left, (c) => renderValue(ctx, node.right, c)) : undefined);

/** What is true together, from the left; what is had is said with one verb: *you have at least 2 farms and at least 1 tunnel*. */
function renderAnd(ctx: RenderContext, sides: readonly ExprNode[]): string {
  const texts: string[] = [];
  for (let at = 0; at < sides.length;) {
    let end = at + 1;
    const verb = haveOf(ctx, sides[at])?.verb;
    while (verb !== undefined && end < sides.length && haveOf(ctx, sides[end])?.verb === verb) end++;
    const several = renderSeveralHaves(ctx, sides.slice(at, end), (what, n, c) => renderPhrase(ctx, what, n, c));
    const equal =
      several === undefined
        ? (doneAt(ctx, sides, at) ?? equalAt(ctx, sides, at) ?? thingsAt(ctx, sides, at))
        : undefined;
    if (equal) end = equal.end;
    texts.push(
      ...(equal
        ? [equal.text]
        : several === undefined
          ? sides.slice(at, end).map((side) => renderSide(ctx, side, 'and'))
          : [several]),
    );
    at = end;
  }
  return texts.reduce((before, text) => fill(ctx.language.phrases.and, ([side]) => (side === 'a' ? before : text)));
}

/** What was done in the same period, from here on: where it ends, and what it says. */
function doneAt(ctx: RenderContext, sides: readonly ExprNode[], at: number): { end: number; text: string } | undefined {
  const done = renderSeveralDone(ctx, sides.slice(at), (what, n, c) => renderPhrase(ctx, what, n, c));
  return done && { end: at + done.sides, text: done.text };
}

/** `farms = tunnels and farms = laboratories` from here on: where they end, and what they say. */
function equalAt(
  ctx: RenderContext,
  sides: readonly ExprNode[],
  at: number,
): { end: number; text: string } | undefined {
  let end = at;
  while (end < sides.length && isEquation(ctx, sides[end])) end++;
  for (; end > at + 1; end--) {
    const text = renderEqualNumbers(ctx, sides.slice(at, end), (what, n, c) => renderPhrase(ctx, what, n, c));
    if (text !== undefined) return { end, text };
  }
  return undefined;
}

/** `green card and red card` from here on: where they end, and what they say. */
function thingsAt(
  ctx: RenderContext,
  sides: readonly ExprNode[],
  at: number,
): { end: number; text: string } | undefined {
  let end = at;
  while (end < sides.length && thingOf(ctx, sides[end])) end++;
  const text = renderSeveralThings(ctx, sides.slice(at, end));
  return text === undefined ? undefined : { end, text };
}

/** `a and b and c` */
const sidesOf = (expr: ExprNode): ExprNode[] =>
  expr.kind === 'binary' && expr.op === 'and' ? [...sidesOf(expr.left), ...sidesOf(expr.right)] : [expr];

/** `era = 3`: it is the 3rd era. */
function renderPeriod(ctx: RenderContext, op: BinaryNode['op'], left: ExprNode, right: ExprNode): string | undefined {
  if (left.kind !== 'phrase' || right.kind !== 'number' || right.value < 1 || !countsPeriods(ctx.symbols, left)) {
    return undefined;
  }
  const noun = nounForms(ctx, left.noun);
  const pattern = ctx.language.phrases[`period ${op}` as PhraseKey];
  return noun && pattern
    ? fill(pattern, (_, c) => ctx.language.nounPhrase({ count: 'one', noun, adjectives: [], ordinal: right.value }, c))
    : undefined;
}

/** `color of latest slot = green`: the slot is green. */
function renderColor(ctx: RenderContext, op: BinaryNode['op'], left: ExprNode, right: ExprNode): string | undefined {
  if (left.kind !== 'phrase' || left.noun.text !== 'color' || right.kind !== 'phrase') return undefined;
  const of = left.posts.find((post) => post.kind === 'of');
  const color = adjectiveForms(ctx, right.noun);
  if (!color || of?.kind !== 'of') return undefined;
  return fill(ctx.language.phrases[op === '=' ? 'color-is' : 'color-is-not'], ([side], c) =>
    side === 'a'
      ? renderPhrase(ctx, of.of, isOnlyOne(ctx.symbols, of.of) ? 'the' : 'one', c)
      : color.form(referentGender(ctx, of.of) ?? 'n', 'singular', c),
  );
}

/** `space = 2`: you are on space 2. */
function renderSpace(ctx: RenderContext, left: ExprNode, space: (grammatical: Case) => string): string | undefined {
  const pattern = ctx.language.phrases['at space'];
  if (left.kind !== 'phrase' || left.posts.length > 0 || !pattern) return undefined;
  if (left.noun.text !== 'space' && !isTrack(ctx, left)) return undefined;
  const track = isTrack(ctx, left) ? left.noun : undefined;
  return fill(pattern, ([name], c) => (name === 'track' ? trackName(ctx, track, c) : space(c)));
}

/** `space = 1 or space = 2`: you are on space 1 or 2. */
function renderSpaces(ctx: RenderContext, { left, right }: BinaryNode): string | undefined {
  const [one, other] = [left, right].map((side) => (side.kind === 'binary' && side.op === '=' ? side : undefined));
  if (one?.right.kind !== 'number' || other?.right.kind !== 'number' || !alike(one.left, other.left)) return undefined;
  const numbers = [one.right.value, other.right.value].map(String);
  return renderSpace(ctx, one.left, () => ctx.language.list(numbers, 'or'));
}

/** `it is a farm or it is a laboratory`: it is a farm or a laboratory. */
function renderAny(ctx: RenderContext, node: BinaryNode): string | undefined {
  const subject = subjectIn(node);
  const names = subject && namesOf(node, 'or', false, subject.noun.text);
  if (!names || !isReferent(ctx, subject) || names.some(({ noun }) => isKind(ctx, noun, 'color'))) return undefined;
  const gender = referentGender(ctx, subject);
  return fill(ctx.language.phrases['is-any'], ([name], c) =>
    name === 'a'
      ? renderPhrase(ctx, subject, 'one', c)
      : ctx.language.list(
          names.map((one) => renderQuality(ctx, one, c, gender)),
          'or',
        ),
  );
}

/** What the first of several tests is about. */
const subjectIn = (expr: ExprNode): PhraseNode | undefined =>
  expr.kind === 'binary'
    ? subjectIn(expr.left)
    : expr.kind === 'is' && expr.left.kind === 'phrase'
      ? expr.left
      : undefined;

/** After `with`: what a thing has, not what a player has. */
export function renderHaving(ctx: RenderContext, expr: ExprNode): string {
  const { phrases } = ctx.language;
  if (expr.kind !== 'binary') return renderCondition(ctx, expr);
  const { op, left, right } = expr;
  const kinds = phrases['with each'] === undefined ? undefined : oneOfEach(ctx, expr);
  if (kinds && kinds.length > 1) {
    return fill(phrases['with each']!, (_, c) =>
      ctx.language.list(
        kinds.map((kind) => renderPhrase(ctx, kind, 'one', c)),
        'and',
      ),
    );
  }
  if (op === 'and') return fill(phrases.and, ([side]) => renderHaving(ctx, side === 'a' ? left : right));
  const compared = comparedPlayers(ctx, expr);
  if (compared) return fillThings(compared, (what, n, c) => renderPhrase(ctx, what, n, c));
  if (left.kind !== 'phrase' || right.kind !== 'number' || !(`with ${op}` in phrases)) {
    return renderCondition(ctx, expr);
  }
  if (right.value === 0 && op === '=' && phrases['with none']) {
    return fill(phrases['with none'], (_, c) => renderPhrase(ctx, left, 'many', c));
  }
  return fill(phrases[`with ${op}` as PhraseKey], (_, c) => renderPhrase(ctx, left, right.value, c));
}

/** `farms >= 1 and tunnels >= 1`: what there is at least one of, each in the singular. */
function oneOfEach(ctx: RenderContext, expr: ExprNode): PhraseNode[] | undefined {
  if (expr.kind !== 'binary') return undefined;
  const { op, left, right } = expr;
  if (op === 'and') {
    const [before, after] = [oneOfEach(ctx, left), oneOfEach(ctx, right)];
    return before && after && [...before, ...after];
  }
  const isOne = op === '>=' && right.kind === 'number' && right.value === 1;
  if (!isOne || left.kind !== 'phrase' || left.posts.length > 0 || !isPieceName(ctx, left.noun)) {
    return undefined;
  }
  return [{ ...left, noun: { ...left.noun, text: singularName(left.noun.text, ctx.symbols) } }];
}

/** Whether a condition compares what a thing has with numbers, so that it can be said with *has*. */
const isHaving = (ctx: RenderContext, expr: ExprNode): boolean =>
  expr.kind === 'binary' &&
  (expr.op === 'and'
    ? isHaving(ctx, expr.left) && isHaving(ctx, expr.right)
    : expr.left.kind === 'phrase' && expr.right.kind === 'number' && `with ${expr.op}` in ctx.language.phrases);

/** A side of *and* or *or*; in brackets if it is the other of the two. */
function renderSide(ctx: RenderContext, expr: ExprNode, op?: 'and' | 'or'): string {
  const text = renderCondition(ctx, expr);
  return expr.kind === 'binary' && (expr.op === 'and' || expr.op === 'or') && expr.op !== op ? `(${text})` : text;
}

/** `it is upgraded`, `it is a laboratory` */
export function renderQuality(ctx: RenderContext, phrase: PhraseNode, grammatical: Case, gender: Gender = 'n'): string {
  const noun = nounForms(ctx, phrase.noun);
  const adjective = phrase.adjectives.length === 0 ? adjectiveForms(ctx, phrase.noun) : undefined;
  const describes =
    isKind(ctx, phrase.noun, 'predicate', 'color') &&
    noun?.form('singular', 'nom') === adjective?.form('n', 'singular', 'nom');
  const forms = !noun || describes ? adjective : undefined;
  return forms ? forms.form(gender, 'singular', grammatical) : renderPhrase(ctx, phrase, 'one', grammatical);
}
