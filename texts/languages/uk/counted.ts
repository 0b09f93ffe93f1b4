/** Numbers with a noun in Ukrainian. */
const RULES = new Intl.PluralRules('uk');

/** The form of a noun after a number: of 1, of 2 to 4, of 5. */
export function counted(n: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = RULES.select(n);
  return `${n} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}
