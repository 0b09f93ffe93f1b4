/** Holds the file of printed texts against its schema. */
import { LANGUAGES } from '../../../dsl/text/languages/index.ts';
import { compileSchema } from '../../../dsl/packs/schema-compiler.ts';
import { textsSchema } from './schema.ts';

export const validate = compileSchema(textsSchema(Object.keys(LANGUAGES)));
