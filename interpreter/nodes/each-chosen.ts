/** `each up to 3 …: E`: the player chooses which, one after the other; those chosen are kept in variables. */
import type { Origin } from '../../dsl/internal.ts';
import type { Can } from '../machine/codes.ts';
import type { OptionMeaning, Question, Reason } from '../machine/messages.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { type AlikeChoice, NONE } from './alike.ts';
import { Choose } from './choose.ts';
import { UpTo } from './repeat.ts';

/** What else may be chosen beside those that were, of a set, so that so many can be alike. */
export interface Beside {
  choice: AlikeChoice;
  /** all of the set, of which the candidates may leave out some that are the same thing */
  list(vm: Vm, out: Int32Array): number;
  n: number;
  /** of the machine, for the list */
  buffer: number;
}

/** One of a set that was not chosen yet. */
export class ChooseAnother extends Choose {
  constructor(
    origin: Origin,
    private readonly among: Choose,
    private readonly chosen: readonly number[],
    private readonly alike: Beside | null,
  ) {
    super(origin, among.v);
  }
  override offersSites(vm: Vm, frame: number): boolean {
    return this.among.offersSites(vm, frame);
  }
  override candidates(vm: Vm, out: Int32Array): number {
    const n = this.among.candidates(vm, out);
    let kept = 0;
    for (let i = 0; i < n; i++) if (!this.isChosen(vm, out[i])) out[kept++] = out[i];
    if (!this.alike) return kept;
    const { choice, buffer, n: wanted } = this.alike;
    const list = vm.closureBuffer(buffer);
    return choice.filter(vm, out, kept, list.subarray(0, this.alike.list(vm, list)), wanted);
  }
  private isChosen(vm: Vm, candidate: number): boolean {
    return this.chosen.some((v) => vm.cells[vm.env + v] === candidate + 1);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const free = this.chosen.find((v) => vm.cells[vm.env + v] === NONE);
    if (free !== undefined) vm.cells[vm.env + free] = this.chosenBy(vm, code) + 1;
    super.take(vm, frame, code);
  }
  override codeOf(vm: Vm, candidate: number): number {
    return this.among.codeOf(vm, candidate);
  }
  override chosenBy(vm: Vm, code: number): number {
    return this.among.chosenBy(vm, code);
  }
  override key(vm: Vm, frame: number, code: number): string {
    return this.among.key(vm, frame, code);
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    return this.among.meaning(vm, frame, code);
  }
  override question(vm: Vm, frame: number): Question {
    return this.among.question(vm, frame);
  }
  override why(vm: Vm): Reason | null {
    return this.among.why(vm);
  }
}

export class EachChosen extends UpTo {
  constructor(
    origin: Origin,
    private readonly variables: readonly number[],
    once: Node,
    chosen: boolean,
    counts: boolean,
  ) {
    super(origin, () => variables.length, once, chosen, counts);
  }
  /** Asked before it begins: what an earlier run has chosen does not count. */
  override can(vm: Vm): Can {
    const held = this.variables.map((v) => vm.cells[vm.env + v]);
    this.forget(vm);
    const can = super.can(vm);
    this.variables.forEach((v, i) => {
      vm.cells[vm.env + v] = held[i];
    });
    return can;
  }
  override begin(vm: Vm): void {
    this.forget(vm);
    super.begin(vm);
  }
  private forget(vm: Vm): void {
    for (const v of this.variables) vm.cells[vm.env + v] = NONE;
  }
}
