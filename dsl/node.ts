/** The interface of `dsl/` for Node: packs in the file system. Nothing else in `dsl/` needs Node at run time. */
export { nodeFiles } from './packs/node-files.ts';
