/** An effect told in a language: the tree is walked, patterns of the language are filled, nouns take the form that fits. */
import type { SymbolKind, Symbols } from '../../meaning/symbols.ts';
import type { Arg, CostNode, EffectNode, EventNode, ExprNode, Ident, ItemNode, PhraseNode, PostNode, WordNode } from '../../syntax/ast.ts';
import type { Lexicon } from '../lexicon.ts';
import { LEADS_ON, singular, Things, type Thing } from '../things.ts';
import type { AdjectiveForms, Case, Count, Gender, Language, NounForms } from './language.ts';
import { ARITHMETIC_PHRASES, NUMBER_PHRASES, THING_NOUNS, USUAL_ROUTE } from './own-names.ts';
import { fill } from './pattern.ts';
import type { PhraseKey } from './phrases.ts';

/** A name for which the language has no form, with its place in the effect's text. */
export interface MissingForm { name: string; range: { start: number; end: number } }
export interface Told { text: string; missing: MissingForm[] }

const NOUNS: SymbolKind[] = ['counter', 'piece', 'class', 'site-kind', 'zone', 'type', 'deck', 'track', 'tag', 'period', 'program', 'attribute', 'constant', 'predicate', 'color', 'signal', 'option', 'slot', 'card', 'site', 'procedure'];

/** Words that end in what has to be paid for it. */
const CHARGED = new Set(['build', 'upgrade', 'replace']);

export class Teller {
  private missing: MissingForm[] = [];
  /** What `it` stands for just now, so that pronouns and adjectives agree. */
  private antecedent: NounForms | undefined;
  private antecedentBuilt = false;
  /** The same for `this`. */
  private self: NounForms | undefined;
  /** What the effect speaks of, and what `it` is at each name. */
  private things: Things;
  private latest = new Map<Ident, Thing | undefined>();
  /** The same for the names that the author gave by `as`: a thing, or one kind of a class. */
  private named = new Map<string, { noun: NounForms; kind: boolean; built: boolean }>();
  constructor(private readonly language: Language, private readonly lexicon: Lexicon, private readonly symbols: Symbols) { this.things = this.thingsOf(); }

