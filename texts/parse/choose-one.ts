/** "Remove a farm": what acts on all that it finds is preceded by the choice of one. */
import { amongTop } from '../meaning/among-top.ts';
import {
  argumentsIn,
  effectFacts,
  singularPhrase,
  type Symbols,
  type Arg,
  type EffectNode,
  type PhraseNode,
  type WordNode,
  WORD_BY_NAME,
} from '../../dsl/internal.ts';
import { isBareCard } from '../render/choice-within.ts';
import { isOfThem } from '../render/opened-cards.ts';

/** The effect with `choose farm then remove it` in place of `remove farm`, at every depth. */
export function choosingOne(effect: EffectNode, symbols: Symbols): EffectNode {
  switch (effect.kind) {
    case 'block':
      return { ...effect, parts: effect.parts.map((part) => choosingOne(part, symbols)) };
    case 'or':
      return { ...effect, options: effect.options.map((option) => choosingOne(option, symbols)) };
    case 'then': {
      // a choice that is put before a step becomes one of the steps; a `then` that was written stays together
      const steps = effect.steps.map((step, i) => {
        const changed = choosingOne(step, symbols);
        const isInLine = step.kind === 'word' || (!effect.may[i] && isOneSentence(step));
        return isInLine && changed.kind === 'then' ? changed.steps : [changed];
      });
      return {
        ...effect,
        steps: steps.flat(),
        may: steps.flatMap((list, i) => list.map((_, j) => j === 0 && (effect.may[i] ?? false))),
      };
    }
    case 'word':
      return choiceAndWord(withinArguments(effect, symbols), symbols);
  }
}

/** Whether the steps come from a sentence of the pack, which has all of them at one place. */
const isOneSentence = (effect: EffectNode): boolean =>
  effect.kind === 'then' &&
  !effect.may.includes(true) &&
  effect.steps.every(({ range }) => range.start === effect.range.start && range.end === effect.range.end);

function withinArguments(node: WordNode, symbols: Symbols): WordNode {
  const args = Object.entries(node.args).map(([name, arg]): [string, Arg] => [
    name,
    arg.type === 'effect' ? { ...arg, effect: choosingOne(arg.effect, symbols) } : arg,
  ]);
  return { ...node, args: Object.fromEntries(args) };
}

function choiceAndWord(node: WordNode, symbols: Symbols): EffectNode {
  const word = WORD_BY_NAME.get(node.word);
  const found = word && singularPhrase(node, word.signature, symbols, () => false);
  if (!found) return node;
  const { phrase } = found;
  if (isBareCard(phrase)) return node;
  const { range, keyword } = node;
  const one: Arg = { type: 'value', value: { kind: 'number', value: 1, range: phrase.range } };
  if (node.word === 'move' && (phrase.posts.some(isOfThem) || amongTop(phrase))) {
    return { ...node, args: { n: one, ...node.args } };
  }
  // what says by itself where its cards are says which by itself, too: `ready 1 used action-card`
  if (impliesZone(word) && argumentsIn(word.signature).some(({ name }) => name === 'n')) {
    return { ...node, args: { n: one, ...node.args } };
  }
  const choice: WordNode = { kind: 'word', word: 'choose', keyword, args: { what: { type: 'phrase', phrase } }, range };
  const args = Object.entries(node.args).map(([name, arg]): [string, Arg] => [
    name,
    arg.type === 'phrase' ? { ...arg, phrase: replaced(arg.phrase, phrase) } : arg,
  ]);
  return { kind: 'then', steps: [choice, { ...node, args: Object.fromEntries(args) }], may: [false, false], range };
}

/** Whether cards of no zone are in play for it. */
const impliesZone = (word: NonNullable<ReturnType<typeof WORD_BY_NAME.get>>): boolean =>
  word.role === 'immediate' && word.makes.some((kind) => effectFacts(kind).zone === 'implied');

/** The phrase with `it` in place of the one that was chosen: all of it, or what it belongs to. */
function replaced(phrase: PhraseNode, chosen: PhraseNode): PhraseNode {
  const { range } = chosen;
  if (phrase === chosen) return { kind: 'phrase', adjectives: [], noun: { text: 'it', range }, posts: [], range };
  return {
    ...phrase,
    posts: phrase.posts.map((post) => (post.kind === 'of' ? { ...post, of: replaced(post.of, chosen) } : post)),
  };
}
