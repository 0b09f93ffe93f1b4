/** Short effects that bring out what an earlier effect left behind: a discount, a line that listens, a limit. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Mentions } from './mentions.ts';

/** Texts of probes for what the effects speak of; one that the pack does not allow is left out by the caller. */
export function probeTexts(mentions: Mentions, model: PackModel): string[] {
  const { gives, pieces: named, counters, constants, predicates, tracks, signals, periods, anyCards, slots } = mentions;
  // what a constant or a predicate has become is read off as an amount of something
  const measure = model.counters.find(({ of, hidden }) => of === 'player' && !hidden)?.id ?? '';
  const given = (kind: string): boolean => gives.includes(kind);
  // what a site gives comes with any piece, and a predicate may become true by any
  const pieces =
    given('site') || predicates.length > 0 ? [...new Set([...named, ...model.pieces.map(({ id }) => id)])] : named;
  const programs = [...new Set(model.types.flatMap((type) => type.programs.map(({ name }) => name)))];
  return [
    ...(given('piece') || given('site') ? programs.map((program) => `each site: resolve ${program} of it`) : []),
    ...(given('track') ? model.tracks.map((track) => `advance 1 on ${track.id}`) : []),
    ...pieces.flatMap((piece) => [`build ${piece}`, `build ${piece} free`, `upgrade ${piece}`]),
    ...counters.map((counter) => `gain 1 ${counter}`),
    ...counters.map((counter) => `pay 1 ${counter}`),
    ...constants.map((constant) => `gain (${constant}) ${measure}`),
    ...predicates.map((predicate) => `gain 1 ${measure} per ${predicate} site`),
    ...tracks.map((track) => `advance 1 on ${track}`),
    ...signals.map((signal) => `signal ${signal}`),
    ...(anyCards ? ['gain 1 card', ...model.types.map(({ id }) => `use 1 ${id}`)] : []),
    ...(slots || given('slot') ? ['choose available slot then perform it'] : []),
    ...periods.map(endOf),
  ];
}

export const endOf = (period: string): string => `end ${period}`;

/**
 * Further ones, each with as few choices as it can have: pieces whose cost may be paid in another way, cards that come into a zone,
 * slots of each color.
 */
export function furtherProbeTexts(mentions: Mentions, model: PackModel): string[] {
  const { counters, pieces, zones, anyCards, slots, gives } = mentions;
  const paid = model.pieces.filter(
    ({ id, cost }) => !pieces.includes(id) && counters.some((counter) => JSON.stringify(cost).includes(`"${counter}"`)),
  );
  const cards = model.types.map(({ id }) => id);
  return [
    ...paid.map(({ id }) => `build ${id}`),
    // of what is gained one may be replaced, or all
    ...counters.map((counter) => `gain 2 ${counter}`),
    ...(anyCards
      ? zones.flatMap((zone) => cards.map((card) => `choose ${card} in ${hiddenZoneOf(model)} then move it to ${zone}`))
      : []),
    ...(slots || gives.includes('slot')
      ? model.colors.map(({ id }) => `choose available ${id} slot then perform it`)
      : []),
  ];
}

/** Where cards of a player lie that others do not see. */
const hiddenZoneOf = ({ zones }: PackModel): string =>
  zones.find(({ of, visible, opens }) => of === 'player' && visible === 'owner' && opens === undefined)?.id ?? '';
