/** The threads of a worker: what one of them answers, and what becomes of those that die. */
import { afterEach, describe, expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { NATURAL } from '../games/setting.ts';
import { JobRun, type SimulationJob } from '../simulate/run.ts';
import { bundleOf } from './bundle.ts';
import { digestOf } from './protocol.ts';
import { answerTo, type ThreadOrder } from './thread.ts';
import { Threads } from './threads.ts';
import type { Task } from './work.ts';

const NIM = 'cards/nim.yaml';
const model = loadPack(nodeFiles, NIM).model!;
const bundle = bundleOf({ model, path: NIM, packs: [], constants: {} });
const JOB: SimulationJob = { players: 2, options: {}, seats: ['random', 'random'], seed: 1, games: 3 };

function order(task: Task, more: Partial<ThreadOrder> = {}): ThreadOrder {
  return { task, bundle, stop: new Int32Array(new SharedArrayBuffer(4)), ...more };
}
const games = (job: Partial<SimulationJob> = {}): Task => ({ kind: 'games', job: { ...JOB, ...job } });
const study = (...seeds: number[]): Task => ({
  kind: 'study',
  plan: { players: 2, options: {}, seats: ['random', 'random'] },
  units: seeds.map((seed) => ({ seed, settings: [], natural: null })),
});
const nobody = (task: Task): Task =>
  task.kind === 'study' ? { ...task, plan: { ...task.plan, seats: ['nobody', 'random'] } } : task;

describe('a chunk', () => {
  test('of games comes to their tally, with the time that it took', () => {
    const run = new JobRun(model, JOB);
    while (run.step());
    const began = performance.now();
    const answer = answerTo(order(games()), new Map());
    const most = performance.now() - began;
    expect(answer).toEqual({ result: { milliseconds: expect.any(Number) as number, outcome: { tally: run.tally() } } });
    const { milliseconds } = (answer as { result: { milliseconds: number } }).result;
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(most);
  });

  test('of a study comes to the games of its seeds', () => {
    expect(answerTo(order(study(4, 7)), new Map())).toMatchObject({
      result: {
        outcome: {
          games: [
            { seed: 4, setting: NATURAL },
            { seed: 7, setting: NATURAL },
          ],
        },
      },
    });
  });

  test('is thrown away when nobody asks for it any more', () => {
    const stop = new Int32Array(new SharedArrayBuffer(4)).fill(1);
    expect(answerTo(order(games(), { stop }), new Map())).toBe('stopped');
    expect(answerTo(order(study(4), { stop }), new Map())).toBe('stopped');
  });

  test('whose game fails names the seed; one that cannot be played at all says why', () => {
    // a bot that nobody has
    for (const task of [games({ seats: ['nobody', 'random'], seed: 8 }), nobody(study(8))]) {
      expect(answerTo(order(task), new Map())).toEqual({
        result: {
          milliseconds: 0,
          outcome: { fault: { seed: 8, message: expect.stringContaining('nobody') as string } },
        },
      });
    }
    const broken = { digest: digestOf('no pack'), text: 'no pack' };
    expect(answerTo(order(games(), { bundle: broken }), new Map())).toEqual({ failure: expect.any(String) as string });
  });

  test('with another pack than the command has is not played', () => {
    const packs = new Map<string, PackModel>();
    const changed = { ...bundle, text: `${bundle.text} ` };
    expect(answerTo(order(games(), { bundle: changed }), packs)).toEqual({
      mismatch: 'the pack in the queue is not the one that the command put there',
    });
    expect(packs.size).toBe(0);
  });

  test('is played with a pack that is remembered, of which the last eight are', () => {
    const packs = new Map([[bundle.digest, model]]);
    // what is remembered is not read again
    expect(answerTo(order(games(), { bundle: { ...bundle, text: 'no pack' } }), packs)).toHaveProperty('result');
    for (let i = 0; i < 7; i++) packs.set(`other ${i}`, model);
    // used once more, it is the last that is forgotten
    answerTo(order(games()), packs);
    packs.set('another', model);
    packs.delete('other 6');
    const other = { digest: 'other 5', text: '' };
    answerTo(order(games(), { bundle: other }), packs);
    expect([...packs.keys()]).toEqual([
      'other 0',
      'other 1',
      'other 2',
      'other 3',
      'other 4',
      bundle.digest,
      'another',
      'other 5',
    ]);
    packs.set('one more', model);
    answerTo(order(games()), packs);
    expect([...packs.keys()]).not.toContain('other 0');
    expect(packs.size).toBe(8);
  });
});

describe('threads', () => {
  // a thread that says who it is, and what it was begun with; it ends as its order says
  const script = `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId, workerData } from 'node:worker_threads';
    parentPort.on('message', ({ task }) => {
      if (task === 'exit') process.exit(0);
      if (task === 'throw') throw new Error('it is broken');
      if (task === 'hang') return;
      parentPort.postMessage({ threadId, workerData });
      if (task === 'exit afterwards') setTimeout(() => process.exit(0), 20);
    });`)}`;
  let threads: Threads | undefined;
  afterEach(() => threads?.end());

  const begin = () => {
    threads = new Threads(script);
    const { play } = threads;
    return (task: string): Promise<{ threadId: number; workerData: unknown }> =>
      play.call(threads, { task } as unknown as ThreadOrder) as unknown as Promise<never>;
  };

  test('know that they serve a queue; one that has nothing to do plays the next chunk', async () => {
    const ask = begin();
    const first = await ask('answer');
    expect(first.workerData).toEqual({ queue: true });
    expect((await ask('answer')).threadId).toBe(first.threadId);
    const both = await Promise.all([ask('answer'), ask('answer')]);
    expect(new Set(both.map(({ threadId }) => threadId)).size).toBe(2);
    expect(both.map(({ threadId }) => threadId)).toContain(first.threadId);
  });

  test('that die at a chunk are replaced, and it is said why', async () => {
    const ask = begin();
    const { threadId } = await ask('answer');
    await expect(ask('exit')).rejects.toThrow('the thread was ended');
    await expect(ask('throw')).rejects.toThrow('it is broken');
    expect((await ask('answer')).threadId).not.toBe(threadId);
  });

  test('that die while they have nothing to do are not asked again', async () => {
    const ask = begin();
    const { threadId } = await ask('exit afterwards');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const both = await Promise.all([ask('answer'), ask('answer')]);
    expect(both.map((one) => one.threadId)).not.toContain(threadId);
  });

  test('are ended together, also at a chunk', async () => {
    const ask = begin();
    const playing = ask('hang').catch((error: Error) => error.message);
    await threads!.end();
    const late = new Promise((resolve) => setTimeout(resolve, 3000, 'it goes on'));
    expect(await Promise.race([playing, late])).toBe('the thread was ended');
  });
});
