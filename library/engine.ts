/**
 * The engine: games, records and positions of a model that is given, without parser, YAML and words. Languages are entries of their own,
 * such as `fathom/words/en`.
 *
 * @module fathom/engine
 */
export * from '../interpreter/engine.ts';
