import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { checkPack } from '../../service/analysis/check-pack.ts';
import { createWorkspace, diagnosticsOf } from '../../service/language-service/index.ts';
import { hundredCards } from './hundred.ts';
import { figure, median, type Row } from './measure.ts';

/** Diagnostics after a keystroke in a file of 100 cards of the largest pack. The baseline checks the pack from scratch. */
export function keystroke(packs: string): Row[] {
  const pack = `${packs}/underwater-cities`;
  const uri = `${pack}/hundred.yaml`;
  const workspace = createWorkspace({ files: nodeFiles, pack });
  const cards = hundredCards();
  const typed = ['gain 1 card', 'gain 1 car', 'gain 1 ca', 'gain 1 c', 'gain 1 '].map(
    (text) => `cards:\n${cards.replace('gain 1 card', text)}`,
  );
  const incremental: number[] = [];
  const full: number[] = [];
  const scratch: number[] = [];
  const time = (into: number[], run: () => void): void => {
    const start = performance.now();
    run();
    into.push(performance.now() - start);
  };
  workspace.update(uri, typed[0]);
  workspace.fullCheck();
  for (let i = 0; i < 60; i++) {
    time(incremental, () => {
      workspace.update(uri, typed[i % typed.length]);
      diagnosticsOf(workspace, uri);
    });
    if (i % 6 === 5) time(full, () => workspace.fullCheck());
    if (i % 6 === 5) time(scratch, () => checkPack(nodeFiles, pack));
  }
  const baseline = `the whole pack from scratch, warm: ${figure(median(scratch), 'ms')}`;
  return [
    {
      what: 'incremental check, file of 100 cards in underwater-cities',
      value: figure(median(incremental.slice(10)), 'ms'),
      baseline,
    },
    {
      what: 'full check after a pause, the same file',
      value: figure(median(full.slice(2)), 'ms'),
      baseline: '',
    },
  ];
}
