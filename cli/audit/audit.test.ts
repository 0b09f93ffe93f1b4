import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPack, provenanceReport, type ProvenanceReport } from '../../service/index.ts';
import { SIGN_OFF_FILE, withSignOff } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { componentHashes } from '../../texts/audit/fingerprint.ts';
import { fathom } from '../scripted-io.ts';
import { withoutColor } from '../terminal/paint.ts';
import type { AuditReport } from './report.ts';
import { SHOP } from '../../test/support/shop.ts';
import { isFull } from '../../test/support/width.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';

const at = temporaryFolder();

const put = (text: string): string => {
  const path = at('shop.yaml');
  writeFileSync(path, text);
  return path;
};
const audited = async (text: string, more = ''): Promise<{ code: number; report: AuditReport }> => {
  const { code, out } = await fathom(['audit', put(text), '--json', ...more.split(' ').filter(Boolean)]);
  return { code, report: (JSON.parse(out) as { packs: AuditReport[] }).packs[0] };
};

describe('a small pack', () => {
  test('what is proved how', async () => {
    const { code, report } = await audited(SHOP);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      pack: 'shop',
      title: 'The Shop',
      version: '1.0.0',
      extends: [],
      findings: [],
      editions: [
        { id: 'old', pages: 4 },
        { id: 'web', pages: null, sections: ['sales'] },
      ],
    });
    expect(
      Object.fromEntries(
        report.kinds
          .filter(({ of }) => of === null)
          .map(({ section, components, byProvenance }) => [section, [components, byProvenance]]),
      ),
    ).toEqual({
      options: [1, { attested: 1, derived: 0, original: 0, mixed: 0, unsaid: 0 }],
      types: [1, { attested: 0, derived: 0, original: 1, mixed: 0, unsaid: 0 }],
      cards: [1, { attested: 0, derived: 0, original: 0, mixed: 1, unsaid: 0 }],
      procedures: [1, { attested: 0, derived: 1, original: 0, mixed: 0, unsaid: 0 }],
    });
    expect(report.kinds.filter(({ section }) => section === 'cards').map(({ of }) => of)).toEqual([
      null,
      { deck: 'stock' },
      { type: 'sale' },
    ]);
    expect(Object.fromEntries(report.fields.map(({ field, byStatus }) => [field, byStatus]))).toMatchObject({
      name: { attested: 1, original: 0 },
      number: { attested: 0, original: 1 },
      effect: { attested: 1 },
    });
  });

  test('disputes with the current rule, gaps with their replacement', async () => {
    const {
      report: { disputes, gaps },
    } = await audited(SHOP);
    expect(disputes).toMatchObject([
      {
        id: 'D1',
        state: 'option',
        plays: true,
        decision: 'one coin',
        option: { id: 'big-sales', values: ['few', 'many'], default: 'few' },
        components: ['options/big-sales', 'cards/small-sale'],
      },
      { id: 'D2', state: 'decided', plays: false, option: null, components: [] },
    ]);
    expect(gaps).toMatchObject([
      { id: 'lost-sale', number: '9', inItsPlace: 'small-sale', known: 'its name and number', unknown: 'what it does' },
    ]);
  });

  test('what was tried: scenarios, and random games only when asked for', async () => {
    const {
      report: { scenarios, coverage },
    } = await audited(SHOP, '--games 0');
    expect(scenarios).toMatchObject({ run: 1, failed: [], without: [{ section: 'procedures', id: 'game' }] });
    expect(coverage).toMatchObject({ games: 0, byGames: 0 });
    expect(coverage!.never.map(({ text }) => text)).toContain('gain 2 coins');
    expect((await audited(SHOP, '--games 1')).report.coverage!.never.map(({ text }) => text)).not.toContain('end game');
  });

  test('for people, in every width and colour', async () => {
    const path = put(SHOP);
    for (const width of [40, 80]) {
      const { code, out } = await fathom(['audit', path], { width });
      expect(code).toBe(0);
      for (const words of [
        'The Shop, version 1.0.0',
        'What was read',
        'What is proved how: 4',
        'People choose',
        'big-sales=few',
        'Lost Sale (number 9, stock)',
        'small-sale bears its number',
        'The old rules',
        ': good',
      ]) {
        expect(out.replace(/\s+/g, ' ')).toContain(words);
      }
      expect(out.split('\n').filter((line) => line.length > width && !line.includes(path))).toEqual([]);
      const colored = await fathom(['audit', path], { width, color: true });
      expect(withoutColor(colored.out)).toBe(out);
    }
  });
});

