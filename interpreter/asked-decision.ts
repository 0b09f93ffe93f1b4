/**
 * A decision that has been asked, with keys at once and meaning and words when somebody reads them: for the position in
 * which it was asked, whatever has happened since, and in the language that the game has when they are read.
 */
import { ABILITY_CODE } from './machine/codes.ts';
import type { CompiledGame } from './machine/compiled-game.ts';
import { longOptionKeys, nodeOfOption, optionKeys } from './machine/legal-options.ts';
import type { OptionMeaning, Question, RefusedOption } from './machine/messages.ts';
import type { DecisionKind, Node } from './machine/node.ts';
import type { PastPosition } from './machine/past-position.ts';
import { restorePosition } from './machine/restore.ts';
import { Vm } from './machine/vm.ts';
import { LENGTH } from './position/layout.ts';
import type { MessageRenderer } from './render/message-renderer.ts';

/** One answer to a decision. */
export interface Option {
  /**
   * Names the option within its decision; the same in every game and version of the engine, so that records hold it.
   * What it names, then which: `site:`, `card:`, `slot:`, `kind:` (of piece), `amount:`, `player:`, `pay:2-kelp+1-credit`, `gain:`,
   * `do:` (a part of an effect), `ability:`, `trigger:`; or one word, such as `done`, `skip`, `again`, `keep`, `replace`.
   * Of options with the same key the second has `#2` behind it, and so on. Of a long effect `do:` names the first words, as many as tell it
   * from the others; the key with all words names it, too.
   */
  readonly key: string;
  /** what it is, as data */
  readonly meaning: OptionMeaning;
  /** what people read, in the language of the game; its key in a game without words */
  readonly label: string;
}

/** What is there but cannot be taken now. */
export interface Refusal extends Option {
  /** why, as data */
  readonly why: RefusedOption['reason'];
  /** why, for people */
  readonly reason: string;
}

/** A question to a player. */
export interface Decision {
  /** seat of the player who decides, from 0 */
  readonly player: number;
  /**
   * - `one`: one of the options
   * - `some`: one of several that are chosen one after another
   * - `amount`: a number; the keys are `amount:N`
   * - `order`: what happens first of several things that all happen
   * - `confirm`: one option, so that a person can think, undo, or use something before it
   */
  readonly kind: DecisionKind;
  /** what is asked, as data */
  readonly question: Question;
  /** what people read, in the language of the game; empty in a game without words */
  readonly prompt: string;
  /** every one of them can be completed, whatever the player does not know */
  readonly options: readonly [Option, ...Option[]];
  /** where the rule is that asks: file of the pack, line from 1 */
  readonly file: string;
  readonly line: number;
}

/** What puts its position, which stays the same, into a machine. */
interface Restorable {
  restore(vm: Vm): void;
}

/** Reads positions on a machine of its own, so that reading changes nothing in a game. Made when first used. */
export class PositionReader {
  private vm: Vm | null = null;
  private shown: Restorable | null = null;
  private listed = false;

  constructor(private readonly compiled: CompiledGame) {}

  /** A machine at the position. */
  at(position: Restorable): Vm {
    const vm = (this.vm ??= new Vm(this.compiled));
    if (this.shown !== position) {
      position.restore(vm);
      this.shown = position;
    }
    this.listed = false;
    return vm;
  }

  /** A machine at the position, in which its options are listed: once for as many as are only looked at. */
  listedAt(position: Restorable): Vm {
    const wasListed = this.listed && this.shown === position;
    const vm = this.at(position);
    if (!wasListed) vm.enumerate();
    this.listed = true;
    return vm;
  }
}

/** What a decision needs of its game. */
interface AskingGame {
  /** null where it has no words */
  readonly rendererOrNull: MessageRenderer | null;
  readonly reader: PositionReader;
}

class AskedOption implements Option {
  readonly #decision: AskedDecision;
  readonly #code: number;
  #meaning: OptionMeaning | null = null;

