/** Readings that no text means, though a pattern fits: it joins what is said of one player, or for one price, to what is not. */
import {
  type EffectNode,
  type Ident,
  type PhraseNode,
  type Range,
  type WordNode,
  isCharged,
} from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import { wordingsOfAllRegisters } from '../languages/wordings-of.ts';
import { firstWord, isAboutPlayers } from '../render/third-person.ts';
import type { Token } from './tokens.ts';

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
 * is built, paid for what is gained; what belongs to nobody, and is said to be somebody's; what is yours, in what others do; *this player*, where another one was named.
 */
export type NeverSaid = 'order' | 'several' | 'duty' | 'price' | 'owner' | 'yours' | 'who';

/** The words of a language and a game that say whose something is. */
interface OwnerWords {
  /** *your*, *yours* */
  possessives: ReadonlySet<string>;
  /** *you*, *your* */
  ofReader: ReadonlySet<string>;
  /** *to*, before what is paid for */
  purposes: ReadonlySet<string>;
  /** *player* */
  players: ReadonlySet<string>;
  /** what lies between the players */
  nobodys: ReadonlySet<string>;
}

export interface Refusal {
  why: NeverSaid;
  range: Range;
}

/** What a reading is held against. */
interface Sentence {
  /** as they are parsed */
  tokens: readonly Token[];
  /** as they stand in the text */
  written: readonly Token[];
  /** those that tell you to do something */
  verbs: ReadonlySet<string>;
  words: OwnerWords;
}

export function whyNeverSaid(value: unknown, sentence: Sentence): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as EffectNode | PhraseNode;
  const why =
    node.kind === 'word'
      ? whyNeverSaidAt(node, sentence)
      : node.kind === 'block' && sharesPrice(node.parts)
        ? 'price'
        : node.kind === 'phrase' && saysOwnerOfNobodys(node, sentence)
          ? 'owner'
          : undefined;
  if (why) return { why, range: node.range };
  for (const inner of Object.values(value)) {
    const found = whyNeverSaid(inner, sentence);
    if (found) return found;
  }
  return undefined;
}

/**
 * "Whenever another player builds a farm, this player gains 1 credit.": the player to whom the card belongs is called so only where no
 * other player was named. `before`: the sentences before.
 */
export function whoIsMeant(
  said: EffectNode,
  before: readonly EffectNode[],
  { written, words }: Sentence,
): Refusal | undefined {
  if (!namesPlayers([said, ...before])) return undefined;
  const called = gainsIn(said).find(({ range: { start }, args: { items } }) => {
    const end = items?.type === 'items' ? items.items[0].range.start : start;
    return written.some(({ text, range }) => range.start >= start && range.end <= end && words.players.has(text));
  });
  return called && { why: 'who', range: called.range };
}

/** "Pay 1 credit to build 1 farm and 1 tunnel": a price that stands once, before both, is not that of each. */
function sharesPrice(parts: readonly EffectNode[]): boolean {
  const [first, second] = parts.map((part) =>
    part.kind === 'word' && part.args.cost?.type === 'cost'
      ? { what: part.args.what, price: part.args.cost.cost }
      : undefined,
  );
  return (
    first?.price.kind === 'amounts' &&
    first.price.range.start === second?.price.range.start &&
    first.what?.type === 'phrase' &&
    first.price.range.start < first.what.phrase.range.start
  );
}

/** Those of others are said of them. */
function gainsIn(value: unknown): WordNode[] {
  if (typeof value !== 'object' || value === null || isAboutPlayers(value as EffectNode)) return [];
  const node = value as EffectNode;
  return node.kind === 'word' && node.word === 'gain' ? [node] : Object.values(value).flatMap(gainsIn);
}

/** Whether players are chosen or gone through, or something is another's deed. */
function namesPlayers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, noun } = value as { kind?: string; noun?: Ident };
  return kind === 'another' || /^players?$/.test(noun?.text ?? '') || Object.values(value).some(namesPlayers);
}

/** "Each of your pits", where nothing says whose a pit is. */
function saysOwnerOfNobodys(
  { noun, adjectives, range }: PhraseNode,
  { tokens, words: { possessives, nobodys } }: Sentence,
): boolean {
  if (!nobodys.has(noun.text) || adjectives.length > 0) return false;
  const first = tokens.findIndex(({ range: { start } }) => start >= range.start);
  const last = tokens.findIndex(({ range: { start } }) => start >= noun.range.start);
  // of some of them, *your* stands in front of the phrase
  return tokens.slice(Math.max(0, first - 1), last + 1).some(({ text }) => possessives.has(text));
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

function whyNeverSaidAt({ word, args }: WordNode, { tokens, written, verbs, words }: Sentence): NeverSaid | undefined {
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
    // "pay 1 credit to build 1 farm" says what it costs, and not what is paid besides
    case 'pay': {
      const first = firstWord(body);
      const isBought = first !== undefined && isCharged(first.word) && first.args.cost === undefined;
      return isBought && words.purposes.has(tokens[tokenOf(first) - 1]?.text ?? '') ? 'price' : undefined;
    }
    case 'that-player':
    case 'owner-of':
      break;
    default:
      return undefined;
  }
  // "each other player gains 1 credit for each of your farms": each would count their own
  if (written.some(({ text, range }) => words.ofReader.has(text) && isWithin(range, body.range, tokens)))
    return 'yours';
  // "each other player gains 1 kelp and gain 1 credit"
  const [first, ...others] = partsOf(body);
  return !isToldToYou(first) && others.some(isToldToYou) ? 'order' : undefined;
}

/** In an effect, or right behind it, where words that mean nothing to the parser are left out: "for each farm *you have*". */
function isWithin({ start }: Range, effect: Range, tokens: readonly Token[]): boolean {
  const next = tokens.find((token) => token.range.start >= effect.end);
  return start >= effect.start && start < (next?.range.start ?? Infinity);
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
