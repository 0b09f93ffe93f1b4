/** What is being resolved: the components whose programs run inside each other, and what of each is still to come. */
import { FRAMES_BASE, STATUS, STATUS_ASKING, TOP_FRAME } from '../position/layout.ts';
import { BY_GAME } from '../machine/codes.ts';
import { ENV_CAUSE, ENV_CAUSE_ID, FRAME_ENV, FRAME_NODE, FRAME_PARENT, FRAME_PLAYER } from '../machine/frame.ts';
import type { Cause, OptionMeaning } from '../machine/messages.ts';
import { causeFrom } from '../machine/names.ts';
import { ROLE_EACH_PLAYER, ROLE_PROCEDURE, ROLE_PROGRAM, ROLE_REPEAT } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

export interface ResolutionLevel {
  cause: Cause;
  /** what the level goes on with, once the levels inside it are done */
  waiting: OptionMeaning[];
}

/**
 * Outermost first. The rules themselves are a level only where something of them waits that is no loop of the game; what the
 * decision at hand offers is not among what waits.
 */
export function resolutionOf(vm: Vm): ResolutionLevel[] {
  const { cells } = vm;
  const { roles } = vm.game.dispatch;
  const { env, player } = vm;
  const levels: ResolutionLevel[] = [];
  let waiting: OptionMeaning[] = [];
  const add = (cause: Cause): void => {
    const inner = levels.at(-1);
    // one program of a component that runs another one
    if (inner?.cause.kind === cause.kind && inner.cause.id === cause.id) inner.waiting.push(...waiting);
    else levels.push({ cause, waiting });
    waiting = [];
  };
  const asker = askerOf(vm);
  if (asker) add(asker);
  const top = cells[TOP_FRAME];
  for (let f = top; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    const frame = cells[FRAMES_BASE] + f;
    const role = roles[cells[frame + FRAME_NODE]];
    vm.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
    vm.player = cells[frame + FRAME_PLAYER];
    if (role === ROLE_PROGRAM) {
      add(causeFrom(vm, cells[vm.env + ENV_CAUSE], cells[vm.env + ENV_CAUSE_ID]));
    } else if (f !== top && !isOfGame(vm, role)) {
      waiting.push(...vm.game.nodes[cells[frame + FRAME_NODE]].waiting(vm, frame));
    }
  }
  vm.env = env;
  vm.player = player;
  if (waiting.length > 0) levels.push({ cause: { kind: 'game', id: 'game' }, waiting });
  return levels.reverse();
}

/** The component that asks: mostly the one whose program runs, but also what offers something in place of a gain. */
function askerOf(vm: Vm): Cause | null {
  if (vm.cells[STATUS] !== STATUS_ASKING) return null;
  const question = vm.asking.question(vm, vm.top);
  return 'cause' in question && question.cause.kind !== 'game' ? question.cause : null;
}

/** The loops and procedures that make up a game. */
const isOfGame = (vm: Vm, role: number): boolean =>
  role === ROLE_PROCEDURE || ((role === ROLE_REPEAT || role === ROLE_EACH_PLAYER) && isRules(vm));

const isRules = (vm: Vm): boolean => vm.cells[vm.env + ENV_CAUSE] === BY_GAME;
