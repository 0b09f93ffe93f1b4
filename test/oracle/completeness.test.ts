/**
 * Completeness and soundness of what is offered: on sampled positions, beginnings of turns and decisions in their
 * middle, the engine's options are exactly those of an oracle that tries everything.
 */
import { describe, expect, it } from 'vitest';
import { rounds } from '../support/width.ts';
import { FRAMES_BASE, TOP_FRAME, OBLIGATIONS, TURN_OF } from '../../interpreter/position/layout.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import { describePosition } from '../../interpreter/view/position-view.ts';
import { shake } from '../support/shake.ts';
import { asking, atConfirm, choices, load, snapshot, topNode } from '../support/play.ts';
import { CITIES, machine, ownMachine, pack, SHAPES } from '../support/packs.ts';
import { Oracle } from './oracle.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { ABILITY_CODE } from '../../interpreter/machine/codes.ts';
import type { Vm } from '../../interpreter/machine/vm.ts';

interface Tally {
  positions: number;
  options: number;
  refused: number;
  unanswered: number;
  gaveUp: number;
  beginnings: number;
}

/** Compares engine and oracle on this position; the difference in words, or null. */
function compare(vm: Vm, oracle: Oracle, tally: Tally): string | null {
  const cells = snapshot(vm);
  const given = vm.search.limitsReached;
  const offered = choices(vm);
  let gaveUp = vm.search.limitsReached - given;
  const engine = new Set(offered.map((c) => c.code));
  const raw = oracle.raw(cells);
  for (const code of engine) if (!raw.includes(code)) return `the engine offers ${code}, which no node offers`;
  const answers = oracle.legal(cells, raw);
  load(vm, cells);
  tally.positions++;
  const wrong: string[] = [];
  for (const [code, legal] of answers) {
    tally.options++;
    if (legal === null) {
      tally.unanswered++;
      continue;
    }
    if (!legal) tally.refused++;
    if (legal === engine.has(code)) continue;
    // Refused because the engine's own bound was reached: it says so, and such cases are counted.
    if (legal && gaveUp-- > 0) {
      tally.gaveUp++;
      continue;
    }
    vm.enumerate();
    const node = code >= ABILITY_CODE ? vm.game.abilities : topNode(vm);
    const frame = vm.cells[FRAMES_BASE] + vm.cells[TOP_FRAME];
    const key = node.key(vm, frame, code);
    if (legal) oracle.legal(cells, [code]);
    wrong.push(
      legal ? `${key} is legal but not offered: ${oracle.way.join(', then ')}` : `${key} is offered but leads nowhere`,
    );
  }
  if (wrong.length === 0) return null;
  const at = topNode(vm).origin;
  return (
    `${wrong.join('; ')}\nasked at ${at.file}:${at.line} (${at.text})\noffered: ${offered.map((c) => c.key).join(', ')}\nplayer ` +
    `${vm.player}: ${JSON.stringify(describePosition(vm, 'everything').players[vm.player])}`
  );
}

/** Plays random games and compares about every `every`th decision of a turn, until `wanted` positions are compared. */
function sample(
  path: string,
  players: number,
  options: Record<string, string>,
  wanted: number,
  every: number,
  firstSeed: number,
): { tally: Tally; oracle: Oracle; givenUp: number } {
  const vm = machine(pack(path), players, options);
  const oracle = new Oracle(ownMachine(pack(path), players, options));
  const tally: Tally = { positions: 0, options: 0, refused: 0, unanswered: 0, gaveUp: 0, beginnings: 0 };
  for (let seed = firstSeed; tally.positions < wanted; seed++) {
    startPosition(vm, seed);
    const source = new ChoiceSource(seed);
    const asked: string[] = [];
    let owner = -1;
    for (let step = 0; tally.positions < wanted; step++) {
      vm.run();
      if (!asking(vm)) break;
      const beginning = vm.cells[TURN_OF] !== owner;
      owner = vm.cells[TURN_OF];
      if (beginning && owner >= 0 && source.below(2) === 0) shake(vm, source);
      if (owner >= 0 && !atConfirm(vm) && source.below(every) < (beginning ? 2 : 1)) {
        if (beginning) tally.beginnings++;
        const wrong = compare(vm, oracle, tally);
        if (wrong !== null) {
          throw new Error(
            `${path}, ${players} players, seed ${seed}, step ${step}: ${wrong}\nopen ${vm.cells[OBLIGATIONS]}; ` +
              `asked before: ${asked.slice(-6).join(' | ')}`,
          );
        }
      }
      asked.push(topNode(vm).origin.text);
      randomStep(vm, source);
    }
  }
  return { tally, oracle, givenUp: vm.search.limitsReached };
}

describe('what is offered is what can be done', () => {
  const contracts = { 'government-contracts': 'in-play' };
  it.each([
    [CITIES, 1, {}, 300],
    [CITIES, 2, {}, 600],
    [CITIES, 3, contracts, 600],
    [CITIES, 4, { ...contracts, 'player-boards': 'advanced' }, 500],
    [SHAPES, 1, {}, 150],
    [SHAPES, 2, {}, 250],
  ] as const)('%s, %i players, %o, of %i positions', (path, players, options, all) => {
    const wanted = rounds(Math.round(all / 5), all);
    const { tally, oracle, givenUp } = sample(path, players, options, wanted, 12, 1);
    if (process.env.FATHOM_FIGURES) {
      console.log(path, players, tally, { givenUp, asked: oracle.asked, tried: oracle.tried, most: oracle.most });
    }
    expect(tally.positions).toBe(wanted);
    expect(tally.beginnings).toBeGreaterThan(wanted / 30);
    // The question would be empty if nothing were ever refused.
    expect(tally.refused).toBeGreaterThan(wanted / 40);
    expect(tally.unanswered).toBeLessThan(tally.options / 200);
    expect(tally.gaveUp).toBeLessThan(tally.options / 1000);
  });
});
