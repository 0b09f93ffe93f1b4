/**
 * The scope at a point of a text: names of the pack, variables bound so far, the meaning of `it`, and the problems found.
 * There is one scope per program; the resolver visits the program in reading order.
 */
import type { DataArguments } from '../source/declaration.ts';
import type { Problem } from '../source/problem.ts';
import { semanticProblem, type SemanticCode, type SEMANTIC_DIAGNOSTICS } from './diagnostics.ts';
import type { NeededInEffect } from './name-diagnostics.ts';
import type { EffectNode, Ident, PhraseNode, Range } from '../syntax/ast.ts';
import { print } from '../syntax/printer.ts';
import type { BindingType, InitialBindings } from '../words/resolver.ts';
import { AMOUNT, IT, THIS, type Num, type Origin, type Players, type Var, type VarType } from './ir.ts';
import { CORE_NAMES } from '../words/core-names.ts';
import { nearestNames } from '../source/nearest-names.ts';
import type { PackSymbol, Symbols, SymbolKind } from './symbols.ts';

/** So many names that would do are listed where none is like what was written. */
const MOST_LISTED = 8;

/** The context of a text, given by the caller of the resolver. */
export interface Context {
  symbols: Symbols;
  /** how blocks of the program run */
  mode: 'parts' | 'steps';
  /** type of `this`, the component of the text; 'none' in procedures and rules */
  thisType: VarType;
  /** type of `it` before the first step; 'none' by default */
  itType?: VarType;
  /** whether `amount` has a value before the first step */
  amount?: boolean;
  /** names bound by the caller, as if with `as`; they get the first free variables, in this order */
  names?: { name: string; type: VarType; bound?: NamedVariable }[];
  /** the first of `names` is what the procedure is about: at the beginning it is `it`, and of a player `that player` */
  isAboutFirst?: boolean;
  /** names that only what happens once knows, around an effect that lasts */
  namesOutside?: readonly string[];
  /** place of a range in the file */
  originOf(range: Range): Origin;
  /** the same without its text; for effects, whose text is printed. `originOf` unless given */
  placeOf?(range: Range): Omit<Origin, 'text'>;
  /** the text of a node's origin; its canonical print on one line unless given */
  print?(node: EffectNode): string;
  /** called for every name of the pack that was found, with the range of exactly that name */
  onReference?(range: Range, symbol: PackSymbol): void;
  /** called for every phrase of cards that may be in any zone, which is an error */
  onUnplaced?(phrase: PhraseNode): void;
  /** called for every name that the text itself binds with `as`, where it is bound and where it is used */
  onVariable?(range: Range, bound: NamedVariable, declares: boolean): void;
}

/** A name bound with `as`: the same object for every occurrence, also in later steps of a procedure. */
export interface NamedVariable {
  name: string;
  type: BindingType;
}
export interface Binding {
  v: Var;
  type: BindingType;
  bound?: NamedVariable;
  /** of a player who is asked for only if something speaks of them: whether something does */
  isMeant?: boolean;
  /** in what lasts: the variable of the program around it that has the value */
  from?: Var;
  /** of a kind of piece: which it may be */
  pieces?: readonly string[];
}

const NOTHING: Binding = { v: IT, type: 'none' };

export class Scope {
  readonly context: Context;
  readonly problems: Problem[];
  readonly vars: VarType[];
  /** the meaning of `it` here */
  it: Binding = NOTHING;
  amount: Binding = { v: AMOUNT, type: 'none' };
  readonly self: Binding;
  /** whom `that player` means */
  thatPlayer: Binding | undefined;
  /** the color that was chosen */
  color: Binding | undefined;
  /** the direction in which `ahead` is */
  direction: Binding | undefined;
  /** who acts in the place of the acting player: whom `that player:` names */
  acting: Var | undefined;
  /** variables of the program around that are asked here, and `as` which they are known */
  readonly known: { v: Var; as: Var }[] = [];
  /** what `them` are: the cards in this zone; `shared`: whoever acts */
  them: { zone: string; shared: boolean } | undefined;
  /** whose deed set the program off, if another player's can */
  readonly doer: Binding | undefined;
  /** players whom the effect that is being resolved names by what they own */
  owners: { players: Players; v: Var }[] = [];
  /** inside `with`: the candidate, to which counts are relative */
  candidate: Binding | undefined;
  /** inside the `with` of players: who acts, and what `yours` is */
  asking: { me: Var; yours?: Num } | undefined;
  /** number of assignments to variable 0 so far */
  private itWrites = 0;
  private readonly itTypes = new Set<VarType>();
  private readonly names = new Map<string, Binding>();
  private latest: { node: EffectNode; origin: Origin } | undefined;

