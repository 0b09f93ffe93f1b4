/** TypeScript as strict as somebody who uses the package may have it. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '..', '..');

const STRICT = {
  strict: true,
  target: 'es2023',
  lib: ['es2023', 'dom'],
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: false,
  types: [],
};

/** Compiles the files of a folder, with the modules beside them; returns what the compiler prints, '' if all is well. */
export function compileStrictly(folder: string, files: readonly string[], options: object = {}): string {
  const compilerOptions = { ...STRICT, module: 'nodenext', moduleResolution: 'nodenext', ...options };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  return spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' }).stdout;
}

/** What programs that use Node need; its own declarations are not as strict as this. */
export const WITH_NODE = { types: ['node'], typeRoots: [join(ROOT, 'node_modules', '@types')], skipLibCheck: true };

/** The blocks of code of a document that are marked with a language. */
export const blocksOf = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text);

/** Where an editor goes from the last occurrence of each word in a file: the file there, and what stands in it. */
export async function definitionsOf(file: string, words: readonly string[]): Promise<{ file: string; text: string }[]> {
  const text = readFileSync(file, 'utf8');
  const server = spawn(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsserver')]);
  const answers: Record<number, { file: string; start: { line: number; offset: number } }[]> = {};
  const ask = (seq: number, command: string, given: object): boolean =>
    server.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: { file, ...given } })}\n`);
  ask(0, 'open', {});
  words.forEach((word, i) => {
    const before = text.slice(0, text.lastIndexOf(word)).split('\n');
    ask(i + 1, 'definition', { line: before.length, offset: before.at(-1)!.length + 1 });
  });
  for await (const line of createInterface(server.stdout)) {
    if (!line.startsWith('{')) continue;
    const { command, request_seq: seq, body } = JSON.parse(line);
    if (command === 'definition') answers[seq] = body;
    if (Object.keys(answers).length === words.length) break;
  }
  server.kill();
  return words.map((_, i) => {
    const [{ file: there, start }] = answers[i + 1];
    const [first, ...more] = readFileSync(there, 'utf8')
      .split('\n')
      .slice(start.line - 1);
    return { file: there, text: [first.slice(start.offset - 1), ...more.slice(0, 3)].join('\n') };
  });
}

/** The names of the values that modules export by their declarations, sorted. */
export function valuesOf(declarations: readonly string[]): string[][] {
  const program = ts.createProgram(declarations, { module: ts.ModuleKind.NodeNext, types: [] });
  const checker = program.getTypeChecker();
  return declarations.map((file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
      .filter((symbol) => !symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration))
      .filter((symbol) => {
        const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return (flags & ts.SymbolFlags.Value) !== 0;
      })
      .map(({ name }) => name)
      .sort(),
  );
}
