import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { fathom } from './scripted-io.ts';
import { shouldUseColor } from './terminal/process-io.ts';
import { displayWidth, painter, withoutColor, wrap } from './terminal/paint.ts';

test('every file of commands/ is in the list of commands', () => {
  const files = readdirSync(join(import.meta.dirname, 'commands')).filter((name) => name !== 'index.ts');
  expect(COMMANDS.length).toBe(files.length);
  for (const file of files) {
    const text = readFileSync(join(import.meta.dirname, 'commands', file), 'utf8');
    const name = /^ {2}name: '([a-z]+)',$/m.exec(text)?.[1];
    expect(
      COMMANDS.map((command) => command.name),
      file,
    ).toContain(name);
  }
});

describe('help', () => {
  test('of the whole names every command', async () => {
    const { code, out } = await fathom('--help');
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name}`, 'm'));
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test.each(COMMANDS.map(({ name }) => name))('of %s fits the terminal and has examples', async (name) => {
    for (const line of [`${name} --help`, `${name} -h`, `help ${name}`]) {
      const { code, out } = await fathom(line);
      expect(code).toBe(0);
      expect(out).toContain('Examples');
      expect(out.split('\n').filter((l) => l.length > 80)).toEqual([]);
    }
  });

  test('nothing at all is wrong usage, but shows the way', async () => {
    const { code, out } = await fathom('');
    expect(code).toBe(2);
    expect(out).toContain('Commands');
  });

  test('version', async () => {
    expect((await fathom('--version')).out).toMatch(/^fathom \d+\.\d+\.\d+\n$/);
  });
});

describe('wrong usage is exit code 2 and a sentence', () => {
  test.each([
    ['chek', 'There is no command "chek". Did you mean "check"?'],
    ['help plya', 'There is no command and no topic "plya". Did you mean "play"?'],
    ['check --jsn', 'has no option --jsn. Did you mean "--json"?'],
    ['check -x', 'There is no option "-x"'],
    ['check --json=yes', '--json takes no value.'],
    ['play --seed', '--seed needs a value: --seed S'],
    ['play --seed x', '--seed must be a whole number from 0 to 2147483647, not "x".'],
    ['play --seed 1.5', '--seed must be a whole number'],
    ['play --pack nim --players 7', 'Nim is for 2 players, not 7.'],
    ['play --players -1', '--players'],
    ['play extra', 'takes no arguments; "extra" is one too many.'],
    ['play --pack nim --bots randm', 'There is no bot "randm". Did you mean "random"?'],
    ['play --pack nim --bots random,random,random', '--bots names 3 players; 2 play.'],
    ['play --pack nim --bots ,', '--bots needs at least one name.'],
    ['simulate --pack nim --bots human', 'has no people at the table'],
    ['play --option tunnel-suply=47', 'has no option "tunnel-suply". Did you mean "tunnel-supply"?'],
    ['play --option tunnel-supply=9', 'The option "tunnel-supply" may be 46 or 47, not "9".'],
    ['play --option tunnel-supply', '--option needs a name and a value'],
    ['check nym', 'There is no pack "nym". Did you mean "nim"?'],
    ['check ./nowhere', 'There is nothing at "./nowhere".'],
    ['check cards', '"cards" is a folder of packs, not a pack. Choose one: cards/abyssal-trade'],
    ['play --pack constructor', 'There is no pack "constructor".'],
    ['show', 'needs an argument'],
    ['new card', 'needs 2 arguments: fathom new pack|card|contract NAME'],
    ['simulate --games -3', 'one that begins with "-" is written --games=-…'],
    ['check --packs no-such-folder', '--packs: there is no folder "no-such-folder".'],
    ['show two-tunels', 'has no component "two-tunels". Did you mean "two-tunnels"?'],
    ['show two-tunnels --lang xx', 'Texts are available in en, it, uk, not in "xx".'],
    ['show --lang en', 'needs an argument'],
    ['play --lang xx', 'not in "xx"'],
    ['replay nowhere.json', 'The record "nowhere.json" cannot be read: there is no such file'],
    ['replay', 'needs an argument'],
    ['simulate --games 0', '--games must be a whole number'],
    ['new box my-box', 'makes a pack, a card or a contract, not "box".'],
    ['new pack My_Game', '"My_Game" is not a valid name'],
    ['new pack nim', 'already; take another name.'],
    ['new card x --extends nim', 'Nim has no cards'],
    ['new card x --type instant-crd', 'has no card type "instant-crd". Did you mean "instant-card"?'],
    ['try', 'needs an argument'],
    ['rules nim extra', 'takes one argument; "extra" is one too many.'],
    ['rules --format pdf', '--format may be text or markdown or html, not "pdf".'],
    ['rules nim --force', '--force belongs to --out.'],
    ['rules --option tunnel-supply=9', 'The option "tunnel-supply" may be 46 or 47, not "9".'],
    ['rules --lang xx', 'Texts are available in en, it, uk, not in "xx".'],
    ['rules nym', 'There is no pack "nym". Did you mean "nim"?'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await fathom(line);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
    expect(out).toBe('');
  });
});

test.each([
  ['check nym', 'fathom check --help'],
  ['test ./nowhere', 'fathom test --help'],
  ['chek', 'fathom --help'],
  ['help chek', 'fathom --help'],
])('"%s" points to the help of its command', async (line, help) => {
  expect((await fathom(line)).err).toContain(`\`${help}\``);
});

