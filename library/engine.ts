/**
 * The engine: games with decisions, records, positions as people see them.
 *
 * @module fathom/engine
 */
export * from '../interpreter/index.ts';
