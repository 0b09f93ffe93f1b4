import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO, loadFiles, loadText } from '../../service/analysis/fixtures.ts';
import { formatFile } from './format.ts';
import { rounds } from '../../test/support/width.ts';

/** The demo pack with a few pieces cut out, doubled or replaced. */
const damaged = fc
  .array(
    fc.tuple(
      fc.nat(DEMO.length),
      fc.nat(30),
      fc.constantFrom(
        '',
        '{',
        ']',
        '"',
        "'",
        ': ',
        '\n',
        '\t',
        '- ',
        '*x',
        '&x ',
        '|',
        '>',
        '#',
        '\0',
        '😀',
        'null',
        '3',
        'effect: ',
        '[[',
        'this',
        ' then ',
        '~',
        '!!str ',
        '? ',
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((cuts) => cuts.reduce((text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length), DEMO));

test('no text makes the loader throw; every place is inside the file; a pack without a model has an error', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const { model, diagnostics } = loadText(text);
      const lines = text.split('\n');
      for (const { line, column, endLine, endColumn, code, message } of diagnostics) {
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
        expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
        expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(message).not.toMatch(/undefined|\[object|NaN/);
      }
      expect(model === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
    }),
    { numRuns: rounds(50, 300) },
  );
});

test('the same as the base of another pack, and formatted', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      loadFiles(
        {
          'p.yaml':
            'pack: p\nextends: demo\nreplace: {slots: [{id: other, effect: gain 1 credit}]}\ninsert: ' +
            '[{procedure: turn, after: pay, name: x, do: gain 1 credit}]\n',
          'demo.yaml': text,
        },
        'p.yaml',
      );
      const { text: once, problems } = formatFile(text);
      if (problems.length === 0) expect(formatFile(once).text).toBe(once);
    }),
    { numRuns: rounds(25, 150) },
  );
});
