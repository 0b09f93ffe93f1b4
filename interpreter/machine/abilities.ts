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
        if (!(flagsOf(vm, causeId) & (FLAG_ABILITY << i))) found.push(codeOf(vm, causeId, i));
      });
    });
    for (const code of found) {
      const by = card(vm, code);
      visit(code, this.program(vm, code).canAs(vm, BY_CARD, by, by));
    }
  }
  private program(vm: Vm, code: number) {
    return vm.game.programs[vm.game.effectsOfCard[card(vm, code)].abilities[numberOf(vm, code)].program];
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
    const c = card(vm, code);
    const program = this.program(vm, code);
    const sure = program.canAs(vm, BY_CARD, c, c) === YES;
    const frame = vm.push(this, this.frameSize);
    vm.cells[ABILITIES_CLOSED]++;
    vm.cells[frame + FRAME_PC] = 1;
    if (!sure) vm.oblige(frame);
    setFlag(vm, c, FLAG_ABILITY << numberOf(vm, code), true);
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
    const number = numberOf(vm, code);
    return `ability:${cardId(vm, card(vm, code))}${number > 0 ? `-${number + 1}` : ''}`;
  }
  override meaning(vm: Vm, _frame: number, code: number): OptionMeaning {
    return { type: 'ability', card: cardId(vm, card(vm, code)), effect: this.program(vm, code).origin };
  }
}

// A code has the number of the ability in its lowest bits, as many as the card with most abilities needs.
const codeOf = ({ game }: Vm, causeId: number, i: number): number => ABILITY_CODE + causeId * 2 ** game.abilityBits + i;
const card = ({ game }: Vm, code: number): number => (code - ABILITY_CODE) >> game.abilityBits;
const numberOf = ({ game }: Vm, code: number): number => (code - ABILITY_CODE) & (2 ** game.abilityBits - 1);
