/** Validates a file of waivers, which belongs to a table of cards. */
import { compileSchema } from '../../dsl/packs/schema-compiler.ts';
import { waiversSchema } from './schema.ts';

export const validate = compileSchema(waiversSchema());
