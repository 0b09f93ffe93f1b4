/** Implements `ResolverArguments`: each argument of a word, resolved to the type that the word requires. */
import type { DataArguments } from '../source/declaration.ts';
import type { SemanticCode, SEMANTIC_DIAGNOSTICS } from './diagnostics.ts';
import type { Arg, EffectNode, Ident, PhraseNode, Range, WordNode } from '../syntax/ast.ts';
import type { Family } from '../words/core-names.ts';
import type {
  Amount,
  AssignmentTarget,
  BindingType,
  ComponentSet,
  InitialBindings,
  Lasting,
  PiecesToBuild,
  ResolvedEffect,
  ResolvedEvent,
  ResolverArguments,
} from '../words/resolver.ts';
import { type Alike, pluralOfValue, withoutAlike } from '../syntax/different-values.ts';
import { print, printItems } from '../syntax/printer.ts';
import type { SignatureElement } from '../words/signature.ts';
import { resolveAbout } from './about.ts';
import { resolveCards, resolvePlacedCards } from './cards.ts';
import { resolveComponents, resolveProgramRun, resolveTarget } from './component-sets.ts';
import { resolveCondition } from './conditions.ts';
import { resolveCost } from './costs.ts';
import { countersNamed } from './counters.ts';
import { elementOf } from './signature-elements.ts';
import { donePattern, piecesOnSites, resolveEvent } from './events.ts';
import {
  IT,
  THIS,
  type About,
  type Cards,
  type ComponentRef,
  type Cond,
  type Cost,
  type Effect,
  type EventPattern,
  type Holder,
  type Item,
  type Num,
  type OnSites,
  type Opened,
  type Origin,
  type Players,
  type Program,
  type Sites,
  type Slots,
  type Var,
} from './ir.ts';
import { resolveItems } from './items.ts';
import { saidOfCards } from './narrowed-cards.ts';
import { findFamily, possibleNoun } from './nouns.ts';
import { resolveCount, resolveNum, trackNamed } from './numbers.ts';
import { openedZone } from './opened-zones.ts';
import { kindsNamed, resolvePieces, resolvePiecesToBuild, withoutDifferent } from './pieces.ts';
import { isOwnerOf, ownersOf, ownsPieceOn } from './owner-of.ts';
import { resolveRef } from './refs.ts';
import { Scope } from './scope.ts';
import { subjectOfSignal } from './symbols.ts';
import { NO_CARDS, NO_SITES, NO_SLOTS, resolvePlayers } from './sets.ts';
import { isPortWay, reportUnshaped, waysNamed } from './laid.ts';
import { reportNoLinks, resolveSites } from './sites.ts';
import { chooseHolder, slotHolders } from './slot-holder.ts';
import { resolveSlots } from './slots.ts';

/** How the inner effects of a word are resolved; passed in by `effects.ts`, which knows all words. */
export interface InnerResolvers {
  effect(node: EffectNode, scope: Scope): Effect | undefined;
  parts(node: EffectNode, scope: Scope): Effect[];
  lasting(node: EffectNode, scope: Scope): Lasting | undefined;
  program(node: EffectNode, scope: Scope, start: InitialBindings): Program;
}

const ZERO: Num = { k: 'const', n: 0 };
const ONE: Num = { k: 'const', n: 1 };

/** more repetitions than this are treated as a mistake */
const MOST_TIMES = 1000;

/** Each one that was chosen has a variable. */
const MOST_ALIKE = 9;

export class ArgumentResolver implements ResolverArguments {
  constructor(
    private readonly node: WordNode,
    private readonly signature: readonly SignatureElement[],
    private readonly scope: Scope,
    private readonly inner: InnerResolvers,
  ) {}

  private arg<T extends Arg['type']>(name: string, type: T): (Arg & { type: T }) | undefined {
    const arg = this.node.args[name];
    return arg?.type === type ? (arg as Arg & { type: T }) : undefined;
  }

  has(name: string): boolean {
    return this.node.args[name] !== undefined;
  }

  isWord(name: string, word: string): boolean {
    const effect = this.arg(name, 'effect')?.effect;
    return effect?.kind === 'word' && effect.word === word;
  }

  get onCard(): boolean {
    return this.scope.context.thisType === 'card';
  }

  report<Code extends SemanticCode>(
    code: Code,
    range: Range,
    ...data: DataArguments<(typeof SEMANTIC_DIAGNOSTICS)[Code]>
  ): void {
    this.scope.report(code, range, ...data);
  }

