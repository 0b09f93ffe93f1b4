/** `fathom table`: the cards of a pack as a table, to a file or to standard output. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { matchName, nameIndexOf, packTextParser } from '../../texts/card-tables/index.ts';
import { tableFile, tableOf, type TableFormat, type TableSelection } from '../../service/card-import/index.ts';
import type { Args } from '../command.ts';
import { InputError, type Io } from '../io.ts';
import { languagesOf, terminalLanguage } from '../languages.ts';
import { DEFAULT_PACK, loadPlayable, type PlayablePack } from '../packs.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';
import { REPORT_WORDS } from '../wording/report/index.ts';

export async function tableOut(args: Args, io: Io): Promise<number> {
  const given = args.text('out');
  const format = formatOf(args, given);
  const out = given === undefined ? null : resolve(io.cwd, given);
  if (out !== null && existsSync(out) && !args.flag('force')) {
    throw args.usageError(`There is something at ${given!} already; take another name, or --force to write over it.`);
  }
  if (out === null && format === 'xlsx' && io.interactive) {
    throw args.usageError('A workbook is nothing for a terminal: name a file with --out.');
  }
  const pack = loadPlayable(args.positionals[0] ?? DEFAULT_PACK, io);
  if (!pack) return 1;
  const selection = selectionOf(args, pack, io);
  const { length: cards } = tableOf(pack, selection).rows;
  if (cards === 0) throw new InputError(`${pack.model.title} has no such cards.`);
  const bytes = await tableFile(pack, selection, format);
  if (out !== null) {
    writeFileAtomic(out, bytes);
    io.out(`${REPORT_WORDS[terminalLanguage(io)].table.out(cards, given!)}\n`);
  } else if (io.interactive) io.out(new TextDecoder().decode(bytes));
  else io.outBytes(bytes);
  return 0;
}

function formatOf(args: Args, out: string | undefined): TableFormat {
  const said = args.text('format');
  const ending = /\.(csv|xlsx)$/i.exec(out ?? '')?.[1].toLowerCase();
  if (said !== undefined && said !== 'csv' && said !== 'xlsx') {
    throw args.usageError(`--format is csv or xlsx, not "${said}".`);
  }
  if (said !== undefined && ending !== undefined && said !== ending) {
    throw args.usageError(`"${out!}" is no name for ${said}.`);
  }
  if (out !== undefined && said === undefined && ending === undefined) {
    throw args.usageError(`"${out}" ends neither with .csv nor with .xlsx; say which it is with --format.`);
  }
  return said ?? (ending === 'xlsx' ? 'xlsx' : 'csv');
}

/** `--only`: a deck by its name, or a file of the pack. */
function selectionOf(args: Args, { model, sources }: PlayablePack, io: Io): TableSelection {
  const languages = args.text('lang') === undefined ? {} : { languages: languagesOf(args) };
  const only = args.text('only');
  if (only === undefined) return languages;
  const path = resolve(io.cwd, only);
  const file = sources.files.find((one) => resolve(io.cwd, one.path) === path)?.path;
  if (file !== undefined) return { ...languages, file };
  const { id } = matchName(only, nameIndexOf(model.decks, 'noun', packTextParser({ model, sources })));
  if (id !== null) return { ...languages, deck: id };
  const decks = model.decks.map((deck) => deck.id).join(', ');
  throw args.usageError(`${model.title} has neither a deck nor a file "${only}". Its decks are ${decks}.`);
}
