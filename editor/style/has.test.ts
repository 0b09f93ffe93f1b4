/** No selector of the table asks what an element has: with `:has` the whole board is styled anew at each change of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['play.css', 'table.css'])('%s', (name) => {
  const css = readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  expect(css.match(/[^{};]*:has\([^{}]*/g) ?? []).toEqual([]);
});
