/** `fathom table --from`: the cards of a table into the files of a pack, all of them or none. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { PACK_FILE, tidyPath } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { writeCards, type CardsWritten } from '../../service/card-import/index.ts';
import { createWorkspace } from '../../service/language-service/index.ts';
import type { Args } from '../command.ts';
import { wordingIn } from '../diagnostic-wording.ts';
import { forAllRows } from '../encode/for-all-rows.ts';
import { printFindings } from '../encode/report.ts';
import type { Io } from '../io.ts';
import { languageOf, reportLanguageOf } from '../languages.ts';
import { findPack, loadPlayable, packFolders, shortPath } from '../packs.ts';
import { painter, wrap } from '../terminal/paint.ts';
import { readInputFile } from '../terminal/read-file.ts';
import { REPORT_WORDS } from '../wording/report/index.ts';
import { writeAll } from './write-all.ts';

export async function tableIn(from: string, args: Args, io: Io): Promise<number> {
  const [name] = args.positionals;
  const { code: language } = languageOf(args);
  const bytes = readInputFile(resolve(io.cwd, from), from);
  const path = findPack(name, io);
  refuseBuiltIn(name, path, args, io);
  const pack = loadPlayable(name, io);
  if (!pack) return 1;
  const ofAllRows = forAllRows(args, pack);
  const workspace = createWorkspace({ files: nodeFiles, pack: tidyPath(path), packs: packFolders(io) });
  const sheet = args.text('sheet');
  const written = await writeCards(
    workspace,
    { name: from, bytes },
    {
      language,
      ...ofAllRows,
      ...(sheet === undefined ? {} : { sheet }),
      onRow: (done, all) => {
        if (done % 5 === 0) io.progress?.(`${done} of ${all} cards`);
      },
    },
    fileForCards(args, path, io),
  );
  if (!written) return 1;
  const isCheck = args.flag('check');
  const paths = Object.keys(written.texts);
  if (!isCheck) {
    writeAll(paths.map((one) => ({ path: resolve(io.cwd, one), text: written.texts[one] })));
  }
  await report(from, written, isCheck, args, io);
  const isWrong = written.problems.some(({ severity }) => severity === 'error');
  return isWrong || (isCheck && paths.length > 0) ? 1 : 0;
}

/** What comes with Fathom is the same for everybody; in a clone of the repository its packs are the ones that are worked on. */
function refuseBuiltIn(name: string, path: string, args: Args, io: Io): void {
  const inside = relative(io.builtInPacks, resolve(io.cwd, path));
  const isBuiltIn = inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
  const isOwn = !relative(io.cwd, io.builtInPacks).startsWith('..') && !/node_modules/.test(io.builtInPacks);
  if (isBuiltIn && !isOwn) {
    throw args.usageError(`"${name}" comes with Fathom and is not changed; make a pack that extends it: fathom new.`);
  }
}

/** Undefined: where most cards are. */
function fileForCards(args: Args, pack: string, io: Io): string | undefined {
  const given = args.text('into');
  if (given === undefined) return undefined;
  const path = resolve(io.cwd, given);
  const folder = resolve(io.cwd, pack);
  const isPart = existsSync(join(folder, PACK_FILE))
    ? !relative(folder, dirname(path)).startsWith('..')
    : path === folder;
  if (!isPart || !/\.ya?ml$/.test(path)) {
    throw args.usageError(`"${given}" is no file of the pack: name a .yaml file in ${shortPath(folder, io.cwd)}.`);
  }
  return tidyPath(shortPath(path, io.cwd));
}

async function report(
  from: string,
  { rows, findings, texts, added, changed, unchanged }: CardsWritten,
  isCheck: boolean,
  args: Args,
  io: Io,
): Promise<void> {
  const language = reportLanguageOf(args, io);
  printFindings({ file: from, text: rows.text, problems: findings }, language, await wordingIn(language), io);
  const words = REPORT_WORDS[language];
  const isWrong = findings.some(({ severity }) => severity === 'error');
  const paint = painter(io.color);
  const say = (line: string): void => io.out(`${wrap(line, io.width).join('\n')}\n`);
  if (isWrong) {
    say(paint('red', words.encode.nothingWritten));
    return;
  }
  const counts = { added: added.length, changed: changed.length, unchanged: unchanged.length };
  say(paint('green', isCheck ? words.table.would(counts) : words.table.in(counts)));
  for (const { id, keys } of changed) say(`~ ${id}: ${keys.join(', ')}`);
  for (const id of added) say(`+ ${id}`);
  if (!isCheck) for (const path of Object.keys(texts)) say(words.written(shortPath(resolve(io.cwd, path), io.cwd)));
}
