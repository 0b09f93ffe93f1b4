import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/packs/fields.ts';
import type { LoadedPack } from '../../dsl/analysis/load-pack.ts';
import { lexiconOf } from '../../dsl/text/lexicon.ts';
import { TextParser } from '../../dsl/text/parse/parse-text.ts';
import { tokensOf } from '../../dsl/text/parse/tokens.ts';
import { selfOf, renderComponent } from '../../dsl/text/render/component.ts';
import { LANGUAGES } from '../../dsl/text/languages/index.ts';
import { readTexts } from '../../cli/audit/texts/input.ts';
import { auditTexts } from '../../cli/audit/texts/report.ts';
import { figure, median, type Row } from './measure.ts';

/** All components told in all languages, and every rules text of a card read back: the mean of one. */
export function texts({ model, sources }: LoadedPack): Row[] {
  const codes = LANGUAGE_CODES;
  const rounds = <T>(run: () => T): number =>
    median(
      Array.from({ length: 7 }, () => {
        const start = performance.now();
        run();
        return performance.now() - start;
      }).slice(2),
    );
  const tellAll = (code: LanguageCode) =>
    sources.components.flatMap((component) => renderComponent(model!, sources, component, LANGUAGES[code]));
  const told = codes.flatMap(tellAll).length;
  const telling = rounds(() => codes.forEach(tellAll));
  const rows: Row[] = [
    {
      what: `tell all ${told} texts of the pack in ${codes.length} languages`,
      value: figure(telling, 'ms'),
      baseline: `one text: ${figure((telling / told) * 1000, 'µs')}`,
    },
  ];
  for (const code of codes) {
    const start = performance.now();
    const reader = new TextParser(LANGUAGES[code], lexiconOf(model!, code), sources.symbols);
    const building = performance.now() - start;
    const cards = tellAll(code)
      .filter(
        ({ source: { component, kind } }) =>
          component.section === 'cards' && (kind === 'program' || kind === 'standing'),
      )
      .map(({ text, source }) => ({ text, self: selfOf(source.component) }));
    const reading = rounds(() => cards.forEach(({ text, self }) => reader.parse(text, self)));
    const cutting = rounds(() => cards.forEach(({ text }) => tokensOf(text)));
    rows.push({
      what: `read the text of a card (${code}, mean of ${cards.length})`,
      value: figure(reading / cards.length, 'ms'),
      baseline: `cut into words: ${figure((cutting / cards.length) * 1000, 'µs')}; a reader made: ${figure(building, 'ms')}`,
    });
  }
  return [...rows, audited({ model, sources } as LoadedPack, codes)];
}

/** A file with the told texts of all cards in all languages, and in each tenth of them another number: read, compared, put together. */
function audited({ model, sources }: LoadedPack, codes: readonly LanguageCode[]): Row {
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
    auditTexts(readTexts(path, path), model!, sources);
    return performance.now() - start;
  };
  try {
    write(entries);
    const told = median([run(), run(), run()]);
    write(entries.map((entry, i) => (i % 10 === 0 ? { ...entry, text: entry.text.replace(/\d/, '9') } : entry)));
    return {
      what: `audit ${entries.length} printed texts in ${codes.length} languages, all as told`,
      value: figure(told, 'ms'),
      baseline: `another number in each tenth, readers made: ${figure(run(), 'ms')}`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
