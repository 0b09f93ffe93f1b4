/** The slots on which the rules will put markers of nobody when they do so again, as far as it follows from what everybody sees. */
import { rootOf, visitIr, type PackModel } from '../../dsl/internal.ts';
import { previewProcedure, loops, SilentSink, type Vm } from '../../interpreter/internal.ts';

/** Numbers of slots; none while no such marker lies anywhere. The position of the machine is another one afterwards. */
export function nextBlocks(vm: Vm, player: number): number[] {
  const { vacating, blocking } = proceduresOf(vm.game.model);
  const repeats = loops(vm).filter(({ players }) => !players);
  const { layout, players } = vm.game.tables;
  const isBlocked = vm.game.tables.slots.some((_, slot) => (vm.cells[layout.slots + slot] >> players) & 1);
  if (!isBlocked || repeats.every(({ now, times }) => now + 1 >= times)) return [];
  for (const procedure of vacating) previewProcedure(vm, vm.game.procedures.get(procedure)!, player);
  const sink = new Blocks();
  vm.sink = sink;
  vm.learned = false;
  for (const procedure of blocking) previewProcedure(vm, vm.game.procedures.get(procedure)!, player);
  vm.sink = null;
  return sink.slots;
}

/** What is blocked after something hidden was seen cannot be told before. */
class Blocks extends SilentSink {
  readonly slots: number[] = [];

  override slot(vm: Vm, what: 'perform' | 'occupy' | 'block', slot: number): void {
    if (what === 'block' && !vm.learned) this.slots.push(slot);
  }
}

/** Which procedures take all markers back, and which block slots, without those that such a procedure does. */
interface BlockRules {
  vacating: string[];
  blocking: string[];
}

const cache = new WeakMap<PackModel, BlockRules>();

function proceduresOf(model: PackModel): BlockRules {
  let rules = cache.get(model);
  if (!rules) cache.set(model, (rules = findRules(model)));
  return rules;
}

function findRules({ procedures }: PackModel): BlockRules {
  const vacating: string[] = [];
  const blocking: string[] = [];
  const inner = new Set<string>();
  for (const { id, steps } of procedures.filter(({ of }) => of === undefined)) {
    const done: string[] = [];
    let blocks = false;
    let vacates = false;
    const bodies = steps.map(({ program }) => program.body);
    visitIr(rootOf('effect', bodies), {
      effect: {
        occupy({ neutral }) {
          blocks ||= neutral === true;
        },
        vacate() {
          vacates = true;
        },
        do: ({ procedure }) => done.push(procedure),
      },
    });
    if (vacates) vacating.push(id);
    if (blocks) blocking.push(id);
    if (blocks) for (const each of done) inner.add(each);
  }
  return { vacating, blocking: blocking.filter((id) => !inner.has(id)) };
}
