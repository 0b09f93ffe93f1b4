/**
 * Validates a file against the part of the schema that is the same for all packs. Keys for the programs and attributes of a
 * pack are checked in violations.ts.
 */
import { compileSchema } from './schema-compiler.ts';
import { packSchema } from './schema.ts';

export const validate = compileSchema(packSchema({ programs: [], attributes: [] }));
