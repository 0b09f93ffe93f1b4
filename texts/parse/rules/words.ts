/** The words of the effect language with their arguments; parses what `render/words.ts` renders. */
import {
  type Arg,
  type CostNode,
  type EffectNode,
  type EventNode,
  type ExprNode,
  type Ident,
  type PhraseNode,
  type Range,
  type WordNode,
  GAME,
  WORD_BY_NAME,
  argumentOf,
  phrasedKind,
  type PhrasedKind,
  type Argument,
  type ArgumentKind,
  type SignatureElement,
  type Case,
  wordTable,
} from '../../../dsl/internal.ts';
import { SET, type SetKey } from '../../constructions/set.ts';
import { effectTemplate } from '../../constructions/template.ts';
import { isInSentences, isItem } from '../../render/open-effects.ts';
import { isSaidBehindVerb } from '../../render/repeated-verb.ts';
import { isFrameWord } from '../../render/words.ts';
import { saysYour } from '../../render/own-periods.ts';
import { USUAL_ROUTE } from '../../render/own-names.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { mayMean } from '../accepted-wordings.ts';
import type { Chart, Rule } from '../chart.ts';
import { anyOf, listOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { argumentsFrom, type Bindings, argumentOfFlag, argumentKinds } from '../word-arguments.ts';
import { bareNoun, ownerOf } from '../../meaning/nodes.ts';
import { costRule, countedRule, itemsRule } from './amounts.ts';
import { conditionRule } from './conditions.ts';
import { doneEventRule, eventRule } from './events.ts';
import {
  lyingCounterRule,
  marksRule,
  onEachRule,
  type PlaceOfThings,
  withAllTaken,
  withMarks,
  withRemoved,
} from './marks.ts';
import { adjectiveRule, definiteRule, fixedRule, nameOf, placesRule, quotedRule } from './names.ts';
import { allRule, oneOrManyRule, ownedRule, phraseRule, zoneRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { topRule } from './opened-cards.ts';
import { goneThrough, isNumber, signedRule, simpleRule, valueRule } from './numbers.ts';
import {
  compilePattern,
  listRule,
  literal,
  patternRule,
  patternsOf,
  onlyBinding,
  renderedPatterns,
} from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { isNthPhrase, nthArgumentRule, withNthEvent } from './nth-event.ts';
import { holeRule } from './wordings.ts';
import { hasStop } from '../tokens.ts';

/** A phrase of a word that patterns are parsed for. */
export interface WordPhrase {
  key: PhraseKey;
  word: string;
  /** the flag that the phrase says */
  flag: string | undefined;
  signature: readonly SignatureElement[];
  kinds: Record<string, ArgumentKind>;
}

/** One rule for each pattern of each word: those with an effect inside, or those without. */
export function wordRules(ctx: RuleContext, open: boolean): Rule<EffectNode>[] {
  const rules: Rule<EffectNode>[] = [];
  for (const key of Object.keys(ctx.language.phrases) as PhraseKey[]) {
    const phrase = wordPhrase(key);
    if (!phrase) continue;
    const patterns = patternsOf(ctx, key);
    const rendered = new Set(renderedPatterns(ctx, key));
    for (const text of patterns) {
      if (!hasOwnWords(text) && !isAlwaysPhrased(phrase)) continue;
      const isRendered = rendered.has(text);
      const rule = compilePattern(ctx, text, (names, grammatical) => argumentRule(ctx, phrase, names, grammatical));
      rules.push(
        map(rule, (bound, chart, at, end): EffectNode | undefined => {
          const node = wordNode(phrase, ctx, bound, chart, at, end);
          if (!node) return undefined;
          // the number behind a verb ends it
          const isRepeated = BEHIND_VERB.has(key);
          if (isRepeated && !isSaidBehindVerb(node, ctx.symbols)) return undefined;
          const isOpen = !isRepeated && Object.values(node.args).some((arg) => arg.type === 'effect');
          return isOpen === open && mayMean(text, isRendered, node, ctx.wordings) ? node : undefined;
        }),
      );
    }
  }
  return rules;
}

/** Phrases that end with a number that belongs to the verb before. */
const BEHIND_VERB: ReadonlySet<string> = new Set(['repeat verb', 'repeat as-verb', 'at-most verb']);

/** The word that a phrase renders; undefined for phrases of other things. */
export function wordPhrase(key: PhraseKey): WordPhrase | undefined {
  const [name, suffix] = key.split(' ');
  const word = WORD_BY_NAME.get(name);
  if (!word) return undefined;
  const { signature } = word;
  const flag = suffix !== undefined && word.variants?.includes(suffix) ? flagWithin(signature, suffix) : suffix;
  if (flag !== undefined && !argumentOfFlag(signature, flag)) return undefined;
  return { key, word: name, flag, signature, kinds: argumentKinds(signature) };
}

/** The flag that a variant says besides: that of `up-to-as`. */
const flagWithin = (signature: readonly SignatureElement[], variant: string): string | undefined => {
  const flag = variant.replace(/-as$/, '');
  return flag !== variant && argumentOfFlag(signature, flag) ? flag : undefined;
};

/** A pattern that consists of placeholders would match anything … */
const hasOwnWords = (pattern: string): boolean => /[^\s[\]{}]/.test(pattern.replace(/\{[^}]*\}/g, ''));

/** … except where the only argument is a name with a phrase of the pack: `do production-phase`. */
const isAlwaysPhrased = ({ word, kinds }: WordPhrase): boolean =>
  Object.keys(kinds).every((name) => phrasedKind(argumentOf(word, name)) !== undefined);

/** The word with the arguments that a pattern found; undefined if they do not go together. */
function wordNode(
  { key, word, flag, signature, kinds }: WordPhrase,
  ctx: RuleContext,
  bound: Bindings,
  chart: Chart,
  at: number,
  end: number,
): WordNode | undefined {
  const keyword = span(chart, at, at + 1);
  if (key in SET) return numberSet(key as SetKey, bound, span(chart, at, end));
  const flags: Record<string, Arg> =
    flag === undefined ? {} : { [argumentOfFlag(signature, flag)!]: { type: 'flag', flag, range: keyword } };
  const bindings = isNthPhrase(key)
    ? withNthEvent(bound, key, span(chart, at, end))
    : bound.marks !== undefined
      ? withMarks(bound, key === 'set put' ? '+' : '-', span(chart, at, end))
      : bound.lying !== undefined
        ? key === 'set remove'
          ? withRemoved(ctx, bound, span(chart, at, end))
          : withAllTaken(bound, span(chart, at, end))
        : bound.nth
          ? withNth(bound)
          : bound;
  if (!bindings) return undefined;
  const args = argumentsFrom(bindings, flags, kinds);
  if (args.cost?.type === 'cost' && !normalizeCharge(args)) return undefined;
  if (!args.route && signature.some((element) => element.el === 'arg' && element.name === 'route')) {
    args.route = { type: 'name', name: { text: USUAL_ROUTE, range: span(chart, end, end) } };
  }
  if ((key === 'until game' || key === 'until event-only') && !args.period) {
    args.period = asName({ text: GAME, range: keyword });
  }
  // a wording without its number, such as "advance a space", is about one
  if (!args.n && signature.some((element) => element.el === 'arg' && element.name === 'n')) {
    args.n = { type: 'value', value: { kind: 'number', value: 1, range: span(chart, at, end) } };
  }
  return { kind: 'word', word, keyword, args: withPlace(word, args), range: span(chart, at, end) };
}

/** What is set, and to which number; a marker on a track only to a number that is written. */
function numberSet(key: SetKey, bound: Bindings, range: Range): WordNode | undefined {
  const { to } = bound as { to?: Arg };
  const isWritten = to?.type === 'value' && to.value.kind === 'number';
  return key === 'set to-space' && !isWritten
    ? undefined
    : (effectTemplate(SET[key]).build(bound, range) as WordNode | undefined);
}

/** "The first farm you upgrade each turn": the only one, by its number in the period. */
function withNth({ nth, each, ...bound }: Bindings): Bindings {
  const phrase = nth as PhraseNode;
  const { ident } = each as { ident: Ident };
  const range = { start: phrase.range.start, end: ident.range.end };
  const what: Arg = {
    type: 'phrase',
    phrase: { ...phrase, posts: [{ kind: 'this', period: ident, range: ident.range }], range },
  };
  return { ...bound, what };
}

/** "Build a farm next to it": where it is built. */
function withPlace(word: string, args: Record<string, Arg>): Record<string, Arg> {
  const { what, on } = args;
  if (on || what?.type !== 'phrase' || argumentOf(word, 'on')?.form !== 'site') return args;
  const { posts, range } = what.phrase;
  if (posts.length === 0 || posts.some(({ kind }) => kind !== 'adjacent-to')) return args;
  return {
    ...args,
    what: { type: 'phrase', phrase: { ...what.phrase, posts: [] } },
    on: { type: 'phrase', phrase: { ...bareNoun('site', range), posts } },
  };
}

/** The rule for a placeholder in the phrase of a word; undefined if nothing can fill it. */
export function argumentRule(
  ctx: RuleContext,
  phrase: WordPhrase,
  names: string[],
  grammatical: Case,
): Rule<unknown> | undefined {
  const [name] = names;
  if (OWNERS[phrase.key] === name) return ownerRule(ctx, phrase.key === 'owner-of', grammatical);
  if (names.length === 2) return countedRule(ctx, grammatical, argumentOf(phrase.word, names[1])?.onAll);
  if (isNthPhrase(phrase.key) && name !== 'body') return nthArgumentRule(ctx, name, grammatical);
  return (
    placeholderRule(ctx, phrase, name, grammatical) ??
    formRule(ctx, phrase, name, grammatical) ??
    kindRule(ctx, phrase, name, grammatical)
  );
}

/** Where a phrase says a player by what that one has. */
const OWNERS: Readonly<Record<string, string>> = wordTable({
  'owner-of': 'what',
  'pay owner': 'on',
  'take owner': 'on',
});

/** `the owner of it`, or only of what. */
const ownerRule = (ctx: RuleContext, ofWhat: boolean, grammatical: Case): Rule<Arg> =>
  map(ownedRule(ctx, grammatical), (of): Arg => ({ type: 'phrase', phrase: ofWhat ? of : ownerOf(of) }));

/** Placeholders that mean the same in the phrases of all words. */
function placeholderRule(
  ctx: RuleContext,
  { key }: WordPhrase,
  name: string,
  grammatical: Case,
): Rule<unknown> | undefined {
  switch (name) {
    case 'free':
      return cachedRule(ctx, 'free arg', () =>
        map(
          patternRule(ctx, 'free', () => undefined),
          (_, chart, at, end): Arg => ({ type: 'cost', cost: { kind: 'free', range: span(chart, at, end) } }),
        ),
      );
    case 'order':
      return cachedRule(ctx, 'order arg', () =>
        map(
          patternRule(ctx, 'in any order', () => undefined),
          (_, chart, at, end): Arg => ({ type: 'flag', flag: 'in-any-order', range: span(chart, at, end) }),
        ),
      );
    // of wordings that are never rendered
    case 'price':
    case 'count':
    case 'raised':
    case 'kind':
    case 'kinds':
      return holeRule(ctx, name, grammatical);
    case 'nth':
      return cachedRule(ctx, `nth ${grammatical}`, () =>
        map(phraseRule(ctx, 'one', grammatical), ({ phrase }) =>
          phrase.ordinal && phrase.posts.length === 0 ? phrase : undefined,
        ),
      );
    case 'each':
      return cachedRule(ctx, `each period ${grammatical}`, () =>
        anyOf(nameOf(ctx, 'period', 'each', grammatical), nameOf(ctx, 'period', 'bare', grammatical)),
      );
    case 'step':
      return valueArgument(ctx, grammatical);
    case 'marks': {
      const some = marksRule(ctx, 'number', grammatical);
      return key === 'set take'
        ? anyOf<number | 'all'>(
            some,
            map(marksRule(ctx, 'all', grammatical), () => 'all'),
          )
        : some;
    }
    case 'lying': {
      const all = lyingCounterRule(ctx, 'all', grammatical);
      return key === 'set remove' ? anyOf(all, lyingCounterRule(ctx, 'number', grammatical)) : all;
    }
    case 'things':
      return cachedRule(ctx, `things ${grammatical}`, () =>
        map(phraseRule(ctx, 'many', grammatical), ({ phrase }): Arg | undefined =>
          isNumber(ctx, phrase) ? undefined : { type: 'value', value: phrase },
        ),
      );
    case 'of': {
      const one = phraseRule(ctx, 'one', grammatical);
      if (key !== 'set remove') return map(one, ({ phrase }) => phrase);
      return anyOf(
        map(one, ({ phrase: on }): PlaceOfThings => ({ on, isEach: false })),
        map(phraseRule(ctx, 'each', grammatical), ({ phrase: on }): PlaceOfThings => ({ on, isEach: true })),
      );
    }
    case 'zone':
      return key === 'move place' || key === 'move take-place'
        ? cachedRule(ctx, 'place to', () => map(placesRule(ctx, 'to'), asName))
        : undefined;
    case 'track':
      return cachedRule(ctx, `track ${grammatical}`, () =>
        map(nameOf(ctx, 'track', 'the', grammatical), ({ ident }) => asName(ident)),
      );
    case 'as':
      return cachedRule(ctx, 'as', () => map(quotedRule(ctx), asName));
    case 'predicate':
      return cachedRule(ctx, 'predicate', () => map(adjectiveRule(ctx, ['predicate', 'core']), asName));
    default:
      return undefined;
  }
}

/** Arguments whose declaration says how texts put them. */
function formRule(
  ctx: RuleContext,
  { word, flag }: WordPhrase,
  name: string,
  grammatical: Case,
): Rule<unknown> | undefined {
  const argument = argumentOf(word, name);
  if (!argument) return undefined;
  const { as, form, names, signedWith } = argument;
  if (signedWith !== undefined && signedWith === flag) {
    return cachedRule(ctx, 'signed arg', () => map(signedRule(ctx), asValue));
  }
  const kind = phrasedKind(argument);
  if (kind === 'signal' || kind === 'route') return cachedRule(ctx, kind, () => phrasedName(ctx, kind));
  if (kind === 'procedure') {
    return cachedRule(ctx, `procedure ${grammatical}`, () =>
      anyOf(phrasedName(ctx, kind), unphrasedName(ctx, kind, grammatical)),
    );
  }
  if (form === 'each-kind') {
    return cachedRule(ctx, `each kind ${grammatical}`, () =>
      map(phraseRule(ctx, 'each', grammatical), ({ phrase }): Arg | undefined => {
        const over = goneThrough(phrase, undefined);
        return over.as && { type: 'phrase', phrase: over.phrase };
      }),
    );
  }
  if (form === 'site') return cachedRule(ctx, `site ${grammatical}`, () => map(siteRule(ctx, grammatical), asPhrase));
  if (form === 'value') {
    return cachedRule(ctx, `value of ${grammatical}`, () =>
      anyOf(
        map(simpleRule(ctx, grammatical), (value): Arg | undefined =>
          value.kind === 'phrase' ? { type: 'phrase', phrase: value } : undefined,
        ),
        map(
          onEachRule(ctx, (c) => phraseRule(ctx, 'each', c)),
          (phrase): Arg => ({ type: 'phrase', phrase }),
        ),
      ),
    );
  }
  if (form === 'top') {
    return cachedRule(ctx, `top ${grammatical}`, () =>
      map(
        anyOf(
          topRule(ctx, (c) => zoneRule(ctx, c)),
          nounRule(ctx, undefined, grammatical),
        ),
        ({ phrase }): Arg | undefined =>
          phrase.top || isOnBoard(ctx, phrase) ? { type: 'phrase', phrase } : undefined,
      ),
    );
  }
  if (as === 'name' && form === 'many') {
    const [kindOfName] = names!.kinds;
    return cachedRule(ctx, `many ${kindOfName} ${grammatical}`, () =>
      map(nameOf(ctx, kindOfName, 'many', grammatical), ({ ident }) => asName(ident)),
    );
  }
  return undefined;
}

/** All other arguments, by what they are. */
function kindRule(
  ctx: RuleContext,
  { key, word, kinds }: WordPhrase,
  name: string,
  grammatical: Case,
): Rule<unknown> | undefined {
  const argument = argumentOf(word, name);
  const kind = kinds[name];
  switch (kind) {
    case 'condition':
      return cachedRule(ctx, 'condition arg', () => map(conditionRule(ctx), asValue));
    case 'atom':
    case 'value':
      return valueArgument(ctx, grammatical);
    case 'phrase':
      return cachedRule(ctx, `phrase arg ${argument?.form} ${argument?.onAll} ${grammatical}`, () =>
        map(
          argument?.onAll
            ? anyOf(nounRule(ctx, argument.form, grammatical), allRule(ctx, grammatical))
            : nounRule(ctx, argument?.form, grammatical),
          asPhrase,
        ),
      );
    case 'items':
      return itemsRule(ctx, grammatical);
    case 'cost':
    case 'charge': {
      const asCharge = kind === 'charge';
      return cachedRule(ctx, `cost ${asCharge} ${grammatical}`, () =>
        map(costRule(ctx, grammatical, asCharge), (cost): Arg => ({ type: 'cost', cost })),
      );
    }
    case 'body':
    case 'step': {
      if (key === 'if otherwise') return alternativeRule(ctx, name);
      if (key === 'must or') return optionsRule(ctx);
      const closed = key === 'if else' && name === 'body';
      const rule = closed ? 'closed' : isFrameWord(word, kinds) ? 'frame' : 'body';
      return cachedRule(ctx, `effect ${rule}`, () =>
        map(ctx.recursive[rule](ctx), (effect): Arg => ({ type: 'effect', effect })),
      );
    }
    case 'event':
      if (word === 'after') {
        return cachedRule(ctx, 'done event arg', () => map(doneEventRule(ctx), asEvent));
      }
      if (key in MOMENTS) return eachPeriodRule(ctx, key as keyof typeof MOMENTS, grammatical);
      return cachedRule(ctx, 'event arg', () => map(eventRule(ctx), asEvent));
    case 'name':
      return cachedRule(ctx, `name arg ${word} ${name} ${grammatical}`, () =>
        map(definiteRule(ctx, grammatical), ({ ident, kinds: of }) => (fits(argument, of) ? asName(ident) : undefined)),
      );
    case 'names':
      return cachedRule(ctx, `names ${grammatical}`, () =>
        map(listRule(ctx, nameOf(ctx, 'counter', 'bare', grammatical), 'and'), (all): Arg => ({
          type: 'names',
          names: all.map(({ ident }) => ident),
        })),
      );
    default:
      return undefined;
  }
}

/** *the game*, which ends once */
const endOfGameRule = (ctx: RuleContext, grammatical: Case): Rule<Ident> => {
  const noun = ctx.language.noun(GAME)!;
  const text = ctx.language.nounPhrase({ count: 'the', noun, adjectives: [] }, grammatical);
  return map(literal(ctx, text), (_, chart, at, end): Ident => ({ text: GAME, range: span(chart, at, end) }));
};

/** Alternatives behind *choose one*. */
const optionsRule = (ctx: RuleContext): Rule<Arg> =>
  cachedRule(ctx, 'options', () => {
    const { phrases } = ctx.language;
    const option = map(ctx.recursive.closed(ctx), (effect) => (isItem(effect, ctx.symbols) ? effect : undefined));
    const or = anyOf(literal(ctx, phrases['or, sentence']), literal(ctx, phrases.or));
    return map(listOf(option, or), (options, chart, at, end): Arg | undefined =>
      options.length < 2 ? undefined : { type: 'effect', effect: { kind: 'or', options, range: span(chart, at, end) } },
    );
  });

/** One of the two effects of `if … else …` in sentences: only another such `if` goes on behind a full stop. */
const alternativeRule = (ctx: RuleContext, name: string): Rule<Arg> =>
  cachedRule(ctx, `${name} in a sentence`, () =>
    map(ctx.recursive.body(ctx), (effect, chart, at, end): Arg | undefined =>
      hasStop(chart.tokens, at, end) && !(name === 'otherwise' && isInSentences(effect, ctx.symbols))
        ? undefined
        : { type: 'effect', effect },
    ),
  );

const MOMENTS = {
  'when begins': 'begins',
  'when ends': 'ends',
  'when begins once': 'begins',
} as const;

/** `at the end of each era` */
const eachPeriodRule = (ctx: RuleContext, key: keyof typeof MOMENTS, grammatical: Case): Rule<Arg> =>
  cachedRule(ctx, `${key} ${grammatical}`, () =>
    map(
      anyOf(
        map(nameOf(ctx, 'period', key === 'when begins once' ? 'one' : 'each', grammatical), ({ ident }) => ident),
        ...(saysYour(ctx.language) ? [map(nameOf(ctx, 'period', 'your', grammatical), ({ ident }) => ident)] : []),
        ...(key === 'when ends' ? [endOfGameRule(ctx, grammatical)] : []),
      ),
      (period, chart, at, end): Arg => ({
        type: 'event',
        event: { kind: 'period', period, moment: MOMENTS[key], range: span(chart, at, end) },
      }),
    ),
  );

const valueArgument = (ctx: RuleContext, grammatical: Case): Rule<Arg> =>
  cachedRule(ctx, `value arg ${grammatical}`, () => map(valueRule(ctx, grammatical), asValue));

/** A site, or the site of what was built there. */
const siteRule = (ctx: RuleContext, grammatical: Case): Rule<NounMatch> =>
  anyOf<NounMatch>(
    oneOrManyRule(ctx, grammatical),
    map(
      patternRule(ctx, 'site-of', (_, c) => oneOrManyRule(ctx, c)),
      onlyBinding<NounMatch>,
    ),
  );

/** The noun of an argument, as `render/words.ts` puts it. */
/** Whether it may be a card on a board: `tile of …`, or one that was chosen. */
const isOnBoard = ({ symbols }: RuleContext, { noun, adjectives, posts }: PhraseNode): boolean =>
  noun.text === 'tile' ||
  noun.text === 'tiles' ||
  (adjectives.length === 0 && posts.length === 0 && symbols.find(noun.text).length === 0);

function nounRule(ctx: RuleContext, form: Argument['form'], grammatical: Case): Rule<NounMatch> {
  if (form === 'each') return phraseRule(ctx, 'each', grammatical);
  const oneOrMany = oneOrManyRule(ctx, grammatical);
  return form === 'kind' ? anyOf(oneOrMany, phraseRule(ctx, 'bare', grammatical)) : oneOrMany;
}

/** A name by the phrase that the pack declares for it. */
function phrasedName(ctx: RuleContext, kind: PhrasedKind): Rule<Arg> {
  return map(fixedRule(ctx), (entry, chart, at, end) =>
    entry.kinds.has(kind) ? asName({ text: entry.name, range: span(chart, at, end) }) : undefined,
  );
}

/** A name by itself, where the pack declares no phrase for it: *Turn* is no way to say *take a turn*. */
function unphrasedName(ctx: RuleContext, kind: PhrasedKind, grammatical: Case): Rule<Arg> {
  const phrased = new Set(
    [...ctx.vocabulary.phrases.values()].flat().flatMap(({ name, kinds }) => (kinds.has(kind) ? [name] : [])),
  );
  return map(nameOf(ctx, kind, 'bare', grammatical), ({ ident }) =>
    phrased.has(ident.text) ? undefined : asName(ident),
  );
}
const asValue = (value: ExprNode): Arg => ({ type: 'value', value });
const asPhrase = ({ phrase }: NounMatch): Arg => ({ type: 'phrase', phrase });
const asEvent = (event: EventNode): Arg => ({ type: 'event', event });
const asName = (name: Ident): Arg => ({ type: 'name', name });

/** A cost per thing is written only for several things: `for 1 science each`. False if it does not fit the number. */
function normalizeCharge(args: Record<string, Arg>): boolean {
  const { cost, n } = args;
  const { each, ...plain } = (cost as { cost: CostNode & { each?: boolean } }).cost;
  const several = n?.type === 'value' && !(n.value.kind === 'number' && n.value.value === 1);
  if (plain.kind === 'amounts' && 'what' in args && (each ?? false) !== several) return false;
  args.cost = { type: 'cost', cost: plain };
  return true;
}

/** Whether a name fits an argument; a name given with `as` fits everywhere, and where no kind is declared any does. */
function fits(argument: Argument | undefined, kinds: readonly string[]): boolean {
  const fitting = argument?.names?.kinds ?? [];
  return kinds.length === 0 || fitting.length === 0 || fitting.some((kind) => kinds.includes(kind));
}