  /** `self`: what `this` is: the name of a piece, `card`, `site` … */
  effect(effect: EffectNode, self = 'card'): Told {
    this.begin(self);
    this.things.walk(effect);
    const parts = effect.kind === 'block' ? effect.parts : [effect];
    const text = this.language.polish(parts.map((part) => `${this.part(part)}.`).join(' '));
    return { text, missing: this.missing };
  }
  /** What the language calls a program, at the beginning of a line. */
  title(program: string): string | null {
    const name = this.isKind({ text: program, range: NOWHERE }, 'program') ? this.lexicon.noun(program)?.form('singular', 'nom') : undefined;
    return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1);
  }
  cost(cost: CostNode): Told { this.begin(); const text = this.costOf(cost, 'nom') ?? ''; return { text, missing: this.missing }; }
  private begin(self = 'card'): void {
    this.missing = []; this.antecedent = undefined; this.named = new Map(); this.things = this.thingsOf();
    this.self = this.language.noun(self) ?? this.lexicon.noun(self);
  }
  /** From here on this is `it`, and what `as` calls it. */
  private remember(phrase: PhraseNode, as?: Ident, kind = false): void {
    const noun = this.nounOf(phrase);
    const built = phrase.noun.text === 'it' ? this.antecedentBuilt : this.named.get(phrase.noun.text)?.built ?? this.isKind(phrase.noun, 'piece', 'class');
    if (as && noun) this.named.set(as.text, { noun, kind, built });
    this.antecedent = noun;
    this.antecedentBuilt = built;
  }
  private isKind({ text }: Ident, ...kinds: SymbolKind[]): boolean { return this.symbols.find(text).some(({ kind }) => kinds.includes(kind)); }
  private nounOf({ noun }: PhraseNode): NounForms | undefined {
    return noun.text === 'it' ? this.antecedent : noun.text === 'this' ? this.self : this.named.get(noun.text)?.noun ?? this.nounForms(noun);
  }
  private genderOf(phrase: PhraseNode): Gender | undefined { return this.nounOf(phrase)?.gender; }

  // ------------------------------------------------------------------------------------------ joining

  private part(effect: EffectNode): string {
    switch (effect.kind) {
      case 'block': return this.phrase('brackets', { body: this.parts(effect.parts) });
      case 'or': return effect.options.map((option) => this.grouped(option)).join(this.language.phrases.or);
      case 'then': return effect.steps.map((step, i) => `${i === 0 ? '' : this.language.phrases[effect.may[i] ? 'then-may' : 'then']}${this.grouped(step)}`).join('');
      case 'word': return this.word(effect);
    }
  }
  /** In brackets where something with a body of its own would take in what follows. */
  private grouped(effect: EffectNode): string {
    const open = effect.kind === 'or' || effect.kind === 'then' || (effect.kind === 'word' && Object.values(effect.args).some((arg) => arg.type === 'effect'));
    const text = this.part(effect);
    return open ? this.phrase('brackets', { body: text }) : text;
  }
  /** In brackets where it would take in the part that follows: a body that is not the last thing said. */
  private closed(effect: EffectNode): string {
    const open = effect.kind === 'word' && Object.values(effect.args).some((arg) => arg.type === 'effect');
    return open ? this.phrase('brackets', { body: this.part(effect) }) : this.part(effect);
  }
  private parts(parts: readonly EffectNode[]): string { return parts.map((part, i) => (i < parts.length - 1 ? this.closed(part) : this.part(part))).join(this.language.phrases.part); }
  private body(effect: EffectNode): string {
    return effect.kind === 'block' ? this.parts(effect.parts) : this.part(effect);
  }

  private word(node: WordNode): string {
    const flag = Object.values(node.args).find((arg) => arg.type === 'flag')?.flag;
    const place = node.word === 'move' && node.args.zone?.type === 'name' && !flag ? this.nounForms(node.args.zone.name)?.to : undefined;
    const variant = place !== undefined ? 'move place' : node.word === 'if' && node.args.otherwise ? 'if else' : node.word === 'let' ? `let ${flag ?? 'building'}` : node.word === 'set' && this.step(node) ? this.step(node)!.key : (node.word === 'repeat' || node.word === 'up-to') && node.args.times?.type === 'value' && node.args.times.value.kind !== 'number' ? `${node.word} as` : flag && `${node.word} ${flag}` in this.language.phrases ? `${node.word} ${flag}` : node.word;
    const pattern = this.language.phrases[variant as PhraseKey];
    const free = pattern.includes('{free}') && node.args.cost?.type === 'cost' && node.args.cost.cost.kind === 'free';
    const text = fill(pattern, (names, grammatical) => {
      if (names[0] === 'free') return free ? this.language.phrases.free : undefined;
      if (names[0] === 'cost' && free) return undefined;
      if (names[0] === 'on' && node.word === 'build') return this.spot(node.args.on, grammatical);
      const args = names.map((name) => node.args[name]);
      if (names[0] === 'zone' && place !== undefined) return place;
      if (names[0] === 'route') return args[0]?.type === 'name' ? this.routeName(args[0].name) : undefined;
      if (names[0] === 'step') return this.value(this.step(node)!.by, grammatical);
      if (names.length === 2) return this.counted(args[0], args[1], grammatical);
      if (names[0] === 'track') return this.trackName(args[0]?.type === 'name' ? args[0].name : undefined, grammatical);
      if (names[0] === 'as') return args[0]?.type === 'name' && !this.clear(args[0].name.text, node) ? this.language.quoted(args[0].name.text) : undefined;
      return args[0] && this.arg(args[0], names[0], grammatical, node);
    });
    if (LEADS_ON.has(node.word) && node.args.what?.type === 'phrase') this.remember(node.args.what.phrase, node.args.as?.type === 'name' ? node.args.as.name : undefined, node.word === 'choose-kind');
    return text;
  }

  /** The way in which a card goes, behind `as`; the usual one is not told. */
  private routeName(route: Ident): string | undefined {
    return route.text === USUAL_ROUTE ? undefined : this.lexicon.phrase(route.text, this.language.address) ?? this.absent(route);
  }

  /** Where it is built: on a site; or, where something else has that name, on the site of it. */
  private spot(on: Arg | undefined, grammatical: Case): string | undefined {
    if (on?.type !== 'phrase') return undefined;
    const told = (c: Case): string => this.nounPhrase(on.phrase, this.countOf(on.phrase), c);
    const pattern = this.language.phrases['site-of'];
    const { text } = on.phrase.noun, built = text === 'it' ? this.antecedentBuilt : this.named.get(text)?.built;
    return pattern && built ? fill(pattern, (_, c) => told(c)) : told(grammatical);
  }

  /** `set X to X + 1` tells how much is added. */
  private step({ args: { what, to } }: WordNode): { key: 'set more' | 'set less'; by: ExprNode } | undefined {
    if (what?.type !== 'phrase' || to?.type !== 'value' || to.value.kind !== 'binary' || (to.value.op !== '+' && to.value.op !== '-')) return undefined;
    return alike(to.value.left, what.phrase) ? { key: to.value.op === '+' ? 'set more' : 'set less', by: to.value.right } : undefined;
  }

  /** `{n what}`: so many of them; without a number one. */
  private counted(n: Arg | undefined, what: Arg | undefined, grammatical: Case): string | undefined {
    if (what?.type !== 'phrase') return undefined;
    return n?.type === 'value' ? this.numbered(n.value, what.phrase, grammatical) : this.nounPhrase(what.phrase, this.isPlural(what.phrase) ? 'many' : 1, grammatical);
  }

  private arg(arg: Arg, name: string, grammatical: Case, node: WordNode): string | undefined {
    switch (arg.type) {
      case 'value': return name === 'test' ? this.condition(arg.value) : node.word === 'change' && name === 'n' && node.args.how?.type === 'flag' && node.args.how.flag === 'by' ? this.signed(arg.value) : this.value(arg.value, grammatical);
      case 'phrase': {
        if (node.word === 'set') return this.value(arg.phrase, grammatical);
        const text = this.nounPhrase(arg.phrase, node.word === 'each' ? 'each' : node.word === 'treat' ? 'many' : node.word === 'choose-kind' && !this.isPlural(arg.phrase) ? 'bare' : this.countOf(arg.phrase), grammatical);
        if (node.word === 'each') this.remember(arg.phrase, node.args.as?.type === 'name' ? node.args.as.name : undefined);
        return text;
      }
      case 'items': return this.language.list(arg.items.map((item) => this.item(item, grammatical)), 'and');
      case 'cost': return this.costOf(arg.cost, grammatical, name !== 'cost' || !CHARGED.has(node.word) ? undefined : node.args.n ? this.isOne(node.args.n) ? 'for' : 'for-each' : 'for');
      case 'effect': return name === 'body' && node.args.otherwise ? this.closed(arg.effect) : this.body(arg.effect);
      case 'event': return this.event(arg.event);
      case 'name': return name === 'name' && node.word === 'do' ? this.lexicon.phrase(this.idOf(arg.name), this.language.address) ?? this.name(arg.name, 'bare', grammatical) : name === 'predicate' ? this.agreeing(arg.name, node.args.what, grammatical, 'plural') : node.word === 'signal' ? this.lexicon.phrase(arg.name.text, this.language.address) ?? this.absent(arg.name) : node.word === 'best' ? this.name(arg.name, 'many', grammatical) : this.name(arg.name, this.definite(arg.name), grammatical);
      case 'names': return this.language.list(arg.names.map((ident) => this.name(ident, 'bare', grammatical)), 'and');
      case 'flag': return '';
    }
  }

  // ------------------------------------------------------------------------------------------ amounts

  private item(item: ItemNode, grammatical: Case): string {
    const what = this.amountOf(item, grammatical);
    if (!item.per) return what;
    const { every, of } = item.per, phrases = this.language.phrases;
    if (of.kind !== 'phrase' && every) return fill(phrases['per-sum'], ([name], c) => (name === 'what' ? what : this.value(name === 'every' ? every : of, c)));
    if (of.kind !== 'phrase') return fill(phrases['per-each'], ([name], c) => (name === 'what' ? what : this.value(of, c)));
    return fill(phrases[every ? 'per' : 'per-each'], ([name], c) => (name === 'what' ? what : every ? this.numbered(every, of, c) : this.nounPhrase(of, 'each', c)));
  }

  private amountOf({ amount, different, what }: ItemNode, grammatical: Case): string {
    const name = (count: Count, c: Case, countText?: string): string => this.name(what, count, c, countText);
    const symbol = this.symbols.find(what.text).find(({ kind }) => kind === 'class');
    if (symbol) return fill(this.language.phrases[different ? 'different-choice' : 'choice'], (_, c) => this.name(what, amount?.kind === 'number' ? amount.value : 1, c));
    if (!amount || amount.kind === 'number') return name(amount?.value ?? 1, grammatical);
    if (amount.kind === 'phrase' && amount.noun.text === 'amount') return name('many', grammatical, this.language.phrases['that-many']);
    return this.computed(amount, (c) => name('many', c));
  }

  /** Between alternatives of several amounts `or` stands each time: a comma is theirs. */
  private alternatives(texts: string[], several: boolean): string { return several ? texts.reduce((before, text) => this.language.list([before, text], 'or')) : this.language.list(texts, 'or'); }
  private isOne(n: Arg): boolean { return n.type === 'value' && n.value.kind === 'number' && n.value.value === 1; }

  /** `charge`: behind what is built; where several are built, each of them costs so much. */
  private costOf(cost: CostNode, grammatical: Case, charge?: 'for' | 'for-each'): string | undefined {
    const phrases = this.language.phrases;
    switch (cost.kind) {
      case 'free': return phrases.free;
      case 'usual': return phrases.usual;
      case 'price': {
        const price = fill(phrases.price, (_, c) => this.nounPhrase(cost.of, 'one', c));
        return charge ? fill(phrases[charge], () => price) : price;
      }
      case 'amounts': {
        const amounts = (c: Case): string => this.alternatives(cost.alternatives.map((items) => this.language.list(items.map((item) => this.item(item, c)), 'and')), cost.alternatives.some(({ length }) => length > 1));
        return charge ? fill(phrases[charge], (_, c) => amounts(c)) : amounts(grammatical);
      }
    }
  }

  // ------------------------------------------------------------------------------------------ events

  private event(event: EventNode): string {
    const text = this.eventText(event);
    this.antecedent = undefined;
    if ('phrase' in event) this.remember(event.phrase);
    return text;
  }
  private eventText(event: EventNode): string {
    const phrases = this.language.phrases;
    switch (event.kind) {
      case 'you': {
        const onSite = event.verb.text === 'build' && this.symbols.find(event.phrase.noun.text).some(({ kind }) => kind === 'site-kind');
        return fill((onSite && phrases['event build on']) || phrases[`event ${event.verb.text}` as PhraseKey], (_, c) => this.nounPhrase(event.phrase, this.countOf(event.phrase), c));
      }
      case 'advance': return fill(phrases['event advance'], ([name], c) => (name === 'to' ? this.value(event.to, c) : this.trackName(event.track, c)));
      case 'gives': return fill(phrases['event gives'], ([name], c) => (name === 'by' ? this.name(event.by, 'one', c) : this.name(event.what, 'many', c)));
      case 'becomes': return fill(phrases['event becomes'], ([name], c) => (name === 'phrase' ? this.nounPhrase(event.phrase, 'one', c) : this.agreeing(event.predicate, { type: 'phrase', phrase: event.phrase }, c, 'singular')));
      case 'enters': {
        const place = this.nounForms(event.zone)?.to;
        return fill(phrases[place === undefined ? 'event enters' : 'event enters place'], ([name], c) => (name === 'phrase' ? this.nounPhrase(event.phrase, 'one', c) : place ?? this.name(event.zone, this.definite(event.zone), c)));
      }
      case 'signal': return this.lexicon.phrase(event.name.text, this.language.address) ?? this.absent(event.name);
    }
  }

  private trackName(track: Ident | undefined, grammatical: Case): string | undefined {
    const only = track ?? this.symbols.all('track').map(({ id }) => ({ text: id, range: NOWHERE }))[0];
    return only && this.name(only, 'the', grammatical);
  }
  private agreeing(adjective: Ident, arg: Arg | undefined, grammatical: Case, number: 'singular' | 'plural'): string {
    const phrase = arg?.type === 'phrase' ? arg.phrase : undefined;
    const gender = (phrase && this.nounForms(phrase.noun)?.gender) ?? 'm';
    return this.adjectiveForms(adjective)?.form(gender, number, grammatical) ?? this.absent(adjective);
  }
  /** Without a number: `laboratories`, the program of a thing and a slot that is named, of which there is one, any laboratory. */
  private countOf(phrase: PhraseNode): Count {
    return this.isPlural(phrase) ? 'many' : this.symbols.find(phrase.noun.text).some(({ kind }) => kind === 'program' || kind === 'slot') ? 'the' : 'one';
  }
  /** There is one of it, and each player may have one: a hand, the turn. */
  private definite(ident: Ident): Count {
    const symbol = this.symbols.find(ident.text).find(({ kind }) => kind === 'zone' || kind === 'track' || kind === 'period' || kind === 'constant');
    if (!symbol) return 'one';
    return symbol.kind === 'period' || symbol.kind === 'constant' ? 'bare' : symbol.kind === 'zone' && symbol.of === 'player' ? 'your' : 'the';
  }

  // ------------------------------------------------------------------------------------------ noun phrases

  private isPlural(phrase: PhraseNode): boolean {
    const { text } = phrase.noun;
    return PLURAL_CORE.has(text) || this.symbols.find(text).some(({ id, plural }) => id !== text && plural === text);
  }

  private numbered(n: ExprNode, phrase: PhraseNode, grammatical: Case): string {
    if (n.kind === 'number') return this.nounPhrase(phrase, n.value, grammatical);
    if (n.kind === 'phrase' && n.noun.text === 'amount') return this.nounPhrase(phrase, 'many', grammatical, this.language.phrases['that-many']);
    return this.computed(n, (c) => this.nounPhrase(phrase, 'many', c));
  }
  /** `points equal to …`, `points by …`: as many as a calculation or a table says. */
  private computed(n: ExprNode, what: (grammatical: Case) => string): string {
    if (n.kind !== 'table') return fill(this.language.phrases.computed, ([key], c) => (key === 'what' ? what(c) : this.value(n, c)));
    return fill(this.language.phrases['computed table'], ([key], c) => (key === 'what' ? what(c) : key === 'rows' ? this.rows(n) : this.value(n.on, c)));
  }

  private nounPhrase(phrase: PhraseNode, count: Count, grammatical: Case, countText?: string): string {
    if (phrase.top) return this.fromTop(phrase, phrase.top.n ?? ONE, grammatical);
    const { text } = phrase.noun, { phrases } = this.language;
    let told: string;
    const its = phrase.posts.some((post) => this.ofIt(post)) ? this.language.adjective('its') : undefined;
    const named = phrase.adjectives.length === 0 ? this.namedThing(phrase.noun, grammatical) : undefined;
    if (named !== undefined) told = named;
    else if ((text === 'it' || text === 'this') && this.language.pronoun) told = text === 'it' ? this.it(this.antecedent, grammatical) : this.language.pronoun('this', undefined, grammatical, this.self);
    else if (text === 'it' || text === 'this') told = phrases[(grammatical === 'gen' ? `${text} gen` : text) as PhraseKey];
    else if (text === 'amount') told = phrases.amount;
    else {
      const numbers = this.numberNoun(phrase);
      if (numbers !== undefined) return numbers;
      const noun = this.kindForms(phrase.noun) ?? this.nounForms(phrase.noun) ?? this.properName(phrase.noun) ?? this.formless(phrase.noun);
      const adjectives = phrase.adjectives.map(({ name, negated }) => ({ forms: this.adjectiveForms(name) ?? this.formless(name), negated }));
      if (its) adjectives.unshift({ forms: its, negated: false });
      told = this.language.nounPhrase({ count: phrase.ordinal ? 'one' : count, noun, adjectives, ...(countText ? { countText } : {}), ...(phrase.ordinal ? { ordinal: phrase.ordinal.n } : {}) }, grammatical);
    }
    const plural = typeof count === 'number' ? count !== 1 : count === 'many';
    return phrase.posts.reduce((before, post) => (its && this.ofIt(post) ? before : this.post(before, post, phrase, plural, grammatical)), told);
  }

  /** `3 cards from the top of the deck` */
  private fromTop(phrase: PhraseNode, n: ExprNode, grammatical: Case): string {
    const from = phrase.posts.find(({ kind }) => kind === 'of' || kind === 'in'), zone = from?.kind === 'of' ? from.of : from?.kind === 'in' ? from.zone : undefined;
    const { top: _, ...cards } = { ...phrase, posts: phrase.posts.filter((post) => post !== from) };
    return fill(this.language.phrases['post top'], ([name], c) => (name === 'what' ? this.numbered(n, cards, grammatical) : zone && this.nounPhrase(zone, this.definite(zone.noun), c)));
  }

  private post(before: string, post: PostNode, thing: PhraseNode, plural: boolean, grammatical: Case): string {
    const is = post.kind === 'where' && post.condition.kind === 'is' && post.condition.left.kind === 'phrase' && post.condition.left.noun.text === 'it' ? post.condition : undefined;
    const place = post.kind === 'in' ? this.nounForms(post.zone.noun)?.in : undefined;
    const own = post.kind === 'where' ? ofItself(post.condition, (phrase) => this.isNumber(phrase)) : undefined;
    const key = (own ? 'post with' : place !== undefined ? 'post in place' : is ? `post ${is.negated ? 'is-not' : 'is'}` : `post ${post.kind}`) as PhraseKey;
    const outside = this.antecedent;
    if (post.kind === 'where' || post.kind === 'with') this.antecedent = this.nounOf(thing);
    const text = fill(this.language.phrases[key], ([name], c) => {
      if (name === 'what') return before;
      if (name === 'adjacent') return this.language.adjective('adjacent')?.form(this.genderOf(thing) ?? 'n', plural ? 'plural' : 'singular', grammatical);
      if (is) return this.quality(is.right, c, this.antecedent?.gender);
      if (own) return this.having(own);
      switch (post.kind) {
        case 'of': return this.nounPhrase(post.of, this.countOf(post.of), c);
        case 'adjacent-to': return this.nounPhrase(post.to, this.isPlural(post.to) ? 'many' : 'one', c);
        case 'in': return place ?? this.nounPhrase({ ...post.zone, posts: [] }, this.definite(post.zone.noun), c);
        case 'with': return this.having(post.condition);
        case 'where': return this.condition(post.condition);
        case 'this': return this.name(post.period, 'bare', c);
      }
    });
    this.antecedent = outside;
    return post.kind === 'in' ? post.zone.posts.reduce((before, inner) => this.post(before, inner, thing, plural, grammatical), text) : text;
  }

  /** Nouns that are numbers: `marks of this`, `space`, `players`; undefined for all others. */
  private numberNoun(phrase: PhraseNode): string | undefined {
    const of = phrase.posts.find((post) => post.kind === 'of');
    const key = NUMBER_PHRASES[phrase.noun.text] ?? (this.isTrack(phrase) ? 'space' : undefined) ?? (this.symbols.find(phrase.noun.text).some(({ kind }) => kind === 'attribute') ? 'attribute of' : undefined);
    if (key === undefined) return undefined;
    return fill(this.language.phrases[key], ([name], c) => (name === 'track' ? this.trackName(this.isTrack(phrase) ? phrase.noun : undefined, c) : name === 'name' ? this.name(phrase.noun, 'the', c) : of?.kind === 'of' ? this.nounPhrase(of.of, 'one', c) : undefined));
  }

  private thingsOf(): Things {
    this.latest = new Map();
    return new Things((noun) => singular(noun, this.symbols), ({ ident, latest }) => { this.latest.set(ident, latest); });
  }
  /** A thing that has a name by `as`, where the language can tell which is meant without the name. */
  private namedThing(ident: Ident, grammatical: Case): string | undefined {
    const named = this.named.get(ident.text);
    if (!named || !this.language.named || !this.things.clear(ident.text)) return undefined;
    return this.latest.get(ident)?.as === ident.text && this.language.pronoun ? this.it(named.noun, grammatical) : this.language.named(named.noun, grammatical);
  }
  /** A language with an adjective `its` says `farms of it` with that. */
  private ofIt(post: PostNode): boolean {
    if (post.kind !== 'of' || post.of.posts.length > 0 || post.of.adjectives.length > 0) return false;
    const { noun } = post.of;
    return noun.text === 'it' || (this.language.named !== undefined && this.things.clear(noun.text) && this.latest.get(noun)?.as === noun.text);
  }
  private it(noun: NounForms | undefined, grammatical: Case): string {
    return this.language.pronoun!('it', noun?.gender, grammatical, noun, noun?.form('singular', 'nom') === this.self?.form('singular', 'nom'));
  }
  /** Whether a name need not be told where it is given. */
  private clear(name: string, { word, args }: WordNode): boolean {
    if (word === 'choose-kind') return this.language.kinds !== undefined;
    return this.language.named !== undefined && (args.what ?? args.over)?.type === 'phrase' && this.things.clear(name);
  }
  private kindForms({ text }: Ident): NounForms | undefined {
    const named = this.named.get(text);
    return named?.kind ? this.language.kinds?.(named.noun).one : undefined;
  }

  /** A name that somebody gave: of a slot, a card, or by `as`. */
  private properName({ text }: Ident): NounForms | undefined {
    const known = this.symbols.find(text), own = known.find(({ kind }) => kind === 'slot' || kind === 'card' || kind === 'site');
    if (!own && (known.length > 0 || THING_NOUNS.has(text))) return undefined;
    const quoted = this.language.quoted(this.lexicon.phrase(text, this.language.address) ?? text);
    return { gender: this.named.get(text)?.noun.gender ?? 'n', mass: true, proper: true, form: () => quoted };
  }

  private name(ident: Ident, count: Count, grammatical: Case, countText?: string): string {
    const noun = this.kindForms(ident) ?? this.nounForms(ident) ?? this.properName(ident);
    if (noun && !(this.lexicon.phrase(this.idOf(ident)) !== undefined && noun.proper)) return this.language.nounPhrase({ count, noun, adjectives: [], ...(countText ? { countText } : {}) }, grammatical);
    return this.lexicon.phrase(this.idOf(ident), this.language.address) ?? this.language.nounPhrase({ count, noun: this.formless(ident), adjectives: [], ...(countText ? { countText } : {}) }, grammatical);
  }

  private idOf(ident: Ident): string { return this.symbols.find(ident.text).find(({ kind }) => NOUNS.includes(kind))?.id ?? ident.text; }
  private nounForms(ident: Ident): NounForms | undefined { return this.language.noun(ident.text) ?? this.lexicon.noun(this.idOf(ident)); }
  private adjectiveForms(ident: Ident): AdjectiveForms | undefined { return this.language.adjective(ident.text) ?? this.lexicon.adjective(this.idOf(ident)); }
  /** A word without forms: it stands as it is written, and what belongs to it, a number above all, is told all the same. */
  private formless(ident: Ident): NounForms & AdjectiveForms { const text = this.absent(ident); return { gender: 'n', mass: true, form: () => text }; }
  private absent({ text, range }: Ident): string { this.missing.push({ name: text, range }); return `‹${text}›`; }

  // ------------------------------------------------------------------------------------------ numbers, conditions

  private value(expr: ExprNode, grammatical: Case): string {
    const phrases = this.language.phrases;
    switch (expr.kind) {
      case 'number': return String(expr.value);
      case 'phrase': return this.isNumber(expr) ? this.nounPhrase(expr, 'the', grammatical) : fill(phrases['count of'], (_, c) => this.nounPhrase(expr, 'many', c));
      case 'unary': return expr.op === '-' ? fill(phrases.negative, () => this.inner(expr.operand)) : this.condition(expr);
      case 'binary': {
        const key = ARITHMETIC_PHRASES[expr.op];
        return key ? fill(phrases[key], ([side]) => (side === 'a' && SUMS.has(expr.op) && (isSum(expr.left) || this.bounded(expr.left)) ? this.value(expr.left, 'nom') : this.inner(side === 'a' ? expr.left : expr.right))) : this.condition(expr);
      }
      case 'is': return this.condition(expr);
      case 'call': {
        const bounded = this.bounded(expr);
        if (bounded) return fill(bounded.pattern, ([side]) => this.inner(bounded[side as 'a' | 'b']));
        return fill(phrases[expr.fn.text as 'min' | 'max'], () => this.language.list(flat(expr).map((arg) => this.inner(arg)), 'and'));
      }
      case 'over': return fill(phrases[`over ${expr.fn}`], ([name], c) => (name === 'body' ? this.value(expr.body, c) : name === 'as' ? expr.as && !this.kindForms(expr.as) && !(this.language.named && this.things.clear(expr.as.text)) ? this.language.quoted(expr.as.text) : undefined : this.over(expr.phrase, expr.as, c)));
      case 'table': return fill(phrases.table, ([name], c) => (name === 'rows' ? this.rows(expr) : this.value(expr.on, c)));
    }
  }
  private over(phrase: PhraseNode, as: Ident | undefined, grammatical: Case): string {
    const kind = as !== undefined && this.symbols.find(phrase.noun.text).some((symbol) => symbol.kind === 'class'), noun = kind && this.nounOf(phrase);
    const kinds = noun ? this.language.kinds?.(noun) : undefined;
    const text = kinds ? this.language.nounPhrase({ count: 'each', noun: kinds.each, adjectives: [] }, grammatical) : this.nounPhrase(phrase, 'each', grammatical);
    this.remember(phrase, as, kind);
    return text;
  }
  private rows({ rows, otherwise }: ExprNode & { kind: 'table' }): string {
    const { row, 'row else': rest } = this.language.phrases;
    return [...rows.map(({ key, value }) => fill(row, ([name]) => (name === 'key' ? String(key) : this.value(value, 'nom')))), ...(otherwise ? [fill(rest, () => this.value(otherwise, 'nom'))] : [])].join(', ');
  }
  /** `min(cities, 7)`: cities, but at most 7. */
  private bounded(expr: ExprNode): { pattern: string; a: ExprNode; b: ExprNode } | undefined {
    if (expr.kind !== 'call') return undefined;
    const pattern = this.language.phrases[expr.fn.text === 'min' ? 'no more than' : 'no less than'], args = flat(expr), [a, b] = args[0].kind === 'number' ? [args[1], args[0]] : args;
    return pattern !== undefined && args.length === 2 && a.kind !== 'number' && b.kind === 'number' ? { pattern, a, b } : undefined;
  }
  private inner(expr: ExprNode): string { const text = this.value(expr, 'nom'); return BRACKETED.has(expr.kind) ? `(${text})` : text; }
  private signed(expr: ExprNode): string { return expr.kind === 'number' ? fill(this.language.phrases.signed, () => `+${expr.value}`) : expr.kind === 'unary' && expr.operand.kind === 'number' ? `−${expr.operand.value}` : `+(${this.value(expr, 'nom')})`; }

  /** A track by its name is where one stands on it. */
  private isTrack({ noun }: PhraseNode): boolean { return this.symbols.find(noun.text).some(({ kind }) => kind === 'track'); }
  /** Variables, constants, counters of the game and the numbers of the language stand for themselves; a player's counters and things are counted. */
  private isNumber({ noun }: PhraseNode): boolean {
    const found = this.symbols.find(noun.text);
    if (noun.text in NUMBER_PHRASES || noun.text === 'amount' || found.some(({ kind }) => kind === 'track')) return true;
    if (this.named.has(noun.text)) return false;
    if (found.length === 0) return !THING_NOUNS.has(noun.text);
    if (found.some(({ kind, of }) => kind === 'counter' && of === 'game')) return true;
    return found.every(({ kind }) => kind === 'constant' || kind === 'attribute' || kind === 'option');
  }

  private condition(expr: ExprNode): string {
    const phrases = this.language.phrases;
    switch (expr.kind) {
      case 'binary': {
        if (expr.op === 'and' || expr.op === 'or') {
          return fill(phrases[expr.op === 'and' ? 'and' : 'or-else'], ([side]) => this.side(side === 'a' ? expr.left : expr.right, expr.op as 'and' | 'or'));
        }
        const { left, right } = expr;
        if (left.kind === 'phrase' && right.kind === 'number' && !this.isNumber(left)) {
          if (right.value === 0 && expr.op === '=') return fill(phrases['have none'], (_, c) => this.nounPhrase(left, 'many', c));
          return fill(phrases[`have ${expr.op}` as PhraseKey], (_, c) => this.nounPhrase(left, right.value, c));
        }
        if (left.kind === 'phrase' && left.noun.text === 'color' && right.kind === 'phrase') {
          const of = left.posts.find((post) => post.kind === 'of'), color = this.adjectiveForms(right.noun);
          if (color && of?.kind === 'of') return fill(phrases[expr.op === '=' ? 'color-is' : 'color-is-not'], ([side], c) => (side === 'a' ? this.nounPhrase(of.of, 'one', c) : color.form(this.genderOf(of.of) ?? 'n', 'singular', c)));
        }
        const standing = expr.op === '=' && left.kind === 'phrase' && (left.noun.text === 'space' || this.isTrack(left)) && left.posts.length === 0 ? phrases['at space'] : undefined;
        if (standing) return fill(standing, ([name], c) => (name === 'track' ? this.trackName(left.kind === 'phrase' && this.isTrack(left) ? left.noun : undefined, c) : this.value(right, c)));
        return fill(phrases[expr.op as PhraseKey], ([side], c) => (side === 'a' ? this.value(left, c) : this.value(right, c)));
      }
      case 'unary': if (expr.operand.kind === 'phrase') { const { operand } = expr; return fill(phrases['have nothing'], (_, c) => this.nounPhrase(operand, 'many', c)); } return fill(phrases.not, () => this.side(expr.operand));
      case 'is': return fill(phrases[expr.negated ? 'is-not' : 'is'], ([side], c) => (side === 'a' ? (expr.left.kind === 'phrase' ? this.nounPhrase(expr.left, 'one', c) : this.value(expr.left, c)) : this.quality(expr.right, c, expr.left.kind === 'phrase' ? this.genderOf(expr.left) : undefined)));
      case 'phrase': return fill(phrases[this.isPlural(expr) ? 'have several' : 'have some'], (_, c) => this.nounPhrase(expr, this.countOf(expr), c));
      default: return this.value(expr, 'nom');
    }
  }
  /** Behind `with`: what a thing has, not what a player has. */
  private having(expr: ExprNode): string {
    if (expr.kind === 'binary' && expr.op === 'and') return fill(this.language.phrases.and, ([side]) => this.having(side === 'a' ? expr.left : expr.right));
    if (expr.kind !== 'binary' || expr.left.kind !== 'phrase' || expr.right.kind !== 'number' || !(`with ${expr.op}` in this.language.phrases)) return this.condition(expr);
    const { left, right } = expr;
    return fill(this.language.phrases[`with ${expr.op}` as PhraseKey], (_, c) => this.nounPhrase(left, right.value, c));
  }
  private side(expr: ExprNode, op?: 'and' | 'or'): string {
    const text = this.condition(expr);
    return expr.kind === 'binary' && (expr.op === 'and' || expr.op === 'or') && expr.op !== op ? `(${text})` : text;
  }
  /** `it is upgraded`, `it is a laboratory` */
  private quality(phrase: PhraseNode, grammatical: Case, gender: Gender = 'n'): string {
    const noun = this.nounForms(phrase.noun), adjective = phrase.adjectives.length === 0 ? this.adjectiveForms(phrase.noun) : undefined;
    const describes = this.isKind(phrase.noun, 'predicate', 'color') && noun?.form('singular', 'nom') === adjective?.form('n', 'singular', 'nom');
    const forms = !noun || describes ? adjective : undefined;
    return forms ? forms.form(gender, 'singular', grammatical) : this.nounPhrase(phrase, 'one', grammatical);
  }

  private phrase(key: PhraseKey, texts: Record<string, string>): string { return fill(this.language.phrases[key], ([name]) => texts[name]); }
}

