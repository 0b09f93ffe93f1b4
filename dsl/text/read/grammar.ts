/**
 * The phrases of a language run backwards. Each rule undoes what the teller of the same name does: its patterns, the case and
 * the count that each argument stands in.
 */
import type { SymbolKind, Symbols } from '../../meaning/symbols.ts';
import type { Arg, BinaryOp, CostNode, EffectNode, EventNode, ExprNode, Ident, ItemNode, PhraseNode, PostNode, Range, WordNode } from '../../syntax/ast.ts';
import { WORD_BY_NAME, type WordName } from '../../words/registry.ts';
import type { ArgKind } from '../../words/signature.ts';
import type { Case, Language } from '../tell/language.ts';
import { ARITHMETIC_PHRASES, NUMBER_PHRASES, THING_NOUNS, USUAL_ROUTE } from '../tell/own-names.ts';
import { piecesOf, type Piece } from '../tell/pattern.ts';
import type { PhraseKey, ShortKey } from '../tell/phrases.ts';
import { allows, type Also } from './also/index.ts';
import { anyOf, kept, later, listOf, map, sequence, words, type Rule } from './chart.ts';
import { EACH_KIND, KIND, type Forms, type PhraseEntry } from './forms.ts';
import { NounPhrases, span, type Mode } from './noun-phrases.ts';
import { pointedAt } from './resolve.ts';
import { wordsOf } from './tokens.ts';
import { TURNS, type Steps, type Turn } from './turns.ts';
import { singular as singularOf } from '../things.ts';
import { argsOf, flagOf, kindsOf, type Bound } from './word-arguments.ts';

type ArgRule = (names: string[], grammatical: Case) => Rule<unknown> | undefined;
interface Rows { rows: { key: number; value: ExprNode }[]; otherwise?: ExprNode }
interface Noun { phrase: PhraseNode; n?: number }
interface Named { ident: Ident; kinds: readonly string[]; n?: number }

export class Grammar {
  private readonly nouns: NounPhrases;
  private readonly made = new Map<string, Rule<never>>();
  constructor(private readonly language: Language, private readonly forms: Forms, private readonly symbols: Symbols, private readonly also: Also) {
    this.nouns = new NounPhrases(forms);
  }

  /** One rule for each key, made when it is first asked for. */
  private once<T>(key: string, make: () => Rule<T>): Rule<T> {
    const known = this.made.get(key);
    if (known) return known as unknown as Rule<T>;
    const rule = kept<T>(later(make));
    this.made.set(key, rule as unknown as Rule<never>);
    return rule;
  }

  // ------------------------------------------------------------------------------------------ patterns

  private patterns(key: PhraseKey | ShortKey): string[] { return [this.language.phrases[key] ?? [], this.language.undone?.phrases[key as PhraseKey] ?? [], this.others(key)].flat().flatMap(written); }
  private others(key: string): readonly string[] { return [...(this.also.patterns as Record<string, readonly string[]>)[key] ?? [], ...this.forms.wordings(key)]; }
  private literal(text: string): Rule<null> { return words(wordsOf(text, this.forms.alike)); }

  private pattern(key: PhraseKey | ShortKey, arg: ArgRule): Rule<Bound> { return anyOf(...this.patterns(key).map((pattern) => this.compiled(pattern, arg))); }

  private compiled(pattern: string, arg: ArgRule): Rule<Bound> {
    const pieces = (list: Piece[]): Rule<Bound> => map(sequence(list.map((piece): Rule<Bound> => {
      if ('literal' in piece) return map(this.literal(piece.literal), () => ({}));
      if ('optional' in piece) { const inner = pieces(piece.optional); return anyOf<Bound>((_, at, found) => found(at, {}), inner); }
      const rule = arg(piece.args, piece.grammatical);
      return rule ? map(rule, (value) => ({ [piece.args.join(' ')]: value })) : (_, __, ___) => {};
    })), (parts) => Object.assign({}, ...parts) as Bound);
    return pieces(piecesOf(pattern));
  }

  /** What stands between the things of a list, and before the last. */
  private separators(word: 'and' | 'or'): { between: Rule<null>; last: Rule<null> } {
    const [, between, , last] = this.language.list(['{', '|', '}'], word).split(/([{|}])/).slice(1).map((text) => wordsOf(text, this.forms.alike));
    return { between: words(between), last: anyOf(words(last), ...(this.also.commaBeforeLast ? [words([...between, ...last])] : [])) };
  }
  private list<T>(item: Rule<T>, word: 'and' | 'or'): Rule<T[]> {
    const { between, last } = this.separators(word);
    return listOf(item, between, last);
  }

  // ------------------------------------------------------------------------------------------ effects

  /** A sentence: one part. */
  get part(): Rule<EffectNode> { return this.once('part', () => anyOf(this.closed, this.openWord)); }
  /** What ends where it seems to end. */
  private get closed(): Rule<EffectNode> { return this.once('closed', () => anyOf(this.orRule, this.thenRule, this.plainWord, this.brackets)); }
  private get grouped(): Rule<EffectNode> { return this.once('grouped', () => anyOf(this.plainWord, this.brackets)); }

  private get brackets(): Rule<EffectNode> {
    return this.once('brackets', () => map(this.pattern('brackets', () => this.body), ({ body }) => body as EffectNode));
  }
  /** Parts with the last one open: what stands inside an `if` or a `when`. */
  get body(): Rule<EffectNode> {
    return this.once('body', () => {
      const part = this.literal(this.language.phrases.part), several: Rule<EffectNode[]> = listOf(this.closed, part, undefined);
      const tail = map(sequence<unknown>([part, this.openWord]), ([, last]) => last as EffectNode);
      const withTail = map(sequence<unknown>([anyOf(map(this.closed, (only) => [only]), several), tail]), ([before, last]) => [...before as EffectNode[], last as EffectNode]);
      return anyOf(this.part, this.together, map(anyOf(several, withTail), (parts, chart, at, end): EffectNode | undefined => (parts.length > 1 ? { kind: 'block', parts, range: span(chart, at, end) } : undefined)));
    });
  }
  private get orRule(): Rule<EffectNode> {
    return this.once('or', () => {
      const { between, before } = this.also.or, option = anyOf(this.grouped, this.together), or = anyOf(...[this.language.phrases.or, ...between].map((text) => this.literal(text)));
      const options = map(listOf(option, or), (all, chart, at, end): EffectNode | undefined => (all.length > 1 ? { kind: 'or', options: all, range: span(chart, at, end) } : undefined));
      return anyOf(options, this.shared('or'), ...before.map((text) => map(sequence<unknown>([this.literal(text), options]), ([, made]) => made as EffectNode)));
    });
  }
  /** `build a farm, gain 1 kelp and draw a card`, which binds closer than *or*. */
  private get together(): Rule<EffectNode> {
    return this.once('together', () => {
      const { between, last } = this.also.and, joint = (texts: readonly string[]): Rule<null> => anyOf(...texts.map((text) => this.literal(text)));
      const one = map(this.grouped, (part) => [part]), several = map(this.shared('and'), (part) => (part as EffectNode & { kind: 'block' }).parts), item = anyOf<readonly EffectNode[]>(one, several);
      return map(anyOf(several, map(listOf(item, joint(between), joint(last)), (all) => all.flat())), (parts, chart, at, end): EffectNode | undefined => (parts.length > 1 ? { kind: 'block', parts: [...parts], range: span(chart, at, end) } : undefined));
    });
  }
  /** `build 2 farms or 2 laboratories`: what follows has the same verb. */
  private shared(word: 'and' | 'or'): Rule<EffectNode> {
    return this.once(`shared ${word}`, () => anyOf(...SHARING.flatMap((name) => {
      const kinds = kindsOf(WORD_BY_NAME.get(name)!.signature);
      return this.patterns(name).filter((text) => /\{(?:n what|items)\b/.test(text)).map((text) => {
        const rule = this.compiled(text, (names, c) => (names[0] === 'items' ? (word === 'or' ? this.list(map(this.list(this.item(c), 'and'), (items): Arg => ({ type: 'items', items })), 'or') : undefined)
          : names.length === 2 ? this.list(this.countedRule(c), word) : this.argument(name, name, names, c, kinds)));
        return map(rule, (bound, chart, at, end): EffectNode | undefined => {
          const key = 'items' in bound ? 'items' : 'n what', all = bound[key] as unknown[], range = span(chart, at, end);
          if (all.length < 2) return undefined;
          const nodes = all.map((one): WordNode => ({ kind: 'word', word: name, keyword: span(chart, at, at + 1), args: argsOf({ ...bound, [key]: one }, {}, kinds), range }));
          return nodes.every((node) => allows(text, false, node)) ? (word === 'or' ? { kind: 'or', options: nodes, range } : { kind: 'block', parts: nodes, range }) : undefined;
        });
      });
    })));
  }
  private get thenRule(): Rule<EffectNode> {
    return this.once('then', () => {
      const joint = anyOf<boolean>(
        ...this.patterns('then').map((text) => map(this.literal(text), () => false)), ...this.patterns('then-may').map((text) => map(this.literal(text), () => true)));
      const tail = sequence<unknown>([joint, this.grouped]);
      const steps: Rule<{ steps: EffectNode[]; may: boolean[] }> = (chart, at, found) => {
        const more = (from: number, so: { steps: EffectNode[]; may: boolean[] }): void => tail(chart, from, (end, [may, step]) => {
          const next = { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] };
          found(end, next);
          more(end, next);
        });
        this.grouped(chart, at, (end, first) => more(end, { steps: [first], may: [false] }));
      };
      return map(steps, ({ steps: all, may }, chart, at, end): EffectNode => ({ kind: 'then', steps: all, may, range: span(chart, at, end) }));
    });
  }

