import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDrawing } from './drawing.ts';
import { drawingMessage } from './drawing-words.ts';

describe('drawings', () => {
  test.each([
    ['M8 1 15 8 8 15 1 8z', '<path d="M8 1 15 8 8 15 1 8z"/>'],
    ['<circle cx="8" cy="8" r="6"/>', '<circle cx="8" cy="8" r="6"/>'],
    [
      "<g fill='none' stroke='#2a7f9e'>\n  <path d='M1 1h14'/>\n</g>",
      '<g fill="none" stroke="#2a7f9e"><path d="M1 1h14"/></g>',
    ],
    ['<path d="M1 1h14" transform="rotate(60 8 8)"></path>', '<path d="M1 1h14" transform="rotate(60 8 8)"></path>'],
  ])('%s', (text, svg) => {
    expect(parseDrawing(text)).toEqual({ svg });
  });

  test.each([
    ['<script>alert(1)</script>', 'A drawing has no <script>.', 'script'],
    ['<circle r="6" onload="alert(1)"/>', '<circle> in a drawing has no "onload".', 'onload'],
    ['<path d="M1 1" style="fill:url(http://x)"/>', '<path> in a drawing has no "style".', 'style'],
    ['<path d="M1 1" fill="url(#a)"/>', '"url(#a)" is no value for "fill".', 'fill="url(#a)"'],
    ['<use href="x.svg#a"/>', 'A drawing has no <use>.', 'use'],
    ['<image xlink:href="x.png"/>', 'A drawing has no <image>.', 'image'],
    ['<foreignObject/>', 'A drawing has no <foreignObject>.', 'foreignObject'],
    ['<text>A</text>', 'A drawing has no <text>.', 'text'],
    ['<!-- x --><circle r="1"/>', '"<!-- x --><c" is no element of a drawing.', '<!-- x --><c'],
    ['<circle r="1">x</circle>', '"x</circle>" is no element of a drawing.', 'x</circle>'],
    ['<circle r=1/>', '"<circle r=1/" is no element of a drawing.', '<circle r=1/'],
    ['<g><circle r="1"/>', '<g> has no end.', '<g'],
    ['<circle r="1"/></g>', 'No <g> is open here.', '</g>'],
    ['a star', 'A path begins with M and goes on with its letters and numbers; "a" is neither.', 'a'],
    ['M1 1 k2', 'A path begins with M and goes on with its letters and numbers; "k" is neither.', 'k'],
  ])('%s is none', (text, message, marked) => {
    const { wrong } = parseDrawing(text);
    expect(drawingMessage(wrong!.mistake)).toBe(message);
    expect(text.slice(wrong!.start, wrong!.end)).toBe(marked);
  });
  test('nothing, and too much', () => {
    expect(parseDrawing(' ').wrong?.mistake).toEqual({ is: 'empty' });
    const long = parseDrawing(`M1 1${' 1'.repeat(1000)}`).wrong!;
    expect(drawingMessage(long.mistake)).toContain('at most 2000 characters');
  });

  test('the result contains only shapes', () => {
    const bits = fc.constantFrom(
      '<path d="M1 1"/>',
      '<g>',
      '</g>',
      '<circle r="1"',
      ' fill="none"',
      ' onclick="x"',
      '/>',
      '>',
      '<script>',
      '</script>',
      ' href="x"',
      '"',
      '&amp;',
      '<!--',
      'url(x)',
      ' ',
      'M1 1',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (all) => {
        const { svg } = parseDrawing(all.join(''));
        if (svg === undefined) return;
        expect(svg).toMatch(/^(?:<\/?[a-z]+(?: [a-z-]+="[^"<>&]*")*\/?>)+$/);
        expect(svg).not.toMatch(/script|href|on[a-z]+=|url|&/);
        expect(parseDrawing(svg)).toEqual({ svg });
      }),
      { numRuns: 500 },
    );
  });
});
