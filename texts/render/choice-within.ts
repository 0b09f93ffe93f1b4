/** "Remove a farm" for `choose farm then remove it`: the inverse of `parse/choose-one.ts`. */
import {
  singularPhrase,
  type Symbols,
  type Arg,
  type EffectNode,
  type Ident,
  type PhraseNode,
  type ThenNode,
  type WordNode,
  argumentsIn,
  WORD_BY_NAME,
} from '../../dsl/internal.ts';
import { amongTop } from '../meaning/among-top.ts';
import { isOfThem } from './opened-cards.ts';

/** What is chosen, and the word that does something with it, whose phrase names it. */
export interface ChoiceWithin {
  chosen: PhraseNode;
  as: Ident | undefined;
  choice: WordNode;
  word: WordNode;
  /** both steps, as they are written without a name */
  written: ThenNode;
}

/**
 * The step and the one behind it as one, if the second acts on what the first chooses. Behind *may* a text would leave open
 * how much may be left out.
 */
export function choiceWithin({ steps, may, range }: ThenNode, i: number, symbols: Symbols): ChoiceWithin | undefined {
  const choice = steps[i];
  const next: EffectNode | undefined = steps[i + 1];
  if (choice.kind !== 'word' || next?.kind !== 'word' || may[i] || may[i + 1]) return undefined;
  const chosen = phraseOfChoice(choice);
  const as = choice.args.as?.type === 'name' ? choice.args.as.name : undefined;
  // of the cards that are seen, or are on top, `move 1 card of them` says it
  if (next.word === 'move' && chosen && (chosen.posts.some(isOfThem) || amongTop(chosen))) return undefined;
  const word = chosen && withPhrase(next, chosen, as?.text ?? 'it');
  const signature = word && WORD_BY_NAME.get(word.word)?.signature;
  return signature && singularPhrase(word, signature, symbols, () => false)?.phrase === chosen
    ? {
        chosen,
        as,
        choice,
        word,
        written: { kind: 'then', steps: withoutName(choice, next, as), may: [false, false], range },
      }
    : undefined;
}

/** Both steps, where the second says `it` of what the first chooses, as a game has them. */
function withoutName(choice: WordNode, next: WordNode, as: Ident | undefined): WordNode[] {
  const { as: _, ...args } = choice.args;
  return as === undefined ? [choice, next] : [{ ...choice, args }, sayingIt(next, as.text)];
}

function sayingIt<T>(value: T, name: string): T {
  if (Array.isArray(value)) return value.map((inner) => sayingIt(inner, name) as unknown) as T;
  if (typeof value !== 'object' || value === null) return value;
  const ident = value as { text?: unknown };
  if (ident.text === name) return { ...value, text: 'it' };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sayingIt(inner as unknown, name)])) as T;
}

function phraseOfChoice({ word, args: { what } }: WordNode): PhraseNode | undefined {
  if (word !== 'choose') return undefined;
  return what?.type === 'phrase' && !isBareCard(what.phrase) ? what.phrase : undefined;
}

/** A card of which nothing says where it is: the rules of a game may know, its effect language does not. */
export const isBareCard = ({ noun, adjectives, posts, top }: PhraseNode): boolean =>
  /^cards?$/.test(noun.text) && adjectives.length === 0 && posts.length === 0 && top === undefined;

/** The word with what is chosen in place of its name, or of `it`; `ready 1 …` chooses by itself. */
function withPhrase(node: WordNode, chosen: PhraseNode, name: string): WordNode | undefined {
  const elements = argumentsIn(WORD_BY_NAME.get(node.word)?.signature ?? []);
  const argument = elements.find((element) => element.el === 'arg' && element.onAll);
  const counts = elements.some(({ name }) => name === 'n') && node.word !== 'move' && node.word !== 'dispose';
  if (!argument || node.args.n || counts) return undefined;
  const arg = node.args[argument.name];
  const phrase = arg?.type === 'phrase' ? withChosen(arg.phrase, chosen, name) : undefined;
  if (!phrase) return undefined;
  const others = Object.entries(node.args).filter(([name]) => name !== argument.name);
  if (others.some(([, other]) => mentions(other, name))) return undefined;
  return { ...node, args: { ...node.args, [argument.name]: { type: 'phrase', phrase } } };
}

/** `it`, or `production of it` */
function withChosen(phrase: PhraseNode, chosen: PhraseNode, name: string): PhraseNode | undefined {
  const { noun, adjectives, posts, top, ordinal } = phrase;
  if (adjectives.length > 0 || top || ordinal) return undefined;
  if (noun.text === 'it' || noun.text === name) return posts.length === 0 ? chosen : undefined;
  const [post, ...more] = posts;
  const of = post?.kind === 'of' && more.length === 0 ? withChosen(post.of, chosen, name) : undefined;
  return of && post?.kind === 'of' ? { ...phrase, posts: [{ ...post, of }] } : undefined;
}

const mentions = (arg: Arg, name: string): boolean => {
  const text = JSON.stringify(arg);
  return text.includes('"text":"it"') || text.includes(`"text":"${name}"`);
};
