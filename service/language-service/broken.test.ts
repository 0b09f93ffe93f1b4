/** Texts as they are while somebody types: cut anywhere. Nothing throws, and what is proposed fits where it is put. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompletionItem, TextEdit } from 'vscode-languageserver-types';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import type { EffectSource } from '../../dsl/packs/sources.ts';
import { Lines } from '../../dsl/source/lines.ts';
import { parseProgram } from '../../dsl/syntax/parse.ts';
import { effectItems } from './complete-effect.ts';
import * as service from './index.ts';
import { CompletionItemKind } from './protocol.ts';
import { offsetAt, positionAt } from './positions.ts';
import { createWorkspace, type Workspace } from './workspace.ts';
import { rounds } from '../../test/support/width.ts';

const SHAPES = 'cards/test-shapes.yaml';
const CITIES = 'cards/underwater-cities';
/** The same places each time: what is proposed may be odd where a text is odd enough, and a test that fails now and then says nothing. */
const SEED = 20261122;

const opened = (pack: string): Workspace => {
  const workspace = createWorkspace({ files: nodeFiles, pack, packs: 'cards' });
  workspace.fullCheck();
  return workspace;
};
const textOf = (path: string): string => new TextDecoder().decode(nodeFiles.read(path));

/** A text with the cursor in it: cut at the cursor, cut at the end of its line, or whole. */
function cut(whole: string, at: number, how: number): string {
  const newline = whole.indexOf('\n', at);
  const tail = how === 0 ? '' : how === 1 ? whole.slice(newline < 0 ? whole.length : newline) : whole.slice(at);
  return whole.slice(0, at) + tail;
}

/** Asks for everything at a place; what is proposed there. */
function ask(workspace: Workspace, uri: string, text: string, at: number): CompletionItem[] {
  workspace.update(uri, text);
  const position = positionAt({ lines: new Lines(text) }, at);
  const here = { start: { line: Math.max(0, position.line - 2), character: 0 }, end: position };
  service.hover(workspace, uri, position, 'it');
  service.signatureHelp(workspace, uri, position);
  service.semanticTokens(workspace, uri);
  service.documentSymbols(workspace, uri);
  service.foldingRanges(workspace, uri);
  service.references(workspace, uri, position);
  service.prepareRename(workspace, uri, position);
  service.inlayHints(workspace, uri, here, 'uk');
  service.codeActions(workspace, uri, { start: position, end: position });
  return service.completions(workspace, uri, position);
}

