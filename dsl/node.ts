/** The interface of `dsl/` for Node: packs and other files in the file system. Nothing else in `dsl/` needs Node at run time. */
export { nodeFiles } from './packs/node-files.ts';
export { makeFolder, readAtMost, readFound } from './packs/plain-files.ts';
