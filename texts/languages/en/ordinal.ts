/** English: numbers in an order. */

/** `1st`, `2nd`, `11th` */
export function ordinal(n: number): string {
  const tens = n % 100;
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
}