test('a text that begins with a minus and a number is no option', async () => {
  const { code, out } = await fathom(['encode', '-1 kelp: +2 credits']);
  expect([code, out.split('\n')[0]]).toEqual([0, 'pay 1 kelp: gain 2 credits']);
});

test('an internal error is reported without a stack trace', async () => {
  const { code, err } = await fathom('check', {
    out: () => {
      throw new Error('boom');
    },
  });
  expect(code).toBe(1);
  expect(err).toContain('internal error, not caused by what you wrote: boom');
  expect(err).toContain('fathom check');
  expect(err).not.toMatch(/\n\s+at /);
});

describe('the terminal', () => {
  test('NO_COLOR, FORCE_COLOR, then the terminal', () => {
    expect(shouldUseColor({}, true)).toBe(true);
    expect(shouldUseColor({}, false)).toBe(false);
    expect(shouldUseColor({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(false);
    expect(shouldUseColor({ NO_COLOR: '' }, true)).toBe(true);
    expect(shouldUseColor({ FORCE_COLOR: '1' }, false)).toBe(true);
    expect(shouldUseColor({ FORCE_COLOR: '0' }, true)).toBe(false);
    expect(shouldUseColor({ TERM: 'dumb' }, true)).toBe(false);
  });

  test('wrapping preserves the words and fits the width, also in colour', () => {
    const paint = painter(true);
    const text = `one ${paint('red', 'two three four five')} six seven`;
    const lines = wrap(text, 12, 2);
    expect(lines.every((line) => displayWidth(line) <= 12)).toBe(true);
    expect(withoutColor(lines.join(' ')).replace(/ +/g, ' ')).toBe('one two three four five six seven');
    // every line resets its colour
    for (const line of lines) {
      expect((line.match(/\u001b\[(?!0m)/g) ?? []).length).toBe((line.match(/\u001b\[0m/g) ?? []).length);
    }
  });

  test('colour changes no words', async () => {
    const plain = await fathom('play --pack underwater-cities --bots random --seed 3');
    const colored = await fathom('play --pack underwater-cities --bots random --seed 3', { color: true });
    expect(withoutColor(colored.out)).toBe(plain.out);
    expect(colored.out).not.toBe(plain.out);
  });
});

describe('help about a topic', () => {
  test.each(['topics', 'build', 'cards', 'events', 'costs', 'position', 'missing-form', 'up to', 'used'])(
    '%s fits the terminal',
    async (topic) => {
      const { code, out, err } = await fathom(`help ${topic}`);
      expect([code, err]).toEqual([0, '']);
      expect(out.split('\n').filter((line) => displayWidth(line) > 80)).toEqual([]);
    },
  );

  test('every name in the list of topics has a page', async () => {
    const { out } = await fathom('help topics');
    const names = out.match(/^ {2}\S.*$/gm)!.flatMap((line) => (line.includes(' · ') ? line.split('·') : []));
    expect(names.length).toBeGreaterThan(150);
    for (const name of names.map((one) => one.trim()).filter(Boolean)) {
      expect((await fathom(`help ${name}`)).code, name).toBe(0);
    }
  });

  test('a name with two meanings has both pages', async () => {
    const { out } = await fathom('help build');
    expect(out).toContain('Words: build');
    expect(out).toContain('Events: build');
  });

  test('a topic that does not exist is wrong usage, with what is meant', async () => {
    const { code, err } = await fathom('help scenarois');
    expect(code).toBe(2);
    expect(err).toContain('There is no command and no topic "scenarois". Did you mean "scenarios"?');
  });
});
