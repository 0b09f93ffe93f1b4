/** Free abilities: `once per turn: E` on a card, whenever its owner chooses what to do next in the own turn. */
import { CLOSED, FLAG_ABILITY, OWNER } from '../position/layout.ts';
import { flagsOf, setFlag } from './cards.ts';
import { eachStanding, HAS_ABILITY, anyStanding } from './events.ts';
import { ABILITY_CODE, BY_CARD, DONE, F_PC, F_RESULT, NO, YES, type Can, type Vm } from './vm.ts';
import { Node } from '../nodes/node.ts';

export class Abilities extends Node {
  override silent = true;

  can(): Can {
    return YES;
  }

  private each(vm: Vm, visit: (code: number, can: Can) => void): void {
    if (vm.S[OWNER] !== vm.player || !anyStanding(vm, HAS_ABILITY)) return;
    const found: number[] = [];
    eachStanding(vm, HAS_ABILITY, (standing, cause, causeId) => {
      if (cause !== BY_CARD) return;
      standing.abilities.forEach((_, i) => {
        if (!(flagsOf(vm, causeId) & (FLAG_ABILITY << i))) found.push(ABILITY_CODE + causeId * 8 + i);
      });
    });
    for (const code of found) visit(code, this.program(vm, code).canAs(vm, BY_CARD, card(code), card(code)));
  }
  private program(vm: Vm, code: number) {
    return vm.c.programs[vm.c.standingOfCard[card(code)].abilities[code & 7].program];
  }

  any(vm: Vm): boolean {
    let any = false;
    this.each(vm, (_code, can) => {
      any ||= can !== NO;
    });
    return any;
  }
  override offer(vm: Vm): void {
    this.each(vm, (code, can) => {
      if (can !== NO) vm.offer(code, can);
    });
  }

  use(vm: Vm, code: number): void {
    const c = card(code);
    const program = this.program(vm, code);
    const sure = program.canAs(vm, BY_CARD, c, c) === YES;
    const a = vm.push(this, this.cells);
    vm.S[CLOSED]++;
    vm.S[a + F_PC] = 1;
    if (!sure) vm.open(a);
    setFlag(vm, c, FLAG_ABILITY << (code & 7), true);
    vm.sink?.card(vm, 'ability', c);
    program.start(vm, BY_CARD, c, c, c, 0);
  }
  override step(vm: Vm, a: number): void {
    if (vm.S[a + F_RESULT] !== DONE) return vm.fail();
    vm.S[CLOSED]--;
    vm.popSilently(a);
  }
  override passesDone(): boolean {
    return true;
  }
  override key(vm: Vm, _a: number, code: number): string {
    return `ability:${vm.c.t.cardDef[card(code)].id}${code & 7 ? `-${(code & 7) + 1}` : ''}`;
  }
  override label(vm: Vm, a: number, code: number): string {
    return a < 0 ? '' : `${vm.c.t.cardDef[card(code)].name}: ${this.program(vm, code).origin.text}`;
  }
}

const card = (code: number): number => (code - ABILITY_CODE) >> 3;
