/** The same text with its first letter in upper case; the rest stays as it is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
