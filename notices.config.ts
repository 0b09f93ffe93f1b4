/**
 * Part of every build: a file with the licences of all packages whose code or fonts went into it, as those licences ask.
 * A page whose worker is built by itself gives the first plugin to the worker, too.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NOTICES = 'THIRD-PARTY-NOTICES.txt';
/** The same packages as data: name, version and licence of each. */
const PACKAGES = 'bundled-packages.json';

/** The plugin that collects the packages, and the one that writes the file at the end. */
export function notices(): [Plugin, Plugin] {
  const folders = new Set<string>();
  const collect = (path: string): void => {
    const folder = packageFolder(path.replaceAll('\\', '/'));
    if (folder !== undefined) folders.add(folder);
  };
  let root = '.';
  return [
    {
      name: 'notices:collect',
      load: collect,
    },
    {
      name: 'notices:write',
      configResolved(config) {
        root = config.root;
      },
      generateBundle(_options, bundle) {
        // fonts are named by style sheets, which are no modules
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset') continue;
          for (const name of output.originalFileNames) collect(resolve(root, name));
        }
        const all = withCopies(folders);
        this.emitFile({ type: 'asset', fileName: NOTICES, source: all.map(noticeOf).join('') });
        this.emitFile({
          type: 'asset',
          fileName: PACKAGES,
          source: `${JSON.stringify(
            all.map((folder) => ({ ...aboutOf(folder), dependencies: undefined })),
            null,
            1,
          )}\n`,
        });
      },
    },
  ];
}

/** `…/node_modules/@scope/name` of a module inside; undefined for one of ours. */
function packageFolder(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0/, ''))?.[0];
}

/** With the packages that they name as dependencies: Monaco, for one, has copies of its own inside of it. */
function withCopies(folders: ReadonlySet<string>): string[] {
  const all = new Set<string>();
  const add = (folder: string): void => {
    if (all.has(folder)) return;
    all.add(folder);
    for (const name of Object.keys(aboutOf(folder).dependencies ?? {})) {
      const found = installed(name, folder);
      if (found !== undefined) add(found);
    }
  };
  folders.forEach(add);
  return [...all].sort();
}

/** Where Node finds a package that one in this folder imports. */
function installed(name: string, folder: string): string | undefined {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    const candidate = `${at}/node_modules/${name}`;
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}

interface About {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

function aboutOf(folder: string): About {
  const { name, version, license, dependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as About;
  return { name, version, license, dependencies };
}

function noticeOf(folder: string): string {
  const { name, version, license } = aboutOf(folder);
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|third-?party-?notices)(?:[.-].*)?$/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 && license === undefined) throw new Error(`${name} names no licence (${folder})`);
  const rule = '='.repeat(80);
  return `${rule}\n${name} ${version} (${license ?? 'see below'})\n${rule}\n\n${texts.join('\n\n')}\n\n`;
}
