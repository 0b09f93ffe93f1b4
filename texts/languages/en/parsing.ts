/** What is parsed in English beside its phrases. */
import type { ParsingDeclaration } from '../parsing.ts';
import { wordings } from './wordings.ts';

export const parsing: ParsingDeclaration = { wordings: () => wordings };
