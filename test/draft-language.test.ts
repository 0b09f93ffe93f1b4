/**
 * A language that is only begun, German in `fixtures/draft-language`: in a copy of the code it is put in as the recipe says
 * (docs/recipes/language.md). It is rendered, what it lacks is English and counted, and few files outside of its folder change.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Page from '../editor/i18n/index.ts';
import type * as Play from '../editor/i18n/play.ts';
import { bundle } from './support/bundle.ts';
import { CODE_FOLDERS } from './support/houses.ts';
import { isFull } from './support/width.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FIXTURE = join(import.meta.dirname, 'fixtures', 'draft-language');

/** What changes outside of the folder: in which file, what, and by what. */
const OUTSIDE: readonly (readonly [file: string, old: string, now: string])[] = [
  [
    'dsl/words/languages.ts',
    '} as const satisfies Record<string, LanguageFacts>',
    `  de: {
    name: 'German',
    ownName: 'Deutsch',
    nouns: { nom: 2, gen: 2, dat: 2, acc: 2 },
    genders: ['m', 'f', 'n'],
    isDraft: true,
  },
} as const satisfies Record<string, LanguageFacts>`,
  ],
  ['texts/languages/index.ts', '  uk: ukrainian,\n', '  uk: ukrainian,\n  de: german,\n'],
  ['texts/languages/index.ts', 'import ', "import { german } from './de/index.ts';\nimport "],
  ['interpreter/render/languages.ts', 'uk: ukrainian }', 'uk: ukrainian, de: german }'],
  ['interpreter/render/languages.ts', 'import ', "import { german } from '../../texts/languages/de/game.ts';\nimport "],
  ['interpreter/scenario/change-words.ts', '= { it, uk }', '= { it, uk, de }'],
  [
    'interpreter/scenario/change-words.ts',
    'import ',
    "import { positions as de } from '../../texts/languages/de/positions.ts';\nimport ",
  ],
  ['service/language-service/fix-titles.ts', '= { en, it, uk }', '= { en, it, uk, de }'],
  [
    'service/language-service/fix-titles.ts',
    'import ',
    "import { fixTitles as de } from '../../texts/languages/de/fix-titles.ts';\nimport ",
  ],
  [
    'service/translations/index.ts',
    '  it: async',
    "  de: async () => (await import('../../texts/languages/de/diagnostics/index.ts')).de,\n  it: async",
  ],
  ['cli/wording/index.ts', '= { en, it, uk }', '= { en, it, uk, de }'],
  ['cli/wording/index.ts', 'import ', "import { de } from '../../texts/languages/de/command.ts';\nimport "],
  ['cli/wording/report/index.ts', '= { en, it, uk }', '= { en, it, uk, de }'],
  [
    'cli/wording/report/index.ts',
    'import ',
    "import { de } from '../../../texts/languages/de/command-report.ts';\nimport ",
  ],
  ['editor/i18n/index.ts', '= { en, it, uk }', '= { en, it, uk, de }'],
  ['editor/i18n/index.ts', 'import ', "import { de } from '../../texts/languages/de/page.ts';\nimport "],
  ['editor/i18n/play.ts', 'uk: PLAY_UK', 'uk: PLAY_UK, de: PLAY_DE'],
  ['editor/i18n/play.ts', 'import ', "import { PLAY_DE } from '../../texts/languages/de/page-play.ts';\nimport "],
  ['editor/i18n/deck.ts', 'uk: DECK_UK', 'uk: DECK_UK, de: DECK_DE'],
  ['editor/i18n/deck.ts', 'import ', "import { DECK_DE } from '../../texts/languages/de/page-deck.ts';\nimport "],
];
const CHANGED = [...new Set(OUTSIDE.map(([file]) => file))];

/** Files that a new language may touch outside of its folder. */
const MOST = 15;

const PACK = `pack: pond
title: Pond
version: 1.0.0
players: [1]
counters: {pearl: {name: pearl, plural: pearls, start: 1}}
procedures: {game: {end: end game}}
ranking: [most pearl]
lexicon:
  de:
    pearl: {gender: f, nom: [Perle, Perlen], gen: [Perle, Perlen], dat: [Perle, Perlen], acc: [Perle, Perlen]}
`;

describe('a language that is begun', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-draft-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    const files = execFileSync(
      'git',
      ['ls-files', ...CODE_FOLDERS, ...(isFull ? ['test'] : []), ':(glob)*.json', ':(glob)*.ts', 'cards/nim.yaml'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 1e8,
      },
    );
    for (const file of files.trim().split('\n')) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(FIXTURE, 'de'), join(folder, 'texts/languages/de'), { recursive: true });
    for (const [file, old, now] of OUTSIDE) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect([file, old, text.includes(old)]).toEqual([file, old, true]);
      writeFileSync(
        join(folder, file),
        text.replace(old, () => now),
      );
    }
    writeFileSync(join(folder, 'pond.yaml'), PACK);
  });

  /** Runs the command of the copy, which builds itself when it is called first. */
  function fathom(...args: string[]): { out: string; code: number | null } {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/fathom.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { out: `${stdout}${stderr}`, code: status };
  }

  const load = async <T>(name: string): Promise<T> => (await import(join(folder, 'page', `${name}.mjs`))) as T;

  it('changes few files outside of its folder', () => {
    expect(CHANGED.length).toBeLessThanOrEqual(MOST);
  });

  it('is rendered, with the words of a pack in their cases', () => {
    const { out } = fathom('tell', 'gain 2 pearl or pay 1 pearl', '--pack', 'pond.yaml', '--lang', 'de');
    expect(out).toContain('Erhalte 2 Perlen oder bezahle 1 Perle.');
  });

  it('says in English what it lacks, and check counts it', () => {
    const { out } = fathom('check', 'pond.yaml');
    expect(out).toMatch(/draft-language.*German is a draft: of \d+ phrases for texts it lacks \d+/s);
  });

  it('is a language of the page, which says in English what it lacks, marked as such', async () => {
    // the messages as a browser gets them: in one file
    const [page, play] = ['index', 'play'].map((name) => join(folder, 'editor/i18n', `${name}.ts`));
    await bundle({ page, play }, join(folder, 'page'));
    const { LANGUAGE_NAMES, sectionName, setPageLanguage, t } = await load<typeof Page>('page');
    const { PLAY_MESSAGES, tp } = await load<typeof Play>('play');
    expect(LANGUAGE_NAMES).toMatchObject({ de: 'Deutsch' });
    setPageLanguage('de' as never);
    expect([t('views'), t('redone'), t('errors', { n: 2 }), sectionName('cards')]).toEqual([
      'Ansichten',
      'Done again. [en]',
      '2 errors [en]',
      'cards [en]',
    ]);
    expect(tp(Object.keys(PLAY_MESSAGES.en)[0] as never)).toMatch(/ \[en\]$/);
  });

  it.runIf(isFull)('is demanded by the compiler in each of these files, and nowhere else', () => {
    const compile = (project: string): string[] => {
      const { stdout } = spawnSync(
        process.execPath,
        [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', project],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      return [...new Set([...stdout.matchAll(/^([\w./-]+)\(/gm)].map(([, file]) => file))];
    };
    const all = (): string[] => [...compile('.'), ...compile('editor')];
    expect(all()).toEqual([]);
    for (const file of CHANGED.slice(1)) cpSync(join(ROOT, file), join(folder, file));
    const named = all();
    expect(CHANGED.slice(1).filter((file) => !named.includes(file))).toEqual([]);
  });
});
