import type { Command } from '../command.ts';
import type { Diagnostic } from '../../dsl/index.ts';
import { DEFAULT_PACK, loadByName, showDiagnostics } from '../packs.ts';
import { painter } from '../terminal/paint.ts';

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

export const check: Command = {
  name: 'check',
  usage: '[PACK…] [--json]',
  arguments: [0, Infinity],
  summary: 'Says everything that is wrong with packs, each with its place and the way out.',
  options: [{ name: 'json', help: 'the diagnostics as JSON' }],
  about: [
    'Reads every file of each pack (and of what it extends) and reports all problems at once: YAML, keys, names, types, effects, loops. Exit code 1 when there are errors; warnings do not count.',
    'With --json: {"packs": [{"pack", "path", "errors", "warnings", "diagnostics": [{"file", "line", "column", "endLine", "endColumn", "code", "severity", "message", "help"?, "suggestions"?, "related"?}]}]}; lines and columns count from 1, columns in UTF-16 units, ends exclusive.',
  ],
  examples: [
    ['fathom check', 'the pack underwater-cities'],
    ['fathom check nim tic-tac-toe', 'two packs by name'],
    ['fathom check ./my-game.yaml --json', 'a file of your own, for another program'],
  ],
  run(args, io) {
    const paint = painter(io.color);
    const results = (args.positionals.length ? args.positionals : [DEFAULT_PACK]).map((name) => ({
      name,
      ...loadByName(name, io),
    }));
    const of = (list: Diagnostic[], severity: Diagnostic['severity']): number =>
      list.filter((d) => d.severity === severity).length;
    if (args.flag('json')) {
      const packs = results.map(({ name, path, diagnostics }) => ({
        pack: name,
        path,
        errors: of(diagnostics, 'error'),
        warnings: of(diagnostics, 'warning'),
        // the data is for fixes; the fields of this format are those that `about` names
        diagnostics: diagnostics.map(({ data: _, ...words }) => words),
      }));
      io.out(`${JSON.stringify({ packs }, null, 2)}\n`);
    } else {
      for (const { name, model, diagnostics, sources } of results) {
        showDiagnostics(diagnostics, sources, io, io.out);
        const errors = of(diagnostics, 'error');
        const warnings = of(diagnostics, 'warning');
        const found = [errors ? count(errors, 'error') : '', warnings ? count(warnings, 'warning') : '']
          .filter(Boolean)
          .join(', ');
        const extent = `${count(sources.files.length, 'file')}, ${count(sources.components.length, 'component')}`;
        io.out(
          `${paint('bold', name)}: ${found ? paint(errors ? 'red' : 'yellow', found) : paint('green', 'good')} (${extent}${model ? `, version ${model.version}` : ''})\n`,
        );
      }
    }
    return results.some(({ diagnostics }) => of(diagnostics, 'error') > 0) ? 1 : 0;
  },
};
