import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RecordFile } from './record-file.ts';
import { fathom } from './scripted-io.ts';
import { newGame } from '../interpreter/index.ts';
import { NIM, pack } from '../test/support/packs.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';

const path = temporaryFolder();
const many = (line: string, n: number): string[] => Array.from({ length: n }, () => line);
const readBack = (file: string): RecordFile => JSON.parse(readFileSync(file, 'utf8')) as RecordFile;

describe('a game between bots', () => {
  test('is narrated to its end, with the command that plays it again', async () => {
    const { code, out } = await fathom('play --pack underwater-cities --players 4 --bots random --seed 7');
    expect(code).toBe(0);
    for (const words of ['Era 3', 'Round 3', 'Production', 'Feeding', 'Final score', 'wins.']) {
      expect(out).toContain(words);
    }
    const again = /The same game again:\n {2}fathom (.+)$/m.exec(out)![1];
    expect((await fathom(again)).out).toBe(out);
    expect(out.split('\n').filter((line) => line.length > 80 && !line.startsWith('Seed'))).toEqual([]);
  });

  test.each(['nim', 'tic-tac-toe'])('works for %s too', async (name) => {
    const { code, out } = await fathom(`play --pack ${name} --bots random --seed 2`);
    expect(code).toBe(0);
    expect(out).toMatch(/Player [12] wins\.|share the victory/);
  });

  test('other seeds, other games', async () => {
    const games = await Promise.all(
      [1, 2, 3].map(async (seed) =>
        (await fathom(`play --pack nim --bots random --seed ${seed}`)).out.replace(/seed \d+|--seed \d+|Seed \d+/g, ''),
      ),
    );
    expect(new Set(games).size).toBeGreaterThan(1);
  });
});

