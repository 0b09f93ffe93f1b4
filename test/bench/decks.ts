/** A typed deck audited from its table, and what the engine takes to judge one pair of effects. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factDifferences } from '../../texts/audit/facts.ts';
import { auditTexts } from '../../texts/audit/audit-texts.ts';
import { readDeckTable } from '../../texts/audit/deck-table.ts';
import type { LoadedPack } from '../../service/analysis/load-pack.ts';
import { LANGUAGE_CODES } from '../../dsl/packs/fields.ts';
import type { PackModel } from '../../dsl/packs/model.ts';
import { LANGUAGES } from '../../texts/languages/index.ts';
import { renderComponent } from '../../texts/render/component.ts';
import { optionValues } from '../../interpreter/compile/compile-cached.ts';
import { compileGame } from '../../interpreter/compile/compile-game.ts';
import { compareByPlay } from '../../study/equivalence/compare-by-play.ts';
import { PlayJudge } from '../../study/equivalence/play-judge.ts';
import { figure, median, type Row } from './measure.ts';

type Playable = LoadedPack & { model: PackModel };

export function decks(pack: Playable): Row[] {
  return [pairRow(pack), tableRow(pack)];
}

/** Each tenth card against itself with another number: mostly one position, and against itself: all positions. */
function pairRow({ model, sources }: Playable): Row {
  const effects = sources.effects
    .filter(
      ({ component, kind, path }) => component.section === 'cards' && kind === 'program' && !path.includes('scenarios'),
    )
    .filter((_, i) => i % 10 === 0);
  const times = (other: (text: string) => string): number[] =>
    effects.map(({ component: { id }, text }) => {
      const start = performance.now();
      compareByPlay({ model, sources }, [text, other(text)], { as: { kind: 'card', id }, declinable: true });
      return performance.now() - start;
    });
  const changed = (text: string): string => text.replace(/\d/, (digit) => String(Number(digit) + 1));
  times(changed);
  const [different, same] = [times(changed), times((text) => text)];
  const compiled = performance.now();
  compileGame(model, 2, optionValues(model, {}));
  const compiling = performance.now() - compiled;
  const slowest = (all: number[]): number => Math.max(...all);
  return {
    what: `judge a pair of effects by play (median of ${effects.length}, another number)`,
    value: figure(median(different), 'ms'),
    baseline:
      `slowest: ${figure(slowest(different), 'ms')}; equal: ${figure(median(same), 'ms')}, slowest ` +
      `${figure(slowest(same), 'ms')}; compile the game: ${figure(compiling, 'ms')}`,
  };
}

/** All numbered cards with their texts; the baseline has no wrong ones. */
function tableRow(pack: Playable): Row {
  const { model, sources } = pack;
  const folder = mkdtempSync(join(tmpdir(), 'fathom-'));
  const path = join(folder, 'deck.csv');
  const cards = model.cards.filter(({ number }) => number !== null);
  const textOf = (id: string, code: (typeof LANGUAGE_CODES)[number]): string =>
    renderComponent(model, sources, { section: 'cards', id }, LANGUAGES[code])
      .filter(({ source: { kind } }) => kind === 'program' || kind === 'standing')
      .map(({ text }) => text)
      .join(' ');
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const write = (change: (text: string, row: number) => string): void =>
    writeFileSync(
      path,
      [
        ['Number', 'Name', 'Type', ...LANGUAGE_CODES.map((code) => `Text ${code}`)].join(),
        ...cards.map(({ id, number, name, type }, row) =>
          [
            String(number),
            cell(name),
            type,
            ...LANGUAGE_CODES.map((code) => cell(change(textOf(id, code), row))),
          ].join(),
        ),
      ].join('\n'),
    );
  const run = (): number => {
    const start = performance.now();
    const table = readDeckTable(path, readFileSync(path), { model, sources }, null);
    auditTexts(table, model, sources, new PlayJudge(model, sources), { facts: factDifferences(table, model, sources) });
    return performance.now() - start;
  };
  try {
    write((text) => text);
    const exact = median([run(), run(), run()]);
    write((text, row) => (row % 5 === 0 ? text.replace(/\d/, '9') : text));
    return {
      what: `audit a table of ${cards.length} cards × ${LANGUAGE_CODES.length} languages, every fifth wrong`,
      value: figure(median([run(), run(), run()]), 'ms'),
      baseline: `all exact: ${figure(exact, 'ms')}`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
