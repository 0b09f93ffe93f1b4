/** TypeScript as strict as somebody who uses the package may have it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
