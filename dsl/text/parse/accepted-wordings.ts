/** Which effects a wording may mean, where its words alone do not decide. */
import type { ItemNode, WordNode } from '../../syntax/ast.ts';
import { isCharged } from '../../words/facts.ts';
import type { Wordings } from '../languages/wordings.ts';
import { refersToBuilt } from './just-built.ts';

/**
 * Whether a pattern may mean an effect: only cards are drawn, and what is paid *to build* something is its price, not a
 * payment besides.
 *
 * @param rendered whether the pattern is also rendered, so that its text means what it is rendered for
 */
export function mayMean(pattern: string, rendered: boolean, node: WordNode, { drawVerbs }: Wordings): boolean {
  const draws = drawVerbs.some((verb) => pattern.includes(`${verb} {`));
  if (draws && !gainsOnlyCards(node)) return false;
  return !paysPrice(node) || (rendered && !refersToBuilt(node));
}

function gainsOnlyCards({ args }: WordNode): boolean {
  const items: readonly ItemNode[] = args.items?.type === 'items' ? args.items.items : [];
  return items.every(({ what }) => what.text === 'card' || what.text === 'cards');
}

/** `pay 1 kelp: build a farm` */
function paysPrice({ word, args }: WordNode): boolean {
  const body = args.body?.type === 'effect' ? args.body.effect : undefined;
  return word === 'pay' && body?.kind === 'word' && isCharged(body.word) && !body.args.cost;
}

/**
 * How many payments contain a choice with payments inside: `pay 1 kelp to gain a card or pay 1 credit to gain 1 kelp` is meant as
 * two payments side by side, so the parse with the fewest is the right one.
 */
export function countPaymentsAroundChoices(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + countPaymentsAroundChoices(inner), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const { word, args } = value as Partial<WordNode>;
  const body = args?.body?.type === 'effect' ? args.body.effect : undefined;
  const isOuter =
    word === 'pay' &&
    body?.kind === 'or' &&
    body.options.some((option) => option.kind === 'word' && option.word === 'pay');
  return (isOuter ? 1 : 0) + countPaymentsAroundChoices(Object.values(value));
}
