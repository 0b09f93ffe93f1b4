import type { Command } from '../command.ts';
import type { Io } from '../io.ts';
import { LIMITS, type Diagnostic, type Sources } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { withReadSentences } from '../../service/language-service/index.ts';
import { extentOf, type PackExtent } from '../loading/check-store.ts';
import { rememberAnswers } from '../loading/questions.ts';
import { DEFAULT_PACK, findPack, loadAt, packFolders, showDiagnostics } from '../packs.ts';
import { painter, type Paint } from '../terminal/paint.ts';
import { jsonText } from '../terminal/json.ts';

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

export const check: Command = {
  name: 'check',
  usage: '[PACK…] [--fresh] [--all] [--json]',
  arguments: [0, Infinity],
  summary: 'Reports everything that is wrong with packs, with places and ways to fix it.',
  options: [
    { name: 'all', help: `prints all diagnostics of a pack, not only the first ${LIMITS.messages.most}` },
    { name: 'fresh', help: 'checks again also what has not changed since it was checked last' },
    { name: 'json', help: 'the diagnostics as JSON, always all of them' },
  ],
  about: [
    'Reads every file of each pack (and of what it extends) and reports all problems at once: YAML, ' +
      'keys, names, types, effects, loops. What was found in a pack is stored in the user’s cache ' +
      'folder, and used again by all commands while no file has changed. Exit code 1 when there are ' +
      'errors; warnings do not count.',
    'With --json: the diagnostics as docs/json/check.schema.json of the package describes them.',
  ],
  examples: [
    ['fathom check', 'the pack underwater-cities'],
    ['fathom check nim tic-tac-toe', 'two packs by name'],
    ['fathom check ./my-game.yaml --json', 'a file of your own, for another program'],
  ],
  run(args, io) {
    const names = args.positionals.length > 0 ? args.positionals : [DEFAULT_PACK];
    const checked = args.flag('fresh') ? withoutStoredChecks(io) : io;
    const results = names.map((name) => checkedPack(name, checked));
    if (args.flag('json')) {
      io.out(jsonText({ packs: results.map(jsonOf) }));
    } else {
      const paint = painter(io.color);
      for (const result of results) {
        const most = args.flag('all') ? Infinity : LIMITS.messages.most;
        showDiagnostics(result.diagnostics, result.sources, io, io.out, { most });
        io.out(`${summaryLine(result, paint)}\n`);
      }
    }
    return results.some(({ errors }) => errors > 0) ? 1 : 0;
  },
};

const withoutStoredChecks = ({ storedChecks: _, ...io }: Io): Io => io;

interface CheckedPack {
  name: string;
  path: string;
  errors: number;
  warnings: number;
  diagnostics: Diagnostic[];
  /** with the files that the diagnostics are about */
  sources: Pick<Sources, 'files'>;
  extent: PackExtent;
}

function checkedPack(name: string, io: Io): CheckedPack {
  const path = findPack(name, io);
  // both ask the same of the file system
  const files = rememberAnswers(nodeFiles);
  const clean = io.storedChecks?.extentOfClean(files, path, { packs: packFolders(io) });
  if (clean) return { name, path, errors: 0, warnings: 0, diagnostics: [], sources: { files: [] }, extent: clean };
  const loaded = loadAt(path, io, files);
  const diagnostics = withReadSentences(loaded);
  const withSeverity = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    name,
    path,
    errors: withSeverity('error'),
    warnings: withSeverity('warning'),
    diagnostics,
    sources: loaded.sources,
    extent: extentOf(loaded),
  };
}

const jsonOf = ({ name, path, errors, warnings, diagnostics }: CheckedPack): unknown => ({
  pack: name,
  path,
  errors,
  warnings,
  // `data` is internal: quick fixes use it
  diagnostics: diagnostics.map(({ data: _, ...diagnostic }) => diagnostic),
});

function summaryLine({ name, errors, warnings, extent }: CheckedPack, paint: Paint): string {
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ');
  const verdict = found === '' ? paint('green', 'good') : paint(errors > 0 ? 'red' : 'yellow', found);
  const size = `${count(extent.files, 'file')}, ${count(extent.components, 'component')}`;
  return `${paint('bold', name)}: ${verdict} (${size}${extent.version === null ? '' : `, version ${extent.version}`})`;
}
