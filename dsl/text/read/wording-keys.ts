/** The phrases and turns of speech of which a pack may give wordings of its own, as its files write them. */
import { english } from '../tell/languages/english.ts';
import { TURNS } from './turns.ts';

export const wordingKey = (key: string): string => key.replace(/\W+/g, '-');
export const wordingKeys = (): string[] => [...Object.keys(english.phrases), ...Object.keys(TURNS)].map(wordingKey).filter((key) => /^[a-z][a-z0-9-]*$/.test(key));
