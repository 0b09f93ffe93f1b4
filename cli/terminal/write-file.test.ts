import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownIdentity } from './process-identity.ts';
import { writeFileAtomic } from './write-file.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';

const at = temporaryFolder();
const file = (name: string, mode = 0o644): string => {
  writeFileSync(at(name), 'old');
  chmodSync(at(name), mode);
  return at(name);
};
const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
const isAdministrator = process.getuid?.() === 0;

describe('what a file was stays', () => {
  test.each([0o600, 0o640, 0o644, 0o664, 0o755])('its mode', (mode) => {
    const path = file('a.yaml', mode);
    writeFileAtomic(path, 'new');
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(modeOf(path)).toBe(mode.toString(8));
  });

  test.runIf(isAdministrator)('its owner', () => {
    const path = file('a.yaml');
    chownSync(path, 1234, 2345);
    writeFileAtomic(path, 'new');
    expect(statSync(path)).toMatchObject({ uid: 1234, gid: 2345 });
  });

  test('a symbolic link to it', () => {
    mkdirSync(at('real'));
    file('real/a.yaml', 0o600);
    symlinkSync('real/a.yaml', at('link.yaml'));
    writeFileAtomic(at('link.yaml'), 'new');
    expect(readlinkSync(at('link.yaml'))).toBe('real/a.yaml');
    expect(readFileSync(at('real/a.yaml'), 'utf8')).toBe('new');
    expect(modeOf(at('real/a.yaml'))).toBe('600');
  });

  test('its other names', () => {
    const path = file('a.yaml');
    linkSync(path, at('b.yaml'));
    for (const text of ['longer than before', 'short']) {
      writeFileAtomic(path, text);
      expect(readFileSync(at('b.yaml'), 'utf8')).toBe(text);
      expect(statSync(at('b.yaml')).ino).toBe(statSync(path).ino);
    }
  });

  test('no other file appears', () => {
    writeFileAtomic(file('a.yaml'), 'new');
    writeFileAtomic(at('sub/b.yaml'), 'new');
    expect(readdirSync(at()).sort()).toEqual(['a.yaml', 'sub']);
    expect(readdirSync(at('sub'))).toEqual(['b.yaml']);
  });
});

describe('what may not be written', () => {
  test('a write-protected file, also for an administrator', () => {
    const path = file('a.yaml', 0o444);
    expect(() => writeFileAtomic(path, 'new')).toThrow(/"[^"]*a\.yaml" cannot be written: it is write-protected\./);
    expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual(['old', '444']);
  });

  test('a folder, a pipe, a link that leads nowhere, a path through a file', () => {
    mkdirSync(at('folder'));
    expect(() => writeFileAtomic(at('folder'), 'new')).toThrow('it is a folder');
    spawnSync('mkfifo', [at('pipe')]);
    expect(() => writeFileAtomic(at('pipe'), 'new')).toThrow('it is no ordinary file');
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
    expect(() => writeFileAtomic('/dev/null', 'new')).toThrow('it is no ordinary file');
    symlinkSync('nowhere', at('dangling'));
    expect(() => writeFileAtomic(at('dangling'), 'new')).toThrow('leads nowhere');
    expect(lstatSync(at('dangling')).isSymbolicLink()).toBe(true);
    file('plain');
    expect(() => writeFileAtomic(at('plain/a.yaml'), 'new')).toThrow('is not a folder');
  });

  test('a link that somebody put where the temporary file would be is not followed', () => {
    const path = file('a.yaml');
    writeFileSync(at('secret'), 'secret');
    symlinkSync('secret', at(`.a.yaml.${process.pid}.tmp`));
    writeFileAtomic(path, 'new');
    expect(readFileSync(at('secret'), 'utf8')).toBe('secret');
  });
});

test('what killed processes left is removed, and nothing else', () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const [, place, start] = ownIdentity().split('.');
  const old = [
    `.fathom-${dead}-0123456789ab.tmp`,
    `.a.yaml.${dead}.tmp`,
    `.fathom-${dead}.00000000.7-0123456789ab.tmp`,
  ];
  const left = [`.fathom-${dead}.${place}.${start}-0123456789ab.tmp`, ...old];
  const kept = [
    `.fathom-${ownIdentity()}-0123456789ab.tmp`,
    // of a process that may run in another container, or of an earlier version
    `.fathom-${dead}.00000000.8-0123456789ab.tmp`,
    `.fathom-${process.ppid}-0123456789ab.tmp`,
    `.b.yaml.${dead}.tmp`,
    '.notes.tmp',
    `.fathom-${dead}.tmp`,
    `a.${dead}.tmp`,
    '.swp',
  ];
  for (const name of [...left, ...kept]) writeFileSync(at(name), '');
  for (const name of old) utimesSync(at(name), 1, 1);
  writeFileAtomic(at('a.yaml'), 'new');
  expect(readdirSync(at()).sort()).toEqual([...kept, 'a.yaml'].sort());
});
