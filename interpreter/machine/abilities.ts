/** Free abilities: `once per turn: E` on a card, whenever its owner chooses what to do next in the own turn. */
import { ABILITIES_CLOSED, FLAG_ABILITY, TURN_OF } from '../position/layout.ts';
import { flagsOf, setFlag } from './cards.ts';
import { eachContinuousEffect, hasContinuousEffect } from './events.ts';
import { ABILITY_CODE, BY_CARD, type Can, DONE, HAS_ABILITY, NO, YES } from './codes.ts';
import type { Abilities } from './compiled-game.ts';
import { FRAME_PC, FRAME_RESULT } from './frame.ts';
import type { OptionMeaning } from './messages.ts';
import { cardId } from './names.ts';
import { Node } from './node.ts';
import type { Vm } from './vm.ts';

export class FreeAbilities extends Node implements Abilities {
  override completesWithChild = true;
  override silent = true;

  can(): Can {
    return YES;
  }

  private each(vm: Vm, visit: (code: number, can: Can) => void): void {
    if (vm.cells[TURN_OF] !== vm.player || !hasContinuousEffect(vm, HAS_ABILITY)) return;
    const found: number[] = [];
    eachContinuousEffect(vm, HAS_ABILITY, (effects, cause, causeId) => {
      if (cause !== BY_CARD) return;
      effects.abilities.forEach((_, i) => {
        if (!(flagsOf(vm, causeId) & (FLAG_ABILITY << i))) found.push(ABILITY_CODE + causeId * 8 + i);
      });
    });
    for (const code of found) visit(code, this.program(vm, code).canAs(vm, BY_CARD, card(code), card(code)));
  }
  private program(vm: Vm, code: number) {
    return vm.game.programs[vm.game.effectsOfCard[card(code)].abilities[code & 7].program];
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
    const frame = vm.push(this, this.frameSize);
    vm.cells[ABILITIES_CLOSED]++;
    vm.cells[frame + FRAME_PC] = 1;
    if (!sure) vm.oblige(frame);
    setFlag(vm, c, FLAG_ABILITY << (code & 7), true);
    vm.sink?.card(vm, 'ability', c);
    program.start(vm, BY_CARD, c, c, c, 0);
  }
  override stillToRun(): Node[] {
    return [];
  }
  override step(vm: Vm, frame: number): void {
    const result = vm.cells[frame + FRAME_RESULT];
    if (result !== DONE && !vm.isLeft(result)) return vm.fail();
    vm.cells[ABILITIES_CLOSED]--;
    vm.popSilently(frame);
  }
  override key(vm: Vm, _frame: number, code: number): string {
    return `ability:${cardId(vm, card(code))}${code & 7 ? `-${(code & 7) + 1}` : ''}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return { type: 'ability', card: cardId(vm, card(code)), effect: this.program(vm, code).origin };
  }
}

const card = (code: number): number => (code - ABILITY_CODE) >> 3;
