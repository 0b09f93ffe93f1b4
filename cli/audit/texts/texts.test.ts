/** Printed texts against the effects, from the file to every form of output. The texts are rendered ones, changed. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fathom, type CommandResult } from '../../scripted-io.ts';
import { withoutColor } from '../../terminal/paint.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Finding {
  id: string;
  class: string;
  severity: string;
  message: string;
  help?: string;
  suggestions?: string[];
  printed: { start: number; end: number; lacking?: true };
  told: { start: number; end: number; lacking?: true } | null;
  place: { file: string; line: number; column: number; endColumn: number };
  effect: { file: string; line: number };
  textHash: string;
  effectHash: string;
  waived: { reason: string; who?: string } | null;
  tier?: string;
  rule?: string;
  position?: unknown;
  players?: number;
  after?: string;
  scenarios?: { text: string | null; effect: string | null };
}
interface Text {
  component: string;
  ref: string;
  program: string;
  lang: string;
  edition: string | null;
  verdict: string;
  printed: string;
  told: string;
  rewrites: { printed: { start: number; end: number }; told: { start: number; end: number } }[];
  findings: Finding[];
}
interface Report {
  texts: Text[];
  languages: { ref: string; groups: string[][]; odd: string | null; asEncoded: boolean }[];
  problems: { code: string; line: number; column: number; message: string; suggestions?: string[] }[];
  waivers: { holding: number; expired: number; unused: number };
  without: Record<string, string[]>;
}

/** Card 105 is about those who are not the first, card 36 lets one pay. */
const LAST = 'If you are last in the order of play, gain 1 steelplast and 1 kelp; otherwise gain 1 card.';
const MUST = 'If you have at least 1 connected laboratory, pay 1 science to gain 1 steelplast and 1 kelp.';
/** Card 34 reads "Build 1 farm or 1 desalination plant. Gain 1 card.", card 36 a production. */
const RENDERED = 'Build 1 farm or 1 desalination plant. Gain 1 card.';
const put = (text: string, name = 'mine.yaml'): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const entry = (fields: Record<string, unknown>): string => `  - ${JSON.stringify(fields)}\n`;
const card = (text: unknown, more: Record<string, unknown> = {}): string =>
  entry({ card: 34, lang: 'en', text, ...more });
async function audit(text: string): Promise<{ code: number; report: Report }> {
  const { code, out, err } = await fathom(['audit', '--texts', put(text), '--json']);
  expect(err).toBe('');
  return { code, report: JSON.parse(out) as Report };
}
const cut = (text: string, range: { start: number; end: number } | null): string | null =>
  range && text.slice(range.start, range.end);

/** All texts of the first part, audited at once: readers are made once for each run. */
const ASKED: [text: unknown, lang: string][] = [];
let answers: Text[] = [];
let line: string[] = [];
/** Asks for a text of card 34; gives the answer when the tests run. */
function asked(text: unknown, lang = 'en'): () => Text {
  const at = ASKED.push([text, lang]) - 1;
  return () => answers[at];
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-'));
  const { report } = await audit(
    `texts:\n${ASKED.map(([text, lang], i) => card(text, { lang, edition: i })).join('')}`,
  );
  answers = report.texts;
  line = readFileSync(join(folder, 'mine.yaml'), 'utf8').split('\n');
  rmSync(folder, { recursive: true });
}, 600_000);

