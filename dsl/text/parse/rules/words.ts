/** The words of the language of effects with their arguments: undoes `render/words.ts`. */
import type { SymbolKind } from '../../../semantics/symbols.ts';
import type { Arg, CostNode, EffectNode, ExprNode, Ident, PhraseNode, WordNode } from '../../../syntax/ast.ts';
import { WORD_BY_NAME } from '../../../words/registry.ts';
import type { ArgumentKind } from '../../../words/signature.ts';
import type { Case } from '../../languages/language.ts';
import { USUAL_ROUTE } from '../../render/own-names.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { mayMean } from '../accepted-wordings.ts';
import { anyOf, map, type Rule } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import { argumentsFrom, type Bindings, argumentOfFlag, argumentKinds } from '../word-arguments.ts';
import { costRule, countedRule, itemRule } from './amounts.ts';
import { conditionRule } from './conditions.ts';
import { bodyRule, closedRule } from './effects.ts';
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
import { cachedRule, type Rules } from './rules.ts';
import { holeRule } from './wordings.ts';

/** One rule for each pattern of each word: those with an effect inside, or those without. */
export function wordRules(r: Rules, open: boolean): Rule<EffectNode>[] {
  const rules: Rule<EffectNode>[] = [];
  for (const key of Object.keys(r.language.phrases) as PhraseKey[]) {
    const [name, flag] = VARIANTS.has(key) ? [key.split(' ')[0], undefined] : key.split(' ');
    const word = WORD_BY_NAME.get(name);
    if (!word || (flag !== undefined && !argumentOfFlag(word.signature, flag))) continue;
    const kinds = argumentKinds(word.signature);
    const patterns = patternsOf(r, key);
    const told = patterns.length - extraPatterns(r, key).flatMap(spellings).length;
    for (const text of patterns) {
      // words alone tell this word from others: a pattern without any can be read by no one
      if (!/[^\s[\]{}]/.test(text.replace(/\{[^}]*\}/g, '')) && name !== 'do') continue;
      const rule = compilePattern(r, text, (names, grammatical) =>
        argumentRule(r, key, name, names, grammatical, kinds),
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
          return mayMean(text, patterns.indexOf(text) < told, node) ? node : undefined;
        }),
      );
    }
  }
  return rules;
}

