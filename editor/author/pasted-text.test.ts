import { expect, it } from 'vitest';
import { pastedText } from './pasted-text.ts';

it.each<[what: string, before: string, text: string, pasted: string]>([
  ['lines without indentation', '      ', 'gain 1 kelp\nbuild farm', 'gain 1 kelp\n      build farm'],
  ['lines of Windows', '    ', 'a\r\nb', 'a\n    b'],
  ['lines with less, and an empty one', '    ', 'a\n  b\n\n    c', 'a\n    b\n\n      c'],
  ['a block with its margin', '    ', '  a\n  b', 'a\n    b'],
  ['a key with what is in it', '    ', 'effect: |\n  a\n  b', 'effect: |\n      a\n      b'],
  ['an indented key with what is in it', '    ', '  effect: |\n    a', 'effect: |\n      a'],
  ['enough indentation already', '    ', 'a\n      b', 'a\n      b'],
  ['behind other text', '    effect: ', 'a\nb', 'a\nb'],
  ['at the margin', '', 'a\n  b', 'a\n  b'],
  ['one line', '    ', 'a', 'a'],
  ['the end of a line', '    ', 'a\n', 'a\n'],
])('%s', (_, before, text, pasted) => expect(pastedText(before, text)).toBe(pasted));
