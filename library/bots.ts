/**
 * Bots, searches, and many games with their figures. It needs neither a disk nor threads.
 *
 * @module fathom/bots
 */
export {
  Sandbox,
  type SandboxOption,
  type SandboxOptions,
  type SavedPosition as Snapshot,
} from '../interpreter/index.ts';
export * from '../study/playing.ts';
