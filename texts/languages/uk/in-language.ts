import { languagesIn } from '../language-name.ts';

/** In which language, as Ukrainian says it: `українською`. */
export const inLanguageInUkrainian = (code: string): string => languagesIn('uk')(code).replace(/ка$/, 'кою');

/** Of a text in a language: `український`. */
export const languageAdjective = (code: string): string => languagesIn('uk')(code).replace(/а$/, 'ий');
