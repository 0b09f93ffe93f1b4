/** A diagnostic as the protocol has it: lines and characters from 0, severities as numbers. */
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../dsl/source/diagnostic.ts';
import { plainText, toProtocol } from './protocol-diagnostic.ts';

const AT = { file: 'reef/cards.yaml', line: 1, column: 3, endLine: 2, endColumn: 1 };
const PROBLEM: Diagnostic = { ...AT, code: 'unknown-key', severity: 'warning', message: 'there is a mistake' };
const uriOf = (path: string): string => `file:///${path}`;

describe('a diagnostic of the protocol', () => {
  it('has only what there is to say', () => {
    expect(toProtocol(PROBLEM, { uriOf })).toEqual({
      range: { start: { line: 0, character: 2 }, end: { line: 1, character: 0 } },
      code: 'unknown-key',
      source: 'fathom',
      severity: 2,
      message: 'There is a mistake.',
    });
    expect(toProtocol({ ...PROBLEM, severity: 'error', related: [] }, { uriOf })).toEqual({
      ...toProtocol(PROBLEM, { uriOf }),
      severity: 1,
    });
  });

  it('counts a byte order mark on the first line only', () => {
    expect(toProtocol(PROBLEM, { uriOf, marked: true }).range).toEqual({
      start: { line: 0, character: 3 },
      end: { line: 1, character: 0 },
    });
  });

  it('has help and suggestions as data for fixes, each if there is one', () => {
    const dataOf = (more: Partial<Diagnostic>): unknown => toProtocol({ ...PROBLEM, ...more }, { uriOf }).data;
    expect(dataOf({ help: 'remove it' })).toEqual({ help: 'remove it' });
    expect(dataOf({ suggestions: ['kelp'] })).toEqual({ suggestions: ['kelp'] });
  });

  it('has the address of each related place', () => {
    const { relatedInformation } = toProtocol({ ...PROBLEM, related: [{ ...AT, message: 'and here' }] }, { uriOf });
    expect(relatedInformation).toEqual([
      {
        message: 'and here',
        location: {
          uri: 'file:///reef/cards.yaml',
          range: { start: { line: 0, character: 2 }, end: { line: 1, character: 0 } },
        },
      },
    ]);
  });

  it('is plain text with suggestions after the message, and the help on a line of its own', () => {
    expect(plainText(PROBLEM)).toBe('There is a mistake.');
    expect(plainText({ ...PROBLEM, suggestions: ['kelp', 'credit'], help: 'take another' })).toBe(
      'There is a mistake. Did you mean "kelp" or "credit"?\nTake another.',
    );
  });
});
