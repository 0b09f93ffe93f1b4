#!/usr/bin/env node
/** The command: sees to it that it is built from the sources that lie here, and runs it. */
import { checkNode, ensureBuild, ensureDependencies } from './bootstrap.mjs';
import { load } from './load.mjs';

checkNode();
ensureDependencies();
load(await ensureBuild());