describe('a person at the table', () => {
  test('plays Nim to its end', async () => {
    const { code, out } = await fathom('play --pack nim --seed 4', { input: many('1', 40) });
    expect(code).toBe(0);
    expect(out).toContain('On the table: 3 pebbles · 4 shells · 5 pearls');
    expect(out).toContain('Player 1: Which heap do you take from?');
    expect(out).toContain('  take away any number of pebbles:\n   1  1\n');
    expect(out).toMatch(/Player [12] wins\./);
  });

  test('is asked in sentences, not in effects', async () => {
    const pack = path('sentences.yaml');
    writeFileSync(
      pack,
      'pack: sentences\nversion: 0.1.0\nplayers: [1]\ncounters: {coin: {}}\nscore: coin\nprocedures:\n  ' +
        'game:\n    take: "each player: (gain 2 coins then lose 1 coin) or gain (coins + 3) coins"\n    ' +
        'end: end game\n',
    );
    const { out } = await fathom(['play', '--pack', pack, '--bots', 'human'], { input: [] });
    expect(out).toContain('  1  gain 2 coins, then lose 1 coin\n');
    expect(out).not.toContain('gain (coins + 3) coins');
  });

  test('is asked what is first only where it makes a difference', async () => {
    const pack = path('orders.yaml');
    writeFileSync(
      pack,
      `pack: orders
version: 0.1.0
players: [1]
counters: {coin: {}, gem: {}}
score: coin
procedures:
  game:
    same: "each player: any order: (gain 1 coin or gain 1 gem); (gain 2 coins or gain 2 gems)"
    differs: "each player: any order: (gain 1 coin or gain 1 gem); gain coins gems"
    end: end game
`,
    );
    const line = ['play', '--pack', pack, '--bots', 'human'];
    const { out } = await fathom(line, { input: many('1', 4) });
    expect(out.match(/Which effect first\?/g)).toHaveLength(1);
    expect(out).toContain('→ gain 1 coin or 1 gem (first: the order makes no difference)');
    expect(out).toContain('+4 gems');
    // what was decided by itself is taken back with the choice before it, and decided so again
    const undone = await fathom(line, { input: ['1', 'undo', '2', '1', '2', '1'] });
    expect(undone.out.match(/Which effect first\?/g)).toHaveLength(1);
  });

  test('alone', async () => {
    const { err, out } = await fathom('play --players 1 --seed 4', { input: [] });
    expect(err).not.toContain('--bots');
    expect(out).toContain('Player 1');
  });

  test('by key, by the beginning of a label, and with an invalid answer', async () => {
    const { out } = await fathom('play --pack nim --seed 4 --separate', {
      input: ['', '9', 'foo', 'take', 'amount:3', 'take away any number of sh', 'amount:2'],
    });
    expect(out).toContain('Type a number from 1 to 3, or h for help.');
    expect(out).toContain('There is no option 9; they go from 1 to 3.');
    expect(out).toContain('"foo" is no option and no command.');
    expect(out).toContain('"take" may be take away any number of pebbles or');
    expect(out).toContain('That is not possible: "amount:3" is not an option here');
    expect(out).toMatch(/Player 1 {2}−2 shells \(now 2\)/);
    expect(out).toContain('The input ended before the game did.');
  });

  test('describes everything special about a site', async () => {
    const pack = path('plots.yaml');
    writeFileSync(
      pack,
      `pack: plots
players: [2]
counters: {coin: {start: 2}}
programs: [harvest]
attributes: {yields: {default: 1}}
pieces: {hut: {where: empty plot}}
site-kinds: {plot: {}}
boards: {valley: {copies: 2, sites: {p1: {kind: plot}, p2: {kind: plot, bonus: gain 1 coin, surcharge: 2 coins, yields: 3, harvest: gain 4 coins}}}}
procedures: {game: {boards: deal boards, build: "each player: build hut", harvest: "each player: each hut: repeat yields of it times: resolve harvest of it", end: end game}}
`,
    );
    const { out } = await fathom(['play', '--pack', pack], { input: ['2'] });
    expect(out.replace(/\s+/g, ' ')).toContain(
      'p2 (plot): Gain 1 coin. Surcharge: 2 coins. Harvest: Gain 4 coins. Yields: 3.',
    );
  });

  test('undo, redo, and their limits', async () => {
    const { out } = await fathom('play --pack nim --seed 4 --separate', { input: ['u', 'r', '2', 'u', 'r', '1', 'u'] });
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('There is nothing to do again.');
    expect(out).toContain('Taken back.');
    expect(out).toContain(
      'That cannot be taken back: since then somebody learned something, or another player decided.',
    );
  });

  test('help, a card, another player, the position, and quitting without saving', async () => {
    const { code, out } = await fathom('play --seed 5', {
      input: ['h', 'c 34', 'c Build a Structur', 'v', 'v 2', 'p', '1', 'q', ''],
    });
    expect(code).toBe(0);
    expect(out).toContain('s FILE   save the game');
    expect(out).toContain('Build Farm or Desalination Plant (red, action card) Build 1 farm or 1');
    expect(out).toContain('There is no card "Build a Structur". Did you mean "Build a Structure"?');
    expect(out).toContain('Whose things? v 1 … v 2');
    expect(out).toContain('Hand: 3 cards');
    expect(out).toContain('Save the game?');
    expect(out).not.toContain('input ended');
  });

  test('explains why something is not offered', async () => {
    const { out } = await fathom('play --bots human,random --seed 5', { input: ['1', '1', '1', '?'] });
    expect(out).toContain('advance two: it is occupied');
    expect(out).toMatch(/ {2}– build city: \S/);
  });

  test('sees no hidden card of another player', async () => {
    const { out } = await fathom('play --seed 5', { input: many('1', 30) });
    const draws = out.split('\n').filter((line) => line.includes('Player 2') && line.includes('draws'));
    expect(draws.every((line) => /draws \d+ cards?/.test(line))).toBe(true);
    expect(out).toContain('hand: 3 cards');
  });

  test("two people do not see each other's hands", async () => {
    const { out } = await fathom('play --seed 5 --bots human', { input: ['', ...many('1', 3), ''] });
    expect(out).toContain('Player 2, it is your turn. The others look away; press enter.');
    expect(out).toContain('Player 1, it is your turn. The others look away; press enter.');
    const [first, second] = [out.indexOf('Player 2, it is your turn'), out.indexOf('Player 1, it is your turn')];
    expect(first).toBeLessThan(second);
    expect(out.slice(first, second)).toContain('hand: 6 cards');
  });

  test('nothing of the hand before is on a terminal, nor above it, when the next person is called and looks', async () => {
    const waiting = ['', ...many('1', 3), '', ...many('1', 60)];
    let screen = '';
    const called: string[] = [];
    let shown = '';
    const { code } = await fathom('play --seed 5 --bots human', {
      interactive: true,
      out: (text) => void (screen += text),
      ask: (prompt) => {
        screen += prompt;
        if (prompt.includes('look away')) called.push(screen);
        else shown = screen;
        return Promise.resolve(waiting.shift() ?? null);
      },
      clearScreen: () => void (screen = ''),
    });
    expect(code).toBe(0);
    expect(called.length).toBeGreaterThan(2);
    expect(called[0]).not.toContain('hand:');
    for (const text of called.slice(1)) expect(text).toMatch(/^\nPlayer [12], it is your turn[^\n]*$/);
    // of the other's hand, who looks sees how many cards it has
    expect(shown.match(/hand: .*/g)).toEqual([expect.stringMatching(/^hand: \d cards/)]);
  });

  test('saves a game and resumes it', async () => {
    const file = path('game.json');
    const first = await fathom('play --bots human,random --seed 5', { input: [...many('1', 5), `s ${file}`, 'q'] });
    expect(first.out).toContain(`Saved in ${file}.`);
    const asked = /Player 1: [^\n]+\n(?:.+\n)+Player 1 \[[^\]]+\] > s /.exec(first.out)![0].replace(/ s $/, '');
    const second = await fathom(['play', '--resume', file], { input: ['q'] });
    expect(second.code).toBe(0);
    expect(second.out).toContain(asked.trimEnd());
    expect(readBack(file).seats!.map(({ bot }) => bot)).toEqual([null, 'random']);
  });

  test('repeats the options only after a long answer', async () => {
    const asked = async (word: string): Promise<number> =>
      (await fathom('play --seed 5', { input: [word] })).out.match(/^Player 1: Which card do you discard/gm)!.length;
    for (const word of ['xx', '99', 's']) expect(await asked(word)).toBe(1);
    for (const word of ['p', 'h', '?']) expect(await asked(word)).toBe(2);
  });

  test('the table says which era it is', async () => {
    expect((await fathom('play --seed 5', { input: ['q'] })).out).toContain('On the table: era 1 ·');
  });

  test('is told what a bot would take', async () => {
    const nim = await fathom('play --pack nim --seed 4', { input: ['b'] });
    expect(nim.out).toMatch(/A bot would take [^[]+ \[\d+-\d+\]\.\nThat is the best that can be done/);
    const cities = await fathom('play --seed 3 --lang it', { input: ['1', 'b'] });
    expect(cities.out).toMatch(/Un bot sceglierebbe .+ \[\d+\]/);
  });

  test('an amount is typed as a number', async () => {
    const pack = path('none.yaml');
    writeFileSync(
      pack,
      'pack: none\nversion: 0.1.0\nplayers: [1]\ncounters: {coin: {}}\nscore: coin\nprocedures:\n  ' +
        'game:\n    take: "each player: pick 0 to 3 as taken then gain (taken + 1) coins"\n    end: end ' +
        'game\n',
    );
    const { out } = await fathom(['play', '--pack', pack, '--bots', 'human'], { input: ['4', '0'] });
    expect(out).toContain(
      'Player 1: Choose a number from 0 to 3, then gain coins equal to 1 more than that number:\nPlayer ' +
        '1 [0-3, h = help] > 4\nThere is no option 4; they go from 0 to 3.\n',
    );
    expect(out).toContain('+1 coin');
  });

  test('says which options change nothing with so many players', async () => {
    const bots = ['--bots', 'random', '--seed', '1', '--option', 'player-boards=advanced'];
    expect((await fathom(['play', '--players', '1', ...bots])).err).toBe(
      'note: --option player-boards=advanced changes nothing with 1 player.\n',
    );
    expect((await fathom(['play', '--players', '2', ...bots])).err).toBe('');
    const contracts = ['--bots', 'random', '--seed', '1', '--option', 'government-contracts=in-play'];
    expect((await fathom(['play', '--players', '1', ...contracts])).err).toContain('changes nothing with 1 player');
    expect((await fathom(['play', '--players', '2', ...contracts])).err).toBe('');
  });

  test('can be left at the pause between two people', async () => {
    const { code, out } = await fathom('play --pack tic-tac-toe --bots human,human', { input: ['q'] });
    expect(code).toBe(0);
    expect(out).not.toContain('Where do you');
    expect(out).not.toContain('The input ended');
  });

  test('--record saves the game after every choice', async () => {
    const file = path('recorded.json');
    const { out } = await fathom(['play', '--pack', 'nim', '--seed', '4', '--record', file], { input: ['1', '1'] });
    expect(out).toContain(`The game is saved in ${file}`);
    const { choices } = readBack(file);
    expect(choices.length).toBeGreaterThan(2);
    const more = await fathom(['play', '--resume', file], { input: many('1', 40) });
    expect(more.out).toContain('wins.');
    expect(readBack(file).choices.slice(0, choices.length)).toEqual(choices);
  });

  test('reports a file that cannot be written, and continues the game', async () => {
    writeFileSync(path('file'), '');
    const { out } = await fathom('play --pack nim --seed 4', { input: ['1', `s ${path('file')}/game.json`, '1'] });
    expect(out).toContain('cannot be written');
    expect(out).toContain('−1 pebble');
  });
});

