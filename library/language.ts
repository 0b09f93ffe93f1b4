/**
 * The language: parser, printer, resolver, packs as models, provenance, texts.
 *
 * @module fathom/language
 */
export * from '../dsl/index.ts';