  private get plainWord(): Rule<EffectNode> { return this.once('plain word', () => anyOf(...this.wordRules(false), this.turns)); }
  private get openWord(): Rule<EffectNode> { return this.once('open word', () => anyOf(...this.wordRules(true))); }

  /** Turns of speech: see turns.ts. */
  private get turns(): Rule<EffectNode> {
    return this.once('turns', () => anyOf(...(Object.keys(TURNS) as Turn[]).flatMap((turn) => [...this.also.turns[turn] ?? [], ...this.forms.wordings(turn)].flatMap(written).map((text) =>
      map(this.wording(text), (bound, chart, at, end) => TURNS[turn](bound, span(chart, at, end)))))));
  }
  private get countOrOne(): Rule<ExprNode> { return this.once('count or one', () => anyOf(this.digits, ...this.also.ones.map((text) => map(this.literal(text), (_, chart, at, end) => number(1, span(chart, at, end)))))); }
  private wording(text: string): Rule<Bound> { return this.compiled(text, ([name, ...more], c) => (more.length > 0 ? this.countedRule(c) : this.hole(name, c))); }
  /** What fills a hole of a wording that is not told, by its name. */
  private hole(name: string, grammatical: Case): Rule<unknown> | undefined {
    const asValue = (rule: Rule<ExprNode>): Rule<Arg> => map(rule, (value): Arg => ({ type: 'value', value })), asPhrase = (mode: Mode): Rule<Arg> => map(this.phrase(mode, grammatical), ({ phrase }): Arg => ({ type: 'phrase', phrase }));
    switch (name) {
      case 'price': return this.once(`price ${grammatical}`, () => map(this.cost(grammatical), (cost): Arg => ({ type: 'cost', cost })));
      case 'items': return this.argument('gain', 'gain', ['items'], grammatical, { items: 'items' });
      case 'count': case 'raised': return this.once('count', () => asValue(this.countOrOne));
      case 'each': return this.once(`each ${grammatical}`, () => asPhrase('each'));
      case 'one': return this.once(`one ${grammatical}`, () => asPhrase('one'));
      case 'kind': return this.once(`kind ${grammatical}`, () => asPhrase('bare'));
      case 'kinds': return this.once(`kinds ${grammatical}`, () => asPhrase('many'));
      case 'program': return this.once(`program ${grammatical}`, () => map(this.name('bare', grammatical), (named) => (named.kinds.includes('program') ? named : undefined)));
      case 'unit': return this.once(`unit ${grammatical}`, () => map(this.name('many', grammatical), ({ ident, kinds }) => (kinds.includes('counter') ? { ident, singular: singularOf(ident.text, this.symbols) } : undefined)));
      case 'on': return this.once(`on ${grammatical}`, () => anyOf<ExprNode>(this.value(grammatical), map(this.phrase('many', grammatical), ({ phrase }) => phrase)));
      case 'some': return this.once('some', () => map(this.list(this.countOrOne, 'or'), (all) => (all.length > 1 && all.every((one, i) => one.kind === 'number' && one.value === i + 1) ? all.at(-1) : undefined)));
      case 'steps': return this.steps;
      case 'body': return this.body;
      default: return undefined;
    }
  }
  /** `4 points for five, 8 points for six or more` */
  private get steps(): Rule<Steps> {
    return this.once('steps', () => {
      type Row = { key: number; value: ExprNode; what: Ident };
      const row = (texts: readonly string[]): Rule<Row> => anyOf(...texts.map((text) => map(this.compiled(text, ([name], c) => (name === 'amount' ? this.amountOf(c) : name === 'key' ? this.digits : this.hole(name, c))), (bound): Row | undefined => {
        const { amount, what } = bound.amount as ItemNode;
        return amount && { key: (bound.key as { value: number }).value, value: amount, what: { ...what, text: singularOf(what.text, this.symbols) } };
      })));
      const { between, last } = this.separators('or');
      return map(sequence<unknown>([listOf(row(this.also.steps.row), between, undefined), last, row(this.also.steps.last)]), ([before, , end]) => {
        const all = [...before as Row[], end as Row];
        return all.every(({ what }) => what.text === all[0].what.text) ? { rows: all.map(({ key, value }) => ({ key, value })), what: all[0].what } : undefined;
      });
    });
  }

  /** A sentence of its own that tells the price of what stands before it. */
  get itsPrice(): Rule<CostNode> {
    return this.once('its price', () => anyOf(...this.also.itsPrice.flatMap(written).map((text) => map(this.wording(text), ({ price }) => (price as Arg & { type: 'cost' }).cost))));
  }
  /** What only repeats what holds anyway: why it says nothing more. */
  get remark(): Rule<string> {
    return this.once('remark', () => anyOf(...Object.entries(this.also.remarks).flatMap(([text, why]) => written(text).map((one) => [one, why] as const)).map(([text, why]) => map(this.wording(text), () => why))));
  }
  /** A sentence, with the program whose sentence it is where it says so. */
  get framed(): Rule<{ effect?: EffectNode; program: string }> {
    const ofSites = ([['surcharge', this.also.surcharge], ['bonus', this.also.bonus]] as const).flatMap(([name, texts]) => texts.flatMap(written).map((text) => ({ name, text, own: true })));
    return this.once('framed', () => anyOf(...[...ofSites, ...this.forms.frames.flatMap(({ name, text }) => written(text).map((one) => ({ name, text: one, own: false })))].map(({ name, text, own }) => map(this.wording(text), ({ body, price, items }, chart, at, end) => {
      const program = own || this.symbols.find(name).some(({ kind }) => kind === 'program') ? name : 'effect';
      const args: Record<string, Arg> = price ? { cost: price as Arg } : { items: items as Arg }, range = span(chart, at, end);
      const effect = body as EffectNode | undefined ?? (price || items ? { kind: 'word', word: price ? 'pay' : 'gain', keyword: range, args, range } : undefined);
      return effect ? { effect, program } : { program };
    }))));
  }

