/** All commands, in the order in which one meets them. */
import type { Command } from '../command.ts';
import { check } from './check.ts';
import { fmt } from './fmt.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';

export const COMMANDS: Command[] = [check, fmt, show, play, replay, simulate];
