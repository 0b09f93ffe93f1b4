/** Readings that no text means, though a pattern fits: it joins what is said of one player, or for one price, to what is not. */
import type { EffectNode, PhraseNode, Range, WordNode } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import { wordingsOfAllRegisters } from '../languages/wordings-of.ts';
import { isAboutPlayers } from '../render/third-person.ts';
import type { ReadSentence } from './cue-words.ts';
import { isPriceOf, sharesPrice } from './price-said.ts';
import type { Token } from './tokens.ts';
import { saysOwnerOfNobodys, speaksOfReader, unclearPlayer } from './whose-said.ts';

/** The verbs that tell you to do something, and are said otherwise of another player. */
export function tellingVerbs(language: Language): ReadonlySet<string> {
  const { derived } = language.thirdPerson ?? {};
  if (!derived) return new Set();
  const { patterns } = wordingsOfAllRegisters(language);
  const said = [...Object.values(derived.phrases), ...Object.values(patterns).flat()];
  const [ofOther] = derived.parsed;
  const verbs = said.flatMap(firstWords).filter((word) => ofOther(word) !== word);
  const ofOthers = new Set(verbs.map(ofOther));
  return new Set(verbs.flatMap(registersIn).filter((word) => !ofOthers.has(word)));
}

/** `[your ]lose|spend {items}` */
const firstWords = (pattern: string): string[] =>
  pattern
    .replace(/^\[[^\]]*\]/, '')
    .split(' ')[0]
    .split('|')
    .filter((word) => /^[\p{L}/]+$/u.test(word));

/** `ottieni/ottenete/ottenere`: the infinitive tells nobody anything. */
const registersIn = (word: string): string[] => word.split('/').slice(0, 2);

/**
 * Why no text means it: an order in what others do; one player in place of several; a duty that nobody has to do; the price of what
 * is built, paid for what is gained; what belongs to nobody, and is said to be somebody's; what is yours, in what others do;
 * *this player*, where another one was named.
 */
export type NeverSaid = 'order' | 'several' | 'duty' | 'price' | 'owner' | 'yours' | 'who';

export interface Refusal {
  why: NeverSaid;
  range: Range;
}

/** @param before the sentences before */
export function whyNeverSaid(
  said: EffectNode,
  before: readonly EffectNode[],
  sentence: ReadSentence,
): Refusal | undefined {
  const refusal = refusalIn(said, sentence);
  if (refusal) return refusal;
  const range = unclearPlayer(said, before, sentence);
  return range && { why: 'who', range };
}

function refusalIn(value: unknown, sentence: ReadSentence): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as EffectNode | PhraseNode;
  const why = whyNeverSaidAt(node, sentence);
  if (why) return { why, range: node.range };
  for (const inner of Object.values(value)) {
    const found = refusalIn(inner, sentence);
    if (found) return found;
  }
  return undefined;
}

function whyNeverSaidAt(node: EffectNode | PhraseNode, sentence: ReadSentence): NeverSaid | undefined {
  switch (node.kind) {
    case 'word':
      return whyWordNeverSaid(node, sentence);
    case 'block':
      return sharesPrice(node.parts) ? 'price' : undefined;
    case 'phrase':
      return saysOwnerOfNobodys(node, sentence) ? 'owner' : undefined;
    default:
      return undefined;
  }
}

/** Whether a semicolon stands in what other players do: what follows it may be said of them, or told to you. */
export function goesOnBehindSemicolon(value: unknown, tokens: readonly Token[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const node = value as EffectNode;
  const isHere =
    isAboutPlayers(node) &&
    tokens.some(({ text, range }) => text === ';' && range.start > node.range.start && range.start < node.range.end);
  return isHere || Object.values(value).some((inner) => goesOnBehindSemicolon(inner, tokens));
}

function whyWordNeverSaid({ word, args }: WordNode, sentence: ReadSentence): NeverSaid | undefined {
  const { tokens, verbs } = sentence;
  const body = args.body?.type === 'effect' ? args.body.effect : undefined;
  if (!body) return undefined;
  const tokenOf = ({ range }: EffectNode): number => tokens.findIndex((token) => token.range.start === range.start);
  const isToldToYou = (effect: EffectNode): boolean =>
    !isPermission(effect) && verbs.has(tokens[tokenOf(effect)]?.text ?? '');
  switch (word) {
    case 'each': {
      const over = args.over?.type === 'phrase' ? args.over.phrase.noun.text : '';
      // one player is no several: "choose another player; it gains 1 kelp"
      if (over === 'it') return 'several';
      // for each farm you do something yourself
      if (!/^players?$/.test(over)) return undefined;
      break;
    }
    // what nobody has to do is no duty: "once per turn, you must pay 1 kelp"
    case 'once':
      return body.kind === 'word' && body.word === 'must' ? 'duty' : undefined;
    // the price of what is built is none of what is gained: "whenever you build a farm for 1 kelp, gain 1 kelp"
    case 'when': {
      const isPaid = body.kind === 'word' && body.word === 'pay' && body.args.body !== undefined;
      const isPrice = isPaid && !isToldToYou(body) && !/^[,:;]$/.test(tokens[tokenOf(body) - 1]?.text ?? ',');
      return isPrice ? 'price' : undefined;
    }
    case 'pay':
      return isPriceOf(body, sentence) ? 'price' : undefined;
    case 'that-player':
    case 'owner-of':
      break;
    default:
      return undefined;
  }
  if (speaksOfReader(body, sentence)) return 'yours';
  // "each other player gains 1 kelp and gain 1 credit"
  const [first, ...others] = partsOf(body);
  return !isToldToYou(first) && others.some(isToldToYou) ? 'order' : undefined;
}

const isPermission = (effect: EffectNode): boolean =>
  effect.kind === 'word' && (effect.word === 'may' || effect.word === 'must');

/** What is done one after the other, or instead of each other, or under a condition, but for what may be left out. */
function partsOf(effect: EffectNode): EffectNode[] {
  switch (effect.kind) {
    case 'block':
      return effect.parts.flatMap(partsOf);
    case 'or':
      return effect.options.flatMap(partsOf);
    case 'then':
      return effect.steps.filter((_, i) => !effect.may[i]).flatMap(partsOf);
    case 'word': {
      const within = [effect.args.body, effect.args.else].flatMap((arg) =>
        arg?.type === 'effect' ? [arg.effect] : [],
      );
      // behind these a verb has one form for all
      const isVerb = within.length === 0 || effect.word === 'pay' || isPermission(effect);
      return isVerb ? [effect] : within.flatMap(partsOf);
    }
  }
}