  /** One rule for each pattern of each word: those with an effect inside, or those without. */
  private wordRules(open: boolean): Rule<EffectNode>[] {
    const rules: Rule<EffectNode>[] = [];
    for (const key of Object.keys(this.language.phrases) as PhraseKey[]) {
      const [name, flag] = VARIANTS.has(key) ? [key.split(' ')[0], undefined] : key.split(' ');
      const word = WORD_BY_NAME.get(name as WordName);
      if (!word || (flag !== undefined && !flagOf(word.signature, flag))) continue;
      const kinds = kindsOf(word.signature), patterns = this.patterns(key), told = patterns.length - this.others(key).flatMap(written).length;
      for (const text of patterns) {
        // words alone tell this word from others: a pattern without any can be read by no one
        if (!/[^\s[\]{}]/.test(text.replace(/\{[^}]*\}/g, '')) && name !== 'do') continue;
        const rule = this.compiled(text, (names, grammatical) => this.argument(key, name, names, grammatical, kinds));
        rules.push(map(rule, (bound, chart, at, end): EffectNode | undefined => {
          if (bound.step) bound = stepped(bound, key === 'set more' ? '+' : '-');
          const args = argsOf(bound, flag === undefined ? {} : { [flagOf(word.signature, flag)!]: { type: 'flag', flag, range: span(chart, at, at + 1) } }, kinds);
          if (args.cost?.type === 'cost' && !charged(args)) return undefined;
          const isOpen = Object.values(args).some((arg) => arg.type === 'effect');
          if (isOpen !== open) return undefined;
          const node: WordNode = { kind: 'word', word: name, keyword: span(chart, at, at + 1), args, range: span(chart, at, end) };
          if (!args.route && word.signature.some((element) => element.el === 'arg' && element.name === 'route')) args.route = { type: 'name', name: { text: USUAL_ROUTE, range: span(chart, end, end) } };
          return allows(text, patterns.indexOf(text) < told, node) ? node : undefined;
        }));
      }
    }
    return rules;
  }

  private argument(key: PhraseKey, word: string, names: string[], grammatical: Case, kinds: Record<string, ArgKind>): Rule<unknown> | undefined {
    const [name] = names;
    if (names.length === 2) return this.countedRule(grammatical);
    if (name === 'free') return this.once('free arg', () => map(this.literal(this.language.phrases.free), (_, chart, at, end): Arg => ({ type: 'cost', cost: { kind: 'free', range: span(chart, at, end) } })));
    if (name === 'on' && word === 'build') return this.once(`spot ${grammatical}`, () => map(anyOf<Noun>(this.oneOrMany(grammatical), map(this.pattern('site-of', (_, c) => this.oneOrMany(c)), (bound) => Object.values(bound)[0] as Noun)), ({ phrase }): Arg => ({ type: 'phrase', phrase })));
    // holes of wordings that are not told
    if (name === 'price' || name === 'count' || name === 'raised' || name === 'kind' || name === 'kinds') return this.hole(name, grammatical);
    if (name === 'step') return this.once(`value arg ${grammatical}`, () => map(this.value(grammatical), (value): Arg => ({ type: 'value', value })));
    if (key === 'move place' && name === 'zone') return this.once('place to', () => map(this.places('to'), (ident): Arg => ({ type: 'name', name: ident })));
    if (name === 'track') return this.once(`track ${grammatical}`, () => map(this.name('the', grammatical), ({ ident, kinds: of }): Arg | undefined => (of.includes('track') ? { type: 'name', name: ident } : undefined)));
    if (name === 'as') return this.once('as', () => map(this.quoted, (ident): Arg => ({ type: 'name', name: ident })));
    if (word === 'set' && name === 'what') return this.once(`set what ${grammatical}`, () => map(this.simple(grammatical), (value): Arg | undefined => (value.kind === 'phrase' ? { type: 'phrase', phrase: value } : undefined)));
    if (word === 'best' && name === 'by') return this.once(`best ${grammatical}`, () => map(this.name('many', grammatical), ({ ident, kinds: of }): Arg | undefined => (of.includes('counter') ? { type: 'name', name: ident } : undefined)));
    if (word === 'signal' && name === 'name') return this.once('signal', () => map(this.fixed, (entry, chart, at, end): Arg | undefined => (entry.kinds.has('signal') ? { type: 'name', name: { text: entry.name, range: span(chart, at, end) } } : undefined)));
    if (name === 'route') return this.once('route', () => map(this.fixed, (entry, chart, at, end): Arg | undefined => (entry.kinds.has('route') ? { type: 'name', name: { text: entry.name, range: span(chart, at, end) } } : undefined)));
    switch (kinds[name]) {
      case 'condition': return this.once('condition arg', () => map(this.condition, (value): Arg => ({ type: 'value', value })));
      case 'atom': case 'value':
        return key === 'change by' ? this.once('signed arg', () => map(this.signed, (value): Arg => ({ type: 'value', value })))
          : this.once(`value arg ${grammatical}`, () => map(this.value(grammatical), (value): Arg => ({ type: 'value', value })));
      case 'phrase': return this.once(`phrase arg ${word === 'each'} ${grammatical}`, () => map(word === 'each' ? this.phrase('each', grammatical) : this.oneOrMany(grammatical), ({ phrase }): Arg => ({ type: 'phrase', phrase })));
      case 'items': return this.once(`items ${grammatical}`, () => map(this.list(this.item(grammatical), 'and'), (items): Arg => ({ type: 'items', items })));
      case 'cost': case 'charge': {
        const asCharge = word === 'build' || word === 'upgrade' || word === 'replace';
        return this.once(`cost ${asCharge} ${grammatical}`, () => map(this.cost(grammatical, asCharge), (cost): Arg => ({ type: 'cost', cost })));
      }
      case 'body': case 'step': {
        const closed = key === 'if else' && name === 'body';
        return this.once(`effect ${closed}`, () => map(closed ? this.closed : this.body, (effect): Arg => ({ type: 'effect', effect })));
      }
      case 'event': return this.once('event arg', () => map(this.event, (event): Arg => ({ type: 'event', event })));
      case 'name': return name === 'predicate' ? this.once('predicate', () => map(this.adjective(['predicate', 'core']), (ident): Arg => ({ type: 'name', name: ident })))
        : this.once(`name arg ${word} ${name} ${grammatical}`, () => map(this.definite(grammatical), ({ ident, kinds: of }): Arg | undefined => (fits(`${word} ${name}`, of) ? { type: 'name', name: ident } : undefined)));
      case 'names': return this.once(`names ${grammatical}`, () => map(this.list(map(this.name('bare', grammatical), (named) => (named.kinds.includes('counter') ? named : undefined)), 'and'), (all): Arg => ({ type: 'names', names: all.map(({ ident }) => ident) })));
      default: return undefined;
    }
  }

  /** `{n what}` */
  private countedRule(grammatical: Case): Rule<Bound> {
    return this.once(`counted ${grammatical}`, () => anyOf<Bound>(
      this.numbered(grammatical),
      map(anyOf(this.phrase('one', grammatical), this.phrase('many', grammatical)), ({ phrase }): Bound => ({ what: phrase })),
    ));
  }
  /** The same, where it is said how many. */
  private numbered(grammatical: Case): Rule<Bound> {
    return this.once(`numbered ${grammatical}`, () => anyOf<Bound>(
      map(this.phrase('number', grammatical), ({ phrase, n }, chart, at): Bound => ({ n: number(n!, span(chart, at, at + 1)), what: phrase })),
      map(this.phrase('amount', grammatical), ({ phrase }): Bound => ({ n: amount(phrase.range), what: phrase })),
      map(this.computed((c) => this.phrase('many', c)), ({ what, n }): Bound => ({ n, what: what.phrase })),
    ));
  }
  private zone(grammatical: Case): Rule<Noun> {
    return this.once(`zone ${grammatical}`, () => anyOf(...(['one', 'the', 'your', 'bare'] as const).map((count) => map(this.phrase(count, grammatical), (noun) => (this.modeOf(noun.phrase.noun) === count ? noun : undefined)))));
  }

  // ------------------------------------------------------------------------------------------ names

  private get quoted(): Rule<Ident> {
    return this.once('quoted', () => map(this.nouns.rule('bare', 'nom'), ({ phrase }, chart, at) => (chart.tokens[at].text === '"' && phrase.adjectives.length === 0 ? phrase.noun : undefined)));
  }
  /** A noun alone. */
  private name(mode: Mode, grammatical: Case): Rule<Named> {
    return this.once(`name ${mode} ${grammatical}`, () => anyOf(
      map(this.nouns.rule(mode, grammatical), ({ phrase, kinds, n }): Named | undefined => (phrase.adjectives.length === 0 && phrase.posts.length === 0 && !phrase.ordinal ? { ident: phrase.noun, kinds, ...(n !== undefined ? { n } : {}) } : undefined)),
      map(this.fixed, (entry, chart, at, end): Named => ({ ident: { text: entry.name, range: span(chart, at, end) }, kinds: [...entry.kinds] })),
    ));
  }
  /** What the pack says in words of its own: procedures, signals. */
  private get fixed(): Rule<PhraseEntry> {
    return this.once('fixed', () => (chart, at, found) => {
      for (const entry of this.forms.phrases.get(chart.tokens[at]?.text) ?? []) words(entry.words)(chart, at, (end) => found(end, entry));
    });
  }
  private definite(grammatical: Case): Rule<Named> {
    return this.once(`definite ${grammatical}`, () => anyOf(...(['one', 'the', 'your', 'bare'] as const).map((mode) => map(this.name(mode, grammatical), (named) => (this.modeOf(named.ident) === mode ? named : undefined)))));
  }
  private modeOf(ident: Ident): Mode {
    const symbol = this.symbols.find(ident.text).find(({ kind }) => kind === 'zone' || kind === 'track' || kind === 'period' || kind === 'constant');
    if (!symbol) return 'one';
    return symbol.kind === 'period' || symbol.kind === 'constant' ? 'bare' : symbol.kind === 'zone' && symbol.of === 'player' ? 'your' : 'the';
  }
  /** Zones with words of their own for what lies in them or comes there. */
  private places(way: 'in' | 'to'): Rule<Ident> {
    return this.once(`places ${way}`, () => anyOf(...[...this.forms.places].flatMap(({ name, [way]: text }) =>
      (text === undefined ? [] : [map(this.literal(text), (_, chart, at, end): Ident => ({ text: name, range: span(chart, at, end) }))]))));
  }
  private adjective(kinds: readonly (SymbolKind | 'core')[], only?: string): Rule<Ident> {
    return this.once(`adjective ${kinds.join(' ')} ${only ?? ''}`, () => (chart, at, found) => {
      for (const entry of this.forms.adjectives.get(chart.tokens[at]?.text) ?? []) {
        if (only === undefined ? entry.name !== 'adjacent' && entry.name !== 'its' && kinds.some((kind) => entry.kinds.has(kind)) : entry.name === only) words(entry.words)(chart, at, (end) => found(end, { text: entry.name, range: span(chart, at, end) }));
      }
    });
  }

  // ------------------------------------------------------------------------------------------ amounts

  private item(grammatical: Case): Rule<ItemNode> {
    return this.once(`item ${grammatical}`, () => {
      const amountRule = this.amountOf(grammatical);
      const whole = (bound: Bound, per: ItemNode['per'], range: Range): ItemNode => ({ ...(bound.what as ItemNode), ...(per ? { per } : {}), range });
      return anyOf<ItemNode>(
        amountRule,
        map(this.pattern('per', ([name], c) => (name === 'what' ? amountRule : name === 'every' ? this.digits : name === 'kinds' ? this.phrase('many', c) : this.countedRule(c))), (bound, chart, at, end) => {
          const { n, what } = (bound.every ? { n: bound.every, what: (bound.kinds as Noun).phrase } : bound.of) as { n?: ExprNode; what: PhraseNode };
          return n ? whole(bound, { every: n, of: what }, span(chart, at, end)) : undefined;
        }),
        map(this.pattern('per-each', ([name], c) => (name === 'what' ? amountRule : name === 'kind' ? map(this.phrase('bare', c), ({ phrase }): ExprNode => phrase) : anyOf<ExprNode>(map(this.phrase('each', c), ({ phrase }) => phrase), map(this.value(c), (value) => (value.kind === 'phrase' ? undefined : value))))),
          (bound, chart, at, end) => whole(bound, { of: (bound.of ?? bound.kind) as ExprNode }, span(chart, at, end))),
        map(this.pattern('per-sum', ([name], c) => (name === 'what' ? amountRule : name === 'every' ? this.digits : map(this.value(c), (value) => (value.kind === 'phrase' ? undefined : value)))),
          (bound, chart, at, end) => whole(bound, { every: bound.every as ExprNode, of: bound.of as ExprNode }, span(chart, at, end))),
      );
    });
  }

  private amountOf(grammatical: Case): Rule<ItemNode> {
    return this.once(`amount ${grammatical}`, () => {
      const many = (mode: Mode, c: Case): Rule<Named> => map(this.name(mode, c), (named) => (named.kinds.some((kind) => kind === 'counter' || kind === 'class' || kind === 'core' || kind === 'deck' || kind === 'type') ? named : undefined));
      const made = ({ ident, n }: Named, different: boolean, range: Range): ItemNode => ({ ...(n !== undefined ? { amount: number(n, range) } : {}), different, what: ident, range });
      const counted = (c: Case, isClass: boolean): Rule<Named> => map(many('number', c), (named) => (named.kinds.includes('class') === isClass ? named : undefined));
      return anyOf<ItemNode>(
        map(counted(grammatical, false), (named, chart, at, end) => made(named, false, span(chart, at, end))),
        ...(this.also.oneWithoutNumber ? [map(many('one', grammatical), (named, chart, at, end) => (named.kinds.includes('class') ? undefined : made(named, false, span(chart, at, end))))] : []),
        ...(['choice', 'different-choice'] as const).map((key) => map(this.pattern(key, (_, c) => counted(c, true)), (bound, chart, at, end) => made(Object.values(bound)[0] as Named, key === 'different-choice', span(chart, at, end)))),
        map(many('amount', grammatical), ({ ident }, chart, at, end): ItemNode => ({ amount: amount(span(chart, at, end)), different: false, what: ident, range: span(chart, at, end) })),
        map(this.computed((c) => many('many', c)), ({ what, n }, chart, at, end): ItemNode => ({ amount: n, different: false, what: what.ident, range: span(chart, at, end) })),
      );
    });
  }

  /** `a, b or c`, or `a and b or c or d` where alternatives have several amounts. */
  private alternatives(item: Rule<ItemNode[]>): Rule<ItemNode[][]> {
    const several = (made: ItemNode[][]): boolean => made.some(({ length }) => length > 1);
    const [, or] = this.language.list(['{', '|'], 'or').split(/[{|]/);
    return anyOf(map(this.list(item, 'or'), (made) => (made.length > 2 && several(made) ? undefined : made)), map(listOf(item, this.literal(or)), (made) => (several(made) ? made : undefined)));
  }

  /** `points equal to …`, `points by …` */
  private computed<T>(what: (grammatical: Case) => Rule<T>): Rule<{ what: T; n: ExprNode }> {
    return anyOf<{ what: T; n: ExprNode }>(
      map(this.pattern('computed', ([key], c) => (key === 'what' ? what(c) : this.value(c))), (bound) => ({ what: bound.what as T, n: bound.n as ExprNode })),
      map(this.pattern('computed table', ([key], c) => (key === 'what' ? what(c) : key === 'rows' ? this.rows : this.value(c))), ({ what: thing, on, rows }, chart, at, end) =>
        ({ what: thing as T, n: { kind: 'table', on: on as ExprNode, ...(rows as Rows), range: span(chart, at, end) } })),
    );
  }

  private cost(grammatical: Case, asCharge = false): Rule<CostNode> {
    return this.once(`cost of ${grammatical} ${asCharge}`, () => {
      const amounts = (c: Case): Rule<CostNode> => this.once(`cost amounts ${c}`, () => map(this.alternatives(this.list(this.item(c), 'and')), (alternatives, chart, at, end): CostNode => ({ kind: 'amounts', alternatives, range: span(chart, at, end) })));
      return anyOf<CostNode>(
        ...(['free', 'usual'] as const).map((kind) => map(this.pattern(kind, () => undefined), (_, chart, at, end): CostNode => ({ kind, range: span(chart, at, end) }))),
        map(this.pattern('price', (_, c) => this.phrase('one', c)), ({ of }, chart, at, end): CostNode => ({ kind: 'price', of: (of as Noun).phrase, range: span(chart, at, end) })),
        ...(asCharge ? (['for', 'for-each'] as const).map((key) => map(this.pattern(key, (_, c) => amounts(c)), (bound) => ({ ...Object.values(bound)[0] as CostNode, ...(key === 'for-each' ? { each: true } : {}) }))) : [amounts(grammatical)]),
      );
    });
  }

  // ------------------------------------------------------------------------------------------ events

  private get event(): Rule<EventNode> {
    return this.once('event', () => {
      const at = <T extends EventNode>(key: PhraseKey | ShortKey, arg: ArgRule, make: (bound: Bound, range: Range) => T | undefined): Rule<EventNode> =>
        map(this.pattern(key, arg), (bound, chart, from, end) => make(bound, span(chart, from, end)));
      const one: ArgRule = (_, c) => this.oneOrMany(c);
      const phraseOf = (bound: Bound): PhraseNode => (bound.phrase as Noun).phrase;
      const onSites = this.patterns('event build on').length > 0, onSite = ({ noun }: PhraseNode): boolean => this.symbols.find(noun.text).some(({ kind }) => kind === 'site-kind');
      return anyOf<EventNode>(
        ...(['build', 'upgrade', 'gain', 'draw', 'perform', 'use'] as const).map((verb) => at(`event ${verb}`, one, (bound, range) => (verb === 'build' && onSites && onSite(phraseOf(bound)) ? undefined : { kind: 'you', verb: { text: verb, range: { start: range.start, end: range.start } }, phrase: phraseOf(bound), range }))),
        ...(onSites ? [at('event build on', one, (bound, range): EventNode | undefined => (!onSite(phraseOf(bound)) ? undefined : { kind: 'you', verb: { text: 'build', range: { start: range.start, end: range.start } }, phrase: phraseOf(bound), range }))] : []),
        at('event advance', ([name], c) => (name === 'to' ? this.value(c) : name === 'nth' ? this.nth : this.name('the', c)), ({ to, nth, track }, range) => ({ kind: 'advance', to: (to ?? nth) as ExprNode, ...(track ? { track: (track as Named).ident } : {}), range })),
        at('event gives', ([name], c) => this.name(name === 'by' ? 'one' : name === 'one' ? 'bare' : 'many', c), ({ by, what, one }, range) => ({ kind: 'gives', by: (by as Named).ident, what: ((what ?? one) as Named).ident, range })),
        at('event becomes', ([name], c) => (name === 'phrase' ? this.phrase('one', c) : this.adjective(['predicate', 'core'])), (bound, range) => ({ kind: 'becomes', phrase: phraseOf(bound), predicate: bound.predicate as Ident, range })),
        at('event enters', ([name], c) => (name === 'phrase' ? this.phrase('one', c) : this.definite(c)), (bound, range) => ({ kind: 'enters', phrase: phraseOf(bound), zone: (bound.zone as Named).ident, range })),
        at('event enters place', ([name], c) => (name === 'phrase' ? this.phrase('one', c) : this.places('to')), (bound, range) => ({ kind: 'enters', phrase: phraseOf(bound), zone: bound.zone as Ident, range })),
        map(this.fixed, (entry, chart, from, end): EventNode | undefined => (entry.kinds.has('signal') ? { kind: 'signal', name: { text: entry.name, range: span(chart, from, end) }, range: span(chart, from, end) } : undefined)),
      );
    });
  }

  // ------------------------------------------------------------------------------------------ noun phrases

  private oneOrMany(grammatical: Case): Rule<Noun> { return this.once(`one or many ${grammatical}`, () => anyOf(this.phrase('one', grammatical), this.phrase('many', grammatical),
    // of the programs of a thing and of a slot with a name there is one each
    map(this.phrase('the', grammatical), (noun) => (this.symbols.find(noun.phrase.noun.text).some(({ kind }) => kind === 'program' || kind === 'slot') ? noun : undefined)))); }

  /** A noun phrase with what stands behind it, which binds to the nearest noun. */
  private phrase(mode: Mode, grammatical: Case): Rule<Noun> {
    return this.once(`phrase ${mode} ${grammatical}`, () => anyOf<Noun>(
      this.bare(mode, grammatical),
      ...POSTS.map((kind) => this.post(kind, mode, grammatical)),
      ...(mode === 'one' ? this.also.owned.map((text) => map(this.compiled(text, ([name], c) => this.phrase(name === 'what' ? 'owned' : 'one', name === 'what' ? grammatical : c)), ({ what, x }, chart, at, end): Noun => {
        const { phrase } = what as Noun, of = (x as Noun).phrase;
        return { phrase: { ...phrase, posts: [...phrase.posts, { kind: 'of', of, range: of.range }], range: span(chart, at, end) } };
      })) : []),
    ));
  }

  private bare(mode: Mode, grammatical: Case): Rule<Noun> {
    return this.once(`bare ${mode} ${grammatical}`, () => {
      const core = map(this.nouns.rule(mode, grammatical), ({ phrase, n }): Noun => ({ phrase, ...(n !== undefined ? { n } : {}) }));
      const rules: Rule<Noun>[] = [core];
      // these stand for themselves, however many there are
      if (mode !== 'number' && mode !== 'amount' && mode !== 'many') {
        rules.push(this.pronoun(grammatical));
        rules.push(map(this.literal(this.language.phrases.amount), (_, chart, at, end) => ({ phrase: bareNoun('amount', span(chart, at, end)) })), this.numberNoun);
      }
      // how many they are is told with them, whatever asks
      if (mode === 'one') rules.push(map(this.pattern('post top', ([name], c) => (name === 'what' ? this.numbered(grammatical) : this.zone(c))), ({ what: cards, x }, chart, at, end): Noun => {
        const { n, what } = cards as { n: ExprNode; what: PhraseNode }, { phrase: of } = x as Noun, range = span(chart, at, end);
        return { phrase: { ...what, top: { n, range }, posts: [{ kind: 'of', of, range: of.range }, ...what.posts], range } };
      }));
      return anyOf(...rules);
    });
  }

  private pronoun(grammatical: Case): Rule<Noun> {
    return this.once(`pronoun ${grammatical}`, () => {
      const byFirst = new Map<string, Rule<Noun>[]>();
      const built = this.also.justBuilt.flatMap(written).map((text) => map(this.wording(text), (bound, chart, at, end): Noun => ({ phrase: bareNoun(pointedAt('built', [singularOf((Object.values(bound)[0] as { phrase: PhraseNode }).phrase.noun.text, this.symbols)]), span(chart, at, end)) })));
      for (const { words: texts, stands } of this.forms.pronounsIn(grammatical)) byFirst.set(texts[0], [...byFirst.get(texts[0]) ?? [], map(words(texts), (_, chart, at, end): Noun => ({ phrase: bareNoun(stands, span(chart, at, end)) }))]);
      return (chart, at, found) => { for (const rule of [...byFirst.get(chart.tokens[at]?.text) ?? [], ...built]) rule(chart, at, found); };
    });
  }

  private post(kind: typeof POSTS[number], mode: Mode, grammatical: Case): Rule<Noun> {
    return map(this.pattern(`post ${kind}`, ([name], c) => {
      if (name === 'what') return this.phrase(mode, grammatical);
      if (name === 'adjacent') return this.adjective(['core'], 'adjacent');
      switch (kind) {
        case 'is': case 'is-not': return this.quality(c);
        case 'in place': return this.places('in');
        case 'of': return map(this.oneOrMany(c), (noun) => (this.isProgram(noun.phrase) ? undefined : noun));
        case 'adjacent-to': return this.oneOrMany(c);
        case 'in': return this.zone(c);
        case 'with': return this.having;
        case 'where': return this.condition;
        case 'this': return map(this.name('bare', c), (named) => (named.kinds.includes('period') ? named : undefined));
      }
    }), (bound, chart, at, end): Noun | undefined => {
      const { phrase, n } = bound.what as Noun, range = span(chart, at, end);
      const zone = phrase.posts.at(-1);
      const inZone = zone?.kind === 'in' && zone.zone.posts.length === 0 && zone.zone.range.end === phrase.range.end ? zone : undefined;
      if (!inZone && phrase.posts.length > 0 && endsWithPhrase(phrase)) return undefined;
      if (kind === 'in' && this.isBuilt((bound.x as Noun).phrase)) return undefined;
      const where: Range = { start: phrase.range.end, end: range.end };
      const made = ((): PostNode => {
        switch (kind) {
          case 'of': return { kind, of: (bound.x as Noun).phrase, range: where };
          case 'adjacent-to': return { kind, to: (bound.x as Noun).phrase, range: where };
          case 'in': return { kind, zone: (bound.x as Noun).phrase, range: where };
          case 'in place': return { kind: 'in', zone: bareNoun((bound.x as Ident).text, (bound.x as Ident).range), range: where };
          case 'is': case 'is-not': return { kind: 'where', condition: { kind: 'is', left: bareNoun('it', { start: where.start, end: where.start }), negated: kind === 'is-not', right: bound.x as PhraseNode, range: where }, range: where };
          case 'with': case 'where': return { kind, condition: bound.x as ExprNode, range: where };
          case 'this': return { kind, period: (bound.x as Named).ident, range: where };
        }
      })();
      const posts = inZone ? [...phrase.posts.slice(0, -1), { ...inZone, zone: { ...inZone.zone, posts: [made], range: { ...inZone.zone.range, end: range.end } } }] : [...phrase.posts, made];
      return { phrase: { ...phrase, posts, range }, ...(n !== undefined ? { n } : {}) };
    });
  }

  /** Where one stands on the only track, or on the one that was named. */
  private standing({ track }: Bound): string { return track && this.symbols.all('track').length > 1 ? (track as Named).ident.text : 'space'; }
  /** What lies in nothing, as nothing lies in it. */
  private isBuilt({ noun }: PhraseNode): boolean { const found = this.symbols.find(noun.text); return found.length > 0 && found.every(({ kind }) => kind === 'piece' || kind === 'class' || kind === 'site-kind'); }

  private get numberNoun(): Rule<Noun> {
    return this.once('number noun', () => {
      const of = (bound: Bound): PostNode[] => (bound.of ? [{ kind: 'of', of: (bound.of as Noun).phrase, range: (bound.of as Noun).phrase.range }] : []);
      const arg: ArgRule = ([name], c) => (name === 'track' ? map(this.name('the', c), (named) => (named.kinds.includes('track') ? named : undefined)) : name === 'name' ? map(this.name('the', c), (named) => (named.kinds.includes('attribute') ? named : undefined)) : this.phrase('one', c));
      const nouns = (Object.entries(NUMBER_PHRASES) as [string, PhraseKey][]).map(([noun, key]) =>
        map(this.pattern(key, arg), (bound, chart, at, end): Noun => ({ phrase: { ...bareNoun(noun === 'space' ? this.standing(bound) : noun, span(chart, at, end)), posts: of(bound) } })));
      return anyOf(...nouns, map(this.pattern('attribute of', arg), (bound, chart, at, end): Noun => ({ phrase: { kind: 'phrase', adjectives: [], noun: (bound.name as Named).ident, posts: of(bound), range: span(chart, at, end) } })));
    });
  }

  // ------------------------------------------------------------------------------------------ numbers, conditions

  private get digits(): Rule<ExprNode> {
    return this.once('digits', () => (chart, at, found) => {
      const text = chart.tokens[at]?.text ?? '';
      if (/^\d+$/.test(text)) found(at + 1, number(Number(text), span(chart, at, at + 1))); else chart.miss(at, '1');
    });
  }

  /** `3rd` */
  private get nth(): Rule<ExprNode> {
    return this.once('nth', () => (chart, at, found) => {
      const text = (i: number): string => chart.tokens[at + i]?.text ?? '', [, digits, ending] = /^(\d+)(\D*)$/.exec(text(0)) ?? [];
      // `3rd`, `3º`, `3-й`
      const length = ending ? 1 : text(1) === 'º' || text(1) === 'ª' ? 2 : text(1) === '-' && /^\p{L}{1,3}$/u.test(text(2)) ? 3 : 0;
      if (digits && length > 0) found(at + length, number(Number(digits), span(chart, at, at + length))); else chart.miss(at, '1st');
    });
  }

  /** A name given with `as` may be a number or a thing. */
  private isGiven({ noun }: PhraseNode): boolean { return !THING_NOUNS.has(noun.text) && this.symbols.find(noun.text).length === 0; }
  /** A thing has programs; nothing is of a program. */
  private isProgram({ noun }: PhraseNode): boolean { const found = this.symbols.find(noun.text); return found.length > 0 && found.every(({ kind }) => kind === 'program'); }
  private isNumber({ noun }: PhraseNode): boolean {
    const found = this.symbols.find(noun.text);
    if (noun.text in NUMBER_PHRASES || noun.text === 'amount' || found.some(({ kind }) => kind === 'track')) return true;
    if (found.some(({ kind, of }) => kind === 'counter' && of === 'game')) return true;
    return found.length > 0 && found.every(({ kind }) => kind === 'constant' || kind === 'attribute' || kind === 'option');
  }

  private value(grammatical: Case): Rule<ExprNode> { return this.once(`value ${grammatical}`, () => anyOf<ExprNode>(this.simple(grammatical), this.arithmetic)); }

  /** A value that no sign of arithmetic holds together. */
  private simple(grammatical: Case): Rule<ExprNode> {
    return this.once(`simple ${grammatical}`, () => anyOf<ExprNode>(
      this.digits,
      map(anyOf(this.phrase('the', grammatical), this.phrase('one', grammatical)), ({ phrase }) => (this.isNumber(phrase) || this.isGiven(phrase) ? phrase : undefined)),
      map(this.pattern('count of', (_, c) => this.phrase('many', c)), (bound) => { const { phrase } = Object.values(bound)[0] as Noun; return this.isNumber(phrase) ? undefined : phrase; }),
      map(this.pattern('negative', () => this.inner), (bound, chart, at, end): ExprNode => ({ kind: 'unary', op: '-', operand: Object.values(bound)[0] as ExprNode, range: span(chart, at, end) })),
      this.long,
    ));
  }
  /** `cities (at most 7)` */
  private get bounded(): Rule<ExprNode> {
    return this.once('bounded', () => anyOf<ExprNode>(...([['no more than', 'min'], ['no less than', 'max']] as const).map(([key, fn]) =>
      map(this.pattern(key, () => this.inner), ({ a, b }, chart, at, end): ExprNode => ({ kind: 'call', fn: { text: fn, range: span(chart, at, at + 1) }, args: [a as ExprNode, b as ExprNode], range: span(chart, at, end) })))));
  }
  /** Values that go on as far as they can: brackets hold them together where more follows. */
  private get long(): Rule<ExprNode> {
    return this.once('long', () => anyOf<ExprNode>(
      this.bounded,
      ...(['min', 'max'] as const).map((fn) => map(this.pattern(fn, () => this.list(this.inner, 'and')), (bound, chart, at, end): ExprNode => ({ kind: 'call', fn: { text: fn, range: span(chart, at, at + 1) }, args: Object.values(bound)[0] as ExprNode[], range: span(chart, at, end) }))),
      ...(['sum', 'min', 'max'] as const).map((fn) => map(this.pattern(`over ${fn}`, ([name], c) => (name === 'body' ? this.value(c) : name === 'as' ? this.quoted : this.phrase('each', c))),
        ({ phrase, as, body }, chart, at, end): ExprNode => ({ kind: 'over', fn, ...goneThrough((phrase as Noun).phrase, as as Ident | undefined), body: body as ExprNode, range: span(chart, at, end) }))),
      map(this.pattern('table', ([name], c) => (name === 'rows' ? this.rows : this.value(c))), ({ on, rows }, chart, at, end): ExprNode => ({ kind: 'table', on: on as ExprNode, ...(rows as Rows), range: span(chart, at, end) })),
    ));
  }
  private get rows(): Rule<Rows> {
    type Row = { key?: number; value: ExprNode };
    return this.once('rows', () => {
      const row = map(this.pattern('row', ([name]) => (name === 'key' ? this.digits : this.value('nom'))), ({ key, value }): Row => ({ key: (key as { value: number }).value, value: value as ExprNode }));
      const otherwise = map(this.pattern('row else', () => this.value('nom')), (bound): Row => ({ value: Object.values(bound)[0] as ExprNode }));
      return map(listOf(anyOf(row, otherwise), words([','])), (all) => {
        const keyed = all.filter((one): one is { key: number; value: ExprNode } => one.key !== undefined), rest = all.filter(({ key }) => key === undefined);
        return rest.length > 1 || (rest.length === 1 && all.at(-1) !== rest[0]) ? undefined : { rows: keyed, ...(rest[0] ? { otherwise: rest[0].value } : {}) };
      });
    });
  }
  /** An operand: brackets around what would take in more. */
  private get inner(): Rule<ExprNode> {
    return this.once('inner', () => anyOf<ExprNode>(
      map(this.simple('nom'), (value) => (isLong(value) ? undefined : value)),
      map(sequence<unknown>([words(['(']), this.value('nom'), words([')'])]), ([, value]) => value as ExprNode),
    ));
  }
  private get arithmetic(): Rule<ExprNode> {
    return this.once('arithmetic', () => anyOf(...(Object.entries(ARITHMETIC_PHRASES) as [BinaryOp, PhraseKey][]).map(([op, key]) =>
      map(this.pattern(key, ([side]) => (side === 'a' && (op === '+' || op === '-') ? anyOf<ExprNode>(this.inner, this.bounded, map(this.arithmetic, (sum) => (sum.kind === 'binary' && (sum.op === '+' || sum.op === '-') ? sum : undefined))) : this.inner)), ({ a, b }, chart, at, end): ExprNode => ({ kind: 'binary', op, left: a as ExprNode, right: b as ExprNode, range: span(chart, at, end) })))));
  }
  private get signed(): Rule<ExprNode> {
    return this.once('signed', () => anyOf<ExprNode>(
      map(sequence<unknown>([words(['+']), this.digits]), ([, value]) => value as ExprNode),
      map(sequence<unknown>([words(['-']), this.digits]), ([, operand], chart, at, end): ExprNode => ({ kind: 'unary', op: '-', operand: operand as ExprNode, range: span(chart, at, end) })),
      map(sequence<unknown>([words(['+', '(']), this.value('nom'), words([')'])]), ([, value]) => value as ExprNode),
    ));
  }

  private get condition(): Rule<ExprNode> {
    return this.once('condition', () => anyOf<ExprNode>(this.test, ...(['and', 'or'] as const).map((op) => this.joined(op))));
  }
  /** `a and b and c`, from the left. */
  private joined(op: 'and' | 'or'): Rule<ExprNode> {
    return this.once(`joined ${op}`, () => {
      const side = anyOf<ExprNode>(this.test, map(sequence<unknown>([words(['(']), this.condition, words([')'])]), ([, inner]) => inner as ExprNode));
      return map(this.pattern(op === 'and' ? 'and' : 'or-else', ([name]) => (name === 'a' ? anyOf(side, this.joined(op)) : side)),
        ({ a, b }, chart, at, end): ExprNode => ({ kind: 'binary', op, left: a as ExprNode, right: b as ExprNode, range: span(chart, at, end) }));
    });
  }
  private get test(): Rule<ExprNode> {
    return this.once('test', () => {
      const binary = (op: BinaryOp, left: ExprNode, right: ExprNode, range: Range): ExprNode => ({ kind: 'binary', op, left, right, range });
      return anyOf<ExprNode>(
        ...this.comparisons('have'),
        map(this.pattern('have none', (_, c) => this.phrase('many', c)), (bound, chart, at, end) => binary('=', (Object.values(bound)[0] as Noun).phrase, number(0, span(chart, at, end)), span(chart, at, end))),
        ...(['have some', 'have several'] as const).map((key) => map(this.pattern(key, (_, c) => (key === 'have some' ? this.phrase('one', c) : this.phrase('many', c))), (bound) => { const { phrase } = Object.values(bound)[0] as Noun; return this.isNumber(phrase) ? undefined : phrase; })),
        ...([['=', 'color-is'], ['!=', 'color-is-not']] as const).map(([op, key]) => map(this.pattern(key, ([name], c) => (name === 'a' ? this.phrase('one', c) : this.adjective(['color']))), ({ a, b }, chart, at, end) => {
          const of = a ? (a as Noun).phrase : bareNoun('it', span(chart, at, at)), color = b as Ident;
          return binary(op, { ...bareNoun('color', of.range), posts: [{ kind: 'of', of, range: of.range }] }, bareNoun(color.text, color.range), span(chart, at, end));
        })),
        map(this.pattern('at space', ([name], c) => (name === 'track' ? map(this.name('the', c), (named) => (named.kinds.includes('track') ? named : undefined)) : name === 'nth' ? this.nth : this.value(c))), (bound, chart, at, end) => {
          const [to] = Object.entries(bound).flatMap(([name, value]) => (name === 'track' ? [] : [value as ExprNode]));
          return binary('=', bareNoun(this.standing(bound), span(chart, at, end)), to, span(chart, at, end));
        }),
        ...(['=', '!=', '<', '<=', '>', '>='] as const).map((op) => map(this.pattern(op, (_, c) => this.value(c)), ({ a, b }, chart, at, end) => (standsForThing(a as ExprNode) || standsForThing(b as ExprNode) ? undefined : binary(op, a as ExprNode, b as ExprNode, span(chart, at, end))))),
        ...(['is', 'is-not'] as const).map((key) => map(this.pattern(key, ([name], c) => (name === 'a' ? map(this.phrase('one', c), ({ phrase }) => phrase) : this.quality(c))), ({ a, b }, chart, at, end): ExprNode | undefined => (a && (a as PhraseNode).noun.text in NUMBER_PHRASES ? undefined : { kind: 'is', left: a as PhraseNode | undefined ?? bareNoun('it', span(chart, at, at)), negated: key === 'is-not', right: b as PhraseNode, range: span(chart, at, end) }))),
        map(this.pattern('have nothing', (_, c) => this.phrase('many', c)), (bound, chart, at, end): ExprNode => ({ kind: 'unary', op: 'not', operand: (Object.values(bound)[0] as Noun).phrase, range: span(chart, at, end) })),
        map(this.pattern('not', () => this.condition), (bound, chart, at, end): ExprNode => ({ kind: 'unary', op: 'not', operand: Object.values(bound)[0] as ExprNode, range: span(chart, at, end) })),
      );
    });
  }
  private comparisons(prefix: 'have' | 'with'): Rule<ExprNode>[] {
    return (['=', '!=', '<', '<=', '>', '>='] as const).map((op) => map(this.pattern(`${prefix} ${op}`, (_, c) => this.phrase('number', c)), (bound, chart, at, end): ExprNode | undefined => {
      const { phrase, n } = Object.values(bound)[0] as Noun;
      return this.isNumber(phrase) ? undefined : { kind: 'binary', op, left: phrase, right: number(n!, phrase.range), range: span(chart, at, end) };
    }));
  }
  /** Behind `with`: what the thing itself has; any other condition as everywhere. */
  private get having(): Rule<ExprNode> {
    return this.once('having', () => anyOf<ExprNode>(...this.comparisons('with'),
      map(this.pattern('and', ([name]) => (name === 'a' ? this.having : anyOf(...this.comparisons('with')))), ({ a, b }, chart, at, end): ExprNode => ({ kind: 'binary', op: 'and', left: a as ExprNode, right: b as ExprNode, range: span(chart, at, end) })),
      map(this.condition, (value) => (value.kind === 'binary' && value.left.kind === 'phrase' && value.right.kind === 'number' ? undefined : value))));
  }
  private quality(grammatical: Case): Rule<PhraseNode> {
    return this.once(`quality ${grammatical}`, () => anyOf<PhraseNode>(
      map(this.adjective(['predicate', 'core', 'tag', 'type', 'program', 'class']), (ident) => bareNoun(ident.text, ident.range)),
      map(this.phrase('one', grammatical), ({ phrase }) => (phrase.noun.text === 'amount' ? undefined : phrase)),
    ));
  }
}