/** `where farms of it >= 2` says what `with farms >= 2` says. */
function ofItself(condition: ExprNode, isNumber: (phrase: PhraseNode) => boolean): ExprNode | undefined {
  if (condition.kind !== 'binary') return undefined;
  const { left, right, op } = condition;
  if (op === 'and') { const [a, b] = [ofItself(left, isNumber), ofItself(right, isNumber)]; return a && b && { ...condition, left: a, right: b }; }
  const last = left.kind === 'phrase' ? left.posts.at(-1) : undefined;
  if (left.kind !== 'phrase' || isNumber(left) || right.kind !== 'number' || last?.kind !== 'of' || last.of.noun.text !== 'it' || last.of.posts.length > 0) return undefined;
  return { ...condition, left: { ...left, posts: left.posts.slice(0, -1) } };
}
/** The same tree, wherever it stands in the text. */
const alike = (a: object, b: object): boolean => JSON.stringify(a, withoutRange) === JSON.stringify(b, withoutRange);
const withoutRange = (key: string, value: unknown): unknown => (key === 'range' || key === 'articles' ? undefined : value);
/** `min(min(a, b), c)` says what `min(a, b, c)` says. */
const flat = (call: ExprNode & { kind: 'call' }): ExprNode[] => call.args.flatMap((arg) => (arg.kind === 'call' && arg.fn.text === call.fn.text ? flat(arg) : [arg]));
/** `a + b` before `+ c`: needs no brackets. */
const isSum = (expr: ExprNode): boolean => expr.kind === 'binary' && SUMS.has(expr.op);
const SUMS = new Set(['+', '-']);
/** Values that would take in what follows. */
const BRACKETED = new Set<ExprNode['kind']>(['binary', 'call', 'over', 'table', 'is']);
const NOWHERE = { start: 0, end: 0 };
const ONE: ExprNode = { kind: 'number', value: 1, range: NOWHERE };
const PLURAL_CORE = new Set(['sites', 'cards', 'slots', 'tiles']);
