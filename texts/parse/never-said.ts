/** Readings that no text means, though a pattern fits: it joins what is said of one player, or for one price, to what is not. */
import type { EffectNode, WordNode } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import type { Token } from './tokens.ts';

/** The verbs that tell you to do something, and are said otherwise of another player. */
export function tellingVerbs({ phrases, thirdPerson }: Language): ReadonlySet<string> {
  const first = (all: Language['phrases']): string[] =>
    Object.values(all).flatMap((pattern) => pattern.split(' ')[0].split('/').slice(0, 2));
  const ofOthers = new Set(thirdPerson ? first(thirdPerson.phrases) : first(phrases));
  // those of all registers
  const told = first(thirdPerson?.derived?.phrases ?? phrases);
  return new Set(told.filter((word) => !ofOthers.has(word)));
}

/** @param verbs those that tell you to do something */
export function isNeverSaid(value: unknown, tokens: readonly Token[], verbs: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const node = value as EffectNode;
  const isHere = node.kind === 'word' && isNeverSaidAt(node, tokens, verbs);
  return isHere || Object.values(value).some((inner) => isNeverSaid(inner, tokens, verbs));
}

function isNeverSaidAt({ word, args }: WordNode, tokens: readonly Token[], verbs: ReadonlySet<string>): boolean {
  const body = args.body?.type === 'effect' ? args.body.effect : undefined;
  if (!body) return false;
  const tokenOf = ({ range }: EffectNode): number => tokens.findIndex((token) => token.range.start === range.start);
  const isToldToYou = (effect: EffectNode): boolean =>
    !isPermission(effect) && verbs.has(tokens[tokenOf(effect)]?.text ?? '');
  switch (word) {
    case 'each': {
      const over = args.over?.type === 'phrase' ? args.over.phrase.noun.text : '';
      // one player is no several: "choose another player; it gains 1 kelp"
      if (over === 'it') return true;
      // for each farm you do something yourself
      if (!/^players?$/.test(over)) return false;
      break;
    }
    // what nobody has to do is no duty: "once per turn, you must pay 1 kelp"
    case 'once':
      return body.kind === 'word' && body.word === 'must';
    // the price of what is built is none of what is gained: "whenever you build a farm for 1 kelp, gain 1 kelp"
    case 'when': {
      const isPaid = body.kind === 'word' && body.word === 'pay' && body.args.body !== undefined;
      return isPaid && !isToldToYou(body) && !/^[,:;]$/.test(tokens[tokenOf(body) - 1]?.text ?? ',');
    }
    case 'that-player':
    case 'owner-of':
      break;
    default:
      return false;
  }
  // "each other player gains 1 kelp; gain 1 credit"
  const [first, ...others] = partsOf(body);
  return !isToldToYou(first) && others.some(isToldToYou);
}

const isPermission = (effect: EffectNode): boolean =>
  effect.kind === 'word' && (effect.word === 'may' || effect.word === 'must');

/** What is done one after the other, or instead of each other, but for what may be left out. */
function partsOf(effect: EffectNode): EffectNode[] {
  if (effect.kind === 'block') return effect.parts.flatMap(partsOf);
  if (effect.kind === 'or') return effect.options.flatMap(partsOf);
  if (effect.kind === 'then') return effect.steps.filter((_, i) => !effect.may[i]).flatMap(partsOf);
  return [effect];
}
