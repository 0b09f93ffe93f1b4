/**
 * The language service: what an editor asks about a pack, as functions of a workspace, a file and a position. They answer in
 * the types of the language server protocol.
 *
 * @module fathom/service
 */
export * from '../service/language-service/index.ts';
