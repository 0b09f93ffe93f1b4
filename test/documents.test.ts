/** What the documents for developers name exists: files, folders, and what is declared in the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from '../library/entries.mjs';
import { CODE_FOLDERS, modulesIn, ROOT } from './support/houses.ts';

const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter(
  (path) =>
    // what it names is of the day on which it was written
    path.endsWith('.md') && path !== 'docs/history.md',
);

const code = [...CODE_FOLDERS, 'test']
  .flatMap((folder) => modulesIn(folder))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Names of declarations: functions, classes, types, constants, and methods. */
const DECLARED = new Set(
  [
    /\b(?:function|class|interface|type|const|let|enum)\s+([A-Za-z_]\w*)/g,
    /^\s+(?:(?:private|static|override|async|abstract|get|readonly)\s+)*([a-z]\w*)(?:<[^>]*>)?\(/gm,
  ].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name)),
);
const OWN_PATH = new RegExp(String.raw`^(?:${[...CODE_FOLDERS, 'test', 'docs'].join('|')})/[\w./-]*$`);
/** Made by `npm run docs`, not stored. */
const GENERATED = new Set(['docs/api/']);
/** Of the language itself. */
const OF_THE_HOST = new Set(['Int32Array']);
/** Variables that the code reads. */
const OF_THE_ENVIRONMENT = /^(?:FATHOM|TEST)_/;

describe.each(DOCUMENTS)('%s', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const prose = text.replace(/^( *)```[^]*?^\1```/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);

  it('names files and folders that exist', () => {
    const paths = spans.filter((span) => OWN_PATH.test(span));
    expect(paths.filter((one) => !GENERATED.has(one) && !existsSync(join(ROOT, one)))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...prose.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link);
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(local.filter((link) => !existsSync(resolve(ROOT, path, '..', link)))).toEqual([]);
  });

  it('names what is declared in the code', () => {
    const names = spans.flatMap((span) => {
      const [, name] =
        /^([A-Za-z_]\w*)\(\)$/.exec(span) ?? /^([A-Z][a-z]+(?:[A-Z]\w*)?|[A-Z]+_[A-Z_]+)$/.exec(span) ?? [];
      return name === undefined || OF_THE_HOST.has(name) ? [] : [name];
    });
    const isKnown = (name: string): boolean =>
      DECLARED.has(name) || (OF_THE_ENVIRONMENT.test(name) && code.includes(name));
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });
});

it('docs/TESTS.md says of every law that is sampled what the full width adds', () => {
  const table = readFileSync(join(ROOT, 'docs', 'TESTS.md'), 'utf8').split('## What is sampled')[1];
  const sampling = [...CODE_FOLDERS, 'test']
    .flatMap((folder) => modulesIn(folder))
    .filter(
      (path) => path.endsWith('.test.ts') && /from '.*support\/width\.ts'/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
  const missing = sampling.filter((path) => !table.includes(path.slice(path.lastIndexOf('/') + 1, -'.test.ts'.length)));
  expect(missing).toEqual([]);
});

it('the reference of the library has every entry of the package with types', () => {
  const { entryPoints } = JSON.parse(readFileSync(join(ROOT, 'typedoc.json'), 'utf8')) as { entryPoints: string[] };
  const entries = Object.values(libraryEntries(ROOT, '.d.ts'));
  expect(entries.length).toBeGreaterThan(0);
  expect(entryPoints.map((path) => join(ROOT, path)).sort()).toEqual(entries.sort());
});
