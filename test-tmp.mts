import { nodeFiles } from './dsl/packs/node-files.ts';
import { loadPack } from './dsl/packs/load.ts';
import { renderDiagnostic } from './dsl/source/render.ts';
const s = performance.now();
const r = loadPack(nodeFiles, process.argv[2]);
console.log(performance.now()-s, 'ms');
for (const d of r.diagnostics.slice(0, Number(process.argv[4] ?? 40))) console.log(renderDiagnostic(d, {linesOf: f => r.sources.files.find(x=>x.path===f)?.lines, color: false}), '\n');
console.log(r.diagnostics.length, 'diagnostics', r.model?.hash);
if (process.argv[3]==='m') console.log(JSON.stringify(r.model, null, 1).slice(0, 5000));