describe('a game on file', () => {
  const { record } = recordedGame();
  const seats = [
    { name: 'Ann', bot: null },
    { name: 'Bea', bot: 'random' },
  ];
  const written = (value: object): string => {
    writeFileSync(path('page.json'), JSON.stringify(value));
    return path('page.json');
  };

  test('that the page has saved is gone on with: who sat where, and what was decided in place', async () => {
    const file = written({ ...record, seats, inPlace: [0], lesson: 'first' });
    const { code, out } = await fathom(['play', '--resume', file], { input: ['1'] });
    expect([code, out]).toEqual([0, expect.stringContaining('Ann')]);
    expect(out).not.toContain('Player 1');
    const after = readBack(file);
    expect(after).toMatchObject({ seats, inPlace: [0], lesson: 'first' });
    expect(after.choices.length).toBeGreaterThan(record.choices.length);
    expect((await fathom(['replay', file])).out).toContain('Bea');
  });

  test('that does not say who plays asks for it', async () => {
    const file = written({ ...record, seats: [seats[0]] });
    expect(await fathom(['play', '--resume', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        '"page.json" does not say who plays: "seats" has 1 entries; 2 play. Say it with --bots.',
      ),
    });
    expect(readBack(file).seats).toEqual([seats[0]]);
    const unknown = written({ ...record, seats: [seats[0], { name: 'Bea', bot: 'hal' }] });
    expect(await fathom(['play', '--resume', unknown])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no bot "hal".'),
    });
    expect((await fathom(['play', '--resume', unknown, '--bots', 'human,random'])).code).toBe(0);
  });

  test('of older versions says in "bots" who plays', async () => {
    const file = written({ ...record, bots: ['human', 'quick'] });
    await fathom(['play', '--resume', file], { input: ['1'] });
    expect(readBack(file).seats!.map(({ bot }) => bot)).toEqual([null, 'quick']);
  });
});

