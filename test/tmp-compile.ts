import { loaded } from './support/loaded.ts';
import { compileGame } from '../interpreter/compile/compile-game.ts';
import { optionValues } from '../interpreter/index.ts';
const { model } = loaded(process.argv[2] ?? undefined);
const ts: number[] = [];
for (let i = 0; i < 150; i++) { const t = process.cpuUsage(); compileGame(model, 2, optionValues(model, {})); const u = process.cpuUsage(t); ts.push((u.user + u.system) / 1000); }
console.log('compile cpu ms, median', ts.sort((a, b) => a - b)[75].toFixed(1), 'sum', ts.reduce((a, b) => a + b).toFixed(0));