describe('findings are exit code 1, with their place', () => {
  test.each([
    ['no source', SHOP.replace('    source: {edition: old, at: p. 1}\n', ''), 'no-source'],
    ['a place that does not exist', SHOP.replace('at: p. 1}', 'at: p. 5}'), 'unknown-locator'],
    ['a dispute left open', SHOP.replace(', decision: coin, reason: either will do', ''), 'undecided-dispute'],
    [
      'a dispute that nobody declares',
      SHOP.replace('disputed: D1\n    scenarios', 'disputed: D9\n    scenarios'),
      'unknown-dispute',
    ],
    [
      'a field left out',
      SHOP.replace('{number: original, rest: attested}', '{number: original, effect: attested}'),
      'unsaid-field',
    ],
  ])('%s', async (_, text, code) => {
    const { code: exit, report } = await audited(text);
    expect(exit).toBe(1);
    expect(report.findings.map((finding) => finding.code)).toEqual([code]);
    const { code: again, out } = await fathom(['audit', put(text)]);
    expect(again).toBe(1);
    expect(out).toContain(code);
    expect(out).toMatch(/1 finding\n$/);
  });

  test('a scenario that fails', async () => {
    const text = SHOP.replace('coin: +1}}', 'coin: +2}}');
    expect((await audited(text)).code).toBe(1);
    expect((await fathom(['audit', put(text)])).out).toMatch(/cards\/small-sale: one coin/);
  });

  test('a pack with errors is reported where it can be loaded', async () => {
    const text = SHOP.replace('(gain 1 coin;', '(gain 1 coyn;');
    const { code, report } = await audited(text);
    expect([code, report.scenarios, report.coverage, report.disputes.length]).toEqual([1, null, null, 2]);
    const { out } = await fathom(['audit', put(text)]);
    expect(out).toContain('Nothing: the pack has errors.');
    expect(out).toContain('Did you mean "coin"?');
  });
});

test('a pack that extends another reports only its components', async () => {
  put(SHOP);
  const path = at('stall.yaml');
  writeFileSync(
    path,
    'pack: stall\nextends: shop\nstatus: original\ncards: [{id: big-sale, deck: stock, type: sale, effect: gain 3 coins}]\n',
  );
  const { code, out } = await fathom(['audit', path, '--json', '--games', '0']);
  const [report] = (JSON.parse(out) as { packs: AuditReport[] }).packs;
  expect(code).toBe(0);
  expect(report).toMatchObject({ extends: ['shop'], findings: [], scenarios: { without: [{ id: 'big-sale' }] } });
  expect(report.kinds.filter(({ of }) => of === null)).toMatchObject([
    { section: 'cards', components: 1, byProvenance: { original: 1 } },
  ]);
  expect(report.disputes).toHaveLength(2);
});

