import type { Command } from '../command.ts';
import { LIMITS, type Diagnostic } from '../../dsl/index.ts';
import { withReadSentences } from '../../dsl/service/index.ts';
import { DEFAULT_PACK, loadByName, showDiagnostics } from '../packs.ts';
import { painter, type Paint } from '../terminal/paint.ts';
import { jsonText } from '../terminal/json.ts';

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

export const check: Command = {
  name: 'check',
  usage: '[PACK…] [--all] [--json]',
  arguments: [0, Infinity],
  summary: 'Reports everything that is wrong with packs, with places and ways to fix it.',
  options: [
    { name: 'all', help: `prints all diagnostics of a pack, not only the first ${LIMITS.messages.most}` },
    { name: 'json', help: 'the diagnostics as JSON, always all of them' },
  ],
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
    const names = args.positionals.length > 0 ? args.positionals : [DEFAULT_PACK];
    const results = names.map((name): CheckedPack => {
      const found = loadByName(name, io);
      const loaded = { ...found, diagnostics: withReadSentences(found) };
      const withSeverity = (severity: Diagnostic['severity']): number =>
        loaded.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
      return { ...loaded, name, errors: withSeverity('error'), warnings: withSeverity('warning') };
    });
    if (args.flag('json')) {
      io.out(jsonText({ packs: results.map(jsonOf) }));
    } else {
      const paint = painter(io.color);
      for (const result of results) {
        showDiagnostics(
          result.diagnostics,
          result.sources,
          io,
          io.out,
          args.flag('all') ? Infinity : LIMITS.messages.most,
        );
        io.out(`${summaryLine(result, paint)}\n`);
      }
    }
    return results.some(({ errors }) => errors > 0) ? 1 : 0;
  },
};

type CheckedPack = ReturnType<typeof loadByName> & { name: string; errors: number; warnings: number };

const jsonOf = ({ name, path, errors, warnings, diagnostics }: CheckedPack): unknown => ({
  pack: name,
  path,
  errors,
  warnings,
  // `data` is internal: quick fixes use it
  diagnostics: diagnostics.map(({ data: _, ...diagnostic }) => diagnostic),
});

function summaryLine({ name, errors, warnings, model, sources }: CheckedPack, paint: Paint): string {
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ');
  const verdict = found === '' ? paint('green', 'good') : paint(errors > 0 ? 'red' : 'yellow', found);
  const extent = `${count(sources.files.length, 'file')}, ${count(sources.components.length, 'component')}`;
  return `${paint('bold', name)}: ${verdict} (${extent}${model ? `, version ${model.version}` : ''})`;
}
