import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Coverage } from '../interpreter/scenario/index.ts';
import { missingForms } from './show/lines.ts';
import { fathom, PACKS } from './scripted-io.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';

const at = temporaryFolder();
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
const BROKEN =
  'pack: broken\nplayers: [2]\ncounters: {coin: {}}\nprocedures:\n  game:\n    play: gain 1 coyn\n    end: end game\n';

describe('check', () => {
  test('good packs', async () => {
    const { code, out } = await fathom('check nim tic-tac-toe underwater-cities');
    expect(out).toMatch(/^nim: good \(1 file, \d+ components, version 1\.0\.0\)$/m);
    expect(out).toMatch(/^underwater-cities: good/m);
    expect(code).toBe(0);
  });

  test('a pack in another folder extends a built-in pack, but prefers one beside it', async () => {
    const path = put('mine.yaml', 'pack: mine\nversion: 0.1.0\nextends: nim\n');
    expect((await fathom(['check', path])).out).toContain(`${path}: good`);
    expect((await fathom(['play', '--pack', path, '--bots', 'random', '--seed', '1'])).out).toContain('wins.');
    put('nim.yaml', BROKEN);
    expect((await fathom(['check', path])).out).toContain('coyn');
    const wrong = put('wrong.yaml', 'pack: wrong\nversion: 0.1.0\nextends: tic-tac-to\n');
    expect((await fathom(['check', wrong])).out).toContain(
      'There is no pack "tic-tac-to" beside this one nor in cards. Did you mean "tic-tac-toe"?',
    );
  });

  test('one file of a pack names the pack; its pack.yaml means the whole', async () => {
    const part = await fathom('check cards/underwater-cities/contracts.yaml');
    expect(part.code).toBe(2);
    expect(part.err).toContain('is one file of the pack in "cards/underwater-cities", not a pack by itself.');
    expect((await fathom('check cards/yucata/pack.yaml')).out).toMatch(/^cards\/yucata\/pack\.yaml: good/m);
  });

  test('a bad pack, with position and help', async () => {
    const path = put('broken.yaml', BROKEN);
    const { code, out } = await fathom(['check', path]);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:6:18`);
    expect(out).toContain('coyn');
    expect(out).toContain('^^^^');
    expect(out).toContain('Did you mean "coin"?');
    expect(out).toMatch(/1 error/);
  });

  test('reports good packs although another one is bad', async () => {
    const { code, out } = await fathom(['check', put('broken.yaml', BROKEN), 'nim']);
    expect(code).toBe(1);
    expect(out).toContain('nim: good');
  });

  test('--json', async () => {
    const path = put('broken.yaml', BROKEN);
    const { code, out } = await fathom(['check', '--json', path, 'nim']);
    const { packs } = JSON.parse(out) as {
      packs: { pack: string; errors: number; diagnostics: Record<string, unknown>[] }[];
    };
    expect(code).toBe(1);
    expect(packs.map(({ errors }) => errors)).toEqual([1, 0]);
    expect(packs[0].diagnostics[0]).toMatchObject({
      file: path,
      line: 6,
      column: 18,
      endLine: 6,
      endColumn: 22,
      severity: 'error',
    });
  });

  test.each(['play', 'simulate', 'test', 'try x'])('%s refuses a broken pack with its diagnostics', async (command) => {
    const { code, err, out } = await fathom([
      ...command.split(' '),
      ...(command === 'test' ? [] : ['--pack']),
      put('broken.yaml', BROKEN),
    ]);
    expect(code).toBe(1);
    expect(err).toContain('coyn');
    expect(out).toBe('');
  });

  test('files that are not YAML, not text, or empty', async () => {
    for (const [name, bytes] of [
      ['zero.yaml', ''],
      ['nul.yaml', 'pack: a\0b\n'],
      ['latin.yaml', Buffer.from([0x70, 0xff, 0xfe])],
      ['list.yaml', '- 1\n'],
    ] as const) {
      writeFileSync(at(name), bytes);
      const { code, out, err } = await fathom(['check', at(name)]);
      expect(code).toBe(1);
      expect(out).toContain(name);
      expect(err).toBe('');
    }
  });
});

describe('--packs', () => {
  const tide = (title: string): string => `pack: tide\ntitle: ${title}\nversion: 0.1.0\nextends: nim\n`;

  test('adds a folder to the built-in packs, by name and for extends', async () => {
    put('tide.yaml', tide('Tide'));
    expect((await fathom(['check', 'tide', 'nim', '--packs', at()])).out).toMatch(/tide: good[^]*nim: good/);
    expect((await fathom(['play', '--pack', 'tide', '--bots', 'random', '--packs', at()])).out).toContain('wins.');
    expect((await fathom(['check', 'tide'])).err).toContain('There is no pack "tide".');
  });

  test('may be repeated; the first folder with a name counts', async () => {
    const [one, two] = ['one', 'two'].map((name) => {
      mkdirSync(at(name));
      return at(name);
    });
    put('one/tide.yaml', tide('First'));
    put('two/tide.yaml', tide('Second'));
    put('two/ebb.yaml', 'pack: ebb\ntitle: Ebb\nversion: 0.1.0\nextends: tide\n');
    const titleOf = async (...folders: string[]): Promise<string | undefined> => {
      const options = folders.flatMap((path) => ['--packs', path]);
      const { out } = await fathom(['audit', 'tide', '--json', '--games', '0', ...options]);
      return (JSON.parse(out) as { packs: { title: string }[] }).packs[0]?.title;
    };
    expect([await titleOf(one, two), await titleOf(two, one)]).toEqual(['First', 'Second']);
    const wrong = put('two/wrong.yaml', 'pack: wrong\nversion: 0.1.0\nextends: tidde\n');
    expect((await fathom(['check', wrong, '--packs', one, '--packs', two])).out).toContain('Did you mean "tide"?');
    expect((await fathom(['check', 'ebb', '--packs', one, '--packs', two])).out).toContain('ebb: good');
  });

  test('a pack of the folder replaces a built-in one of the same name, also for built-in packs that extend it', async () => {
    put('underwater-cities.yaml', BROKEN);
    expect((await fathom(['check', 'underwater-cities', '--packs', at()])).out).toContain('coyn');
    expect((await fathom(['check', 'yucata', '--packs', at()])).out).toContain('coyn');
    expect((await fathom(['check', 'yucata'])).out).toContain('yucata: good');
  });
});

describe('fmt', () => {
  const LOOSE =
    'pack: loose\nplayers: [1]\ncounters: {coin: {}}\nprocedures:\n  game:\n    play: gain  1 coin ;  ' +
    'gain 2 coins # two gifts\n    end: end game\n';

  test('--check reports an effect that fmt then formats', async () => {
    const path = put('loose.yaml', LOOSE);
    expect(await fathom(['fmt', '--check', path])).toMatchObject({ code: 1 });
    expect(readFileSync(path, 'utf8')).toBe(LOOSE);
    expect(await fathom(['fmt', path])).toMatchObject({ code: 0 });
    const once = readFileSync(path, 'utf8');
    expect(once).toContain('# two gifts');
    expect(once).not.toBe(LOOSE);
    expect(await fathom(['fmt', '--check', path])).toMatchObject({ code: 0 });
    await fathom(['fmt', path]);
    expect(readFileSync(path, 'utf8')).toBe(once);
    expect(readdirSync(at())).toEqual(['loose.yaml']);
  });

  test('leaves effects that cannot be parsed unchanged', async () => {
    const path = put('torn.yaml', 'pack: torn\nplayers: [1\n');
    const { code, err } = await fathom(['fmt', path]);
    expect(code).toBe(1);
    expect(err).toContain('torn.yaml');
    expect(readFileSync(path, 'utf8')).toBe('pack: torn\nplayers: [1\n');
  });
});

describe('show', () => {
  test('a card by id, number and name', async () => {
    const byId = await fathom('show build-farm-or-desalination-plant');
    expect(byId.code).toBe(0);
    expect(byId.out).toContain('build farm or build desalination-plant; gain 1 card');
    expect(byId.out).toContain('cards-era-1.yaml:');
    expect((await fathom('show 34')).out).toBe(byId.out);
    expect((await fathom(['show', 'build farm or Desalination plant'])).out).toBe(byId.out);
  });

  test('every component of an id, or the one of a section', async () => {
    expect((await fathom('show turn')).out).toContain('periods/turn');
    expect((await fathom('show procedures/turn')).out).not.toContain('periods/turn');
  });

  test('what a pack changes and inserts, with positions', async () => {
    const shown = (await fathom('show chart-auction --pack yucata')).out.replace(/\s+/g, ' ');
    expect(shown).toMatch(
      /gain \(cards in hand \+ cards in drawn\) credits .* changed: effect, status, why, source, scenarios, in \S*yucata\/drawing\.yaml:\d+/,
    );
    expect((await fathom('show procedures/turn --pack yucata')).out).toMatch(
      /take-up: Take the cards that you drew face down into your hand\.\s+effect: move cards in drawn to hand/,
    );
  });

  test('a step that a variant inserts, by its name and with its pack', async () => {
    const { out } = await fathom('show finish-round --pack abyssal-trade');
    expect(out).toMatch(
      / {2}order: .*\n {2}effect: .*\n {2}market: Open the market\.\n {2}effect: do market\n {2}federation: /,
    );
    expect(out).toMatch(/ {2}market: put in by \S*abyssal-trade\/pearls\.yaml:\d+\n/);
  });

  test('all of a section, one a line', async () => {
    const { code, out } = await fathom('show options');
    expect(code).toBe(0);
    expect(out).toMatch(/^government-contracts +values none, in-play · default none/m);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect((await fathom('show slots')).out).toMatch(/^two-tunnels +Build 2 tunnels\.$/m);
    expect((await fathom('show optoins')).err).toContain('Did you mean "options"?');
    expect((await fathom('show gaps')).out).toMatch(/^smuggling +Smuggling · name; it lies half hidden in the pic/m);
    expect((await fathom('show disputes')).out).toMatch(/^D01 +how many tunnels the box holds · 46$/m);
    expect((await fathom('show editions')).out).toMatch(/^en1 +English rulebook, first print$/m);
    expect((await fathom('show gaps --pack nim')).err).toContain('The pack "nim" has no components under "gaps"');
  });

  test('the text beside the effect', async () => {
    const { out } = await fathom('show 34');
    expect(out).toMatch(
      /^ {2}Build 1 farm or 1 desalination plant\. Gain 1 card\.\n {2}effect: build farm or build desalination-plant; gain 1 card$/m,
    );
  });

  test('in other languages, one or several', async () => {
    expect((await fathom('show 34 --lang it')).out).toMatch(
      /^ {2}Costruisci 1 serra .*1 dissalatore\. Ottieni 1 carta\.$/m,
    );
    expect((await fathom('show two-tunnels --lang uk,it')).out).toMatch(
      /^ {2}uk: Побудуйте 2 тунелі\.\n {2}it: Costruite 2 tunnel\.\n {2}effect: build 2 tunnels$/m,
    );
    expect((await fathom('show slots --lang it')).out).toMatch(/^two-tunnels +Costruite 2 tunnel\.$/m);
  });

  test('reports names for which a language has no word', () => {
    const text = {
      key: 'effect',
      kind: 'program' as const,
      text: 'gain 1 pearl',
      told: { it: 'Ottieni 1 ‹pearl›.' },
      missing: { it: ['pearl'] },
    };
    expect(missingForms([text], ['en', 'it'])).toEqual([
      'Italian has no word for "pearl": give its forms in the section lexicon of the pack.',
    ]);
  });

  test('a procedure, rendered in every language', async () => {
    const { out } = await fathom('show finish-era --lang en,it,uk');
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain('production en: Each player carries out Production.');
    expect(text).toContain('production it: Ogni giocatore effettua la Produzione.');
    expect(text).toContain('production uk: Кожен гравець проводить виробництво.');
    expect((await fathom('show turn-up-special')).out.replace(/\s+/g, ' ')).toContain(
      'If no Special card is face up on the deck, turn up the top one.',
    );
  });

  test('--all: every rendered text once, with its diagnostics', async () => {
    const { code, out } = await fathom('show --all --pack yucata');
    expect(code).toBe(0);
    expect(out).toMatch(/^two tunnels {2}slots\/two-tunnels/m);
    expect(out).not.toContain('procedures/turn');
    expect(out.match(/cards\/chart-auction/g)).toHaveLength(1);
    const all = JSON.parse((await fathom('show slots --all --json')).out) as {
      id: string;
      texts: { told: Record<string, string> }[];
      findings: unknown[];
    }[];
    expect(all.find(({ id }) => id === 'two-tunnels')).toMatchObject({
      texts: [{ told: { en: 'Build 2 tunnels.' } }],
      findings: [],
    });
    expect(all.find(({ id }) => id === 'science-steelplast-kelp')).toMatchObject({
      texts: [{ icons: '1 {science}, 1 {steelplast}, 1 {kelp}' }],
    });
  });

  test('--html: one self-contained file', async () => {
    const { out } = await fathom(['show', 'slots', '--all', '--html', at('sheet.html')]);
    expect(out).toMatch(/^Written: .*sheet\.html \(\d+ components\)$/m);
    const html = readFileSync(at('sheet.html'), 'utf8');
    expect(html).toContain('<dd lang="en" class="text">Build 2 tunnels.</dd>');
    expect(html).toContain(
      '1&#160;<svg class="icon" role="img" aria-label="kelp"><title>kelp</title><use href="#icon-kelp"/></svg>',
    );
    expect(html.match(/<symbol id="icon-kelp"/g)).toHaveLength(1);
    expect(html).toContain('<span lang="it">alga</span>');
    expect(html).not.toContain('{kelp}');
    expect(html).not.toMatch(/<script|<link|https?:|src=/);
    expect(readdirSync(at())).toEqual(['sheet.html']);
  });

  test('--json', async () => {
    const [slot] = JSON.parse((await fathom('show two-tunnels --json')).out) as Record<string, unknown>[];
    expect(slot).toMatchObject({
      section: 'slots',
      id: 'two-tunnels',
      pack: 'underwater-cities',
      texts: [{ key: 'effect', kind: 'program', text: 'build 2 tunnels' }],
    });
    expect(Object.keys(slot)).toEqual(['section', 'id', 'name', 'pack', 'file', 'line', 'texts', 'facts', 'notes']);
  });
});

/** A folder with two packs, the same in all these tests, so that its packs are loaded once; what a test writes is removed. */
let packs = '';
beforeAll(() => {
  packs = mkdtempSync(join(tmpdir(), 'fathom-'));
  for (const name of PACKS_HERE) cpSync(join(PACKS, name), join(packs, name), { recursive: true });
});
afterEach(() => {
  for (const name of readdirSync(packs)) {
    if (!PACKS_HERE.includes(name)) rmSync(join(packs, name), { recursive: true });
  }
});
afterAll(() => rmSync(packs, { recursive: true, force: true }));
const PACKS_HERE = ['underwater-cities', 'nim.yaml'];
const here = (line: string) => fathom([...line.split(' '), '--packs', packs]);

describe('new', () => {
  test('a new pack can be checked and played immediately', async () => {
    expect(await here('new pack deep-sea')).toMatchObject({ code: 0 });
    expect((await here('check deep-sea')).out).toContain('deep-sea: good');
    expect(await here('fmt --check deep-sea')).toMatchObject({ code: 0 });
    expect((await here('play --pack deep-sea --bots random --players 3')).out).toContain('Final score');
    expect((await fathom(['try', 'gain 1 coin', '--pack', 'deep-sea', '--packs', packs])).out).toContain('me coin');
  });

  test.each([
    ['hex', 'my-hex'],
    ['nim', 'my-nim.yaml'],
  ])('a copy of %s with all its files, which is a game of its own', async (from, path) => {
    const name = path.replace('.yaml', '');
    expect(await here(`new pack ${name} --from ${from}`)).toMatchObject({ code: 0 });
    expect(readdirSync(packs)).toContain(path);
    expect((await here(`check ${name}`)).out).toContain(`${name}: good`);
    expect(await here(`test ${name}`)).toMatchObject({ code: 0 });
    expect((await here(`play --pack ${name} --bots random`)).out).toContain('Final score');
    expect((await here(`new pack ${name} --from ${from}`)).err).toContain('take another name');
    expect(await here(`new card other --from ${from}`)).toMatchObject({ code: 2 });
  });

  test.each(['underwater-cities', 'nim'])('a variant of %s, also with its commented changes enabled', async (base) => {
    expect(await here(`new pack other --extends ${base}`)).toMatchObject({ code: 0 });
    expect((await here('check other')).out).toContain('other: good');
    const path = join(packs, 'other.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^# (?=(change|remove|insert| ))/gm, ''));
    const { code, out } = await here('check other');
    expect(out).not.toContain('error');
    expect(code).toBe(0);
  });

  test.each([
    'instant-card',
    'permanent-card',
    'action-card',
    'production-card',
    'end-scoring-card',
    'metropolis-blue',
    'metropolis-brown',
  ])('a card of type %s', async (type) => {
    expect(await here(`new card tide-mill --type ${type}`)).toMatchObject({ code: 0 });
    const { code, out } = await here('check tide-mill');
    expect(out).toContain('tide-mill: good');
    expect(code).toBe(0);
    expect((await here('show tide-mill --pack tide-mill')).out).toContain(`type ${type}`);
  });
});

describe('new contract', () => {
  test('is valid and in canonical form, its scenarios pass, and it appears in a game', async () => {
    const { code, out } = await here('new contract deep-accord');
    expect(code).toBe(0);
    expect(out).toContain('test');
    expect(out).toContain('--option government-contracts=in-play');
    expect((await here('check deep-accord')).out).toContain('deep-accord: good');
    expect(await here('fmt --check deep-accord')).toMatchObject({ code: 0 });
    expect((await here('test deep-accord --filter deep-accord')).out).toContain('2 passed, 0 failed');
    expect((await here('show deep-accord --pack deep-accord')).out).toContain('deck contracts · type contract');
    expect(
      (
        await fathom([
          'try',
          'gain 1 credit',
          '--at',
          '{contract-display: [deep-accord], me: {credit: 7}}',
          '--option',
          'government-contracts=in-play',
          '--pack',
          'deep-accord',
          '--packs',
          packs,
        ])
      ).out,
    ).toContain('me point: +3');
    expect(
      (await here('play --pack deep-accord --option government-contracts=in-play --bots random --players 2 --seed 1'))
        .code,
    ).toBe(0);
  });

  test.each([
    ['new contract x --extends nim', 'Nim has no contracts'],
    ['new contract x --type permanent-card', '--type is for cards'],
    ['new contract coral-accord', 'has a card "coral-accord" already.'],
  ])('%s', async (line, message) => {
    const { code, err } = await here(line);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('try and test', () => {
  test('an effect, with decisions and changes', async () => {
    const { code, out } = await fathom(['try', 'build 2 tunnels', '--at', '{me: {credit: 9, steelplast: 9}}']);
    expect(code).toBe(0);
    expect(out).toContain('Where do you build the tunnel?');
    expect(out).toMatch(/me steelplast: -2/);
  });

  test('events name a player only if it is not the one who acts', async () => {
    expect((await fathom(['try', 'build tunnel on t89'])).out).toContain('\n  builds tunnel on t89 for');
    expect((await fathom(['try', 'each player: gain 1 credit'])).out).toMatch(
      /^ {2}(other \+1 credit; me \+1 credit|me \+1 credit; other \+1 credit)$/m,
    );
  });

  test('a slot without a possible effect names the unmet requirement', async () => {
    const { out } = await fathom([
      'try',
      'do act',
      '--at',
      '{me: {credit: 0, kelp: 0, steelplast: 0, science: 0, hand: [quay-porters]}}',
    ]);
    expect(out).toContain('build city – nonsymbiotic city: needs 2 steelplast, you have 0; or');
    expect(out).toContain('two desalination plants – needs 1 credit, you have 0');
  });

  test('reports choices that no decision used', async () => {
    expect((await fathom(['try', 'gain 1 credit', '--choose', 'do:gain-1-kelp'])).out).toContain(
      'Not asked for: do:gain-1-kelp',
    );
  });

  test('an effect that is wrong', async () => {
    const { code, err } = await fathom(['try', 'gain 2 kalp']);
    expect(code).toBe(1);
    expect(err).toContain('^^^^');
    expect(err).toContain('kelp');
  });

  test('a name that another pack declares', async () => {
    const { code, err } = await fathom(['try', 'gain 1 pearl']);
    expect(code).toBe(1);
    expect(err).toContain('The pack "abyssal-trade" knows `pearl`: try it with --pack abyssal-trade.');
  });

  test('a name that this pack declares, too, but as something else', async () => {
    const { code, err } = await fathom(['try', 'at end of game: gain 1 point']);
    expect(code).toBe(1);
    expect(err).toContain('`game` is a procedure; a period is needed here.');
    expect(err).toContain('what is done when the game ends is a step of a procedure before `end game`');
    expect(err).not.toContain('--pack');
  });

  test('outcomes', async () => {
    expect((await fathom(['try', 'gain 1 kelp or gain 1 credit', '--outcomes'])).out).toContain('2 outcomes');
    // of two common resources, the second one is open after the first
    const after = ['try', 'gain 2 common-resources', '--choose', 'gain:kelp', '--outcomes'];
    expect((await fathom(after)).out).toContain('\n4 outcomes');
    expect((await fathom(['try', 'gain 2 common-resources', '--outcomes'])).out).toContain('\n10 outcomes');
  });

  test('a line that lasts, with what sets it off', async () => {
    const { out } = await fathom(['try', '(until end of turn: when you advance: gain 1 card) then advance 1']);
    expect(out).toMatch(/me hand: \+/);
    expect((await fathom(['try', 'when you advance: gain 1 card'])).err).toContain('Write `until end of <period>:`');
  });

  test('scenarios of a pack', async () => {
    const { code, out } = await fathom('test --filter two-tunnels');
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ passed, 0 failed/);
    const bare = put(
      'bare.yaml',
      'pack: bare\nplayers: [1]\ncounters: {coin: {}}\nprocedures:\n  game:\n    play: gain 1 coin\n    end: end game\n',
    );
    expect((await fathom('test --filter slots/two-tunnels')).out).toMatch(/: [1-9]\d* passed, 0 failed/);
    expect(await fathom(['test', bare])).toMatchObject({ code: 0, out: `${bare}: no scenarios\n` });
  });

  test('coverage of scenarios, and uncovered parts with their positions', async () => {
    const path = put(
      'half.yaml',
      [
        'pack: half',
        'players: [1]',
        'counters: {coin: {}}',
        'slots:',
        '  - id: well',
        '    effect: "if coin > 3: gain 1 coin or gain 2 coins"',
        '    scenarios:',
        '      - {name: not yet, run: perform well, expect: {}}',
        'procedures:',
        '  game:',
        '    play: "each player: choose available slot as chosen then perform chosen"',
        '    end: end game',
        '',
      ].join('\n'),
    );
    const { out } = await fathom(['test', path, '--coverage', '--games', '3']);
    expect(out).toMatch(/^file +parts +scenarios +% +games +never$/m);
    expect(out).toContain('What no scenario reaches; "games" marks what random games do');
    expect(out).toMatch(/^ {2}6:14 +never run +if coin > 3: gain 1 coin or gain 2 coins$/m);
    const [{ coverage }] = JSON.parse((await fathom(['test', path, '--coverage', '--games', '0', '--json'])).out) as [
      { coverage: Coverage },
    ];
    expect(Object.keys(coverage)).toEqual(['games', 'files', 'components', 'never']);
    expect(Object.keys(coverage.components[0])).toEqual([
      'section',
      'id',
      'file',
      'line',
      'parts',
      'byScenarios',
      'byGames',
      'never',
      'uncovered',
    ]);
    expect(coverage.components[0].uncovered).toContainEqual({
      file: 'half.yaml',
      line: 6,
      column: 27,
      text: 'gain 1 coin',
      aspect: 'runs',
      byGames: false,
    });
  });

  test('a scenario that fails is a finding', async () => {
    const path = put(
      'wrong.yaml',
      [
        'pack: wrong',
        'players: [1]',
        'counters: {coin: {}}',
        'slots:',
        '  - id: well',
        '    effect: gain 1 coin',
        '    scenarios:',
        '      - {name: gives two, run: perform well, expect: {me: {coin: +2}}}',
        'procedures:',
        '  game:',
        '    play: "each player: choose available slot as chosen then perform chosen"',
        '    end: end game',
        '',
      ].join('\n'),
    );
    const { code, out } = await fathom(['test', path]);
    expect(code).toBe(1);
    expect(out).toContain('slots/well: gives two');
    expect(out).toContain('0 passed, 1 failed');
    expect(JSON.parse((await fathom(['test', '--json', path])).out)).toMatchObject([
      { passed: 0, failed: 1, results: [{ name: 'gives two', ok: false }] },
    ]);
  });

  test('the options of each decision of a scenario are listed with --offers, passed or failed', async () => {
    const path = put(
      'offers.yaml',
      [
        'pack: offers',
        'players: [1]',
        'counters: {coin: {}, gem: {}}',
        'slots:',
        '  - id: well',
        '    effect: (gain 1 coin or gain 1 gem) then (gain 2 coins or gain 2 gems)',
        '    scenarios:',
        '      - {name: both, run: perform well, do: ["do:gain-1-coin", "do:gain-2-gems"], expect: {me: {coin: +1, gem: +2}}}',
        '      - {name: first only, run: perform well, do: ["do:gain-1-coin"], expect: {me: {coin: +1}}}',
        '      - {name: no such key, run: perform well, do: ["do:gain-9-coins"], expect: {}}',
        'procedures:',
        '  game:',
        '    play: "each player: choose available slot as chosen then perform chosen"',
        '    end: end game',
        '',
      ].join('\n'),
    );
    const { code, out } = await fathom(['test', path, '--offers', '--filter', 'both']);
    expect(code).toBe(0);
    expect(out).toContain('passed slots/well: both');
    expect(out).toMatch(/> do:gain-1-coin\n +do:gain-1-gem\n.*\n +do:gain-2-coins\n +> do:gain-2-gems\n/);
    const [{ results }] = JSON.parse((await fathom(['test', path, '--offers', '--json'])).out) as [
      { results: { asked: { offered: string[]; taken: string | null }[]; failures: string[] }[] },
    ];
    const [first, second] = [
      ['do:gain-1-coin', 'do:gain-1-gem'],
      ['do:gain-2-coins', 'do:gain-2-gems'],
    ];
    expect(results.map(({ asked }) => asked.map(({ offered, taken }) => [offered, taken]))).toEqual([
      [
        [first, 'do:gain-1-coin'],
        [second, 'do:gain-2-gems'],
      ],
      [
        [first, 'do:gain-1-coin'],
        [second, null],
      ],
      [[first, null]],
    ]);
    // what fails lists them as well
    expect(results[2].failures.join()).toContain('do:gain-1-coin, do:gain-1-gem');
    expect((await fathom(['test', path, '--filter', 'both'])).out).not.toContain('do:gain-1-gem');
  });
});
