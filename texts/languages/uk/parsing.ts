/** What is parsed in Ukrainian beside its phrases. */
import type { ParsingDeclaration } from '../parsing.ts';
import { normalization } from './normalization.ts';
import { wordings } from './wordings.ts';

export const parsing: ParsingDeclaration = { wordings: () => wordings, normalization: () => normalization };
