/** Excludes effects that a pattern matches but cannot mean. */
import {
  type EffectNode,
  type Ident,
  type ItemNode,
  type PhraseNode,
  type WordNode,
  isCharged,
} from '../../dsl/internal.ts';
import type { Wordings } from '../languages/wordings.ts';
import { isReferent } from './resolve-references.ts';
import { refersToBuilt } from './just-built.ts';

/**
 * Whether a pattern may mean an effect. "Draw" is said of cards only; in "pay 1 kelp to build a farm" the kelp is the price of
 * the farm, not an additional payment (unless the text was rendered from such a payment); and in "gain 1 credit (max 4)" nobody
 * knows of what there are at most 4.
 *
 * @param isRendered whether the pattern is one that is rendered, not only an accepted wording
 */
export function mayMean(pattern: string, isRendered: boolean, node: WordNode, { drawVerbs }: Wordings): boolean {
  const draws = drawVerbs.some((verb) => pattern.includes(`${verb} {`));
  if (draws && !gainsOnlyCards(node)) return false;
  // what was mentioned is rather used
  const { what } = node.args;
  if (!isRendered && node.word === 'perform' && what?.type === 'phrase' && isReferent(what.phrase)) return false;
  if (pattern.endsWith('{times})') && bodyOf(node)?.word === 'gain') return false;
  return !paysForCharged(node) || (isRendered && !refersToBuilt(node));
}

function gainsOnlyCards({ args }: WordNode): boolean {
  const items: readonly ItemNode[] = args.items?.type === 'items' ? args.items.items : [];
  return items.every(({ what }) => what.text === 'card' || what.text === 'cards');
}

/** Whether a payment is for something that has a price itself, as in `pay 1 kelp: build a farm`. */
function paysForCharged({ word, args }: WordNode): boolean {
  const body = bodyOf({ args });
  return word === 'pay' && body !== undefined && isCharged(body.word) && !body.args.cost;
}

function bodyOf({ args }: Pick<WordNode, 'args'>): WordNode | undefined {
  const body = args.body?.type === 'effect' ? args.body.effect : undefined;
  return body?.kind === 'word' ? body : undefined;
}

/**
 * Counts what a text seldom means. "Pay 1 kelp to gain a card or pay 1 credit to gain 1 kelp" is a choice between two payments, not
 * a payment whose body is a choice or is done several times; and a wording that says *may* itself leaves none to be said.
 */
export function countUnlikely(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + countUnlikely(inner), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return unlikelyAt(value) + unlikelyIn(value) + countUnlikely(Object.values(value));
}

/** Of a word. */
function unlikelyAt({ word, args }: Partial<WordNode>): number {
  const body = args?.body?.type === 'effect' ? args.body.effect : undefined;
  const isAroundChoice =
    word === 'pay' &&
    body?.kind === 'or' &&
    body.options.some((option) => option.kind === 'word' && option.word === 'pay');
  const isAroundLimit = (word === 'pay' || word === 'may') && body?.kind === 'word' && body.word === 'up-to';
  return (isAroundChoice || isAroundLimit ? 1 : 0) + (word === 'may' ? 1 : 0);
}

/** Of steps, parts and adjectives. */
function unlikelyIn(value: {
  kind?: string;
  steps?: EffectNode[];
  parts?: EffectNode[];
  negated?: boolean;
  name?: Ident;
  of?: PhraseNode;
}): number {
  const { kind, steps = [], parts = [], negated, name, of } = value;
  const [first] = kind === 'then' ? steps : kind === 'block' ? parts : [];
  // what one pays for has a form of its own
  const paysFirst = first?.kind === 'word' && first.word === 'pay' && !first.args.body;
  // several amounts are one gain
  const isSplit = kind === 'block' && parts.every((part) => part.kind === 'word' && part.word === 'gain');
  // a place that is not taken is rather a free one
  const isNotTaken = negated === true && name?.text === 'occupied';
  // what others occupy is rather whatever one does not occupy oneself, neutral markers included
  const isOfOthers = kind === 'of' && of?.noun.text === 'players';
  return (paysFirst ? 1 : 0) + (isSplit ? 1 : 0) + (isNotTaken ? 1 : 0) + (isOfOthers ? 1 : 0);
}