  // ------------------------------------------------------------------------------------------ numbers

  num(name: string): Num {
    const arg = this.arg(name, 'value');
    return arg ? resolveNum(arg.value, this.scope) : ZERO;
  }

  count(name: string): Num {
    const arg = this.arg(name, 'value');
    return arg ? resolveCount(arg.value, this.scope) : ONE;
  }

  times(name: string): Num {
    const times = this.count(name);
    if (times.k === 'const' && times.n > MOST_TIMES) {
      this.report('endless-repeat', this.range(name), { times: times.n, limit: MOST_TIMES });
    }
    return times;
  }

  condition(name: string): Cond {
    const arg = this.arg(name, 'value');
    return arg ? resolveCondition(arg.value, this.scope) : { k: 'or', of: [], origins: [] };
  }

  signalOf(name: string): ComponentRef['type'] | undefined {
    const arg = this.arg(name, 'name');
    const signal = arg && this.scope.symbols.get('signal', arg.name.text);
    return signal && subjectOfSignal(signal);
  }

  about(name: string): About | undefined {
    const ident = this.name(name);
    const procedure = ident && this.scope.symbols.get('procedure', ident.text);
    const thatPlayer = this.has('whom') ? this.range('whom') : undefined;
    return (
      procedure && resolveAbout(procedure, { name: ident.range, phrase: this.phrase('what'), thatPlayer }, this.scope)
    );
  }

  get wholeRange(): Range {
    return this.node.range;
  }

  range(name: string): Range {
    const arg = this.node.args[name];
    switch (arg?.type) {
      case 'value':
        return arg.value.range;
      case 'phrase':
        return arg.phrase.range;
      case 'cost':
        return arg.cost.range;
      case 'effect':
        return arg.effect.range;
      case 'event':
        return arg.event.range;
      case 'name':
        return arg.name.range;
      case 'flag':
        return arg.range;
      default:
        return this.node.keyword;
    }
  }

  // ------------------------------------------------------------------------------------------ phrases

  private readonly narrowed = new Map<string, PhraseNode>();

  private phrase(name: string): PhraseNode | undefined {
    return this.narrowed.get(name) ?? this.arg(name, 'phrase')?.phrase;
  }

  alike(name: string, count: string): { alike: Alike; chosen: Var[] } | undefined {
    const written = this.phrase(name);
    const { phrase, alike, post } = written ? withoutAlike(written) : {};
    if (!phrase || !alike || !post || !this.has(count)) return undefined;
    this.narrowed.set(name, phrase);
    const value = this.arg(count, 'value')?.value;
    const n = value?.kind === 'number' ? value.value : MOST_ALIKE + 1;
    if (n > MOST_ALIKE) {
      this.report('alike-number', this.range(count), { limit: MOST_ALIKE });
      return undefined;
    }
    const family = findFamily(phrase.noun, ['cards', 'slots', 'sites'], this.scope);
    if (family === 'sites' || (family === 'slots' && alike.value === 'type')) {
      this.report('stray-alike', post.range);
      return undefined;
    }
    const known = this.scope.symbols.all(alike.value);
    if (!alike.same && known.length < n) {
      const kinds = known.map(({ id }) => id);
      this.report('too-many-different', this.range(count), { n, of: pluralOfValue(alike.value), kinds });
      return undefined;
    }
    return { alike, chosen: this.fresh('number', n) };
  }

  sites(name: string): Sites {
    const phrase = this.phrase(name);
    return phrase ? resolveSites(phrase, this.scope) : NO_SITES;
  }

  cards(name: string): Cards {
    const phrase = this.phrase(name);
    return phrase ? resolvePlacedCards(phrase, this.scope) : NO_CARDS;
  }

  cardsInPlay(name: string): Cards {
    const phrase = this.phrase(name);
    return phrase ? resolveCards(phrase, this.scope) : NO_CARDS;
  }

  reportSomeOfTop(name: string, cards: Cards, n: string | undefined): void {
    const zone = topZone(cards);
    if (zone === undefined) return;
    const hidden = this.scope.symbols.get('zone', zone)?.hidden === true;
    const amount = n === undefined ? undefined : this.arg(n, 'value')?.value;
    if (hidden || amount?.kind !== 'number' || amount.value !== 1) {
      this.report('some-of-top', this.range(name));
    }
  }