// ---------------------------------------------------------------------------------------------- helpers

/** A pattern as it may be written: with each form of `time|times`; without the comma that ends a clause, where another mark follows. */
function written(pattern: string): string[] {
  const forms = /[\p{L}|]*\|[\p{L}|]*/u.exec(pattern);
  if (forms) return forms[0].split('|').flatMap((form) => written(pattern.slice(0, forms.index) + form + pattern.slice(forms.index + forms[0].length)));
  return pattern.length > 1 && pattern.endsWith(',') ? [pattern, pattern.slice(0, -1)] : [pattern];
}

const POSTS = ['of', 'adjacent-to', 'in', 'in place', 'with', 'where', 'is', 'is-not', 'this'] as const;
/** Words of which several objects may follow one verb. */
const SHARING = ['gain', 'build', 'upgrade', 'use'] as const;
/** Phrases of a word that say something else than its flag. */
const VARIANTS = new Set<PhraseKey>(['if else', 'repeat as', 'up-to as', 'set more', 'set less', 'move place']);

const number = (value: number, range: Range): ExprNode => ({ kind: 'number', value, range });
const bareNoun = (text: string, range: Range): PhraseNode => ({ kind: 'phrase', adjectives: [], noun: { text, range }, posts: [], range });
const amount = (range: Range): PhraseNode => bareNoun('amount', range);
/** Of several things each costs so much: `for 1 science each`; of one thing nobody says so. */
function charged(args: Record<string, Arg>): boolean {
  const { cost, n } = args, { each, ...plain } = (cost as { cost: CostNode & { each?: boolean } }).cost;
  const several = n?.type === 'value' && !(n.value.kind === 'number' && n.value.value === 1);
  if (plain.kind === 'amounts' && 'what' in args && (each ?? false) !== several) return false;
  args.cost = { type: 'cost', cost: plain as CostNode };
  return true;
}
/** `add 2 to X`: X becomes X + 2. */
function stepped({ step, what }: Bound, op: '+' | '-'): Bound {
  const { phrase } = what as { phrase: PhraseNode }, { value } = step as { value: ExprNode };
  return { what, to: { type: 'value', value: { kind: 'binary', op, left: phrase, right: value, range: phrase.range } } };
}
/** What a name may stand for, by word and argument; a name given with `as` fits everywhere. */
const NAMED: Record<string, readonly SymbolKind[]> = {
  'move zone': ['zone'], 'shuffle zone': ['zone', 'deck'], 'replace by': ['piece', 'class'], 'best by': ['counter'], 'order track': ['track'], 'do name': ['procedure'], 'signal name': ['signal'],
  'begin period': ['period'], 'end period': ['period'], 'until period': ['period'], 'at-end period': ['period'], 'once period': ['period'], 'change name': ['constant'], 'let name': ['counter', 'class'],
};
const fits = (place: string, kinds: readonly string[]): boolean => kinds.length === 0 || !NAMED[place] || NAMED[place].some((kind) => kinds.includes(kind));
/** `for each kind of building`: the kinds of a class, under a name that the text does not need. */
function goneThrough(phrase: PhraseNode, as: Ident | undefined): { phrase: PhraseNode; as?: Ident } {
  const { noun } = phrase;
  if (!noun.text.startsWith(EACH_KIND)) return { phrase, ...(as ? { as } : {}) };
  return { phrase: { ...phrase, noun: { ...noun, text: noun.text.slice(EACH_KIND.length) } }, as: as ?? { text: KIND, range: noun.range } };
}
const isLong = ({ kind }: ExprNode): boolean => kind === 'call' || kind === 'over' || kind === 'table';
/** `it` and `this` are things, no numbers. */
const standsForThing = (expr: ExprNode): boolean => expr.kind === 'phrase' && expr.posts.length === 0 && (expr.noun.text === 'it' || /^this\b/.test(expr.noun.text));

/** Whether a noun inside stands last, so that what follows belongs to that one. */
function endsWithPhrase(outer: PhraseNode): boolean {
  const { end } = outer.range;
  const inside = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(inside);
    if (typeof value !== 'object' || value === null) return false;
    const node = value as { kind?: string; range?: Range; adjectives?: unknown };
    return (node.kind === 'phrase' && node.adjectives !== undefined && node.range?.end === end) || Object.values(value).some(inside);
  };
  return outer.posts.some(inside);
}
