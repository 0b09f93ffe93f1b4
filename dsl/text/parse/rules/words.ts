/** The words of the effect language with their arguments; parses what `render/words.ts` renders. */
import type { Arg, CostNode, EffectNode, ExprNode, Ident, PhraseNode, WordNode } from '../../../syntax/ast.ts';
import { WORD_BY_NAME } from '../../../words/registry.ts';
import { argumentOf } from '../../../words/facts.ts';
import type { Argument, ArgumentKind } from '../../../words/signature.ts';
import type { Case } from '../../../packs/fields.ts';
import { USUAL_ROUTE } from '../../render/own-names.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { mayMean } from '../accepted-wordings.ts';
import { anyOf, map, type Rule } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import { argumentsFrom, type Bindings, argumentOfFlag, argumentKinds } from '../word-arguments.ts';
import { costRule, countedRule, itemsRule } from './amounts.ts';
import { conditionRule } from './conditions.ts';
import { eventRule } from './events.ts';
import { adjectiveRule, definiteRule, fixedRule, nameOf, placesRule, quotedRule } from './names.ts';
import { type NounMatch, oneOrManyRule, phraseRule } from './noun-phrases.ts';
import { signedRule, simpleRule, valueRule } from './numbers.ts';
import {
  compilePattern,
  listRule,
  patternRule,
  patternsOf,
  onlyBinding,
  extraPatterns,
  spellings,
} from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { holeRule } from './wordings.ts';

/** One rule for each pattern of each word: those with an effect inside, or those without. */
export function wordRules(ctx: RuleContext, open: boolean): Rule<EffectNode>[] {
  const rules: Rule<EffectNode>[] = [];
  for (const key of Object.keys(ctx.language.phrases) as PhraseKey[]) {
    const [name, suffix] = key.split(' ');
    const word = WORD_BY_NAME.get(name);
    const flag = suffix !== undefined && word?.variants?.includes(suffix) ? undefined : suffix;
    if (!word || (flag !== undefined && !argumentOfFlag(word.signature, flag))) continue;
    const kinds = argumentKinds(word.signature);
    const patterns = patternsOf(ctx, key);
    const told = patterns.length - extraPatterns(ctx, key).flatMap(spellings).length;
    for (const text of patterns) {
      // a pattern without words of its own would match anything
      if (!/[^\s[\]{}]/.test(text.replace(/\{[^}]*\}/g, '')) && name !== 'do') continue;
      const rule = compilePattern(ctx, text, (names, grammatical) =>
        argumentRule(ctx, key, name, names, grammatical, kinds),
      );
      rules.push(
        map(rule, (bound, chart, at, end): EffectNode | undefined => {
          if (bound.step) bound = withStep(bound, key === 'set more' ? '+' : '-');
          const args = argumentsFrom(
            bound,
            flag === undefined
              ? {}
              : { [argumentOfFlag(word.signature, flag)!]: { type: 'flag', flag, range: span(chart, at, at + 1) } },
            kinds,
          );
          if (args.cost?.type === 'cost' && !settleCharge(args)) return undefined;
          const isOpen = Object.values(args).some((arg) => arg.type === 'effect');
          if (isOpen !== open) return undefined;
          const node: WordNode = {
            kind: 'word',
            word: name,
            keyword: span(chart, at, at + 1),
            args,
            range: span(chart, at, end),
          };
          if (!args.route && word.signature.some((element) => element.el === 'arg' && element.name === 'route')) {
            args.route = { type: 'name', name: { text: USUAL_ROUTE, range: span(chart, end, end) } };
          }
          return mayMean(text, patterns.indexOf(text) < told, node, ctx.wordings) ? node : undefined;
        }),
      );
    }
  }
  return rules;
}

