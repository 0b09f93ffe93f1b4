/** The example variant: whole games of it, and that the commands in its tutorial print what it shows. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fathom } from '../cli/scripted-io.ts';
import { describePosition } from '../interpreter/view/position-view.ts';
import { OBLIGATIONS, STATUS, STATUS_OVER } from '../interpreter/position/layout.ts';
import { startPosition } from '../interpreter/machine/start.ts';
import { randomStep } from '../interpreter/machine/random-run.ts';
import { TraceSink } from '../interpreter/trace/trace.ts';
import { permuteUnseen } from './support/hidden.ts';
import { breach, derivedDiffers, startSupply } from './support/invariants.ts';
import { asking, choices, load, snapshot, toEndOfTurn } from './support/play.ts';
import { ABYSSAL_TRADE, machine, pack } from './support/packs.ts';
import { rounds } from './support/width.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import type { TraceEvent } from '../interpreter/machine/trace-event.ts';

const GAMES = rounds(5, 15);
const ROUNDS = 9;

class Ends extends TraceSink {
  constructor(readonly ended: Record<string, number>) {
    super();
  }
  override push(event: TraceEvent): void {
    if (event.type === 'end') this.ended[event.period] = (this.ended[event.period] ?? 0) + 1;
  }
}

describe.each([1, 2, 3, 4])('random games of %i players', (players) => {
  const vm = machine(pack(ABYSSAL_TRADE), players);
  it('end after nine rounds; nothing is negative, lost or doubled; every option leads on; nothing hidden is shown', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const ended: Record<string, number> = {};
      const source = new ChoiceSource(seed);
      startPosition(vm, seed);
      vm.sink = new Ends(ended);
      let supply: number[] = [];
      for (let step = 0; ; step++) {
        vm.run();
        if (vm.failed || !asking(vm)) break;
        if (step === 0) supply = startSupply(vm);
        const wrong = breach(vm, supply) ?? derivedDiffers(vm);
        if (wrong !== null) throw new Error(`${players} players, seed ${seed}, step ${step}: ${wrong}`);
        if ((step + seed) % 97 === 0) {
          const saved = snapshot(vm);
          const viewer = (vm.enumerate(), vm.player);
          vm.sink = null;
          for (const { code, key } of choices(vm)) {
            try {
              vm.choose(code);
              toEndOfTurn(vm, new ChoiceSource(step));
            } catch (error) {
              throw new Error(`${players} players, seed ${seed}, step ${step}, ${key}`, { cause: error });
            }
            load(vm, saved);
          }
          vm.enumerate();
          const seen = JSON.stringify([describePosition(vm, viewer), choices(vm)]);
          permuteUnseen(vm, viewer, new ChoiceSource(step));
          expect(JSON.stringify([describePosition(vm, viewer), choices(vm)]), `seed ${seed}, step ${step}`).toBe(seen);
          load(vm, saved);
          vm.sink = new Ends(ended);
        }
        randomStep(vm, source);
      }
      vm.sink = null;
      expect([vm.failed, vm.cells[STATUS], vm.cells[OBLIGATIONS], breach(vm, supply), ended]).toEqual([
        false,
        STATUS_OVER,
        0,
        null,
        { turn: ROUNDS * 3 * players, round: ROUNDS, era: 3 },
      ]);
    }
  });
});

// ------------------------------------------------------------------------------------------------ the tutorial

const README = readFileSync(join(ABYSSAL_TRADE, 'README.md'), 'utf8');
const blocks = (kind: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text]) => text);
/** Each command with what is shown below it. */
const shown = blocks('console')
  .flatMap((block) => block.split(/^\$ fathom /m).slice(1))
  .map((text) => ({ line: text.slice(0, text.indexOf('\n')), out: text.slice(text.indexOf('\n') + 1) }));
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
/** Figures of the packs change whenever a card does, and so does the width of the column before them. */
const figureless = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\d+ (files|components)/g, '# $1').trimEnd())
    .filter(Boolean);

const VOTES =
  'pack: votes\ntitle: Votes\nextends: abyssal-trade\ninsert:\n  - {procedure: round, after: order, ' +
  'name: vote, do: "each player: may pay 1 pearl: gain 1 card"}\n';

describe('the tutorial', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fathom-'));
    mkdirSync(join(folder, 'cards'));
    for (const name of ['underwater-cities', 'abyssal-trade']) {
      cpSync(join('cards', name), join(folder, 'cards', name), { recursive: true });
    }
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const put = (name: string, text: string): void => writeFileSync(join(folder, 'cards', `${name}.yaml`), text);
  /** As in a folder that has these packs, and no others, in `cards/`. */
  const run = async (line: string): Promise<{ code: number; out: string }> => {
    const { code, out, err } = await fathom(wordsOf(line), { builtInPacks: join(folder, 'cards') });
    return { code, out: (out + err).replaceAll(`${folder}/`, '') };
  };
  const [card] = blocks('yaml');

  test('its commands give what it shows', async () => {
    const ran: string[] = [];
    // the file of each check: the card, the card on the wrong base, a step put where none is
    const files = [card, card.replace('extends: abyssal-trade', 'extends: underwater-cities'), VOTES];
    for (const { line, out } of shown) {
      if (line.startsWith('check ')) put(line.slice('check '.length), files.shift()!);
      const result = await run(line.replace('--games 500', '--games 3'));
      const all = figureless(result.out);
      for (const want of figureless(out)) expect(all, line).toContain(want);
      ran.push(`${line.split(' ')[0]} ${result.code}`);
    }
    expect(ran).toEqual(['new 0', 'try 0', 'check 0', 'test 1', 'check 1', 'check 1', 'simulate 0', 'simulate 0']);
  });

  test('with what it advises, the card passes', async () => {
    put('pearl-auction', card.replace('steelplast: +1,', 'steelplast: +1, point: +1,'));
    expect(await run('test pearl-auction')).toMatchObject({ code: 0, out: 'pearl-auction: 2 passed, 0 failed\n' });
    expect(await run('fmt --check pearl-auction')).toMatchObject({ code: 0 });
    expect((await run('play --pack pearl-auction --bots random')).out).toContain('Final score');
    expect(
      pack(ABYSSAL_TRADE)
        .procedures.find(({ id }) => id === 'round')!
        .steps.at(-1)!.program.origin.text,
    ).toBe('do finish-round');
  });

  test('it names every file', () => {
    const named = [...README.matchAll(/^\| `([a-z-]+\.yaml)`/gm)].map(([, name]) => name);
    expect(named).toEqual([
      'pack.yaml',
      'pearls.yaml',
      'trading-posts.yaml',
      'cards.yaml',
      'contracts.yaml',
      'metropolises.yaml',
      'lexicon.yaml',
    ]);
  });
});