  constructor(
    readonly key: string,
    decision: AskedDecision,
    code: number,
  ) {
    this.#decision = decision;
    this.#code = code;
  }
  get meaning(): OptionMeaning {
    return (this.#meaning ??= this.#decision.meaningOf(this.#code));
  }
  get label(): string {
    return this.#decision.rendererOrNull?.option(this.meaning) ?? this.key;
  }
  toJSON(): Option {
    return { key: this.key, meaning: this.meaning, label: this.label };
  }
}

/** A word is named by its beginning only if that is longer. */
const SHORTEST_BEGINNING = 3;

/** `codes`: of the options, as the asking node understands them. `vm`: the machine of the game, which is asking. */
export class AskedDecision implements Decision {
  readonly player: number;
  readonly kind: DecisionKind;
  readonly options: readonly [Option, ...Option[]];
  readonly file: string;
  readonly line: number;
  readonly #game: AskingGame;
  readonly #vm: Vm;
  #past: PastPosition | null = null;
  #question: Question | null = null;

  constructor(
    game: AskingGame,
    vm: Vm,
    readonly codes: readonly number[],
  ) {
    const frame = vm.top;
    const node = vm.asking;
    this.#game = game;
    this.#vm = vm;
    this.player = vm.player;
    this.kind = node.kind(vm, frame);
    this.file = node.origin.file;
    this.line = node.origin.line;
    const keys = optionKeys(vm, node, codes);
    // no node asks unless something can be chosen
    this.options = keys.map((key, i) => new AskedOption(key, this, codes[i])) as [AskedOption, ...AskedOption[]];
  }

  get rendererOrNull(): MessageRenderer | null {
    return this.#game.rendererOrNull;
  }
  get question(): Question {
    return (this.#question ??= this.#read((vm, node, frame) => node.namedQuestion(vm, frame)));
  }
  get prompt(): string {
    return this.rendererOrNull?.question(this.question) ?? '';
  }
  /** Called before the game goes on from the position in which it was asked. */
  leave(position: PastPosition): void {
    this.#past = position;
  }
  /** Puts the position in which it was asked into another machine. */
  restore(vm: Vm): void {
    const { cells } = this.#vm;
    if (this.#past === null) restorePosition(vm, cells.subarray(0, cells[LENGTH]));
    else this.#past.restore(vm);
  }
  /** The index of the option with a key, cut or with all words; -1 if there is none. */
  indexOf(wanted: string): number {
    const i = this.options.findIndex(({ key }) => key === wanted);
    return i >= 0 ? i : this.#longKeys().indexOf(wanted);
  }
  /** The option with that key; else those whose keys begin so. */
  beginning(wanted: string): Option[] {
    const i = this.indexOf(wanted);
    if (i >= 0) return [this.options[i]];
    if (!wanted.includes(':') && wanted.length <= SHORTEST_BEGINNING) return [];
    const long = this.#longKeys();
    return this.options.filter((_, j) => long[j].startsWith(wanted));
  }
  #longKeys(): string[] {
    return this.#read((vm, node) => longOptionKeys(vm, node, this.codes));
  }
  meaningOf(code: number): OptionMeaning {
    const vm = this.#game.reader.listedAt(this);
    return nodeOfOption(vm, vm.asking, code).meaning(vm, vm.top, code);
  }
  /** What is there but is no option, each with the reason. */
  refused(): RefusedOption[] {
    return this.#read((vm, node, frame) => {
      const refused = node.refusals(vm, frame);
      for (const code of vm.options.slice(0, vm.optionCount)) {
        if (this.codes.includes(code) || code >= ABILITY_CODE) continue;
        refused.push({
          key: node.key(vm, frame, code),
          longKey: node.longKey(vm, frame, code),
          meaning: node.meaning(vm, frame, code),
          reason: node.whyFutile(vm, code) ?? vm.game.obligations.whyUnmet(vm, code),
        });
      }
      return refused;
    });
  }
  toJSON(): Decision {
    const { player, kind, question, prompt, options, file, line } = this;
    return { player, kind, question, prompt, options, file, line };
  }

  #read<T>(read: (vm: Vm, node: Node, frame: number) => T): T {
    const vm = this.#game.reader.at(this);
    const node = vm.enumerate();
    return read(vm, node, vm.top);
  }
}