/** The rule for a placeholder in the phrase of a word. */
export function argumentRule(
  ctx: RuleContext,
  key: PhraseKey,
  word: string,
  names: string[],
  grammatical: Case,
  kinds: Record<string, ArgumentKind>,
): Rule<unknown> | undefined {
  const [name] = names;
  const argument = argumentOf(word, name);
  if (names.length === 2) return countedRule(ctx, grammatical);
  if (name === 'free') {
    return cachedRule(ctx, 'free arg', () =>
      map(
        patternRule(ctx, 'free', () => undefined),
        (_, chart, at, end): Arg => ({ type: 'cost', cost: { kind: 'free', range: span(chart, at, end) } }),
      ),
    );
  }
  if (name === 'on' && word === 'build') {
    return cachedRule(ctx, `spot ${grammatical}`, () =>
      map(
        anyOf<NounMatch>(
          oneOrManyRule(ctx, grammatical),
          map(
            patternRule(ctx, 'site-of', (_, c) => oneOrManyRule(ctx, c)),
            onlyBinding<NounMatch>,
          ),
        ),
        asPhrase,
      ),
    );
  }
  // placeholders of wordings that are never rendered
  if (name === 'price' || name === 'count' || name === 'raised' || name === 'kind' || name === 'kinds') {
    return holeRule(ctx, name, grammatical);
  }
  if (name === 'step') {
    return cachedRule(ctx, `value arg ${grammatical}`, () => map(valueRule(ctx, grammatical), asValue));
  }
  if (key === 'move place' && name === 'zone') {
    return cachedRule(ctx, 'place to', () => map(placesRule(ctx, 'to'), asName));
  }
  if (name === 'track') {
    return cachedRule(ctx, `track ${grammatical}`, () =>
      map(nameOf(ctx, 'track', 'the', grammatical), ({ ident }) => asName(ident)),
    );
  }
  if (name === 'as') return cachedRule(ctx, 'as', () => map(quotedRule(ctx), asName));
  if (word === 'set' && name === 'what') {
    return cachedRule(ctx, `set what ${grammatical}`, () =>
      map(simpleRule(ctx, grammatical), (value): Arg | undefined =>
        value.kind === 'phrase' ? { type: 'phrase', phrase: value } : undefined,
      ),
    );
  }
  if (argument?.as === 'name' && argument.form === 'many') {
    return cachedRule(ctx, `many ${argument.names?.kinds[0]} ${grammatical}`, () =>
      map(nameOf(ctx, argument.names!.kinds[0], 'many', grammatical), ({ ident }) => asName(ident)),
    );
  }
  if (word === 'signal' && name === 'name') return cachedRule(ctx, 'signal', () => fixedName(ctx, 'signal'));
  if (name === 'route') return cachedRule(ctx, 'route', () => fixedName(ctx, 'route'));
  switch (kinds[name]) {
    case 'condition':
      return cachedRule(ctx, 'condition arg', () => map(conditionRule(ctx), asValue));
    case 'atom':
    case 'value':
      return key === 'change by'
        ? cachedRule(ctx, 'signed arg', () => map(signedRule(ctx), asValue))
        : cachedRule(ctx, `value arg ${grammatical}`, () => map(valueRule(ctx, grammatical), asValue));
    case 'phrase':
      return cachedRule(ctx, `phrase arg ${argument?.form} ${grammatical}`, () =>
        map(nounRule(ctx, argument?.form, grammatical), asPhrase),
      );
    case 'items':
      return itemsRule(ctx, grammatical);
    case 'cost':
    case 'charge': {
      const asCharge = kinds[name] === 'charge';
      return cachedRule(ctx, `cost ${asCharge} ${grammatical}`, () =>
        map(costRule(ctx, grammatical, asCharge), (cost): Arg => ({ type: 'cost', cost })),
      );
    }
    case 'body':
    case 'step': {
      const closed = key === 'if else' && name === 'body';
      return cachedRule(ctx, `effect ${closed}`, () =>
        map(closed ? ctx.recursive.closed(ctx) : ctx.recursive.body(ctx), (effect): Arg => ({
          type: 'effect',
          effect,
        })),
      );
    }
    case 'event':
      return cachedRule(ctx, 'event arg', () => map(eventRule(ctx), (event): Arg => ({ type: 'event', event })));
    case 'name':
      if (name === 'predicate') {
        return cachedRule(ctx, 'predicate', () => map(adjectiveRule(ctx, ['predicate', 'core']), asName));
      }
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

/** The noun of an argument, as `countIn` in `render/words.ts` puts it. */
function nounRule(ctx: RuleContext, form: Argument['form'], grammatical: Case): Rule<NounMatch> {
  if (form === 'each') return phraseRule(ctx, 'each', grammatical);
  const oneOrMany = oneOrManyRule(ctx, grammatical);
  return form === 'kind' ? anyOf(oneOrMany, phraseRule(ctx, 'bare', grammatical)) : oneOrMany;
}

function fixedName(ctx: RuleContext, kind: 'signal' | 'route'): Rule<Arg> {
  return map(fixedRule(ctx), (entry, chart, at, end) =>
    entry.kinds.has(kind) ? asName({ text: entry.name, range: span(chart, at, end) }) : undefined,
  );
}
const asValue = (value: ExprNode): Arg => ({ type: 'value', value });
const asPhrase = ({ phrase }: NounMatch): Arg => ({ type: 'phrase', phrase });
const asName = (name: Ident): Arg => ({ type: 'name', name });

/** Of several things each costs so much: `for 1 science each`; of one thing nobody says so. */
function settleCharge(args: Record<string, Arg>): boolean {
  const { cost, n } = args;
  const { each, ...plain } = (cost as { cost: CostNode & { each?: boolean } }).cost;
  const several = n?.type === 'value' && !(n.value.kind === 'number' && n.value.value === 1);
  if (plain.kind === 'amounts' && 'what' in args && (each ?? false) !== several) return false;
  args.cost = { type: 'cost', cost: plain };
  return true;
}

/** `add 2 to X`: X becomes X + 2. */
function withStep({ step, what }: Bindings, op: '+' | '-'): Bindings {
  const { phrase } = what as { phrase: PhraseNode };
  const { value } = step as { value: ExprNode };
  return {
    what,
    to: { type: 'value', value: { kind: 'binary', op, left: phrase, right: value, range: phrase.range } },
  };
}

/** Whether a name fits an argument; a name given with `as` fits everywhere, and where no kind is declared any does. */
function fits(argument: Argument | undefined, kinds: readonly string[]): boolean {
  const fitting = argument?.names?.kinds ?? [];
  return kinds.length === 0 || fitting.length === 0 || fitting.some((kind) => kinds.includes(kind));
}
