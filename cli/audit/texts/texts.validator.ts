/** Holds the file of printed texts against its schema. */
import { LANGUAGES } from '../../../dsl/text/languages/index.ts';
import { compile } from '../../../dsl/packs/compile.ts';
import { textsSchema } from './schema.ts';

export const validate = compile(textsSchema(Object.keys(LANGUAGES)));