/** As an editor puts it in: a word of the language is its opening words, the rest is to be filled in. */
function put(text: string, item: CompletionItem): { text: string; start: number; end: number } {
  const { range, newText } = item.textEdit as TextEdit;
  const counted = { lines: new Lines(text) };
  const start = offsetAt(counted, range.start);
  const end = offsetAt(counted, range.end);
  const words = newText.includes('${')
    ? newText
        .slice(0, newText.indexOf('${'))
        .replace(/^(\s*)"/, '$1')
        .trimEnd()
    : newText.replaceAll('$0', '');
  return { text: text.slice(0, start) + words + text.slice(end), start, end: start + words.trimEnd().length };
}

/** Codes that mean that something is where it is not allowed. Its meaning, and what must follow, are up to the author. */
const OUT_OF_PLACE = new Set([
  'unknown-key',
  'misplaced-key',
  'duplicate-key',
  'bad-name',
  'bad-key',
  'bad-indentation',
  'tab-indentation',
  'unknown-language',
  'unknown-word',
  'unexpected',
  'unexpected-character',
  'expected-name',
  'expected-word',
  'expected-event',
  'expected-cost',
  'missing-separator',
  'wrong-choice',
  'given-twice',
  'extra-bracket',
  'not-a-map',
]);

function newProblems(workspace: Workspace, uri: string, text: string, item: CompletionItem): string[] {
  const known = (): { code: string; start: number; end: number; message: string }[] => {
    const { diagnostics, sources } = workspace.incrementalCheck();
    const lines = sources.files.find(({ path }) => path === uri)?.lines;
    return lines
      ? diagnostics
          .filter(({ file }) => file === uri)
          .map((one) => ({
            code: one.code,
            message: one.message,
            start: lines.offset(one),
            end: lines.offset({ line: one.endLine, column: one.endColumn }),
          }))
      : [];
  };
  const before = new Set(known().map(({ code }) => code));
  const now = put(text, item);
  workspace.update(uri, now.text);
  return known()
    .filter(({ code, start, end }) => OUT_OF_PLACE.has(code) && !before.has(code) && end > now.start && start < now.end)
    .map(({ code, message }) => `${item.label}: ${code} ${message}`);
}

describe('a text cut anywhere', () => {
  it('is answered, and what is proposed is not out of place', () => {
    const workspace = opened(SHAPES);
    const whole = textOf(SHAPES);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(2), fc.nat(), (at, how, pick) => {
        // between a key and its value nobody adds another one
        if (how === 2 && whole.slice(0, at).endsWith(':') && /^ \w/.test(whole.slice(at))) return;
        const text = cut(whole, at, how);
        const items = ask(workspace, SHAPES, text, at);
        if (items.length > 0) {
          expect([
            text.slice(Math.max(0, at - 60), at),
            newProblems(workspace, SHAPES, text, items[pick % items.length]),
          ]).toEqual([expect.any(String), []]);
        }
      }),
      { numRuns: rounds(20, 120), seed: SEED },
    );
  });

  it('is answered in a large pack, too', () => {
    const workspace = opened(CITIES);
    const paths = workspace
      .incrementalCheck()
      .sources.files.map(({ path }) => path)
      .filter((path) => !path.includes('lexicon'));
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(2),
        (path, part, how) => {
          const whole = textOf(path);
          const at = Math.floor(part * whole.length);
          ask(workspace, path, cut(whole, at, how), at);
          workspace.close(path);
        },
      ),
      { numRuns: rounds(2, 12), seed: SEED },
    );
  });
});

describe('an effect cut anywhere', () => {
  const GRAMMAR = new Set([
    'unexpected',
    'unexpected-character',
    'expected-name',
    'expected-word',
    'unknown-word',
    'bad-name',
    'extra-bracket',
    'missing-separator',
  ]);
  const problemsOn = (text: string, from: number, to: number): string[] =>
    parseProgram(text)
      .problems.filter(({ code, start, end }) => GRAMMAR.has(code) && start < to && end > from)
      .map(({ code, message }) => `${code} ${message}`);

  it.each([SHAPES, CITIES])('of every card and slot of %s: the grammar takes what is proposed', (pack) => {
    const { sources } = opened(pack).incrementalCheck();
    const texts = sources.effects.filter(
      ({ kind, component, ast }): boolean =>
        ['program', 'standing'].includes(kind) && ast !== null && ['cards', 'slots'].includes(component.section),
    );
    expect(texts.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const next = (most: number): number => numbers.next().value! % Math.max(1, most);
        for (const { text, kind } of texts as (EffectSource & { kind: 'program' | 'standing' })[]) {
          const head = text.slice(0, next(text.length + 1));
          const begun = /[\p{L}\p{N}_-]*$/u.exec(head)![0];
          const before = head.slice(0, head.length - begun.length);
          const items = effectItems(head, { kind, symbols: sources.symbols }).filter(
            (item) => item.kind !== CompletionItemKind.Keyword,
          ); // of several keywords only the next is proposed
          if (items.length === 0) continue;
          const { label } = items[next(items.length)];
          // what a word is may show in the next one only: a number before a counter
          const [alone, more] = ['', ' credit'].map((next) =>
            problemsOn(before + label + next, before.length, before.length + label.length),
          );
          expect([before, label, alone.length < more.length ? alone : more]).toEqual([before, label, []]);
        }
      }),
      { numRuns: rounds(1, 2), seed: SEED },
    );
  });
});
