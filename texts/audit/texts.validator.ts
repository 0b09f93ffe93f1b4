/** Validates the file of printed texts against its schema. */
import { LANGUAGE_CODES } from '../../dsl/words/languages.ts';
import { compileSchema } from '../../dsl/packs/schema-compiler.ts';
import { textsSchema } from './schema.ts';

export const validate = compileSchema(textsSchema(LANGUAGE_CODES));