  constructor(context: Context, problems: Problem[], start: InitialBindings = {}) {
    this.context = context;
    this.problems = problems;
    this.self = { v: THIS, type: context.thisType };
    this.vars = ['none', 'none', context.thisType];
    if (start.it && start.it !== 'none') this.setIt(start.it);
    if (start.amount) this.setAmount();
    for (const { name, type, bound } of context.names ?? []) {
      this.names.set(name, { ...this.fresh(type), ...(bound ? { bound } : {}) });
    }
    const [about] = context.isAboutFirst ? this.names.values() : [];
    if (about) this.it = about;
    this.doer = start.thatPlayer ? this.fresh('player') : undefined;
    this.thatPlayer = about?.type === 'player' ? about : this.doer;
  }

  get symbols(): Symbols {
    return this.context.symbols;
  }

  // ------------------------------------------------------------------------------------------ variables

  /** Whom `that player` means, where something speaks of them. */
  meantPlayer(): Binding | undefined {
    if (this.thatPlayer?.isMeant === false) this.thatPlayer.isMeant = true;
    return this.thatPlayer;
  }

  /** From here on `it` is the component that the step before produced. */
  setIt(type: BindingType): Binding {
    this.itWrites++;
    this.it = { v: IT, type };
    this.noteIt(known(type));
    return this.it;
  }

  /** Variable 0 has a type in the whole program where all that is put into it is of that type. */
  private noteIt(type: VarType): void {
    if (type !== 'none') this.itTypes.add(type);
    this.vars[IT] = this.itTypes.size === 1 ? type : 'none';
  }

  /**
   * Resolves parts that can happen without each other or in another order: none sees `it` of the others. Afterwards `it` is
   * defined only if all parts that assign it agree on its type.
   */
  branches<T>(bodies: (() => T)[]): T[] {
    const { it, amount, thatPlayer, color } = this;
    const ends: Binding[] = [];
    let someAmount = amount;
    const results = bodies.map((body) => {
      this.it = it;
      this.amount = amount;
      this.thatPlayer = thatPlayer;
      this.color = color;
      const result = body();
      ends.push(this.it);
      if (this.amount.type !== 'none') someAmount = this.amount;
      return result;
    });
    this.it = agreement(it, ends);
    this.amount = someAmount;
    this.thatPlayer = thatPlayer;
    this.color = color;
    return results;
  }

  /** Resolves a body in which `it` is one element; afterwards `it` is restored, unless the body has overwritten its variable. */
  loop<T>(element: Binding, name: Ident | undefined, body: () => T): T {
    const writes = this.itWrites;
    const { them } = this;
    if (element.type !== 'player' && element.type !== 'none') this.noteIt(known(element.type));
    // another player does not see what this one looks at
    if (element.type === 'player' && !them?.shared) this.them = undefined;
    if (name) this.named(element, name);
    const result = this.within({ it: element, ...(name ? { name: { ident: name, binding: element } } : {}) }, body);
    this.them = them;
    if (this.itWrites > writes && this.it.v === IT) this.it = NOTHING;
    return result;
  }

  /** Makes the player's choice `it`. With a name, it is stored in the variable of that name, and `it` refers to it. */
  setChosen(type: BindingType, name: Ident | undefined, pieces?: readonly string[]): Var {
    this.it = name ? this.bind(name, type) : this.setIt(type);
    if (pieces) this.it.pieces = [...new Set([...(this.it.pieces ?? []), ...pieces])];
    return this.it.v;
  }

  /** From here on `that player`, and `it`, is the one whom the player chooses. */
  setPlayer(name: Ident | undefined): Var {
    this.thatPlayer = name ? this.bind(name, 'player') : this.fresh('player');
    this.it = this.thatPlayer;
    return this.thatPlayer.v;
  }

  /** From here on *that color* is the one that the player chooses. */
  setColor(): Var {
    this.color = this.fresh('color');
    return this.color.v;
  }