describe('the verdict', () => {
  for (const text of [RENDERED, RENDERED.toUpperCase(), 'build 1 farm or 1 desali-\nnation plant.\nGain 1 card']) {
    const answer = asked(text);
    test(`exact: ${text}`, () => {
      expect(answer()).toMatchObject({
        component: 'cards/build-farm-or-desalination-plant',
        ref: '34',
        program: 'effect',
        verdict: 'exact',
        findings: [],
        rewrites: [],
      });
    });
  }

  // the engine comes to the same with both, though the trees differ
  for (const text of [
    'Build 1 farm for the usual cost or build 1 desalination plant. Gain 1 card.',
    'Gain 1 card. Build 1 desalination plant or build 1 farm.',
    // each part of a card may be left out
    'Build 1 farm or build 1 desalination plant. You may gain 1 card.',
  ]) {
    const answer = asked(text);
    test(`the same in play: ${text}`, () => expect(answer()).toMatchObject({ verdict: 'same-meaning', findings: [] }));
  }

  test('a slot must be used, so there "may" says something', async () => {
    const { report } = await audit(
      `texts:\n${entry({ slot: 'two-tunnels', lang: 'en', text: 'You may build 2 tunnels.' })}`,
    );
    expect(report.texts[0]).toMatchObject({
      verdict: 'different',
      findings: [{ class: 'optionality', tier: 'optional', severity: 'warning' }],
    });
  });
  test('of two readings of a sentence, the one that is nearest to the effect', async () => {
    const { report } = await audit(
      `texts:\n${entry({ card: 171, lang: 'en', text: 'Production: Gain 1 kelp and 1 point for each upgraded tunnel adjacent to a connected city.' })}${entry({ card: 34, lang: 'en', text: 'Gain 1 kelp and 1 point for each farm.' })}`,
    );
    expect(report.texts.map(({ verdict }) => verdict)).toEqual(['same-meaning', 'different']);
  });
  test('several gains may be one part or two, and the usual cost is meant where none is written', async () => {
    const { report } = await audit(
      `texts:\n${entry({ slot: 'two-tunnels', lang: 'en', text: 'Build 2 tunnels for the usual cost.' })}${entry({ card: 114, lang: 'en', text: 'Production: Gain 1 credit. Gain 1 credit for each connected metropolis.' })}${entry({ card: 114, lang: 'en', edition: 2, text: 'Production: Gain 1 credit. Gain 2 credits for each connected metropolis.' })}`,
    );
    // a program of steps has an order, which play has to look at
    expect(report.texts.map(({ verdict }) => verdict)).toEqual(['same-meaning', 'alike', 'different']);
  });

  const more = asked('Build 1 farm and build 1 desalination plant. Gain 1 card.');
  test('different: with a position that shows it', () => {
    const { verdict, findings } = more();
    expect(verdict).toBe('different');
    expect(findings[0].help).toMatch(/^Played, they differ\..* Only the text: .+\.$/);
    expect(findings[0].tier).toBe('different');
    expect(findings[0].position).toBeTypeOf('object');
    const { text, effect } = findings[0].scenarios!;
    expect(text ?? effect).toMatch(/^- name: .*what the (?:text|effect) says"?\n {2}players: 2\n/);
  });

  test('what differs in another turn, in the order of play, or in what may be left out of a Production', async () => {
    const { report } = await audit(
      'texts:\n' +
        entry({
          card: 11,
          lang: 'en',
          text: 'Whenever you build the 2nd tunnel in a round, gain 1 credit and 1 card.',
        }) +
        entry({ card: 105, lang: 'en', text: LAST }) +
        entry({ card: 36, lang: 'en', text: `Production: ${MUST}` }),
    );
    expect(report.texts.map(({ ref, verdict }) => [ref, verdict])).toEqual([
      ['11', 'different'],
      ['105', 'different'],
      ['36', 'different'],
    ]);
    const [turn, place, may] = report.texts.map(({ findings }) => findings[0]);
    expect(turn).toMatchObject({ tier: 'different', after: expect.stringContaining('end turn') as string });
    expect(turn.help).toContain('when this is done afterwards: build tunnel');
    expect(place.players).toBeGreaterThan(2);
    expect(place.help).toMatch(/^Played by [34], they differ/);
    expect(may.help).toMatch(/Only the effect: .+\.$/);
  });

  test('another form that is alike in play has a verdict of its own, and is no finding', async () => {
    const text = 'Production: For each connected metropolis, gain 1 credit. Gain 1 credit.';
    const { code, report } = await audit(`texts:\n${entry({ card: 114, lang: 'en', text })}`);
    expect([code, report.texts.map(({ verdict, findings }) => [verdict, findings])]).toEqual([0, [['alike', []]]]);
  });

  test('a text with a number where the effect has none is judged as any other', async () => {
    const text = 'When an action slot gives you 1 steelplast, you may instead gain that many biomatter and 1 point.';
    const { report } = await audit(`texts:\n${entry({ card: 48, lang: 'en', text })}${card(RENDERED)}`);
    expect(report.texts.map(({ ref, verdict }) => [ref, verdict])).toEqual([
      ['48', 'different'],
      ['34', 'exact'],
    ]);
  });

  const reworded = asked('Build a farm or a desalination plant. Draw one card.');
  test('the same meaning: the words that are other', () => {
    const { verdict, printed, told, rewrites, findings } = reworded();
    expect([verdict, findings]).toEqual(['same-meaning', []]);
    expect(rewrites.map((rewrite) => [cut(printed, rewrite.printed), cut(told, rewrite.told)])).toEqual([
      ['a', '1'],
      ['a', '1'],
      ['Draw one', 'Gain 1'],
    ]);
  });

  const reordered = asked('Gain 1 card. Build 1 farm or build 1 desalination plant.');
  test('the order of what may be done in any order says nothing', () => {
    expect(reordered()).toMatchObject({ verdict: 'same-meaning', findings: [] });
  });

  for (const [kind, text, said, meant] of [
    ['amount', 'Build 1 farm or build 1 desalination plant. Gain 3 cards.', '3', '1'],
    ['counter', 'Build 1 farm or build 1 desalination plant. Gain 1 kelp.', 'kelp', 'card'],
    ['piece', 'Build 1 farm or build 1 laboratory. Gain 1 card.', 'laboratory', 'desalination plant'],
    [
      'connective',
      'Build 1 farm, then build 1 desalination plant. Gain 1 card.',
      'Build 1 farm, then build 1 desalination plant',
      'Build 1 farm or 1 desalination plant',
    ],
    ['cost', 'Build 1 farm or build 1 desalination plant for free. Gain 1 card.', 'for free', null],
    ['missing-clause', 'Build 1 farm or build 1 desalination plant.', null, 'Gain 1 card'],
    ['extra-clause', `${RENDERED} Gain 1 kelp.`, 'Gain 1 kelp', null],
    ['frame', `Scoring: ${RENDERED}`, 'Scoring: ', null],
  ] as const) {
    const answer = asked(text);
    test(`different: ${kind}`, () => {
      const { verdict, printed, told, edition, findings } = answer();
      expect([verdict, findings.map((finding) => finding.class)]).toEqual(['different', [kind]]);
      const [finding] = findings;
      const { place } = finding;
      expect(finding.printed.lacking ? null : cut(printed, finding.printed)).toBe(said);
      expect(finding.told?.lacking ? null : cut(told, finding.told)).toBe(meant);
      expect(finding).toMatchObject({ id: `34/en/${edition}/${kind}/1`, severity: 'error', waived: null });
      expect(finding.effect.file).toContain('cards-era-1.yaml');
      // the place in the file of texts is that of the words
      if (said !== null) expect(line[place.line - 1].slice(place.column - 1, place.endColumn - 1)).toBe(said);
    });
  }

  const misspelt = asked('Build 1 farm or build 1 desalination plant. Gain 1 crad.');
  test('unreadable: where it stopped, what was expected there, similar names', () => {
    const {
      verdict,
      printed,
      findings: [finding],
    } = misspelt();
    expect([verdict, finding.class, cut(printed, finding.printed)]).toEqual(['unreadable', 'unreadable', 'crad']);
    expect(finding.help).toMatch(/understood so far: 2 of 3/);
    expect(finding.suggestions).toContain('card');
  });

  for (const [kind, text, lang, said] of [
    ['mixed-scripts', 'Build 1 fаrm.', 'en', 'а'],
    ['wrong-language', RENDERED, 'uk', RENDERED.slice(0, -1)],
    ['wrong-language', RENDERED, 'it', RENDERED],
  ] as const) {
    const answer = asked(text, lang);
    test(`${kind} (${lang})`, () => {
      const { verdict, printed, findings } = answer();
      expect([verdict, findings.map((finding) => [finding.class, cut(printed, finding.printed)])]).toEqual([
        'unreadable',
        [[kind, said]],
      ]);
    });
  }

  const empty = [asked(''), asked(null), asked(' \n')];
  const long = [asked('gain 1 kelp '.repeat(900)), asked('x'.repeat(10_000))];
  test('no text; far too much of it', () => {
    expect([...empty, ...long].map((answer) => answer().verdict)).toEqual([
      'no-text',
      'no-text',
      'no-text',
      'unreadable',
      'unreadable',
    ]);
    expect(long[0]().findings[0].message).toContain('at most 400 words');
  });
});

test('a cost: as written, as paid, and another', async () => {
  const price = (text: string): string =>
    entry({ card: 'farmland-trust', program: 'price', lang: 'en', edition: text, text });
  const {
    report: { texts },
  } = await audit(`texts:\n${['3 credits', 'Pay 3 credits.', '4 credits', 'Pay 4 credits.'].map(price).join('')}`);
  expect(
    texts.map(({ verdict, printed, findings }) => [
      verdict,
      ...findings.map((finding) => `${finding.class} ${cut(printed, finding.printed)}`),
    ]),
  ).toEqual([['exact'], ['same-meaning'], ['different', 'amount 4'], ['different', 'amount 4']]);
  expect(texts[2].findings[0].message).toBe('another number: “4” in the text, “3” in the effect');
});

describe('which text is meant', () => {
  test('by the name of the program, in the entry or in front of the text', async () => {
    const text = 'If you have at least 1 connected laboratory, you may pay 1 science to gain 1 steelplast and 1 kelp.';
    const {
      code,
      report: { texts },
    } = await audit(
      `texts:\n${entry({ card: 36, lang: 'en', text: `Production: ${text}` })}${entry({ card: 'autonomous-systems', program: 'production', edition: 2, lang: 'en', text })}${entry({ slot: 'two-farms', lang: 'en', text: 'Build 2 farms.' })}`,
    );
    expect([code, texts.map(({ verdict, program, edition }) => [verdict, program, edition])]).toEqual([
      0,
      [
        ['exact', 'production', null],
        ['exact', 'production', '2'],
        ['exact', 'effect', null],
      ],
    ]);
  });

  test('what cannot be looked up, and the rest is done', async () => {
    const wrong: [string, Record<string, unknown>, string[]][] = [
      ['unknown-component', { card: 999 }, []],
      ['unknown-component', { slot: 'two-farm' }, ['two-farms']],
      ['unknown-program', { card: 36, program: 'productoin' }, ['production']],
      ['several-components', { card: 'Biomech Construction Crew' }, []],
      ['which-component', {}, []],
      ['which-component', { card: 34, slot: 'two-farms' }, []],
      ['wrong-choice', { card: 34, lang: 'eng' }, ['en']],
      ['unknown-key', { card: 34, langauge: 'en' }, []],
      ['wrong-type', { card: [34] }, []],
      ['wrong-type', { card: 34, text: 5 }, []],
    ];
    const { code, report } = await audit(
      `texts:\n${wrong.map(([, fields]) => entry({ lang: 'en', text: 'x', ...fields })).join('')}${card(RENDERED)}`,
    );
    expect(code).toBe(1);
    expect(report.problems.map((problem) => [problem.code, problem.line, problem.suggestions ?? []])).toEqual(
      wrong.map(([name, , suggestions], i) => [name, i + 2, suggestions]),
    );
    expect(report.texts.map(({ verdict }) => verdict)).toEqual(['exact']);
  });

  test('twice the same', async () => {
    const {
      report: { problems, texts },
    } = await audit(`texts:\n${card(RENDERED)}${card('x')}${card(RENDERED, { edition: 'second' })}`);
    expect([problems.map(({ code, line }) => [code, line]), texts.map(({ verdict }) => verdict)]).toEqual([
      [['double-text', 3]],
      ['exact', 'exact'],
    ]);
  });

  test.each([
    ['', 'empty-file'],
    ['- a\n', 'not-a-map'],
    ['waivers: []\n', 'missing-key'],
    [`texts:\n${card(RENDERED)}  - {card: 34, "lang\n`, undefined],
  ])('a file that is none: %j', async (text, code) => {
    const { code: exit, report } = await audit(text);
    expect(exit).toBe(1);
    expect(report.problems.length).toBeGreaterThan(0);
    if (code) expect(report.problems[0].code).toBe(code);
  });

  test('a file that is not there', async () => {
    const { code, out, err } = await fathom(['audit', '--texts', join(folder, 'nothing.yaml')]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('cannot be read: there is no such file or folder.');
  });
});

test('language against language: two against one', async () => {
  const rendered = {
    it: 'Costruisci 1 serra o 1 dissalatore. Ottieni 1 carta.',
    uk: 'Побудуйте 1 ферму або 1 опріснювач. Отримайте 1 картку.',
  };
  const languages = async (en: string, uk: string): Promise<Report['languages'][number]> =>
    (await audit(`texts:\n${card(en)}${card(rendered.it, { lang: 'it' })}${card(uk, { lang: 'uk' })}`)).report
      .languages[0];
  expect(await languages(RENDERED, rendered.uk)).toMatchObject({
    ref: '34',
    groups: [['en', 'it', 'uk']],
    odd: null,
    asEncoded: true,
  });
  expect(await languages(RENDERED, rendered.uk.replace('1 картку', '2 картки'))).toMatchObject({
    groups: [['en', 'it'], ['uk']],
    odd: 'uk',
    asEncoded: true,
  });
  expect(
    await languages(RENDERED.replace('1 card', '2 cards'), rendered.uk.replace('1 картку', '2 картки')),
  ).toMatchObject({
    groups: [['en', 'uk'], ['it']],
    odd: 'it',
    asEncoded: false,
  });
});

/** A pack of one card, as readers of small packs are soon made. */
const SHOP =
  'pack: shop\ntitle: The Shop\nversion: 1.0.0\nplayers: [2]\ncounters: {coin: {}, pearl: ' +
  '{}}\nzones: {pile: {order: stack}}\ndecks: {stock: {starts: pile, routes: {}}}\ntypes: {sale: ' +
  '{programs: {effect: parts}}}\ncards: [{id: small-sale, number: 34, deck: stock, type: sale, ' +
  'effect: "gain 1 coin; gain 1 pearl"}]\nprocedures: {game: {end: end game}}\n';
const SALE = 'Gain 1 coin. Gain 1 pearl.';
const inShop = (...more: string[]): string[] => ['audit', put(SHOP, 'shop.yaml'), ...more];
async function auditShop(text: string): Promise<{ code: number; report: Report }> {
  const { code, out } = await fathom(inShop('--texts', put(text), '--json'));
  return { code, report: JSON.parse(out) as Report };
}

test('where it could not be told whether a difference matters, that stays on the list', async () => {
  const pack = put(SHOP.replace('gain 1 coin; gain 1 pearl', 'if sales in pile >= 40: gain 1 pearl'), 'rare.yaml');
  const texts = put(`texts:\n${card('If there are at least 41 sales in the pile, gain 1 pearl.')}`);
  const { code, out } = await fathom(['audit', pack, '--texts', texts, '--json']);
  const [{ verdict, findings }] = (JSON.parse(out) as Report).texts;
  expect([code, verdict, findings.map(({ tier, severity }) => [tier, severity])]).toEqual([
    1,
    'untold',
    [['untold', 'warning']],
  ]);
  expect(findings[0].help).toContain('could not be told');
  const sarif = join(folder, 'rare.sarif');
  const shown = await fathom(['audit', pack, '--texts', texts, '--sarif', sarif]);
  expect(shown.out).toContain('untold');
  expect(readFileSync(sarif, 'utf8')).toMatch(/"tier": "untold"/);
});

describe('waivers', () => {
  const wrong = SALE.replace('1 coin', '2 coins');
  const pasted = async (text: string): Promise<string> => (await fathom(inShop('--texts', put(text), '--waivers'))).out;

  test('are printed, pasted, and hold', async () => {
    const texts = `texts:\n${card(wrong)}`;
    const waivers = await pasted(texts);
    // without a reason a waiver waives nothing
    const bare = await auditShop(texts + waivers);
    expect([bare.code, bare.report.problems.map(({ code }) => code)]).toEqual([1, ['no-reason']]);
    const given = waivers.replace('reason: "", who: ""', 'reason: "a misprint", who: "me"');
    const { code, report } = await auditShop(texts + given);
    expect([code, report.problems, report.waivers]).toEqual([0, [], { holding: 1, expired: 0, unused: 0 }]);
    expect(report.texts[0].findings[0].waived).toEqual({ reason: 'a misprint', who: 'me' });
    expect(await pasted(texts + given)).toBe('');
  });

  test('of a rule: all findings in which the same differs, in every language', async () => {
    const texts = `texts:\n${entry({ card: 'farmland-trust', lang: 'en', text: 'Scoring: Gain 3 points for every 2 upgraded farms.' })}${entry({ card: 'farmland-trust', lang: 'it', text: 'Ottieni 3 punti ogni 2 serre migliorate.' })}`;
    const open = await audit(texts);
    expect([open.code, open.report.texts.map(({ findings }) => findings.map(({ rule }) => rule))]).toEqual([
      1,
      [['filter: nothing for connected'], ['filter: nothing for connected']],
    ]);
    const waiver = (rule: string): string =>
      `waivers:\n  - {rule: "${rule}", reason: what is not connected never counts}\n`;
    const waived = await audit(texts + waiver('filter: nothing for connected'));
    expect([waived.code, waived.report.waivers.holding]).toEqual([0, 1]);
    expect(waived.report.texts.flatMap(({ findings }) => findings.map((one) => one.waived?.reason))).toEqual([
      'what is not connected never counts',
      'what is not connected never counts',
    ]);
    const other = await audit(texts + waiver('filter: nothing for upgraded'));
    expect([other.code, other.report.problems.map(({ code }) => code)]).toEqual([1, ['unused-waiver']]);
    const neither = await audit(`${texts}waivers:\n  - {reason: so be it}\n`);
    expect(neither.report.problems.map(({ code }) => code)).toEqual(['which-finding']);
  });

  test('expire when the text or the effect changes, and are reported when there is nothing to waive', async () => {
    const waivers = (await pasted(`texts:\n${card(wrong)}`)).replace('reason: ""', 'reason: "a misprint"');
    const later = await auditShop(`texts:\n${card(wrong.replace('2 coins', '3 coins'))}${waivers}`);
    expect([
      later.code,
      later.report.problems.map(({ code, message }) => [code, /the text changed/.test(message)]),
      later.report.waivers.expired,
    ]).toEqual([1, [['expired-waiver', true]], 1]);
    expect(later.report.texts[0].findings[0].waived).toBeNull();
    const other = await auditShop(
      `texts:\n${card(wrong)}${waivers.replace(/effect-hash: "[^"]*"/, 'effect-hash: "000000000000"')}`,
    );
    expect(other.report.problems.map(({ code, message }) => [code, /the effect changed/.test(message)])).toEqual([
      ['expired-waiver', true],
    ]);
    const mended = await auditShop(`texts:\n${card(SALE)}${waivers}`);
    expect([mended.code, mended.report.problems.map(({ code }) => code)]).toEqual([1, ['unused-waiver']]);
  });
});

describe('what comes out', () => {
  const TEXTS = `texts:\n${card('Gain 1 <coin>.')}${card(SALE.replace('1 coin', '2 coins'), { edition: 'b' })}${card(SALE.replace('1 coin', '2 coins'), { edition: 'c' })}${card(SALE.replace('1 coin', '2 coins'), { edition: 'd' })}${card(SALE.replace('1 coin', '2 coins'), { edition: 'e' })}${card(SALE.replace('Gain', 'Receive'), { edition: 'f' })}`;

  test.each([40, 80])('a table %i cells wide, in colour and without', async (width) => {
    const path = put(TEXTS);
    const { code, out } = await fathom(inShop('--texts', path), { width });
    expect(code).toBe(1);
    for (const words of [
      'Text by text',
      'different',
      'amount',
      'The same in other words',
      '“Receive” for “Gain”',
      'and 3 times more: 34/en/c/amount/1',
      '6 printed texts',
    ]) {
      expect(out.replace(/\s+/g, ' ')).toContain(words);
    }
    expect(out.split('\n').filter((line) => line.length > width && !line.includes('.yaml'))).toEqual([]);
    expect(withoutColor((await fathom(inShop('--texts', path), { width, color: true })).out)).toBe(out);
  });

  test('good is exit code 0', async () => {
    const { code, out } = await fathom(inShop('--texts', put(`texts:\n${card(SALE)}`)));
    expect([code, out.endsWith(': good\n')]).toEqual([0, true]);
  });

  test('SARIF: a rule for each class, places, fingerprints, what is waived', async () => {
    const waivers = (await fathom(inShop('--texts', put(TEXTS), '--waivers'))).out
      .split('\n')
      .filter((line) => /34\/en\/b\//.test(line))
      .join('\n')
      .replace('reason: ""', 'reason: "so it is"');
    const { code } = await fathom(
      inShop('--texts', put(`${TEXTS}waivers:\n${waivers}\n`), '--sarif', join(folder, 'out/mine.sarif')),
    );
    expect(code).toBe(1);
    const log = JSON.parse(readFileSync(join(folder, 'out/mine.sarif'), 'utf8')) as {
      version: string;
      runs: {
        tool: { driver: { name: string; rules: { id: string; shortDescription: { text: string } }[] } };
        columnKind: string;
        results: {
          ruleId: string;
          ruleIndex: number;
          level: string;
          message: { text: string };
          locations: { physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> } }[];
          partialFingerprints: Record<string, string>;
          suppressions?: { kind: string; justification: string }[];
        }[];
      }[];
    };
    const [
      {
        tool: { driver },
        results,
        columnKind,
      },
    ] = log.runs;
    expect([log.version, driver.name, columnKind, results.length]).toEqual(['2.1.0', 'fathom', 'utf16CodeUnits', 5]);
    for (const {
      ruleId,
      ruleIndex,
      level,
      message,
      locations: [
        {
          physicalLocation: { artifactLocation, region },
        },
      ],
      partialFingerprints,
    } of results) {
      expect(driver.rules[ruleIndex].id).toBe(ruleId);
      expect(driver.rules[ruleIndex].shortDescription.text.length).toBeGreaterThan(5);
      expect(['error', 'warning']).toContain(level);
      expect(message.text.length).toBeGreaterThan(10);
      expect(artifactLocation.uri).toMatch(/mine\.yaml$/);
      expect(region.startLine * 10_000 + region.startColumn).toBeLessThan(region.endLine * 10_000 + region.endColumn);
      expect(Object.keys(partialFingerprints).length).toBeGreaterThan(0);
    }
    expect(new Set(results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))).size).toBe(
      results.length,
    );
    expect(
      results.flatMap(({ suppressions = [] }) => suppressions.map(({ kind, justification }) => [kind, justification])),
    ).toEqual([['external', 'so it is']]);
  });

  test('a page: both texts with marks, and nothing that is taken for a tag', async () => {
    await fathom(inShop('--texts', put(TEXTS), '--html', join(folder, 'mine.html')));
    const page = readFileSync(join(folder, 'mine.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    const title = '1: another number: “2” in the text, “1” in the effect';
    expect(page).toContain(`Gain <mark class="differs" title="${title}">2</mark> coins.`);
    expect(page).toContain(`Gain <mark class="differs" title="${title}">1</mark> coin.`);
    expect(page).not.toContain('<coin>');
    expect(page).not.toMatch(/https?:\/\/|<script/);
    for (const words of ['lang="en"', 'prefers-color-scheme: dark', '@media print', '<caption>']) {
      expect(page).toContain(words);
    }
  });

  test('wrong usage writes nothing', async () => {
    const path = put(TEXTS);
    const run = (...more: string[]): Promise<CommandResult> => fathom(inShop('--texts', path, ...more));
    for (const more of [
      ['nim', 'yucata'],
      ['--games', '2'],
      ['--html', path],
    ]) {
      expect((await run(...more)).code).toBe(2);
    }
    expect((await fathom('audit --sarif x.sarif')).code).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe(TEXTS);
    expect((await run('--html', join(path, 'x.html'))).code).toBe(1);
    expect(existsSync(join(folder, 'x.html'))).toBe(false);
  });
});
