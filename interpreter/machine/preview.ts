/** What a procedure or a program would come to: it runs in place of whatever is still to come. */
import {
  ABILITIES_CLOSED,
  FRAMES_BASE,
  LENGTH,
  OBLIGATIONS,
  STATUS,
  STATUS_ASKING,
  STATUS_RUNNING,
  TOP_FRAME,
} from '../position/layout.ts';
import { PREVIEWED_DECISIONS } from '../position/sizes.ts';
import { BY_GAME, BY_PIECE } from './codes.ts';
import { ENV_CAUSE, ENV_CAUSE_ID } from './frame.ts';
import type { ProgramNode } from './compiled-game.ts';
import type { Node } from './node.ts';
import type { Vm } from './vm.ts';

/** Cells for the variables of nobody's program, at the end of the position. */
const OUTER_VARS = 40;

/**
 * Runs a procedure for a player. Questions are answered with the first legal option; free abilities are not offered. The position is
 * another one afterwards: whoever needs the old one has copied it.
 */
export function previewProcedure(vm: Vm, procedure: Node, player: number): void {
  preview(vm, player, () => procedure.begin(vm));
}

/** Runs the program of a player's piece on a site, as `previewProcedure` does. */
export function previewPiece(vm: Vm, program: ProgramNode, player: number, piece: number, site: number): void {
  preview(vm, player, () => program.start(vm, BY_PIECE, piece, site, site, 0));
}

function preview(vm: Vm, player: number, begin: () => void): void {
  const { cells } = vm;
  cells[LENGTH] = cells[FRAMES_BASE];
  cells[TOP_FRAME] = -1;
  cells[OBLIGATIONS] = 0;
  cells[ABILITIES_CLOSED] = 1;
  cells[STATUS] = STATUS_RUNNING;
  vm.player = player;
  vm.env = vm.temporary - OUTER_VARS;
  cells[vm.env + ENV_CAUSE] = BY_GAME;
  cells[vm.env + ENV_CAUSE_ID] = -1;
  vm.failed = false;
  begin();
  vm.run();
  for (let asked = 0; cells[STATUS] === STATUS_ASKING && asked < PREVIEWED_DECISIONS; asked++) {
    takeFirstLegal(vm);
    vm.run();
  }
}

function takeFirstLegal(vm: Vm): void {
  vm.enumerate();
  const last = vm.optionCount - 1;
  for (let i = 0; i < last; i++) if (vm.search.isLegal(vm, i)) return vm.choose(vm.options[i]);
  vm.choose(vm.options[last]);
}
