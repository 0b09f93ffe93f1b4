/** Whether a number of YAML is the number that is written: JavaScript rounds what has too many digits, and knows two zeros. */

/** Why the value is another one than what is written; undefined if it is the same. */
export function inexactness(written: string, value: number): 'too-large' | 'too-exact' | 'negative-zero' | undefined {
  if (Object.is(value, -0)) return 'negative-zero';
  if (!Number.isFinite(value)) return /\d/.test(written) ? 'too-large' : undefined;
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'too-large';
  if (/^0[ox]/i.test(written)) return undefined;
  return digitsOf(written) === digitsOf(String(value)) ? undefined : 'too-exact';
}

/** The digits that count and the power of ten of the last: equal for equal numbers. */
function digitsOf(written: string): string {
  const [, sign, whole, part = '', exponent = '0'] = /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(written) ?? [];
  const digits = `${whole}${part}`.replace(/^0+/, '');
  const trimmed = digits.replace(/0+$/, '');
  if (trimmed === '') return '0';
  return `${sign === '-' ? '-' : ''}${trimmed}e${Number(exponent) - part.length + (digits.length - trimmed.length)}`;
}
