/** The package as a stranger has it: packed, installed into an empty folder without a network, and used from there. */
import { execFileSync, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiReport, type PublicApi, publicApi } from './support/public-api.ts';
import { blocksOf, compileStrictly, definitionsOf, valuesOf, WITH_NODE } from './support/strict-typescript.ts';
import { sampleOf } from './support/width.ts';

const ROOT = resolve(import.meta.dirname, '..');
const MAX_TARBALL_BYTES = 6_100_000;
const env = { ...process.env, NO_COLOR: '1' };

let folder: string;
let tarball: string;

beforeAll(() => {
  // realpath: the installed command compares paths, and the folder for temporary files may be a link
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fathom-package-')));
  execFileSync(process.execPath, [join(ROOT, 'cli', 'build.mjs'), '--package'], { stdio: 'ignore' });
  const packed = npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], ROOT);
  tarball = join(folder, (JSON.parse(packed) as { filename: string }[])[0].filename);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(args: string[], cwd: string): string {
  return execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The command as npm links it. */
function fathom(...args: string[]): SpawnSyncReturns<string> {
  const command = join(folder, 'node_modules', 'fathom', 'cli', 'fathom.mjs');
  return spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8', env, input: '' });
}

/** Runs a module in the folder and returns what it prints as JSON. */
function script(text: string): unknown {
  writeFileSync(join(folder, 'script.js'), text);
  return JSON.parse(execFileSync(process.execPath, ['script.js'], { cwd: folder, encoding: 'utf8', env }));
}

describe('the tarball', () => {
  it('is small and holds what is built, the packs and the documents, but no sources', () => {
    const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        [
          'README.md',
          'LICENSE',
          'CHANGELOG.md',
          'cards/nim.yaml',
          'dist/command/fathom.cjs',
          'dist/command/THIRD-PARTY-NOTICES.txt',
          'dist/library/index.d.ts',
          'dist/library/THIRD-PARTY-NOTICES.txt',
          'dist/workbench/index.html',
          'dist/workbench/THIRD-PARTY-NOTICES.txt',
          'dist/command/bundled-packages.json',
          'dist/library/bundled-packages.json',
          'dist/workbench/bundled-packages.json',
        ].map((name) => `package/${name}`),
      ),
    );
    expect(files).not.toContain('package/docs/history.md');
    const unread = files.filter((name) => !name.startsWith('package/docs/examples/'));
    expect(unread.filter((name) => /(?<!\.d)\.ts$|package-lock|\.compiled$|\.stamp$/.test(name))).toEqual([]);
    expect(statSync(tarball).size).toBeLessThan(MAX_TARBALL_BYTES);
  });

  it('depends on nothing', () => {
    const about = JSON.parse(readFileSync(join(folder, 'node_modules', 'fathom', 'package.json'), 'utf8')) as object;
    expect(about).not.toHaveProperty('dependencies');
    expect(existsSync(join(folder, 'node_modules', 'chevrotain'))).toBe(false);
  });

  it('names the licence of each bundled package', () => {
    for (const [part, names] of Object.entries({
      command: ['chevrotain', 'yaml', 'csv-parse', 'vscode-languageserver'],
      library: ['chevrotain', 'yaml'],
      workbench: ['lit', 'monaco-editor', 'dompurify', 'marked', '@fontsource/alegreya-sans', 'chevrotain', 'yaml'],
    })) {
      const notices = readFileSync(
        join(folder, 'node_modules', 'fathom', 'dist', part, 'THIRD-PARTY-NOTICES.txt'),
        'utf8',
      );
      for (const name of names) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
      const listed = JSON.parse(
        readFileSync(join(folder, 'node_modules', 'fathom', 'dist', part, 'bundled-packages.json'), 'utf8'),
      ) as { name: string; version: string; license: string }[];
      for (const { name, version, license } of listed) expect(notices).toContain(`\n${name} ${version} (${license})\n`);
      expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    }
  });
});