/** What stands in a hole of the phrase of a word. */
export function argumentRule(
  r: Rules,
  key: PhraseKey,
  word: string,
  names: string[],
  grammatical: Case,
  kinds: Record<string, ArgumentKind>,
): Rule<unknown> | undefined {
  const [name] = names;
  if (names.length === 2) return countedRule(r, grammatical);
  if (name === 'free') {
    return cachedRule(r, 'free arg', () =>
      map(
        patternRule(r, 'free', () => undefined),
        (_, chart, at, end): Arg => ({ type: 'cost', cost: { kind: 'free', range: span(chart, at, end) } }),
      ),
    );
  }
  if (name === 'on' && word === 'build') {
    return cachedRule(r, `spot ${grammatical}`, () =>
      map(
        anyOf<NounMatch>(
          oneOrManyRule(r, grammatical),
          map(
            patternRule(r, 'site-of', (_, c) => oneOrManyRule(r, c)),
            onlyBinding<NounMatch>,
          ),
        ),
        asPhrase,
      ),
    );
  }
  // holes of wordings that are not told
  if (name === 'price' || name === 'count' || name === 'raised' || name === 'kind' || name === 'kinds') {
    return holeRule(r, name, grammatical);
  }
  if (name === 'step') return cachedRule(r, `value arg ${grammatical}`, () => map(valueRule(r, grammatical), asValue));
  if (key === 'move place' && name === 'zone') return cachedRule(r, 'place to', () => map(placesRule(r, 'to'), asName));
  if (name === 'track') {
    return cachedRule(r, `track ${grammatical}`, () =>
      map(nameOf(r, 'track', 'the', grammatical), ({ ident }) => asName(ident)),
    );
  }
  if (name === 'as') return cachedRule(r, 'as', () => map(quotedRule(r), asName));
  if (word === 'set' && name === 'what') {
    return cachedRule(r, `set what ${grammatical}`, () =>
      map(simpleRule(r, grammatical), (value): Arg | undefined =>
        value.kind === 'phrase' ? { type: 'phrase', phrase: value } : undefined,
      ),
    );
  }
  if (word === 'best' && name === 'by') {
    return cachedRule(r, `best ${grammatical}`, () =>
      map(nameOf(r, 'counter', 'many', grammatical), ({ ident }) => asName(ident)),
    );
  }
  if (word === 'signal' && name === 'name') return cachedRule(r, 'signal', () => fixedName(r, 'signal'));
  if (name === 'route') return cachedRule(r, 'route', () => fixedName(r, 'route'));
  switch (kinds[name]) {
    case 'condition':
      return cachedRule(r, 'condition arg', () => map(conditionRule(r), asValue));
    case 'atom':
    case 'value':
      return key === 'change by'
        ? cachedRule(r, 'signed arg', () => map(signedRule(r), asValue))
        : cachedRule(r, `value arg ${grammatical}`, () => map(valueRule(r, grammatical), asValue));
    case 'phrase':
      return cachedRule(r, `phrase arg ${word === 'each'} ${grammatical}`, () =>
        map(word === 'each' ? phraseRule(r, 'each', grammatical) : oneOrManyRule(r, grammatical), asPhrase),
      );
    case 'items':
      return cachedRule(r, `items ${grammatical}`, () =>
        map(listRule(r, itemRule(r, grammatical), 'and'), (items): Arg => ({ type: 'items', items })),
      );
    case 'cost':
    case 'charge': {
      const asCharge = word === 'build' || word === 'upgrade' || word === 'replace';
      return cachedRule(r, `cost ${asCharge} ${grammatical}`, () =>
        map(costRule(r, grammatical, asCharge), (cost): Arg => ({ type: 'cost', cost })),
      );
    }
    case 'body':
    case 'step': {
      const closed = key === 'if else' && name === 'body';
      return cachedRule(r, `effect ${closed}`, () =>
        map(closed ? closedRule(r) : bodyRule(r), (effect): Arg => ({ type: 'effect', effect })),
      );
    }
    case 'event':
      return cachedRule(r, 'event arg', () => map(eventRule(r), (event): Arg => ({ type: 'event', event })));
    case 'name':
      if (name === 'predicate') {
        return cachedRule(r, 'predicate', () => map(adjectiveRule(r, ['predicate', 'core']), asName));
      }
      return cachedRule(r, `name arg ${word} ${name} ${grammatical}`, () =>
        map(definiteRule(r, grammatical), ({ ident, kinds: of }) =>
          fits(`${word} ${name}`, of) ? asName(ident) : undefined,
        ),
      );
    case 'names':
      return cachedRule(r, `names ${grammatical}`, () =>
        map(listRule(r, nameOf(r, 'counter', 'bare', grammatical), 'and'), (all): Arg => ({
          type: 'names',
          names: all.map(({ ident }) => ident),
        })),
      );
    default:
      return undefined;
  }
}

function fixedName(r: Rules, kind: 'signal' | 'route'): Rule<Arg> {
  return map(fixedRule(r), (entry, chart, at, end) =>
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

/** Phrases of a word that say something else than its flag. */
const VARIANTS = new Set<PhraseKey>(['if else', 'repeat as', 'up-to as', 'set more', 'set less', 'move place']);

/** What a name may stand for, by word and argument; a name given with `as` fits everywhere. */
const NAME_KINDS: Record<string, readonly SymbolKind[]> = {
  'move zone': ['zone'],
  'shuffle zone': ['zone', 'deck'],
  'replace by': ['piece', 'class'],
  'best by': ['counter'],
  'order track': ['track'],
  'do name': ['procedure'],
  'signal name': ['signal'],
  'begin period': ['period'],
  'end period': ['period'],
  'until period': ['period'],
  'at-end period': ['period'],
  'once period': ['period'],
  'change name': ['constant'],
  'let name': ['counter', 'class'],
};

const fits = (place: string, kinds: readonly string[]): boolean =>
  kinds.length === 0 || !NAME_KINDS[place] || NAME_KINDS[place].some((kind) => kinds.includes(kind));
