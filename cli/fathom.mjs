#!/usr/bin/env node
/** The command: sees to it that it is built from the sources that lie here, and runs it. */
import { checkNode, ensureBuild, ensureDependencies, ensurePage } from './bootstrap.mjs';
import { load } from './load.mjs';

checkNode();
ensureDependencies();
if (process.argv[2] === 'edit' && !process.argv.includes('--help')) await ensurePage();
load(await ensureBuild());
