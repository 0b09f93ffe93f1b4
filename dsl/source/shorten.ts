/** Messages quote what others wrote, which may be of any length. */
import { LIMITS } from './limits.ts';

const { wordInMessage, message } = LIMITS;
const LONG_WORD = new RegExp(String.raw`\S{${wordInMessage.most + 1},}`, 'gu');
const KEPT_END = 20;

/** The message with the middle of long words, and what exceeds the length of a message, replaced by `…`. */
export function shorten(text: string): string {
  const words = text.replace(LONG_WORD, (word) => {
    const letters = [...word];
    return `${letters.slice(0, wordInMessage.most - KEPT_END - 1).join('')}…${letters.slice(-KEPT_END).join('')}`;
  });
  if (words.length <= message.most) return words;
  // not in the middle of a character
  const cut = words.slice(0, message.most - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
