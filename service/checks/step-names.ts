/** The names of steps in a lexicon, `PROCEDURE/STEP`: the story of a game and its score have their titles. */
import type { ComponentId, Sources } from '../../dsl/internal.ts';
import { effectsOf } from '../../texts/internal.ts';

interface StepName {
  name: string;
  procedure: ComponentId;
  /** the name of the pack that has the step, which may put it into a procedure of another */
  pack: string;
}

/** Of all steps of all procedures. */
export function stepNames(sources: Sources): StepName[] {
  const packs = new Map(sources.files.map(({ path, pack }) => [path, pack]));
  return sources.components
    .filter(({ section }) => section === 'procedures')
    .flatMap(({ section, id, pack }) =>
      effectsOf(sources, section, id).map(({ key, source }) => ({
        name: `${id}/${key.replace(/\.do$/, '')}`,
        procedure: { section, id },
        pack: packs.get(source.file) ?? pack,
      })),
    );
}
