/** The language service on the packs of the repository: it offers what their authors wrote, and renames without a trace. */
import { describe, expect, it } from 'vitest';
import { completions, createWorkspace, rename, type Workspace } from '../service/language-service/index.ts';
import { occurrencesOf } from '../service/language-service/occurrences.ts';
import { positionAt } from '../service/language-service/positions.ts';
import { edited } from '../service/language-service/testing.ts';
import { nodeFiles } from '../dsl/packs/node-files.ts';
import { runScenarios } from '../interpreter/scenario/index.ts';
import { loadPack } from '../service/index.ts';
import { CITIES, PACKS, YUCATA } from './support/packs.ts';
import { isFull, sampleOf } from './support/width.ts';

const open = (pack: string): Workspace => createWorkspace({ files: nodeFiles, pack });

describe('completion', () => {
  // of the large pack every 59th name that an author wrote
  it.each(PACKS.map((pack) => [pack, pack === CITIES ? 59 : 1] as const))(
    '%s: each name is offered at the place where it is written',
    (pack, step) => {
      const workspace = open(pack);
      const missing: string[] = [];
      let offered = 0;
      workspace
        .incrementalCheck()
        .sources.references.filter((_, i) => i % step === 0)
        .forEach(({ file, range, kind }) => {
          const { text, lines } = workspace.file(file)!;
          const word = text.slice(range.start, range.end);
          // who wins is said in words of its own
          if (/ranking:.*$/.test(lines.line(lines.place(range.start).line))) return;
          offered++;
          if (!completions(workspace, file, positionAt({ lines }, range.start)).some(({ label }) => label === word)) {
            missing.push(`${kind} ${word} at ${file}:${lines.place(range.start).line}`);
          }
        });
      expect(offered).toBeGreaterThan(pack === CITIES ? 50 : 5);
      expect(missing).toEqual([]);
    },
  );
});

describe('a workspace of a variant', () => {
  it('says after edits in it and in its base what a load from scratch says', () => {
    const workspace = open(YUCATA);
    const texts = new Map<string, string>();
    /** `isWhole`: held against a full check, too, not only against the one while somebody types. */
    const edit = (name: string, from: string, to: string, isWhole = isFull): void => {
      const file = workspace.incrementalCheck().sources.files.find((one) => one.name === name)!;
      const text = file.text.replace(from, to);
      expect(text).not.toBe(file.text);
      texts.set(file.path, text);
      workspace.update(file.path, text);
      const files = {
        ...nodeFiles,
        read: (path: string) => (texts.has(path) ? new TextEncoder().encode(texts.get(path)) : nodeFiles.read(path)),
      };
      for (const quick of isWhole ? [true, false] : [true]) {
        const fresh = loadPack(files, YUCATA, { incremental: quick });
        const cached = quick ? workspace.incrementalCheck() : workspace.fullCheck();
        expect(cached.diagnostics).toEqual(fresh.diagnostics);
        expect(
          JSON.stringify([cached.model, cached.sources.effects, cached.sources.references, cached.sources.components]),
        ).toBe(
          JSON.stringify([fresh.model, fresh.sources.effects, fresh.sources.references, fresh.sources.components]),
        );
      }
    };
    edit('underwater-cities/cards-era-1.yaml', 'gain 1 card', 'gain 2 cards');
    edit('underwater-cities/procedures.yaml', 'procedures:\n', '# one line more\nprocedures:\n');
    edit('yucata/drawing.yaml', 'after:', 'aftr:', true);
    edit('yucata/drawing.yaml', 'aftr:', 'after:');
    edit('yucata/drawing.yaml', 'do: move cards in drawn to hand', 'do: move top 1 card in drawn to hand');
    // the same texts at other places, and the same place with another text
    edit('underwater-cities/cards-era-1.yaml', 'cards:\n', 'cards:\n  # one line more\n');
    edit('underwater-cities/cards-era-1.yaml', 'gain 2 cards', 'gain 1 credit, 2 cards');
    // names of the lexicon are cached together
    edit('underwater-cities/lexicon.yaml', 'other: blue', 'other: azure');
    edit('underwater-cities/lexicon.yaml', 'one: blue', 'plural: blue');
    edit('underwater-cities/cards-era-1.yaml', 'gain 1 credit, 2 cards', 'gain 2 cards');
    edit('underwater-cities/lexicon.yaml', 'plural: blue', 'one: blue');
    edit('underwater-cities/vocabulary.yaml', '  kelp:', '  weed: {}\n  kelp:', true);
  });
});

describe('rename', () => {
  const NAMES = [
    ['piece', 'farm'],
    ['zone', 'hand'],
    ['slot', 'two-tunnels'],
    ['program', 'production'],
  ] as const;
  it.each(sampleOf(NAMES, 2))('of the %s "%s": as good as before, and the same scenarios pass', (kind, id) => {
    const workspace = open(CITIES);
    const before = workspace.fullCheck().diagnostics;
    const { file, span } = occurrencesOf(workspace.fullCheck().sources)
      .of(kind, id)
      .find(({ declares }) => declares)!;
    const renamed = rename(workspace, file, positionAt(workspace.file(file)!, span.start), 'zq-new');
    if ('refused' in renamed) throw new Error(renamed.refused);
    const texts = Object.entries(renamed.edit.changes!).map(
      ([path, edits]) => [path, edited(workspace, path, edits)] as const,
    );
    for (const [path, text] of texts) workspace.update(path, text);
    const { diagnostics, sources } = workspace.fullCheck();
    expect([diagnostics.length, sources.symbols.get(kind, id)]).toEqual([before.length, undefined]);
    const { passed, results } = runScenarios(workspace.fullCheck(), {
      filter: ({ component }) => component.section === 'slots' || component.section === 'procedures',
      manners: ['plainly'],
    });
    expect([passed > 100, results.filter(({ ok }) => !ok)]).toEqual([true, []]);
    const lessons = runScenarios(workspace.fullCheck(), { filter: 'lessons/' }).results;
    expect(lessons.length).toBeGreaterThan(1);
    expect(lessons.filter(({ ok }) => !ok)).toEqual([]);
  });
});
