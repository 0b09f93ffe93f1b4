/** Validates the file of printed texts against its schema. */
import { LANGUAGE_CODES } from '../words/languages.ts';
import { compileSchema } from '../packs/schema-compiler.ts';
import { textsSchema } from './schema.ts';

export const validate = compileSchema(textsSchema(LANGUAGE_CODES));
