/** A piece of the effect language inside a sentence. */
export const code = (text: string): string => `\`${text}\``;