describe('the public names', () => {
  const REPORT = join(ROOT, 'docs', 'api-report.md');
  // `fathom` has the words of all languages for them; nothing of `vscode-languageserver-types` is ours
  const EXPECTED = { ambiguous: ['newGame', 'replay'], hidden: ['ResourceOperation'] };
  let api: PublicApi;
  beforeAll(() => {
    api = publicApi(join(folder, 'node_modules', 'fathom', 'dist', 'library'));
  });

  it('are those of docs/api-report.md', () => {
    if (process.env['UPDATE_DOCS']) writeFileSync(REPORT, apiReport(api));
    expect(readFileSync(REPORT, 'utf8')).toBe(apiReport(api));
  });

  it('each mean one thing, in every entry; and name no type that cannot be imported', () => {
    expect({ ambiguous: api.ambiguous, hidden: [...api.hidden.keys()] }).toEqual(EXPECTED);
  });

  it('are documented', () => {
    const names = [...api.entries].flatMap(([entry, list]) => list.map((one) => ({ ...one, entry })));
    expect(names.filter(({ isDocumented }) => !isDocumented).map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
  });
});

describe('the command', () => {
  it('checks, tests and simulates the packs that come with it', () => {
    expect(fathom('check', 'nim')).toMatchObject({ status: 0, stderr: '' });
    expect(fathom('test', 'nim').stdout).toContain('0 failed');
    const figures = fathom('simulate', '--pack', 'nim', '--games', '20', '--jobs', '2', '--json');
    expect(JSON.parse(figures.stdout)).toMatchObject({ games: 20 });
    expect(fathom('play', '--pack', 'nim', '--bots', 'random', '--seed', '4').stdout).toContain('wins');
  });

  it('writes new packs into the current folder, or where --out says, and finds them there', () => {
    const { stdout } = fathom('new', 'pack', 'my-game');
    expect(stdout).toBe(
      'Written: my-game.yaml\nNext: npx fathom check my-game.yaml, then npx fathom play --pack my-game.yaml\n',
    );
    expect(fathom('check', 'my-game').status).toBe(0);
    expect(fathom('new', 'card', 'tide-mill', '--out', 'packs').stdout).toContain('Written: packs/tide-mill.yaml');
    expect(fathom('check', 'packs/tide-mill').status).toBe(0);
  });

  it('says how it is called', () => {
    expect(fathom('chekc').stderr).toContain('`npx fathom --help`');
  });

  it('serves the workbench on the current folder', async () => {
    mkdirSync(join(folder, 'mine'), { recursive: true });
    fathom('new', 'pack', 'first', '--out', 'mine');
    const server = spawn(
      process.execPath,
      [join(folder, 'node_modules', 'fathom', 'cli', 'fathom.mjs'), 'edit', '--port', '0'],
      { cwd: join(folder, 'mine'), env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let out = '';
    server.stdout.on('data', (part: Buffer) => {
      out += part.toString();
    });
    await expect.poll(() => out).toContain('Ctrl-C');
    const [, address, token] = /(http:\/\/127\.0\.0\.1:\d+\/)#token=(\S+)/.exec(out)!;
    expect(await (await fetch(address)).text()).toContain('<meta name="fathom-host" content="folder"');
    const answer = await fetch(`${address}api/files`, { headers: { 'X-Fathom-Token': token } });
    const { files } = (await answer.json()) as { files: { path: string; readonly: boolean }[] };
    expect(files.filter(({ readonly }) => !readonly).map(({ path }) => path)).toEqual(['first.yaml']);
    expect(files.some(({ path }) => path.endsWith('underwater-cities/pack.yaml'))).toBe(true);
    server.kill();
    await once(server, 'exit');
  });

  it('is a language server', async () => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { processId: null, rootUri: null, capabilities: {} },
    });
    const server = spawn(
      process.execPath,
      [join(folder, 'node_modules', 'fathom', 'cli', 'fathom.mjs'), 'lsp', '--stdio'],
      { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    let out = '';
    server.stdout.on('data', (part: Buffer) => {
      out += part.toString();
    });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    await expect.poll(() => out).toContain('"serverInfo":{"name":"fathom"');
    server.stdin.end();
    await once(server, 'exit');
  });
});

describe('the library', () => {
  it('plays a pack that comes with it, from JavaScript', () => {
    const result = script(`
      import { loadPack, newGame, replay } from 'fathom';
      const { model } = loadPack('nim');
      const game = newGame(model, { seed: 7 });
      while (game.decision) game.choose(game.decision.options[0].key);
      const again = replay(model, game.save());
      console.log(JSON.stringify({ hash: game.hash() === again.game.hash(), winner: game.ranking[0].won }));
    `);
    expect(result).toEqual({ hash: true, winner: true });
  });

  it('loads packs of one’s own, which may extend those that come with it', () => {
    writeFileSync(join(folder, 'wet.yaml'), 'pack: wet\ntitle: Wet\nversion: 1.0.0\nextends: underwater-cities\n');
    const result = script(`
      import { checkPack, loadPack, memoryFiles } from 'fathom';
      import { renderComponent } from 'fathom/text';
      const [text] = renderComponent({ section: 'slots', id: 'two-farms' }, { pack: loadPack('wet.yaml') });
      const files = memoryFiles({ 'empty.yaml': 'pack: empty' });
      console.log(JSON.stringify({ text: text.text, codes: checkPack('empty.yaml', { files }).map(({ code }) => code) }));
    `);
    expect(result).toMatchObject({ text: 'Build 2 farms.', codes: expect.arrayContaining(['missing-key']) });
  });

  it('has an entry for each part, which share what they have in common', () => {
    const result = script(`
      import { FathomError } from 'fathom';
      import * as language from 'fathom/language';
      import * as engine from 'fathom/engine';
      import * as service from 'fathom/service';
      import * as bots from 'fathom/bots';
      import * as text from 'fathom/text';
      import about from 'fathom/package.json' with { type: 'json' };
      import { readFileSync } from 'node:fs';
      const nim = readFileSync(new URL(import.meta.resolve('fathom/cards/nim.yaml')), 'utf8');
      console.log(JSON.stringify([
        engine.FathomError === FathomError, typeof language.parseProgram, typeof service.createWorkspace, about.name, nim.includes('pack: nim'),
        typeof bots.simulate, typeof text.readText,
      ]));
    `);
    expect(result).toEqual([true, 'function', 'function', 'fathom', true, 'function', 'function']);
  });

  it('plays, searches, tells, reads and judges without the command', () => {
    const result = script(`
      import { loadPack, newGame, story } from 'fathom';
      import { Sandbox, match, playGame, simulate } from 'fathom/bots';
      import { compareEffects, readText, renderEffect } from 'fathom/text';
      import { runScenarios } from 'fathom/language';
      const pack = loadPack('nim');
      const { model } = pack;
      const game = playGame(model, { bots: ['quick', 'random'], seed: 4 });
      const sandbox = new Sandbox(newGame(model, { seed: 4 }));
      const { effect } = readText('Gain 1 win.', { model });
      console.log(JSON.stringify([
        story(game).length > 0, sandbox.value(0, 'pebble + shell'), (await simulate(model, { games: 20 })).games,
        (await match(model, { bots: ['quick', 'random'], games: 10 })).wins.mean, effect,
        renderEffect(effect, { model, language: 'it' }).text, compareEffects(effect, 'gain 2 wins', { model }).is, runScenarios(pack).failed,
      ]));
    `);
    expect(result).toEqual([true, 7, 20, 1, 'gain 1 win', 'Ottieni 1 vittoria.', 'different', 0]);
  });

  it('has each value that its types promise', () => {
    const entries = ['index', 'engine', 'bots', 'text', 'language', 'service', 'words-en'];
    const built = join(folder, 'node_modules', 'fathom', 'dist', 'library');
    const promised = valuesOf(entries.map((name) => join(built, `${name}.d.ts`)));
    const modules = entries.map((name) => pathToFileURL(join(built, `${name}.js`)).href);
    const found = script(`
      const modules = await Promise.all(${JSON.stringify(modules)}.map((module) => import(module)));
      console.log(JSON.stringify(modules.map((module) => Object.keys(module).sort())));
    `);
    expect(promised).toEqual(found);
  });

  it('can be required, as Node loads modules so, too', () => {
    writeFileSync(join(folder, 'script.cjs'), `console.log(typeof require('fathom').loadPack)`);
    expect(execFileSync(process.execPath, ['script.cjs'], { cwd: folder, encoding: 'utf8' })).toBe('function\n');
  });

  const RESOLUTIONS = [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const;
  it.each(sampleOf(RESOLUTIONS, 1))('has types: module %s, resolution %s', (module, moduleResolution) => {
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { loadPack, memoryFiles, newGame, type Decision, type Diagnostic, type PackModel } from 'fathom';
       import { parseProgram } from 'fathom/language';
       import { Game } from 'fathom/engine';
       import { createWorkspace, hover } from 'fathom/service';
       import { type Bot, makeBot, type Simulation, simulate } from 'fathom/bots';
       import { type ReadText, readText, type TextProblemCode } from 'fathom/text';
       const { model, diagnostics }: { model: PackModel | null; diagnostics: readonly Diagnostic[] } = loadPack('nim', { files: memoryFiles({}) });
       if (!model) throw new Error(diagnostics[0].message);
       const game: Game = newGame(model, { players: 2, seed: 7 });
       const decision: Decision | null = game.decision;
       const keys: string[] = decision?.options.map((option) => option.key) ?? [];
       // @ts-expect-error a key is a text
       game.choose(7);
       const bot: Bot = makeBot('quick');
       const figures: Promise<Simulation> = simulate(model, { bots: ['quick'] });
       const read: ReadText = readText('Gain 1 win.', { model });
       const codes: TextProblemCode[] = read.problems.map(({ code }) => code);
       export const all = [bot, figures, codes, keys, parseProgram('gain 1 coin'), createWorkspace, hover];
      `,
    );
    const options = { strict: true, noEmit: true, target: 'es2022', module, moduleResolution, types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }));
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('runs in a browser: a bundle that touches nothing of Node', async () => {
    writeFileSync(
      join(folder, 'page.js'),
      `import { loadPack, memoryFiles, newGame } from 'fathom';
       import nim from 'fathom/cards/nim.yaml?raw';
       const { model } = loadPack('nim', { files: memoryFiles({ 'nim.yaml': nim }) });
       const game = newGame(model, { seed: 7 });
       while (game.decision) game.choose(game.decision.options[0].key);
       let refused = '';
       try { loadPack('nim'); } catch (error) { refused = error.message; }
       globalThis.result = { winner: game.ranking[0].won, refused };
      `,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        lib: { entry: 'page.js', formats: ['iife'], name: 'page', fileName: 'page' },
        outDir: 'bundle',
        minify: false,
      },
    });
    const bundle = readFileSync(join(folder, 'bundle', 'page.iife.js'), 'utf8');
    // this context has no `require`, `process` or `Buffer`
    const page: { result?: { winner: boolean; refused: string } } & vm.Context = { TextEncoder, TextDecoder };
    vm.runInNewContext(bundle, page);
    expect(page.result).toMatchObject({ winner: true, refused: expect.stringContaining('Pass the files') });
  });

  /** Bytes of a page that runs this, as Vite builds it, compressed. */
  async function weight(text: string): Promise<number> {
    writeFileSync(join(folder, 'weighed.js'), text);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rollupOptions: { input: join(folder, 'weighed.js') } },
    });
    const { output } = built as { output: { type: string; code?: string }[] };
    return gzipSync(output.map(({ code = '' }) => code).join('')).length;
  }

  it('a page carries no more of it than it uses', async () => {
    const engine = `import { newGame, readModel } from 'fathom/engine';`;
    const play = 'globalThis.game = newGame(readModel(file), { seed: 7';
    expect(fathom('compile', 'nim', '--lang', 'en', '--out', 'nim.json').status).toBe(0);
    const pages: [text: string, most: number][] = [
      [`import { FathomError } from 'fathom'; globalThis.kind = FathomError;`, 5_000],
      [`${engine} globalThis.all = [newGame, readModel];`, 100_000],
      [
        `${engine} import { english } from 'fathom/words/en'; import file from './nim.json';
         ${play}, words: [english] });`,
        175_000,
      ],
    ];
    for (const [text, most] of pages) {
      expect([text, await weight(text)]).toEqual([text, expect.toSatisfy((n) => n < most)]);
    }
  });

  it('plays a compiled pack without parser: the same game, with labels in the languages that are given', () => {
    fathom('compile', 'underwater-cities', '--out', 'uc.json');
    const result = script(`
      import { loadPack, newGame } from 'fathom';
      import * as engine from 'fathom/engine';
      import { italian } from 'fathom/words/it';
      import file from './uc.json' with { type: 'json' };
      const model = engine.readModel(file);
      const first = (game) => game.decision.options.map(({ label }) => label).join();
      const all = newGame(loadPack('underwater-cities').model, { seed: 7, language: 'it' });
      const some = engine.newGame(model, { seed: 7, language: 'it', words: [italian] });
      const none = engine.newGame(model, { seed: 7 });
      console.log(JSON.stringify({
        same: all.hash() === some.hash(), labels: first(all) === first(some), keys: none.decision.options.every((o) => o.label === o.key),
      }));
    `);
    expect(result).toEqual({ same: true, labels: true, keys: true });
  });

  it('a server in one file says that the packs are not beside it, and loads those that it is given', async () => {
    writeFileSync(
      join(folder, 'server.js'),
      `import { checkPack, loadPack } from 'fathom';
       const packs = process.argv[2];
       console.log(JSON.stringify({ help: checkPack('nim')[0].help, title: loadPack('nim', { packs }).model.title }));
      `,
    );
    for (const [format, name] of [
      ['es', 'server.mjs'],
      ['cjs', 'server.cjs'],
    ] as const) {
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        ssr: { noExternal: true },
        build: {
          ssr: 'server.js',
          outDir: join(folder, 'elsewhere', 'server'),
          emptyOutDir: false,
          rollupOptions: { output: { format, entryFileNames: name, codeSplitting: false } },
        },
      });
      const packs = join(folder, 'node_modules', 'fathom', 'cards');
      const out = execFileSync(process.execPath, [join('elsewhere', 'server', name), packs], {
        cwd: folder,
        encoding: 'utf8',
        env,
      });
      expect(JSON.parse(out)).toEqual({ help: expect.stringContaining('not beside this bundle'), title: 'Nim' });
    }
  });
});

describe('the examples, as they stand', () => {
  const EXAMPLES = 'node_modules/fathom/docs/examples';
  /** Each block of the README as a module of its own; their names. */
  const readme = (): string[] =>
    blocksOf(readFileSync(join(folder, 'node_modules/fathom/README.md'), 'utf8'), 'ts').map((text, i) => {
      writeFileSync(join(folder, 'strict', `readme-${i}.ts`), text);
      return `readme-${i}.ts`;
    });

  beforeAll(() => {
    cpSync(join(folder, EXAMPLES), join(folder, 'strict'), { recursive: true });
    fathom('compile', 'nim', '--lang', 'en', '--out', 'strict/model.json');
  });

  /** What one of them prints, once it is compiled. */
  const printed = (name: string): string =>
    execFileSync(process.execPath, [join('strict', name)], { cwd: folder, encoding: 'utf8', env });

  it('are TypeScript of the strictest kind, and so are the blocks of the README', () => {
    const strict = join(folder, 'strict');
    const [server, ...others] = readdirSync(strict)
      .filter((name) => name.endsWith('.ts'))
      .sort((a, b) => Number(b === 'table-server.ts') - Number(a === 'table-server.ts'));
    const blocks = readme();
    expect(others.length).toBeGreaterThanOrEqual(5);
    expect(blocks.length).toBeGreaterThanOrEqual(1);
    expect(compileStrictly(strict, [...others, ...blocks])).toBe('');
    expect(compileStrictly(strict, [server], WITH_NODE)).toBe('');
    for (const block of blocks) expect(printed(block.replace('.ts', '.js'))).not.toBe('');
  });

  it('lead an editor from a name to its code, and from a type to its declaration', async () => {
    const file = join(folder, 'strict', 'editor.ts');
    writeFileSync(
      file,
      `import { newGame, type Game, type Decision } from 'fathom';
       import { Sandbox } from 'fathom/bots';
       import { hover } from 'fathom/service';
       export const all = (game: Game, decision: Decision) => [newGame, game.choose, new Sandbox(game).value, hover, decision];
       export type Due = Decision;
      `,
    );
    const places = await definitionsOf(file, ['newGame', 'choose', 'Sandbox', 'value', 'hover', 'Decision']);
    expect(places.map(({ file: there }) => /\.d\.ts$|\.js$/.exec(there)![0])).toEqual([
      '.js',
      '.js',
      '.js',
      '.js',
      '.js',
      '.d.ts',
    ]);
    expect(places.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^newGame = \(model, /),
      expect.stringMatching(/^choose\(key, .*\{\n/),
      expect.stringMatching(/^Sandbox\b/),
      expect.stringMatching(/^value\(seat, expression\) \{\n/),
      expect.stringMatching(/^hover\S*\(workspace, uri, position, language\) \{\n/),
      expect.stringMatching(/^Decision \{\n/),
    ]);
  });

  it('play: a bot of one’s own wins, and the game is told', () => {
    expect(printed('play.js')).toMatch(/Round 1\n[^]*Planner: takes [^]*Cities +\d+, \d+\n[^]*Total +41, 20\n$/);
  });

  it('search: an option is the best, and positions are counted', () => {
    expect(printed('search.js')).toMatch(
      /^Which action slot do you use\?\n(-?\d+\.\d\d .+\n){2,}[\d,]+ positions a second\n$/,
    );
  });

  it('card: a text is read, told in three languages and judged', () => {
    const out = printed('card.js');
    expect(out).toContain('it: Costruisci 1 serra. Ottieni 2 crediti.');
    expect(out).toContain('this reads as Italian, not as English: pass another language');
    expect(out).toMatch(/build 1 farm: alike\n.*: different\n/);
  });

  it('pack in a string: mistakes are quoted, and games counted', () => {
    expect(printed('pack-in-a-string.js')).toMatch(
      /breth[^]*\^\^\^\^\^\n[^]*Did you mean "breath"[^]*quick won \d+ games, with/,
    );
  });

  it('table: a server shows each seat what it may see, and takes its choices only', async () => {
    const server = spawn(process.execPath, [join('strict', 'table-server.js')], {
      cwd: folder,
      env: { ...env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    server.stdout.on('data', (part: Buffer) => (out += part.toString()));
    await expect.poll(() => out).toMatch(/port: \d+/);
    const address = `http://localhost:${/port: (\d+)/.exec(out)![1]}`;
    type Answer = { decides: number; step: number; decision: { options: { key: string }[] } | null; code?: string };
    const ask = async (token: string, body?: string): Promise<[number, Answer]> => {
      const response = await fetch(`${address}/${token}`, body === undefined ? {} : { method: 'POST', body });
      return [response.status, (await response.json()) as Answer];
    };
    const tokens = ['token-of-ann', 'token-of-bo'];
    const seen = (await Promise.all(tokens.map((token) => ask(token)))).map(([, answer]) => answer);
    const { decides, step } = seen[0];
    const choice = JSON.stringify({ step, key: seen[decides].decision!.options[0].key });
    expect(seen.map(({ decision }) => decision !== null)).toEqual([decides === 0, decides === 1]);
    expect(await ask('somebody')).toEqual([404, { code: 'no-such-seat' }]);
    expect(await ask(tokens[decides], 'a word')).toEqual([400, { code: 'no-json' }]);
    expect(await ask(tokens[decides], 'null')).toMatchObject([409, {}]);
    expect(await ask(tokens[1 - decides], choice)).toMatchObject([409, { code: 'not-your-turn' }]);
    expect((await ask(tokens[decides], choice))[0]).toBe(200);
    expect(await ask(tokens[decides], choice)).toMatchObject([409, {}]);
    server.kill();
    await once(server, 'exit');
  });

  it('page: a game is played by its buttons, and the page is small', async () => {
    await build({
      root: join(folder, 'strict'),
      configFile: false,
      logLevel: 'error',
      build: { lib: { entry: 'table-page.ts', formats: ['iife'], name: 'page', fileName: 'page' }, outDir: 'page' },
    });
    const bundle = readFileSync(join(folder, 'strict', 'page', 'page.iife.js'), 'utf8');
    expect(gzipSync(bundle).length).toBeLessThan(200_000);
    const main = standIn();
    vm.runInNewContext(bundle, {
      TextEncoder,
      TextDecoder,
      document: { querySelector: () => main, createElement: standIn },
    });
    for (let i = 0; i < 40 && main.children.some(({ click }) => click !== null); i++) {
      main.children.find(({ click }) => click !== null)!.click!();
    }
    expect(main.children.map(({ textContent }) => textContent).join('\n')).toMatch(/^0 pebbles[^]*Player \d wins\.$/);
  });
});

/** As much of an element as the example needs. */
interface Element {
  textContent: string;
  children: Element[];
  click: (() => void) | null;
}

function standIn(): Element & Record<string, unknown> {
  const element: Element & Record<string, unknown> = {
    textContent: '',
    children: [],
    click: null,
    append: (...added: Element[]) => element.children.push(...added),
    replaceChildren: (...added: Element[]) => {
      element.children = added;
    },
    addEventListener: (_: string, listener: () => void) => {
      element.click = listener;
    },
  };
  return element;
}
