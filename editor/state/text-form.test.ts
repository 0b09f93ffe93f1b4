import { expect, it } from 'vitest';
import { detectTextForm, toEditorText, toFileText } from './text-form.ts';

it.each([
  ['', { bom: false, crlf: false }],
  ['a\nb\n', { bom: false, crlf: false }],
  ['a\r\nb\r\n', { bom: false, crlf: true }],
  ['\uFEFFa\n', { bom: true, crlf: false }],
  ['a\r\nb\n', { bom: false, crlf: false }],
  ['a\r\nb\r\nc\n', { bom: false, crlf: true }],
])('finds the form of %j', (text, form) => {
  expect(detectTextForm(text)).toEqual(form);
});

it.each(['', 'a\nb', '\uFEFFa\nb\n', 'a\r\nb\r\n', '\uFEFFa\r\n'])('saves %j as it was', (text) => {
  expect(toEditorText(text)).toBe(text.replaceAll('\r', '').replace('\uFEFF', ''));
  expect(toFileText(toEditorText(text), detectTextForm(text))).toBe(text);
});

it('removes a byte order mark at the beginning only', () => {
  expect(toEditorText('a\uFEFF')).toBe('a\uFEFF');
});