  /** Resolves a body in which *that color* is each one; `it` is what it was. */
  eachColor<T>(body: () => T): { v: Var; result: T } {
    const { color } = this;
    const result = this.overValues(this.fresh('color'), (each) => (this.color = each), body);
    this.color = color;
    return result;
  }

  /** The same of directions, in which `ahead` is. */
  eachDirection<T>(body: () => T): { v: Var; result: T } {
    const { direction } = this;
    const result = this.overValues(this.fresh('direction'), (each) => (this.direction = each), body);
    this.direction = direction;
    return result;
  }

  /** Resolves a body in which the owner of a piece acts, who does not see what the acting player looks at. */
  asOwner<T>(body: () => T): { v: Var; result: T } {
    const { them, acting } = this;
    if (!them?.shared) this.them = undefined;
    const found = this.overValues(this.fresh('player'), ({ v }) => (this.acting = v), body);
    this.them = them;
    this.acting = acting;
    return found;
  }

  /** The player to whom or from whom something goes is found out before the effect that is being resolved. */
  toOwner(players: Players): Var {
    const { v } = this.fresh('player');
    this.owners.push({ players, v });
    return v;
  }

  private overValues<T>(each: Binding, set: (each: Binding) => void, body: () => T): { v: Var; result: T } {
    const { it } = this;
    const writes = this.itWrites;
    set(each);
    const result = this.within({}, body);
    this.it = this.itWrites > writes && it.v === IT ? NOTHING : it;
    return { v: each.v, result };
  }

  /** From here on `amount` is a number that something gave, and so is the name, if there is one. */
  setAmount(name?: Ident): Binding {
    if (name) return (this.amount = this.bind(name, 'number'));
    this.vars[AMOUNT] = 'number';
    return (this.amount = { v: AMOUNT, type: 'number' });
  }

  fresh(type: BindingType): Binding {
    this.vars.push(known(type));
    return { v: this.vars.length - 1, type };
  }

  /** Binds a name for the rest of the program. Binding it again with the same type reuses its variable. */
  bind(name: Ident, type: BindingType): Binding {
    this.checkFree(name);
    const before = this.names.get(name.text);
    if (before?.type === type) return this.named(before, name);
    const binding = this.fresh(type);
    this.names.set(name.text, binding);
    return this.named(binding, name);
  }

  private named(binding: Binding, { text: name, range }: Ident): Binding {
    binding.bound ??= { name, type: binding.type };
    this.context.onVariable?.(range, binding.bound, true);
    return binding;
  }

  /** Records the use of a bound name; `it` may be the same variable, but is not an occurrence of the name. */
  use({ text, range }: Ident, binding: Binding): void {
    this.ask(binding);
    const { bound } = binding;
    if (bound?.name === text) this.context.onVariable?.(range, bound, false);
  }

  /** Records that the value of a variable is asked, where the program around has it. */
  ask({ v, from }: Binding): void {
    if (from !== undefined && !this.known.some(({ as }) => as === v)) this.known.push({ v: from, as: v });
  }

  /** Reports names that already have another meaning. */
  checkFree(name: Ident): void {
    const found = this.symbols.find(name.text)[0];
    if (found) {
      this.report('name-taken', name.range, {
        name: name.text,
        by: 'pack',
        kind: found.kind,
        ...(found.of ? { of: found.of } : {}),
      });
    } else if (CORE_NAMES.has(name.text)) {
      this.report('name-taken', name.range, { name: name.text, by: 'language' });
    }
  }

  lookup(name: string): Binding | undefined {
    return this.names.get(name);
  }

  variables(): { name: string; type: BindingType }[] {
    return [...this.names].map(([name, { type }]) => ({ name, type }));
  }

  /** Narrows the type 'any' at its first use as a card, site or slot. */
  narrow(binding: Binding, type: VarType): void {
    if (binding.type !== 'any') return;
    binding.type = type;
    if (binding.bound) binding.bound.type = type;
    if (binding.v === IT) this.noteIt(type);
    else this.vars[binding.v] = type;
  }