  slots(name: string): Slots {
    const phrase = this.phrase(name);
    return phrase ? resolveSlots(phrase, this.scope) : NO_SLOTS;
  }

  pieces(name: string): string[] {
    const phrase = this.phrase(name);
    return phrase ? resolvePieces(phrase, this.scope) : [];
  }

  piecesToBuild(name: string): PiecesToBuild {
    const phrase = this.phrase(name);
    return phrase ? resolvePiecesToBuild(phrase, this.scope) : { pieces: [] };
  }

  sitesToUpgrade(name: string): { sites: Sites; different: boolean } {
    const written = this.phrase(name);
    if (!written) return { sites: NO_SITES, different: false };
    const { phrase, different } = withoutDifferent(written, this.scope);
    return { sites: resolveSites(phrase, this.scope), different };
  }

  ref(name: string): ComponentRef | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveRef(phrase, ['site', 'card', 'slot'], this.scope);
  }

  family<F extends Family>(name: string, families: readonly F[]): F | undefined {
    const phrase = this.phrase(name);
    return phrase && (findFamily(phrase.noun, families, this.scope) as F | undefined);
  }

  components<F extends ComponentSet['k']>(
    name: string,
    families: readonly F[],
  ): Extract<ComponentSet, { k: F }> | undefined {
    const phrase = this.phrase(name);
    return phrase && (resolveComponents(phrase, families, this.scope) as Extract<ComponentSet, { k: F }> | undefined);
  }

  run(name: string): { program: string; of: ComponentSet } | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveProgramRun(phrase, this.scope);
  }

  target(name: string): AssignmentTarget | undefined {
    const phrase = this.phrase(name);
    return phrase && resolveTarget(phrase, this.scope);
  }

  piecesOnSites(name: string): { pieces: string[]; sites: Sites } {
    const phrase = this.phrase(name);
    return phrase ? piecesOnSites(phrase, this.scope) : { pieces: [], sites: NO_SITES };
  }

  done(name: string, verb: 'build' | 'upgrade' | 'buy'): EventPattern | undefined {
    const phrase = this.phrase(name);
    return phrase && donePattern(verb, phrase, this.scope);
  }

  // ------------------------------------------------------------------------------------------ names

  name(name: string): Ident | undefined {
    return this.arg(name, 'name')?.name;
  }

  id(name: string): string | undefined {
    const ident = this.name(name);
    const { kinds = [], words } = elementOf(this.signature, 'arg', name)?.names ?? {};
    const isWord =
      ident && words?.includes(ident.text) && !kinds.some((kind) => this.scope.symbols.get(kind, ident.text));
    return isWord ? ident.text : ident && this.scope.symbol(ident, ...kinds)?.id;
  }

  isOfPlayers(name: string): boolean {
    const { kinds = [] } = elementOf(this.signature, 'arg', name)?.names ?? {};
    const ident = this.name(name);
    return ident !== undefined && kinds.some((kind) => this.scope.symbols.get(kind, ident.text)?.of === 'player');
  }

  kindsNamed(name: string): string[] {
    const ident = this.name(name);
    return ident ? kindsNamed(ident, this.scope) : [];
  }

  counters(name: string): string[] {
    const names = this.arg(name, 'names')?.names ?? [];
    return names.flatMap((ident) => countersNamed(ident, this.scope) ?? []);
  }

  ways(name: string): string[] | undefined {
    return waysNamed(this.name(name), this.scope);
  }

  isPortWay(name: string): boolean {
    return isPortWay(this.name(name), this.scope);
  }

  reportNoLinks(word: string, name: string, ends: readonly Sites[]): void {
    reportNoLinks(word, this.range(name), ends, this.scope);
  }

  track(name: string): string {
    return trackNamed(this.name(name), { range: this.node.keyword }, this.scope);
  }

  flag(name: string): string | undefined {
    return this.arg(name, 'flag')?.flag ?? elementOf(this.signature, 'flag', name)?.absent;
  }

  // ------------------------------------------------------------------------------------------ amounts

  items(name: string): Item[] {
    const arg = this.arg(name, 'items');
    return arg ? resolveItems(arg.items, this.scope) : [];
  }

  cost(name: string): Cost {
    const arg = this.arg(name, 'cost');
    return arg ? resolveCost(arg.cost, this.scope) : { k: 'usual' };
  }

  amounts(name: string): Amount[] | undefined {
    const cost = this.cost(name);
    if (cost.k === 'amounts' && cost.alternatives.length === 1) return cost.alternatives[0];
    this.report('plain-amounts', this.range(name));
    return undefined;
  }

  // ------------------------------------------------------------------------------------------ effects

  event(name: string): ResolvedEvent | undefined {
    const arg = this.arg(name, 'event');
    return arg && resolveEvent(arg.event, this.scope);
  }

  endingEvent(name: string): EventPattern[] | undefined {
    const arg = this.arg(name, 'event');
    const scope = new Scope({ ...this.scope.context, names: [] }, this.scope.problems);
    const events = arg && resolveEvent(arg.event, scope)?.events;
    if (events?.every((event) => !event.another && !['become', 'begin', 'end'].includes(event.k))) return events;
    if (events) this.report('until-what', this.range(name));
    return undefined;
  }

  effect(name: string): Effect {
    const arg = this.arg(name, 'effect');
    const effect = arg && this.inner.effect(arg.effect, this.scope);
    return (
      effect ?? {
        k: 'block',
        parts: [],
        mode: this.scope.context.mode,
        origin: this.scope.origin(arg?.effect ?? this.node),
      }
    );
  }

  parts(name: string): Effect[] {
    const arg = this.arg(name, 'effect');
    return arg ? this.inner.parts(arg.effect, this.scope) : [];
  }

  program(name: string, start: InitialBindings = {}): Program {
    const arg = this.arg(name, 'effect');
    return this.inner.program(arg?.effect ?? { kind: 'block', parts: [], range: this.node.range }, this.scope, start);
  }

  programOfSlot(name: string): Program {
    const { doer, ...program } = this.program(name, { it: 'slot', thatPlayer: true });
    if (doer === undefined) return program;
    const { origin, body } = program;
    const choose = chooseHolder(slotHolders(IT, program.vars.length), doer, origin);
    const steps = [choose, body].map((effect) => ({ may: false, effect }));
    return { ...program, vars: [...program.vars, 'player'], body: { k: 'then', steps, origin } };
  }

  lasting(name: string): Lasting | undefined {
    const arg = this.arg(name, 'effect');
    return arg && this.inner.lasting(arg.effect, this.scope);
  }

  isOnBoard(name: string): boolean {
    const phrase = this.phrase(name);
    if (!phrase || phrase.top) return false;
    const found = possibleNoun(phrase.noun, 'cards', this.scope);
    return found?.is === 'variable' || (found?.is === 'core' && (found.name === 'tile' || found.name === 'tiles'));
  }

  reportUnshaped(name: string, of: 'piece' | 'card'): void {
    reportUnshaped(this.phrase(name)?.noun, of, this.range(name), this.scope);
  }

  cardsOnBoard(name: string): Cards {
    const { length } = this.scope.problems;
    const cards = this.cards(name);
    if (this.scope.problems.length === length && !this.isOnBoard(name)) this.report('tile-only', this.range(name));
    return cards;
  }

  open(name: string, how: Opened): ResolvedEffect<'move'> | undefined {
    const cards = this.cards(name);
    const stack = cards.k === 'top' ? this.scope.symbols.get('zone', cards.zone) : undefined;
    if (!stack) {
      if (cards.k !== 'or' || cards.of.length > 0) this.report('top-only', this.range(name));
      return undefined;
    }
    const zone = openedZone(stack.id, how);
    this.scope.them = { zone, shared: how === 'revealed' && stack.of === 'game' };
    return { k: 'move', cards, zone, at: 'bottom', back: true };
  }

  // ------------------------------------------------------------------------------------------ bindings

  thatPlayer(): Var | undefined {
    const thatPlayer = this.scope.meantPlayer();
    if (!thatPlayer) this.report('no-that-player', this.node.keyword);
    return thatPlayer?.v;
  }

  thisCard(): Var | undefined {
    if (this.onCard) return THIS;
    this.report('not-on-card', this.node.keyword);
    return undefined;
  }

  lyingOn(flag: string, items: readonly Item[]): Holder | OnSites | undefined {
    const phrase = this.phrase('on');
    if (!phrase) return this.has(flag) ? this.holder(flag) : this.reportNoPlace();
    if (isOwnerOf(phrase, this.scope)) {
      return { type: 'player', v: this.scope.toOwner(ownersOf(phrase, resolveSites, this.scope)) };
    }
    for (const { what } of items) {
      const counter = what.k === 'counter' ? this.scope.symbols.get('counter', what.counter) : undefined;
      if (counter && !counter.liesOn) {
        this.report('no-place', this.range('items'), { is: 'nowhere', counter: counter.id });
      }
    }
    if (findFamily(phrase.noun, ['sites', 'cards'], this.scope) !== 'cards') {
      return { type: 'sites', sites: resolveSites(phrase, this.scope) };
    }
    const card = resolveRef(phrase, ['card'], this.scope);
    return card && { v: card.v, type: 'card' };
  }

  eachCardOn(effect: (on: Holder) => Effect): ResolvedEffect<'each'> | undefined {
    const phrase = this.phrase('on');
    const noun = phrase && possibleNoun(phrase.noun, 'cards', this.scope);
    if (!phrase || !noun || noun.is === 'variable' || possibleNoun(phrase.noun, 'sites', this.scope)) return undefined;
    const { v } = this.scope.fresh('card');
    const over = { k: 'cards' as const, cards: resolvePlacedCards(phrase, this.scope) };
    return { k: 'each', over, v, effect: effect({ v, type: 'card' }) };
  }

  private reportNoPlace(): undefined {
    const written = this.arg('items', 'items');
    const text = written ? printItems(written.items) : '';
    this.report('no-place', this.node.keyword, { is: 'unsaid', word: this.node.word, items: text });
    return undefined;
  }

  private holder(name: string): Holder | undefined {
    const type = this.flag(name)?.endsWith('-this') ? 'card' : 'player';
    const v = type === 'card' ? this.thisCard() : this.thatPlayer();
    if (type === 'player' && v !== undefined && v === this.scope.acting) {
      this.report('that-player-acts', this.node.range, { text: print(this.node, { layout: 'line' }) });
    }
    return v === undefined ? undefined : { v, type };
  }

  players(name: string): Players {
    const phrase = this.phrase(name);
    return phrase ? resolvePlayers(phrase, this.scope) : { others: false, me: this.scope.fresh('player').v };
  }

  bindPlayer(name: string): Var {
    return this.scope.setPlayer(this.name(name));
  }

  bindColor(): Var {
    return this.scope.setColor();
  }

  eachColor<T>(body: () => T): { v: Var; result: T } {
    return this.scope.eachColor(body);
  }

  eachDirection<T>(body: () => T): { v: Var; result: T } {
    return this.scope.eachDirection(body);
  }

  bindIt(type: BindingType, name?: string, pieces?: readonly string[]): Var {
    return this.scope.setChosen(type, name === undefined ? undefined : this.name(name), pieces);
  }

  bindName(type: BindingType, name: string): Var {
    const ident = this.name(name);
    return (ident ? this.scope.bind(ident, type) : this.scope.fresh(type)).v;
  }

  bindAmount(name: string): Var {
    return this.scope.setAmount(this.name(name)).v;
  }

  bindHowMany(): void {
    this.scope.setAmount();
  }

  origin(): Origin {
    return this.scope.origin(this.node);
  }

  loop<T>(
    type: BindingType,
    name: string | undefined,
    body: () => T,
    pieces?: readonly string[],
  ): { v: Var; result: T } {
    const element = { ...this.scope.fresh(type), ...(pieces && { pieces }) };
    const ident = name === undefined ? undefined : this.name(name);
    if (ident) this.scope.checkFree(ident);
    return { v: element.v, result: this.scope.loop(element, ident, body) };
  }

  actingAs<T>(player: Var | undefined, body: () => T): T {
    const { acting } = this.scope;
    this.scope.acting = player;
    const result = body();
    this.scope.acting = acting;
    return result;
  }

  owner(name: string): Cond | undefined {
    const phrase = this.phrase(name);
    return phrase && ownsPieceOn(phrase, resolveSites, this.scope);
  }

  asOwner<T>(body: () => T): { v: Var; result: T } {
    return this.scope.asOwner(body);
  }

  fresh(type: BindingType, n: number): Var[] {
    return Array.from({ length: n }, () => this.scope.fresh(type).v);
  }

  branches<T>(bodies: (() => T)[]): T[] {
    return this.scope.branches(bodies);
  }

  isolated<T>(body: () => T): T {
    return this.scope.within({}, body);
  }
}

/** The stack of whose top cards there are some. */
const topZone = (cards: Cards): string | undefined =>
  saidOfCards(cards, (set) => (set.k === 'top' ? set.zone : undefined));
