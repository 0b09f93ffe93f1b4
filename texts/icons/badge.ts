/** The icon of a name without a drawing: one or two of its letters on a colored square. */
import { escapeHtml } from './markup.ts';

/** `win`: W, unless another has that; then Wi or Wn. */
export function badgeLetters(name: string, taken: ReadonlySet<string>): string {
  const letters = [...name].filter((letter) => /[\p{L}\d]/u.test(letter));
  const first = (letters[0] ?? '?').toUpperCase();
  return [first, ...letters.slice(1).map((letter) => first + letter)].find((text) => !taken.has(text)) ?? first;
}

export const badge = (letters: string): string =>
  `<rect x="1" y="1" width="14" height="14" rx="3" fill="currentColor"/><text x="8" y="${letters.length > 1 ? 11 : 12}" ` +
  `text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="${letters.length > 1 ? 8.5 : 11}" ` +
  `fill="#fff">${escapeHtml(letters)}</text>`;

/** Always the same for a name; dark enough for white letters, light enough for a dark page. */
export function badgeColor(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 360;
  return hex(sum, 0.5, 0.42);
}

function hex(hue: number, saturation: number, lightness: number): string {
  const part = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Number((255 * value).toFixed())
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
