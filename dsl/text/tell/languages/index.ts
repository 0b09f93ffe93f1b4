/** The languages in which effects can be told. */
import type { Language } from '../language.ts';
import { english } from './english.ts';

export const LANGUAGES: Readonly<Record<string, Language>> = { en: english };
