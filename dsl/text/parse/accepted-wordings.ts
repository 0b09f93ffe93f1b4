/** Excludes effects that a pattern matches but cannot mean. */
import type { ItemNode, ThenNode, WordNode } from '../../syntax/ast.ts';
import { isCharged } from '../../words/facts.ts';
import type { Wordings } from '../languages/wordings.ts';
import { refersToBuilt } from './just-built.ts';

/**
 * Whether a pattern may mean an effect. "Draw" is said of cards only; and in "pay 1 kelp to build a farm" the kelp is the price of
 * the farm, not an additional payment (unless the text was rendered from such a payment).
 *
 * @param isRendered whether the pattern is one that is rendered, not only an accepted wording
 */
export function mayMean(pattern: string, isRendered: boolean, node: WordNode, { drawVerbs }: Wordings): boolean {
  const draws = drawVerbs.some((verb) => pattern.includes(`${verb} {`));
  if (draws && !gainsOnlyCards(node)) return false;
  return !paysForCharged(node) || (isRendered && !refersToBuilt(node));
}

function gainsOnlyCards({ args }: WordNode): boolean {
  const items: readonly ItemNode[] = args.items?.type === 'items' ? args.items.items : [];
  return items.every(({ what }) => what.text === 'card' || what.text === 'cards');
}

/** Whether a payment is for something that has a price itself, as in `pay 1 kelp: build a farm`. */
function paysForCharged({ word, args }: WordNode): boolean {
  const body = args.body?.type === 'effect' ? args.body.effect : undefined;
  return word === 'pay' && body?.kind === 'word' && isCharged(body.word) && !body.args.cost;
}

/**
 * Counts what a text seldom means. "Pay 1 kelp to gain a card or pay 1 credit to gain 1 kelp" is a choice between two payments, not
 * a payment whose body is a choice or is done several times; and a wording that says *may* itself leaves none to be said.
 */
export function countUnlikely(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + countUnlikely(inner), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const { word, args } = value as Partial<WordNode>;
  const { kind, steps = [] } = value as Partial<ThenNode>;
  // what one pays for has a form of its own
  const paysFirst = kind === 'then' && steps[0].kind === 'word' && steps[0].word === 'pay' && !steps[0].args.body;
  const body = args?.body?.type === 'effect' ? args.body.effect : undefined;
  const isAroundChoice =
    word === 'pay' &&
    body?.kind === 'or' &&
    body.options.some((option) => option.kind === 'word' && option.word === 'pay');
  const isAroundLimit = (word === 'pay' || word === 'may') && body?.kind === 'word' && body.word === 'up-to';
  return (
    (paysFirst ? 1 : 0) +
    (isAroundChoice || isAroundLimit ? 1 : 0) +
    (word === 'may' ? 1 : 0) +
    countUnlikely(Object.values(value))
  );
}
