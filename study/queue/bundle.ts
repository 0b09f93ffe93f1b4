/**
 * A pack as a worker gets it: the texts of all its files, so that a worker needs no file of it. They are data, loaded with the same
 * limits as any pack; nothing in them is run but by the engine.
 */
import { LIMITS, memoryFiles, type PackModel } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { useWeights, weightsFor } from '../bots/weights.ts';
import type { Weights } from '../bots/value.ts';
import { InputError } from '../errors.ts';
import { type ConstantValues, withConstants } from '../runs/constants.ts';
import { digestOf } from './protocol.ts';
import type { PackOrigin } from './work.ts';

interface BundleContent {
  /** of the pack with its constants: what the worker must come to as well */
  hash: string;
  /** path of the pack in `files` */
  where: string;
  folders: string[];
  files: Record<string, string>;
  constants: ConstantValues;
  weights: Weights | null;
}

export interface Bundle {
  digest: string;
  text: string;
}

const made = new WeakMap<PackModel, Bundle>();

/** Throws an `InputError` for a pack that has changed since it was loaded, or is too large. */
export function bundleOf(origin: PackOrigin): Bundle {
  const known = made.get(origin.model);
  if (known) return known;
  const text = JSON.stringify(contentOf(origin));
  const bundle = { digest: digestOf(text), text };
  made.set(origin.model, bundle);
  return bundle;
}

function contentOf({ model, path, packs, constants }: PackOrigin): BundleContent {
  const { model: again, sources } = loadPack(nodeFiles, path, { packs });
  if (again === null || withConstants(again, constants).hash !== model.hash) {
    throw new InputError(`The pack at "${path}" has changed since the command began. Begin again.`);
  }
  const characters = sources.files.reduce((sum, { text }) => sum + text.length, 0);
  if (sources.files.length > LIMITS.archiveFiles.most || characters > LIMITS.archiveText.most) {
    throw new InputError(
      `${model.title} is too large for a queue: ${sources.files.length} files with ${characters} ` +
        `characters, of ${LIMITS.archiveFiles.most} and ${LIMITS.archiveText.most} at the most. Play it ` +
        `on this machine with --jobs.`,
    );
  }
  // packs of one name in different folders stay apart
  const parents: string[] = [];
  const placed = sources.files.map(({ path: own, name, text }) => {
    const parent = own.slice(0, own.length - name.length);
    if (!parents.includes(parent)) parents.push(parent);
    return { path: `${parents.indexOf(parent)}/${name}`, text };
  });
  // base packs come first
  const [folder, first] = placed.at(-1)!.path.split('/');
  return {
    hash: model.hash,
    where: `${folder}/${first}`,
    folders: parents.map((_, i) => String(i)),
    files: Object.fromEntries(placed.map((file) => [file.path, file.text])),
    constants,
    weights: weightsFor(model) ?? null,
  };
}

/** The model of a bundle; in words why it cannot be had. */
export function openBundle(text: string, digest: string): PackModel | { problem: string } {
  if (digestOf(text) !== digest) return { problem: 'the pack in the queue is not the one that the command put there' };
  const { hash, where, folders, files, constants, weights } = JSON.parse(text) as BundleContent;
  const inMemory = { ...memoryFiles(files), sha256: nodeFiles.sha256 };
  const { model } = loadPack(inMemory, where, { packs: folders });
  if (model === null) return { problem: 'the pack has errors for this engine' };
  if (weights !== null) useWeights(model, weights);
  const own = withConstants(model, constants);
  if (own.hash !== hash) {
    return { problem: `the pack is ${own.hash.slice(0, 12)} here, and ${hash.slice(0, 12)} for the command` };
  }
  return own;
}