  /** Runs `body` with another `it`, candidate or name, and restores the scope. */
  within<T>(
    change: {
      it?: Binding;
      candidate?: Binding | null;
      asking?: Scope['asking'];
      name?: { ident: Ident; binding: Binding };
    },
    body: () => T,
  ): T {
    const { it, candidate, asking } = this;
    const shadowed = change.name && this.names.get(change.name.ident.text);
    if (change.it) this.it = change.it;
    if (change.asking) this.asking = change.asking;
    if (change.candidate !== undefined) this.candidate = change.candidate ?? undefined;
    if (change.name) this.names.set(change.name.ident.text, change.name.binding);
    try {
      return body();
    } finally {
      this.it = it;
      this.candidate = candidate;
      this.asking = asking;
      if (change.name) {
        if (shadowed) this.names.set(change.name.ident.text, shadowed);
        else this.names.delete(change.name.ident.text);
      }
    }
  }

  // ------------------------------------------------------------------------------------------ names of the pack

  /** The symbol of one of these kinds with a name; reports if there is none. */
  symbol(ident: Ident, ...kinds: SymbolKind[]): PackSymbol | undefined {
    for (const kind of kinds) {
      const symbol = this.symbols.get(kind, ident.text);
      if (symbol) return this.refer(ident, symbol);
    }
    const other = this.symbols.find(ident.text)[0];
    if (other) {
      this.report('wrong-kind', ident.range, {
        needed: 'name',
        name: ident.text,
        is: { symbol: other.kind, ...(other.of ? { of: other.of } : {}) },
        wanted: { kinds },
      });
    } else {
      this.unknown(
        ident,
        kinds.flatMap((kind) => this.namesOf(kind)),
        { kinds },
      );
    }
    return undefined;
  }

  refer(ident: Ident, symbol: PackSymbol): PackSymbol {
    this.context.onReference?.(ident.range, symbol);
    return symbol;
  }

  namesOf(kind: SymbolKind): string[] {
    return this.symbols.all(kind).flatMap(({ id, plural }) => (plural ? [id, plural] : [id]));
  }

  unknown(ident: Ident, candidates: string[], needed?: NeededInEffect): void {
    if (this.isNameOutside(ident.text)) return this.report('name-outside', ident.range, { name: ident.text });
    const suggestions = nearestNames(ident.text, candidates);
    const isShort = suggestions.length === 0 && candidates.length > 0 && candidates.length <= MOST_LISTED;
    this.report('unknown-name', ident.range, {
      in: 'effect',
      name: ident.text,
      ...(needed === undefined ? {} : { needed }),
      ...(isShort ? { known: candidates } : {}),
      suggestions,
    });
  }

  isNameOutside(name: string): boolean {
    return this.context.namesOutside?.includes(name) ?? false;
  }

  /** A scope for what lasts: it knows `it` and the names as they are when it begins. */
  lasting(context: Context): Scope {
    const scope = new Scope(context, this.problems);
    const held = (binding: Binding): Binding => {
      const { v } = scope.fresh(binding.type);
      return { ...binding, v, from: binding.v };
    };
    for (const [name, binding] of this.names) scope.names.set(name, held(binding));
    if (this.it.type !== 'none') scope.it = held(this.it);
    scope.color = this.color && held(this.color);
    return scope;
  }

  /** What an effect that lasts does not know, if it begins here. */
  namesFromHere(): string[] {
    const known = this.it.type === 'none' ? [] : ['it'];
    return [...(this.context.namesOutside ?? []), ...this.names.keys(), ...known];
  }

  // ------------------------------------------------------------------------------------------ problems, places

  report<Code extends SemanticCode>(
    code: Code,
    range: Range,
    ...data: DataArguments<(typeof SEMANTIC_DIAGNOSTICS)[Code]>
  ): void {
    this.problems.push(semanticProblem(code, range, ...data));
  }

  origin(node: EffectNode): Origin {
    // a program and its body are the same node, whose origin is computed once
    if (this.latest?.node !== node) {
      this.latest = {
        node,
        origin: {
          ...(this.context.placeOf?.(node.range) ?? this.context.originOf(node.range)),
          text: this.context.print?.(node) ?? print(node, { layout: 'line' }),
        },
      };
    }
    return this.latest.origin;
  }
}

function agreement(before: Binding, ends: Binding[]): Binding {
  const made = ends.filter((end) => end !== before && end.type !== 'none');
  const [first] = made;
  if (!first) return before;
  return made.every((end) => end.v === first.v && end.type === first.type) ? first : NOTHING;
}

function known(type: BindingType): VarType {
  return type === 'any' ? 'none' : type;
}
