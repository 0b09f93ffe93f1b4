/** All commands, in the order of `fathom help`. */
import type { Command } from '../command.ts';
import { audit } from './audit.ts';
import { balance } from './balance.ts';
import { check } from './check.ts';
import { compare } from './compare.ts';
import { compile } from './compile.ts';
import { edit } from './edit.ts';
import { create } from './new.ts';
import { encode } from './encode.ts';
import { fmt } from './fmt.ts';
import { ladder } from './ladder.ts';
import { lsp } from './lsp.ts';
import { match } from './match.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { table } from './table.ts';
import { tell } from './tell.ts';
import { test } from './test.ts';
import { train } from './train.ts';
import { tune } from './tune.ts';
import { tryIt } from './try.ts';
import { worker } from './worker.ts';

export const COMMANDS: Command[] = [
  play,
  replay,
  rules,
  simulate,
  match,
  ladder,
  balance,
  tune,
  train,
  worker,
  check,
  test,
  audit,
  tryIt,
  compare,
  show,
  tell,
  encode,
  table,
  compile,
  fmt,
  create,
  edit,
  lsp,
];
