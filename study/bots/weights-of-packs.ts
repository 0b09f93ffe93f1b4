/** Whose weights the bots of a pack play with: its own, else those of the nearest pack that it extends. */
import type { PackModel, Sources } from '../../dsl/internal.ts';
import { featuresOf } from './features.ts';
import type { Weights } from './value.ts';

type PackSources = Pick<Sources, 'packs' | 'files'>;

/** The packs that it extends, nearest first. */
const basesOf = ({ packs }: PackSources): Sources['packs'] => packs.slice(0, -1).reverse();

/** By id, nearest first. */
export const baseIds = (sources: PackSources): string[] => basesOf(sources).map(({ id }) => id);

/** Where the packs are that it extends, nearest first. */
export const basePaths = (sources: PackSources): string[] =>
  basesOf(sources).flatMap(({ files: [path] }) => {
    const name = sources.files.find((file) => file.path === path)?.name;
    if (name === undefined) return [];
    // the file in the folder of the pack, or the pack itself
    const parts = path.split('/');
    return [parts.slice(0, parts.length - name.split('/').length + 1).join('/')];
  });

/** What bots count in this pack for which these weights say nothing. */
export const withoutWeight = (model: PackModel, weights: Weights): string[] =>
  featuresOf(model).flatMap(({ name }) => (weights[name] === undefined ? [name] : []));
