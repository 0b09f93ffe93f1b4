import type { Command } from '../command.ts';
import { runScenarios, type ScenarioResult } from '../../interpreter/scenario/index.ts';
import { DEFAULT_PACK, playable } from '../packs.ts';
import { columns, painter, wrap } from '../terminal/paint.ts';

export const test: Command = {
  name: 'test', usage: '[PACK…] [--coverage]', arguments: [0, Infinity],
  summary: 'Runs the scenarios that stand beside the components of packs.',
  options: [
    { name: 'coverage', help: 'also which parts of the programs are reached, by scenarios and by random games' },
    { name: 'games', value: 'N', help: 'random games per number of players for --coverage (default: 20)' },
    { name: 'filter', value: 'TEXT', help: 'only scenarios whose component, name, file or pack contains this' },
    { name: 'json', help: 'the results as JSON' },
  ],
  about: [
    'A scenario says a position, what is done, and the whole difference that must come of it. Exit code 1 when one fails.',
    'With --json a list with one entry for each pack: {"pack", "passed", "failed", "results": [{"name", "component", "pack", "file", "line", "column", "ok", "failures"}], "coverage"}.',
  ],
  examples: [
    ['fathom test', 'all scenarios of underwater-cities'],
    ['fathom test --filter laboratory', 'those that speak of one thing'],
    ['fathom test my-game --coverage', 'and what no scenario reaches'],
  ],
  run(args, io) {
    const paint = painter(io.color), games = args.number('games', 0, 100_000) ?? 20, filter = args.text('filter');
    const json: unknown[] = [];
    let bad = false;
    for (const name of args.rest.length ? args.rest : [DEFAULT_PACK]) {
      const pack = playable(name, io);
      if (!pack) { bad = true; continue; }
      let n = 0;
      const onResult = (_result: ScenarioResult): void => { n++; if (n % 10 === 0) io.progress?.(`${n} scenarios`); };
      const { results, passed, failed, coverage } = runScenarios(pack, { onResult, ...(filter === undefined ? {} : { filter }), ...(args.flag('coverage') ? { coverage: { games } } : {}) });
      bad ||= failed > 0;
      if (args.flag('json')) { json.push({ pack: name, passed, failed, results, coverage }); continue; }
      for (const { name: scenario, component, file, line, column, ok, failures } of results) {
        if (ok) continue;
        io.out(`${paint('red', 'failed')} ${component.section}/${component.id}: ${scenario}  ${paint('dim', `${file}:${line}:${column}`)}\n`);
        failures.forEach((failure) => wrap(failure, io.width - 4, 2).forEach((l) => io.out(`    ${l}\n`)));
      }
      if (coverage) {
        const sum = (key: 'parts' | 'byScenarios' | 'byGames' | 'never'): string => String(coverage.files.reduce((total, f) => total + f[key], 0));
        const rows = [['file', 'parts', 'by scenarios', `by ${games} games`, 'never'], ...coverage.files.map((f) => [f.file, f.parts, f.byScenarios, f.byGames, f.never].map(String)), ['all', sum('parts'), sum('byScenarios'), sum('byGames'), sum('never')]];
        columns(rows, (i) => i > 0).forEach((l) => io.out(`${l}\n`));
        for (const { file, line, column, text } of coverage.never.slice(0, 30)) io.out(`  never: ${file}:${line}:${column} ${text.slice(0, 60)}\n`);
        if (coverage.never.length > 30) io.out(`  and ${coverage.never.length - 30} more (--json has all)\n`);
      }
      io.out(`${paint('bold', name)}: ${results.length === 0 ? 'no scenarios' : `${passed} passed, ${failed ? paint('red', `${failed} failed`) : '0 failed'}`}\n`);
    }
    if (args.flag('json')) io.out(`${JSON.stringify(json, null, 2)}\n`);
    return bad ? 1 : 0;
  },
};
