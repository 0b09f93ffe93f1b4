/**
 * Places are counted in UTF-16 units, as the protocol does, whatever a text is made of; and changes one after the other
 * are the whole text.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completions } from './completion.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { hover } from './hover.ts';
import { occurrencesOf } from './occurrences.ts';
import { offsetAt, positionAt, rangeOf } from './positions.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { CARDS, reef } from './testing.ts';
import { rounds } from '../../test/support/width.ts';

const URI = 'reef/cards.yaml';
/** Emoji of one and of several characters, letters with marks, two widths of blank, line ends and tabs. */
const ODD = ['🐙', '👩‍🚀', 'é', 'й', 'Ї', '\u00a0', '漢', '\t', '𝒳', 'ß'];
const odd = fc.array(fc.constantFrom(...ODD), { maxLength: 4 }).map((parts) => parts.join(''));
const text = fc
  .record({ name: odd, note: odd, crlf: fc.boolean(), mark: fc.boolean() })
  .map(({ name, note, crlf, mark }) => {
    const plain = CARDS.replace('name: Planting', `name: "a${name}b"`).replace(
      '    status: original\n  - id: sole',
      `    status: original # ${note}\n  - id: sole`,
    );
    return (mark ? '\ufeff' : '') + (crlf ? plain.replaceAll('\n', '\r\n') : plain);
  });

/** The editor's own count, by another implementation of the protocol. */
const document = (content: string): TextDocument => TextDocument.create(URI, 'yaml', 1, content);

describe('places', () => {
  it('are those of the editor, of every name, colour and mistake', () => {
    fc.assert(
      fc.property(text, (content) => {
        const workspace = reef();
        const broken = content.replace('gain 2 kelp', 'gain 2 klep');
        workspace.update(URI, content);
        const theirs = document(content);
        const file = workspace.file(URI)!;
        for (const { span, id } of occurrencesOf(workspace.incrementalCheck().sources).in(URI)) {
          expect([id, id.startsWith(theirs.getText(rangeOf(file, span)).replace(/s$/, ''))]).toEqual([id, true]);
        }
        const { data } = semanticTokens(workspace, URI);
        for (let i = 0, line = 0, character = 0; i < data.length; i += 5) {
          [line, character] = [line + data[i], data[i] ? data[i + 1] : character + data[i + 1]];
          expect(
            theirs.getText({ start: { line, character }, end: { line, character: character + data[i + 2] } }),
          ).toMatch(/^[a-z0-9-]+$/);
        }
        workspace.update(URI, broken, 1);
        expect(
          diagnosticsOf(workspace, URI)
            .filter(({ code }) => code === 'unknown-name')
            .map(({ range }) => document(broken).getText(range)),
        ).toEqual(['klep']);
      }),
      { numRuns: rounds(20, 60) },
    );
  });

  it('lead there and back', () => {
    fc.assert(
      fc.property(text, fc.nat(), (content, n) => {
        const workspace = reef();
        workspace.update(URI, content);
        const file = workspace.file(URI)!;
        const at = n % (file.text.length + 1);
        const theirs = document(content);
        const mark = content.startsWith('\ufeff') ? 1 : 0;
        // no cursor is between the two characters of a line end
        if (file.text[at - 1] === '\r') return;
        expect(positionAt(file, at)).toEqual(theirs.positionAt(at + mark));
        expect(offsetAt(file, theirs.positionAt(at + mark))).toBe(at);
      }),
      { numRuns: rounds(70, 200) },
    );
  });

  it('after such texts are understood: completion there works', () => {
    fc.assert(
      fc.property(text, (content) => {
        const workspace = reef();
        const theirs = document(content);
        const at = theirs.positionAt(content.indexOf('gain 2 kelp') + 'gain 2 k'.length);
        workspace.update(URI, content);
        expect(JSON.stringify(hover(workspace, URI, at, 'en'))).toContain('counter `kelp`');
        const item = completions(workspace, URI, at).find(({ label }) => label === 'kelps')!;
        expect(TextDocument.applyEdits(theirs, [item.textEdit as never])).toBe(
          content.replace('gain 2 kelp', 'gain 2 kelps'),
        );
      }),
      { numRuns: rounds(20, 60) },
    );
  });
});

describe('changes one after the other', () => {
  const change = fc.record({
    from: fc.nat(),
    length: fc.nat(12),
    put: fc.oneof(odd, fc.constantFrom('\r\n', '\n', 'kelp', ': ', '"', '  - ', 'gain 1 ', '\ufeff')),
  });

  it('are the whole text', () => {
    fc.assert(
      fc.property(text, fc.array(change, { minLength: 1, maxLength: 8 }), (content, changes) => {
        const step = reef();
        const whole = reef();
        const theirs = document(content);
        step.update(URI, content, 1);
        for (const [i, { from, length, put }] of changes.entries()) {
          const now = theirs.getText();
          const start = from % (now.length + 1);
          const range = {
            start: theirs.positionAt(start),
            end: theirs.positionAt(Math.min(now.length, start + length)),
          };
          TextDocument.update(theirs, [{ range, text: put }], i + 2);
          step.update(URI, theirs.getText(), i + 2);
          step.incrementalCheck();
        }
        whole.update(URI, theirs.getText(), 1);
        expect([step.incrementalCheck().diagnostics, semanticTokens(step, URI)]).toEqual([
          whole.incrementalCheck().diagnostics,
          semanticTokens(whole, URI),
        ]);
      }),
      { numRuns: rounds(30, 80) },
    );
  });
});
