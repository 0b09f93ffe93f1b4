/**
 * Occasions on which a component does something: for one who has written it and wants to see it at work.
 *
 * Lines that are in force do nothing by themselves. So things that players do are done at small positions, twice each: with the card in
 * a zone where its lines are in force, and without it. Where something else comes of it, that is an occasion. Programs are simply run.
 */
import {
  type ComponentId,
  type ContinuousEffect,
  GAME,
  type PackModel,
  type Program,
  type Sources,
} from '../../dsl/internal.ts';
import { compileBeside, optionValues, type OptionValues } from '../../interpreter/internal.ts';
import { settingOf } from '../equivalence/compare-by-play.ts';
import { mentionsOf } from '../equivalence/mentions.ts';
import { PositionSource } from '../equivalence/positions.ts';
import { deedsFor, ownDeeds } from './deeds.ts';
import { restingZone } from './resting-zone.ts';
import { type Given, type Occasion, Search } from './search.ts';

interface OccasionOptions {
  /** found at most */
  most?: number;
  players?: number;
  options?: OptionValues;
}

const USUAL_MOST = 3;
/** Positions that are tried at most. */
const MOST_POSITIONS = 120;
/** of the generated positions */
const SEED = 11;

/**
 * Occasions on which a card or slot does something, the simplest first; each is another deed. Its programs and abilities go before what
 * others of its lines do when something else is done.
 */
export function occasionsOf(
  { model, sources }: { model: PackModel; sources: Sources },
  { section, id }: ComponentId,
  given: OccasionOptions = {},
): Occasion[] {
  const card = section === 'cards' ? model.cards.find((one) => one.id === id) : undefined;
  const isSlot = section === 'slots' && model.slots.some((slot) => slot.id === id);
  if (!card && !isSlot) return [];
  const as = { kind: card ? 'card' : 'slot', id } as const;
  const lines = card?.continuous ?? [];
  const own = ownDeeds(as, sources);
  const listening = lines.filter(({ k }) => k !== 'ability');
  const mentions = mentionsOf([...own.map(({ program }) => program), ...listening.map(lasting)], model);
  const deeds = [...own, ...(listening.length > 0 ? deedsFor(listening, mentions, { model, sources }) : [])];
  const { players, options } = settingOf(model, { as, ...given });
  const programs = deeds.map(({ program }) => program);
  const game = compileBeside(model, players, optionValues(model, options), programs);
  const zone = card && lines.length > 0 ? restingZone(game, card) : null;
  const search = new Search({ game, options, deeds, as, zone });
  const positions = (): Iterable<Given> => positionsFrom(new PositionSource(game, mentions, as, SEED));
  return search.find(positions, given.most ?? USUAL_MOST);
}

const lasting = (continuous: ContinuousEffect): Program => ({
  mode: 'steps',
  body: { k: 'until', period: GAME, continuous, origin: continuous.origin },
  vars: [],
  origin: continuous.origin,
});

/** The presets first, then all amounts that are mentioned, then whatever may be. */
function* positionsFrom(source: PositionSource): Generator<Given> {
  for (let i = 0; i < MOST_POSITIONS; i++) {
    yield { position: source.at(i), source };
    if (i === 1) yield { position: source.stocked(), source };
    if (i > 1 && i < 2 + source.edges * 2) yield { position: source.edge(i), source };
  }
}
