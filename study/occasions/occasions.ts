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
import { deedsFor } from './deeds.ts';
import { restingZone } from './resting-zone.ts';
import { type Given, type Occasion, Search } from './search.ts';

export interface OccasionOptions {
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

/** Occasions on which the lines of a card that are in force do something, the simplest first; each is another deed. */
export function occasionsOf(
  { model, sources }: { model: PackModel; sources: Sources },
  { section, id }: ComponentId,
  given: OccasionOptions = {},
): Occasion[] {
  const card = section === 'cards' ? model.cards.find((one) => one.id === id) : undefined;
  if (!card || card.continuous.length === 0) return [];
  const as = { kind: 'card', id } as const;
  const { players, options } = settingOf(model, { as, ...given });
  const mentions = mentionsOf(card.continuous.map(lasting), model);
  const deeds = deedsFor(mentions, model, sources);
  const game = compileBeside(model, players, optionValues(model, options), deeds.map(({ program }) => program));
  const zone = restingZone(game, card);
  if (!zone) return [];
  const search = new Search({ game, options, deeds, card: id, zone });
  return search.find(positionsFrom(new PositionSource(game, mentions, as, SEED)), given.most ?? USUAL_MOST);
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
