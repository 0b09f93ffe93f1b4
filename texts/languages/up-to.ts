/** A pattern with words like *up to* in front of what is counted, in the case that they ask for; undefined where nothing is counted. */
export function withLimit(pattern: string, upTo: string): string | undefined {
  const [words, grammatical] = upTo.split(':');
  const limited = pattern.replace(
    /\{(n what|items)(:[a-z]+)?\}/,
    (_, name: string, own: string | undefined) => `${words} {${name}${grammatical ? `:${grammatical}` : (own ?? '')}}`,
  );
  return limited === pattern ? undefined : limited;
}
