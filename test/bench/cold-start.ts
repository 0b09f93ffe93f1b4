import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { figure, median, type Row } from './measure.ts';

/** `fathom check` in a new process. The baseline is the start of Node alone. */
export function coldStart(packs: string): Row[] {
  const command = join(packs, '..', 'cli', 'fathom.mjs');
  const time = (args: string[]): number => {
    const times: number[] = [];
    spawnSync(process.execPath, args, { stdio: 'ignore' }); // the first run may build the command and fill its compile cache
    for (let i = 0; i < 7; i++) {
      const start = performance.now();
      const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
      times.push(performance.now() - start);
    }
    return median(times);
  };
  return [
    {
      what: 'check underwater-cities for the first time, cold, built',
      value: figure(time([command, 'check', '--fresh', 'underwater-cities']), 'ms'),
      baseline: `node alone: ${figure(time(['-e', '0']), 'ms')}`,
    },
    {
      what: 'check it again, unchanged, cold, built',
      value: figure(time([command, 'check', 'underwater-cities']), 'ms'),
      baseline: 'what was found is stored; all files are compared',
    },
    {
      what: 'show a card of it, unchanged, cold, built',
      value: figure(time([command, 'show', '34', '--lang', 'en']), 'ms'),
      baseline: 'loads the pack, without checking it again',
    },
  ];
}