describe('sign-offs that lie beside the pack', () => {
  test('hold, are out of date, are of something that is gone, or cannot be understood', async () => {
    expect((await audited(SHOP)).report.signOffs).toBeNull();
    const { model, sources } = loadPack(nodeFiles, put(SHOP));
    const signed = (component: string, text: string): string => {
      const [section, id] = component.split('/') as ['cards', string];
      const now = componentHashes(model!, sources, { section, id });
      return withSignOff(
        text,
        { pack: 'shop', component },
        { pack: 'shop', component, who: 'Ann', date: '2026-11-22', ...now },
      );
    };
    mkdirSync(at('.fathom'));
    const file = at(SIGN_OFF_FILE);
    const lines = signed('procedures/game', signed('cards/small-sale', ''));
    writeFileSync(
      file,
      `${lines}  - {pack: shop, component: cards/gone, who: Bo, date: "2026-11-20", effect: "1", text: ` +
        `{}}\n  - {pack: other, component: cards/small-sale, who: Bo, date: "2026-11-20", effect: "1", ` +
        `text: {}}\n  - {who: Cy}\n`,
    );
    expect((await audited(SHOP)).report.signOffs).toMatchObject({
      holding: 2,
      stale: [],
      gone: ['cards/gone'],
      problems: [expect.stringContaining('needs pack')],
    });
    const changed = SHOP.replace('gain 2 coins', 'gain 3 coins');
    const { code, report } = await audited(changed);
    expect([code, report.signOffs]).toMatchObject([
      0,
      { holding: 1, stale: [{ section: 'cards', id: 'small-sale', who: 'Ann', line: 21, changed: ['effect'] }] },
    ]);
    expect((await fathom(['audit', put(changed)])).out).toMatch(
      /1 sign-off holds; 1 component has changed since:\n\s+cards\/small-sale: effect; Ann, 2026-11-22\s+\S*shop\.yaml:21/,
    );
  });
});

test('a pack that says nothing of sources', async () => {
  const path = at('bare.yaml');
  writeFileSync(path, 'pack: bare\ntitle: Bare\nversion: 1.0.0\nplayers: [2]\nprocedures: {game: {end: end game}}\n');
  // nim has phrases of its own, which take seconds to judge
  for (const pack of isFull ? [path, 'nim'] : [path]) {
    const { code, out } = await fathom(['audit', pack]);
    expect(code).toBe(0);
    expect(out).toContain('The pack does not say what was read.');
  }
});

describe('underwater-cities', () => {
  /** By the command also its scenarios are run and its phrases judged: `test/scenarios` and `test/texts` do that. */
  const ofCities = async (): Promise<ProvenanceReport> => {
    if (!isFull) return provenanceReport(loadPack(nodeFiles, 'cards/underwater-cities', { packs: ['cards'] }));
    const { out } = await fathom('audit underwater-cities --json --games 0');
    return (JSON.parse(out) as { packs: AuditReport[] }).packs[0];
  };

  test('has no finding, and every dispute is decided', async () => {
    const report = await ofCities();
    expect(report.findings).toEqual([]);
    expect(report.disputes.length).toBeGreaterThanOrEqual(38);
    expect(report.disputes.filter(({ state }) => state === 'open')).toEqual([]);
    expect(report.disputes.filter(({ plays, option, noOption }) => plays && !option && !noOption)).toEqual([]);
    expect(report.kinds.every(({ byProvenance }) => byProvenance.unsaid === 0)).toBe(true);
    expect(report.gaps.some(({ number }) => number === '57')).toBe(true);
  });
});

describe('show', () => {
  test('a dispute: what each source says, what holds', async () => {
    const { code, out } = await fathom('show d08');
    expect(code).toBe(0);
    for (const words of [
      'English rulebook, first print:',
      'holds:',
      'choice: option any-available-slot',
      'changes play: yes',
      'named by:',
    ]) {
      expect(out).toContain(words);
    }
  });
  test('a component: status by field, sources in words, the dispute it names', async () => {
    const { out } = await fathom('show extraordinary-mission');
    expect(out).toMatch(/status: attested: .*; original: color/);
    expect(out).toMatch(/source: English rulebook, first print, p\. 19/);
    expect(out).toMatch(/disputed: D08, whether a card/);
  });
  test('a gap and an edition', async () => {
    expect((await fathom('show smuggling')).out).toContain('unknown: number');
    expect((await fathom('show en1')).out).toContain('pages: 20');
  });
});
