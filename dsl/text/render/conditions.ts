/** Conditions: what a player has, what is so, what a thing has. */
import type { ExprNode, PhraseNode } from '../../syntax/ast.ts';
import type { Case, Gender } from './language.ts';
import { adjectiveForms, isKind, isTrack, nounForms, trackName } from './names.ts';
import { countOf, isPlural, tellPhrase } from './noun-phrases.ts';
import { isNumber, tellValue } from './numbers.ts';
import { fill } from './pattern.ts';
import type { PhraseKey } from './phrases.ts';
import { genderOf } from './spoken-of.ts';
import type { Telling } from './telling.ts';

/** What may be true or not; a phrase alone: there is such a thing. */
export function tellCondition(t: Telling, expr: ExprNode): string {
  const phrases = t.language.phrases;
  switch (expr.kind) {
    case 'binary':
      return tellBinary(t, expr);
    case 'unary': {
      const { operand } = expr;
      return operand.kind === 'phrase'
        ? fill(phrases['have nothing'], (_, c) => tellPhrase(t, operand, 'many', c))
        : fill(phrases.not, () => tellSide(t, operand));
    }
    case 'is': {
      const { left, right } = expr;
      const gender = (): Gender | undefined => (left.kind === 'phrase' ? genderOf(t, left) : undefined);
      const subject = (c: Case): string =>
        left.kind === 'phrase' ? tellPhrase(t, left, 'one', c) : tellValue(t, left, c);
      return fill(phrases[expr.negated ? 'is-not' : 'is'], ([side], c) =>
        side === 'a' ? subject(c) : tellQuality(t, right, c, gender()),
      );
    }
    case 'phrase':
      return fill(phrases[isPlural(t, expr) ? 'have several' : 'have some'], (_, c) =>
        tellPhrase(t, expr, countOf(t, expr), c),
      );
    default:
      return tellValue(t, expr, 'nom');
  }
}

/** Joined by *and* or *or*, or compared. */
function tellBinary(t: Telling, { op, left, right }: ExprNode & { kind: 'binary' }): string {
  const { phrases } = t.language;
  if (op === 'and' || op === 'or') {
    return fill(phrases[op === 'and' ? 'and' : 'or-else'], ([side]) => tellSide(t, side === 'a' ? left : right, op));
  }
  if (left.kind === 'phrase' && right.kind === 'number' && !isNumber(t, left)) {
    if (right.value === 0 && op === '=') return fill(phrases['have none'], (_, c) => tellPhrase(t, left, 'many', c));
    return fill(phrases[`have ${op}` as PhraseKey], (_, c) => tellPhrase(t, left, right.value, c));
  }
  if (left.kind === 'phrase' && left.noun.text === 'color' && right.kind === 'phrase') {
    const of = left.posts.find((post) => post.kind === 'of');
    const color = adjectiveForms(t, right.noun);
    if (color && of?.kind === 'of') {
      return fill(phrases[op === '=' ? 'color-is' : 'color-is-not'], ([side], c) =>
        side === 'a' ? tellPhrase(t, of.of, 'one', c) : color.form(genderOf(t, of.of) ?? 'n', 'singular', c),
      );
    }
  }
  if (
    op === '=' &&
    left.kind === 'phrase' &&
    left.posts.length === 0 &&
    (left.noun.text === 'space' || isTrack(t, left)) &&
    phrases['at space']
  ) {
    const track = isTrack(t, left) ? left.noun : undefined;
    return fill(phrases['at space'], ([name], c) =>
      name === 'track' ? trackName(t, track, c) : tellValue(t, right, c),
    );
  }
  return fill(phrases[op as PhraseKey], ([side], c) => tellValue(t, side === 'a' ? left : right, c));
}

/** Behind `with`: what a thing has, not what a player has. */
export function tellHaving(t: Telling, expr: ExprNode): string {
  const { phrases } = t.language;
  if (expr.kind !== 'binary') return tellCondition(t, expr);
  const { op, left, right } = expr;
  if (op === 'and') return fill(phrases.and, ([side]) => tellHaving(t, side === 'a' ? left : right));
  if (left.kind !== 'phrase' || right.kind !== 'number' || !(`with ${op}` in phrases)) return tellCondition(t, expr);
  return fill(phrases[`with ${op}` as PhraseKey], (_, c) => tellPhrase(t, left, right.value, c));
}

/** In brackets where *and* and *or* meet. */
function tellSide(t: Telling, expr: ExprNode, op?: 'and' | 'or'): string {
  const text = tellCondition(t, expr);
  return expr.kind === 'binary' && (expr.op === 'and' || expr.op === 'or') && expr.op !== op ? `(${text})` : text;
}

/** `it is upgraded`, `it is a laboratory` */
export function tellQuality(t: Telling, phrase: PhraseNode, grammatical: Case, gender: Gender = 'n'): string {
  const noun = nounForms(t, phrase.noun);
  const adjective = phrase.adjectives.length === 0 ? adjectiveForms(t, phrase.noun) : undefined;
  const describes =
    isKind(t, phrase.noun, 'predicate', 'color') &&
    noun?.form('singular', 'nom') === adjective?.form('n', 'singular', 'nom');
  const forms = !noun || describes ? adjective : undefined;
  return forms ? forms.form(gender, 'singular', grammatical) : tellPhrase(t, phrase, 'one', grammatical);
}

/** `where farms of it >= 2` says what `with farms >= 2` says: that, without the `of it`. */
export function ofItself(t: Telling, condition: ExprNode): ExprNode | undefined {
  if (condition.kind !== 'binary') return undefined;
  const { left, right, op } = condition;
  if (op === 'and') {
    const [a, b] = [ofItself(t, left), ofItself(t, right)];
    return a && b && { ...condition, left: a, right: b };
  }
  const last = left.kind === 'phrase' ? left.posts.at(-1) : undefined;
  if (
    left.kind !== 'phrase' ||
    isNumber(t, left) ||
    right.kind !== 'number' ||
    last?.kind !== 'of' ||
    last.of.noun.text !== 'it' ||
    last.of.posts.length > 0
  ) {
    return undefined;
  }
  return { ...condition, left: { ...left, posts: left.posts.slice(0, -1) } };
}
