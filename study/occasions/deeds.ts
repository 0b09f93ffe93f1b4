/** What players do in a game, as short effects: on one of these occasions a line that is in force may do something. */
import type { PackModel, Program, Sources } from '../../dsl/internal.ts';
import { programReader } from '../equivalence/compare-by-play.ts';
import type { Mentions } from '../equivalence/mentions.ts';
import { DEED_FILE } from '../equivalence/outcomes.ts';
import { furtherProbeTexts, probeTexts } from '../equivalence/probes.ts';

/** Something that is done, as text and as a program. */
export interface Deed {
  readonly text: string;
  readonly program: Program;
}

/** The deeds that the pack allows; those that have to do with what is spoken of go first. */
export function deedsFor(mentions: Mentions, model: PackModel, sources: Sources): Deed[] {
  const read = programReader(sources, null, { file: DEED_FILE });
  const texts = [
    ...probeTexts(mentions, model).filter((text) => !isMeasure(text)),
    ...(mentions.others ? probeTexts(mentions, model).map((text) => `each other player: ${text}`) : []),
    ...(mentions.slots || mentions.gives.includes('slot') ? model.slots.map(({ id }) => `perform ${id}`) : []),
    ...furtherProbeTexts(mentions, model),
    ...model.procedures.map(({ id }) => `do ${id}`),
    ...model.pieces.map(({ id }) => `build ${id}`),
    ...model.pieces.map(({ id }) => `upgrade ${id}`),
    ...probeTexts(mentions, model).filter(isMeasure),
  ];
  return [...new Set(texts)].flatMap((text) => {
    const program = read(text);
    return program ? [{ text, program }] : [];
  });
}

/** It reads off what a constant or a predicate has become; nobody does that in a game. */
const isMeasure = (text: string): boolean => /^gain (?:\(|1 \S+ per )/.test(text);
