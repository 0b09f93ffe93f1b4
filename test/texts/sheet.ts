/**
 * The review sheet of all rendered texts: `npm run sheet`. With `--against FILE`, a sheet that was written before (`--json`), each
 * changed text is beside the old one; `--changed` leaves the others out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '../../dsl/internal.ts';
import { renderedTexts, type SheetText } from './rendered.ts';

const ROOT = join(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    changed: { type: 'boolean', default: false },
    json: { type: 'string' },
    class: { type: 'string' },
  },
});

const texts = renderedTexts(join(ROOT, 'cards'));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(texts, null, 1)}\n`);
else {
  const old = values.against === undefined ? [] : (JSON.parse(readFileSync(values.against, 'utf8')) as SheetText[]);
  process.stdout.write(sheetOf(texts, new Map(old.map((text) => [text.id, text]))));
}

function sheetOf(all: readonly SheetText[], old: ReadonlyMap<string, SheetText>): string {
  return all
    .filter((text) => values.class === undefined || text.class === values.class)
    .flatMap((text) => {
      const before = old.get(text.id);
      const changed = before !== undefined && LANGUAGE_CODES.some((code) => before.texts[code] !== text.texts[code]);
      if (values.changed && before && !changed) return [];
      return [
        `## ${text.id}`,
        `   ${text.effect}`,
        ...LANGUAGE_CODES.flatMap((code) => {
          const was = before?.texts[code];
          const now = text.texts[code];
          return was === undefined || was === now
            ? [`   ${code}  ${now}`]
            : [`   ${code} -${was}`, `   ${code} +${now}`];
        }),
        '',
      ];
    })
    .join('\n');
}
