/**
 * A table by words that others write. It inherits nothing: no table made by this knows `constructor` or `toString`, which every
 * other object of JavaScript does.
 */
export const wordTable = <T extends object>(entries: T): T => Object.setPrototypeOf(entries, null) as T;
