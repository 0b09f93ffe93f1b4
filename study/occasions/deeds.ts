/** What players do in a game, as short effects: on one of these occasions a line that is in force may do something. */
import {
  type ContinuousEffect,
  isContinuousWord,
  type PackModel,
  parseProgram,
  print,
  type Program,
  type RunSpec,
  type Sources,
} from '../../dsl/internal.ts';
import { effectsOf } from '../../texts/internal.ts';
import { programReader } from '../equivalence/compare-by-play.ts';
import type { Mentions } from '../equivalence/mentions.ts';
import { DEED_FILE } from '../equivalence/outcomes.ts';
import { furtherProbeTexts, probeTexts } from '../equivalence/probes.ts';

interface Loaded {
  model: PackModel;
  sources: Sources;
}

/** Something that is done, as text and as a program. */
export interface Deed {
  readonly text: string;
  readonly program: Program;
  /** done as an effect of the component itself */
  readonly own: boolean;
}

/** What the component does itself: its programs, and the abilities that its player may use. */
export function ownDeeds(as: NonNullable<RunSpec['as']>, sources: Sources): Deed[] {
  const read = programReader(sources, as, { file: DEED_FILE });
  const texts = effectsOf(sources, as.kind === 'card' ? 'cards' : 'slots', as.id).flatMap(({ source }) => {
    const { kind, mode, text } = source;
    if (kind === 'program') return mode === 'standing' ? abilitiesIn(text) : [text.trim()];
    return kind === 'standing' ? abilitiesIn(text) : [];
  });
  return texts.flatMap((text) => {
    const program = read(text);
    return program ? [{ text, program, own: true }] : [];
  });
}

/** The effects of free abilities: `once per turn: …`, where it is no line that listens. */
function abilitiesIn(text: string): string[] {
  const { ast } = parseProgram(text);
  const lines = ast === null ? [] : ast.kind === 'block' ? ast.parts : [ast];
  return lines.flatMap((line) => {
    if (line.kind !== 'word' || line.word !== 'once') return [];
    const { body } = line.args;
    if (body?.type !== 'effect') return [];
    const { effect } = body;
    return effect.kind === 'word' && isContinuousWord(effect.word) ? [] : [print(effect, { layout: 'line' })];
  });
}

/** The deeds that the pack allows; those that have to do with what is spoken of go first. */
export function deedsFor(lines: readonly ContinuousEffect[], mentions: Mentions, { model, sources }: Loaded): Deed[] {
  const written = JSON.stringify(lines);
  const read = programReader(sources, null, { file: DEED_FILE });
  const probes = probeTexts(mentions, model);
  const own = probes.filter((text) => !isMeasure(text) && !isEnd(text));
  const hearsSlots = mentions.slots || mentions.gives.includes('slot');
  const texts = [
    ...own,
    ...(mentions.others ? own.map((text) => `each other player: ${text}`) : []),
    ...(written.includes('"nth') ? own.map((text) => `${text} then ${text}`) : []),
    ...(written.includes('"k":"until"') ? sequences(written, own, model) : []),
    ...(hearsSlots ? model.slots.map(({ id }) => `perform ${id}`) : []),
    ...furtherProbeTexts(mentions, model),
    ...proceduresAbout(mentions, model).map((id) => `do ${id}`),
    ...(mentions.predicates.length > 0 ? model.pieces.map(({ id }) => `upgrade ${id}`) : []),
    ...probes.filter(isEnd),
    ...probes.filter(isMeasure),
  ];
  return [...new Set(texts)].flatMap((text) => {
    const program = read(text);
    return program ? [{ text, program, own: false }] : [];
  });
}

/** A slot that is named, then something else: for lines that listen after it for a while. */
function sequences(written: string, then: readonly string[], { slots }: PackModel): string[] {
  const named = slots.filter(({ id }) => written.includes(`"${id}"`));
  return named.flatMap(({ id }) => then.map((text) => `perform ${id} then ${text}`));
}

/** It reads off what a constant or a predicate has become; nobody does that in a game. */
const isMeasure = (text: string): boolean => /^gain (?:\(|1 \S+ per )/.test(text);
const isEnd = (text: string): boolean => text.startsWith('end ');

/** Procedures that ask for one of the constants and predicates, the shortest first. */
function proceduresAbout({ constants, predicates, tracks, signals }: Mentions, model: PackModel): string[] {
  const asked = [...constants, ...predicates, ...tracks, ...signals].map((id) => `"${id}"`);
  return model.procedures
    .map(({ id, steps }) => ({ id, text: JSON.stringify(steps.map(({ program }) => program.body)) }))
    .filter(({ text }) => asked.some((id) => text.includes(id)))
    .sort((a, b) => a.text.length - b.text.length)
    .map(({ id }) => id);
}