/** A game of nim after one choice. */
function recordedGame() {
  const game = newGame(pack(NIM), { players: 2, seed: 3 });
  game.choose(game.decision!.options[0].key);
  return { record: game.save() };
}

describe('replay', () => {
  const record = async (name: string, line = 'play --bots random --seed 3'): Promise<string> => {
    await fathom([...line.split(' '), '--record', path(name)]);
    return path(name);
  };

  test('narrates the same game', async () => {
    const file = path('game.json');
    const played = await fathom(['play', '--bots', 'random', '--seed', '3', '--record', file]);
    const { code, out } = await fathom(['replay', file]);
    expect(code).toBe(0);
    const story = (text: string): string => text.slice(text.indexOf('── Era 1'), text.indexOf('wins.'));
    expect(story(out)).toBe(story(played.out));
  });

  test('--verify of a good record', async () => {
    const { code, out } = await fathom(['replay', '--verify', await record('game.json')]);
    expect(out).toMatch(/^good: \d+ choices, \d+ hashes equal\n$/);
    expect(code).toBe(0);
  });

  test('--to shows the position there', async () => {
    const file = await record('game.json');
    const { code, out } = await fathom(['replay', file, '--to', '10']);
    expect(code).toBe(0);
    expect(out).toMatch(/After 10 of \d+ choices: Player \d is asked "/);
    expect(out).toContain('Federation track:');
    expect(await fathom(['replay', file, '--to', '99999'])).toMatchObject({ code: 2 });
  });

  test('--verify finds a changed choice, a changed hash, a changed end', async () => {
    const file = await record('game.json');
    const good = readBack(file);
    const tampered: Partial<RecordFile>[] = [
      { choices: good.choices.map((key, i) => (i === 20 ? 'slot:nowhere' : key)) },
      { hashes: good.hashes!.map(([step, hash], i) => [step, i === 2 ? 'x' : hash]) },
      { hashes: [[0, 'x']] },
      { hashes: [[10, 'x'], ...good.hashes!] },
      { hashes: [...good.hashes!, [5000, 'x']] },
      { hashes: [...good.hashes!, [-1, 'x']] },
      { finalHash: '0' },
      { seed: good.seed + 1 },
      { choices: good.choices.slice(0, -1) },
    ];
    for (const [i, change] of tampered.entries()) {
      const bad = path(`bad-${i}.json`);
      writeFileSync(bad, JSON.stringify({ ...good, ...change }));
      const { code, out } = await fathom(['replay', '--verify', bad]);
      expect([i, code]).toEqual([i, 1]);
      expect(out).toMatch(/is not offered|has the hash|has a hash after choice (?:5000|-1), and \d+ choices\./);
      expect(out).toContain('The pack is the very same, so the record itself was changed.');
      // who only reads the game is told, too
      const told = await fathom(['replay', bad]);
      expect([i, told.code]).toEqual([i, 1]);
      expect(told.err.replaceAll(/\s+/g, ' ')).toMatch(/is not offered|has the hash|has a hash after choice/);
      expect(told.err).toContain('so the record itself was changed.');
      expect(told.out).toContain('Underwater Cities');
    }
  });

  test('with a changed pack: reports the step and the components that differ', async () => {
    const before =
      'pack: duel\nplayers: [2]\nscore: coin\ncounters: {coin: {}}\nprocedures:\n  game:\n    play: ' +
      '"repeat 3 times: each player: do turn"\n    end: end game\n  turn:\n    take: gain 1 coin or ' +
      'gain 2 coins\n';
    const pack = path('duel.yaml');
    const file = path('game.json');
    writeFileSync(pack, before);
    await fathom(['play', '--pack', pack, '--bots', 'random', '--seed', '1', '--record', file]);
    writeFileSync(pack, before.replace('gain 1 coin or gain 2 coins', 'gain 1 coin or gain 3 coins'));
    const { code, err } = await fathom(['replay', file]);
    expect(code).toBe(1);
    expect(err).toMatch(/choice \d+ of 6, "do:gain-2-coins", is not offered/);
    expect(err).toContain('another state of the pack');
    expect(err).toContain('Components that differ: procedures/turn (changed).');
    expect((await fathom(['play', '--resume', file])).code).toBe(1);
    // nothing of a hand is told before somebody is called
    const people = await fathom(['play', '--resume', file, '--bots', 'human']);
    expect([people.code, people.err]).toEqual([1, expect.stringMatching(/Choice \d of 6 is not offered there/)]);
    expect(people.err).not.toContain('do:gain');
  });

  test('refuses files that are not records', async () => {
    for (const [text, words] of [
      ['', 'it is not JSON'],
      ['[]', 'it must be one object'],
      ['{}', '"format" is missing'],
      ['{"format": "fathom-record/1"}', '"pack" must be a text'],
    ]) {
      writeFileSync(path('bad.json'), text);
      const { code, err } = await fathom(['replay', path('bad.json')]);
      expect(err).toContain(words);
      expect(code).toBe(1);
    }
    writeFileSync(
      path('bad.json'),
      JSON.stringify({ ...readBack(await record('good.json', 'play --pack nim --bots random')), players: 9 }),
    );
    expect((await fathom(['replay', path('bad.json')])).err).toContain('Nim is for 2 players, not 9');
  });

  test('never leaves an incomplete record', async () => {
    await record('game.json');
    expect(existsSync(path('game.json'))).toBe(true);
    expect(readFileSync(path('game.json'), 'utf8').endsWith('}\n')).toBe(true);
  });
});
