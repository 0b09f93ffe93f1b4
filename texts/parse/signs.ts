/** Lines of amounts with signs in place of words: `-1 kelp: +2 credits`, `1 kelp / 1 credit`. */
import type { Token } from './tokens.ts';

const NUMBER = /^\d/;
/** Behind one of these an amount begins, so that a plus there joins nothing: `+2 kelp, +1 credit`. */
const OPENS_AMOUNT = /^[,:;/→(]$/;

/** Whether a token is a sign that may stand for a word. */
const isSign = ({ text }: Token): boolean => /^[+=/-]$/.test(text);

/**
 * The same line without signs, once for each word that a slash may stand for; none where there are no signs. An arrow separates what
 * is paid from what is gained.
 */
export function withoutSigns(tokens: readonly Token[], slashes: readonly (readonly string[])[]): Token[][] {
  const isExchange = isAmount(tokens, 0) && tokens.some(({ text }) => text === ':');
  if (!isExchange && !tokens.some(isSign)) return [];
  // what is only taken away is no gain
  if (isTaken(tokens) && !tokens.some(({ text }) => /^[:,;=→]$/.test(text))) return [];
  const plain = withArrow(withoutPluses(tokens), isExchange);
  if (!plain.some(({ text }) => text === '/')) return [plain];
  return slashes.map((words) =>
    plain.flatMap((token) => (token.text === '/' ? words.map((text) => ({ ...token, text })) : [token])),
  );
}

/** Whether an amount begins there, with its sign. */
const isAmount = (tokens: readonly Token[], at: number): boolean =>
  NUMBER.test(tokens[at]?.text ?? '') || (/^[+-]$/.test(tokens[at]?.text) && NUMBER.test(tokens[at + 1]?.text ?? ''));

/** Whether a minus begins it, rather than the dash of a list, which a space follows. */
const isTaken = ([sign, number]: readonly Token[]): boolean =>
  sign?.text === '-' && NUMBER.test(number?.text ?? '') && sign.range.end === number.range.start;

function withoutPluses(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    if (token.text !== '+') return [token];
    const before = tokens[i - 1]?.text;
    return before === undefined || OPENS_AMOUNT.test(before) ? [] : [{ ...token, text: ',' }];
  });
}

/** `-1 kelp, 2 credits`, `1 kelp: 2 credits`; but `- 1 kelp, 2 credits` is an item of a list, and nothing is paid */
function withArrow(tokens: readonly Token[], isExchange: boolean): Token[] {
  const hasDash = tokens[0]?.text === '-' && isAmount(tokens, 0);
  const isPaid = isTaken(tokens);
  const signs = isPaid ? /^[:,;=]$/ : isExchange ? /^[:=]$/ : /^=$/;
  const at = tokens.findIndex(({ text }) => signs.test(text));
  const arrow = tokens.some(({ text }) => text === '→') ? -1 : at;
  return tokens.flatMap((token, i) => (i === 0 && hasDash ? [] : i === arrow ? [{ ...token, text: '→' }] : [token]));
}

/** "Action — pay 1 kelp": a dash between spaces, behind what the first words say, is a colon. */
export function withColon(tokens: readonly Token[]): Token[][] {
  const at = tokens.findIndex(
    ({ text, range }, i) =>
      /^[—-]$/.test(text) &&
      tokens[i - 1] !== undefined &&
      tokens[i - 1].range.end < range.start &&
      tokens[i + 1] !== undefined &&
      range.end < tokens[i + 1].range.start,
  );
  return at < 0 ? [] : [tokens.map((token, i) => (i === at ? { ...token, text: ':' } : token))];
}
