/** The same text with its first letter in upper case; the rest stays as it is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text with its first letter in lower case, to go on with it inside of a sentence. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
