import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/packs/fields.ts';
import type { LoadedPack } from '../../service/analysis/load-pack.ts';
import { lexiconOf } from '../../texts/lexicon/lexicon-of.ts';
import { TextParser } from '../../texts/parse/text-parser.ts';
import { tokensOf } from '../../texts/parse/tokens.ts';
import { selfOf, renderComponent } from '../../texts/render/component.ts';
import { LANGUAGES } from '../../texts/languages/index.ts';
import { readTexts } from '../../texts/audit/texts-file.ts';
import { auditTexts } from '../../texts/audit/audit-texts.ts';
import { PlayJudge } from '../../study/equivalence/play-judge.ts';
import { figure, median, type Row } from './measure.ts';

const ROUNDS = 15;
/** Rounds before it counts: so long the times of a parser fall, as its code is compiled. */
const WARM_UP = 10;

/** Renders all components in all languages, and parses every rendered text of a card; means per text. */
export function texts({ model, sources }: LoadedPack): Row[] {
  const codes = LANGUAGE_CODES;
  const times = <T>(run: () => T): number[] =>
    Array.from({ length: WARM_UP + ROUNDS }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }).slice(WARM_UP);
  const rounds = <T>(run: () => T): number => median(times(run));
  const renderAll = (code: LanguageCode) =>
    sources.components.flatMap((component) => renderComponent(model!, sources, component, LANGUAGES[code]));
  const count = codes.flatMap(renderAll).length;
  const rendering = rounds(() => codes.forEach(renderAll));
  const rows: Row[] = [
    {
      what: `render all ${count} texts of the pack in ${codes.length} languages`,
      value: figure(rendering, 'ms'),
      baseline: `per text: ${figure((rendering / count) * 1000, 'µs')}`,
    },
  ];
  for (const code of codes) {
    const start = performance.now();
    const parser = new TextParser(LANGUAGES[code], lexiconOf(model!, code), sources.symbols);
    const building = performance.now() - start;
    const cards = renderAll(code)
      .filter(
        ({ source: { component, kind } }) =>
          component.section === 'cards' && (kind === 'program' || kind === 'standing'),
      )
      .map(({ text, source }) => ({ text, self: selfOf(source.component) }));
    const parsing = times(() => cards.forEach(({ text, self }) => parser.parse(text, self)));
    const tokenizing = rounds(() => cards.forEach(({ text }) => tokensOf(text)));
    rows.push({
      what: `parse the text of a card (${code}, mean of ${cards.length})`,
      value: figure(median(parsing) / cards.length, 'ms'),
      // what the code asks for, where the median also has what else the machine does
      baseline:
        `fastest round: ${figure(Math.min(...parsing) / cards.length, 'ms')}; tokenize: ` +
        `${figure((tokenizing / cards.length) * 1000, 'µs')}; build the parser: ${figure(building, 'ms')}`,
    });
  }
  return [...rows, auditRow({ model, sources } as LoadedPack, codes)];
}

/** Audits a file with the rendered texts of all cards; the baseline has a wrong number in every tenth text. */
function auditRow({ model, sources }: LoadedPack, codes: readonly LanguageCode[]): Row {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-'));
  const path = join(folder, 'texts.yaml');
  const entries = codes.flatMap((lang) =>
    model!.cards.flatMap(({ id }) =>
      renderComponent(model!, sources, { section: 'cards', id }, LANGUAGES[lang])
        .filter(({ source: { kind } }) => kind === 'program' || kind === 'standing')
        .map(({ key, text }) => ({ card: id, program: key, lang, text })),
    ),
  );
  const write = (texts: readonly object[]): void =>
    writeFileSync(path, `texts:\n${texts.map((entry) => `  - ${JSON.stringify(entry)}\n`).join('')}`);
  const run = (): number => {
    const start = performance.now();
    auditTexts(readTexts(path, readFileSync(path)), model!, sources, new PlayJudge(model!, sources));
    return performance.now() - start;
  };
  try {
    write(entries);
    const identical = median([run(), run(), run()]);
    write(entries.map((entry, i) => (i % 10 === 0 ? { ...entry, text: entry.text.replace(/\d/, '9') } : entry)));
    return {
      what: `audit ${entries.length} printed texts in ${codes.length} languages, all exact`,
      value: figure(identical, 'ms'),
      baseline: `every tenth different, parsers built: ${figure(run(), 'ms')}`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
