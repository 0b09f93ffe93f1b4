/** Holds a file of a pack against the schema, as far as that is the same for all packs: what a pack adds by its own names of programs and attributes comes in violations.ts. */
import { compileSchema } from './schema-compiler.ts';
import { packSchema } from './schema.ts';

export const validate = compileSchema(packSchema({ programs: [], attributes: [] }));
