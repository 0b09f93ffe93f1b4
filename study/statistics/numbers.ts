/** Numbers as people read them. */

/** With so many digits, and a minus that is as wide as a plus. */
export function fixed(n: number, digits: number): string {
  const text = Math.abs(n).toFixed(digits);
  return n < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** With its sign, also where it is positive. */
export function signed(n: number, digits = 1): string {
  const text = fixed(n, digits);
  return n > 0 && Number(text) !== 0 ? `+${text}` : text;
}
