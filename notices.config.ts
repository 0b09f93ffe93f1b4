/**
 * Part of every build: a file with the licences of all packages whose code or fonts went into it, as those licences ask.
 * A page whose worker is built by itself gives the first plugin to the worker, too.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

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
        this.emitFile({ type: 'asset', fileName: NOTICES, source: [...folders].sort().map(noticeOf).join('') });
      },
    },
  ];
}

/** `…/node_modules/@scope/name` of a module inside; undefined for one of ours. */
function packageFolder(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0/, ''))?.[0];
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|third-?party-?notices)(?:[.-].*)?$/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 && license === undefined) throw new Error(`${name} names no licence (${folder})`);
  const rule = '='.repeat(80);
  return `${rule}\n${name} ${version} (${license ?? 'see below'})\n${rule}\n\n${texts.join('\n\n')}\n\n`;
}
