import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { figure, median, type Row } from './measure.ts';

/** The built command, cold: load, check and compile the whole pack, beside Node alone. */
export function coldStart(packs: string): Row[] {
  const command = join(packs, '..', 'dist', 'fathom.mjs');
  if (!existsSync(command)) return [{ what: 'cold `fathom check`', value: 'not built', baseline: 'run `npm start` once' }];
  const time = (args: string[]): number => {
    const times: number[] = [];
    for (let i = 0; i < 7; i++) {
      const start = performance.now();
      const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
      times.push(performance.now() - start);
    }
    return median(times);
  };
  return [{ what: 'load, check and compile underwater-cities, cold, built', value: figure(time([command, 'check', 'underwater-cities']), 'ms'), baseline: `node alone: ${figure(time(['-e', '0']), 'ms')}` }];
}
