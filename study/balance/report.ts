/** The answer of `fathom balance` about one thing, as data. */
import type { GameFacts } from '../games/facts.ts';
import { mean, meanInterval, type Interval } from '../statistics/intervals.ts';
import { meanTail } from '../statistics/tests.ts';
import type { SeedGames, Study } from '../runs/study.ts';
import { bandOfNothing } from './band.ts';
import { type Companion, companionsOf } from './companions.ts';
import { boardRows, type DeckFigures, deckFigures, designOf, rowsOf, unnoticed } from './deck.ts';
import { type Measure, measureOf } from './outcome.ts';
import { type RatesWithDeck, ratesWithDeck, usedOf } from './rates.ts';
import type { Target } from './target.ts';
import { type Judgement, judge } from './verdict.ts';
import { type Design, pairsOf, settingsOf, worthBySeed } from './worth.ts';

interface Question {
  target: Target;
  seed: number;
  seeds: number;
}

export interface BalanceReport {
  target: Target;
  design: Design;
  measure: Measure;
  firstSeed: number;
  seeds: number;
  games: { natural: number; paired: number; fromStore: number };
  /** by how much who has it ends above who has it not; of what is laid out, by how much all seats do */
  worth: Interval | null;
  /** two-sided p that it is worth nothing */
  tail: number | null;
  /** the same in victories, in percent */
  wins: Interval | null;
  /** worth by seed, for the plot */
  bySeed: number[];
  kin: DeckFigures | null;
  judgement: Judgement | null;
  rates: RatesWithDeck | null;
  /** times a game and seat that each slot was chosen; only of a slot */
  slotUse: { id: string; name: string; perGame: number }[] | null;
  companions: Companion[];
}

/** With fewer seeds the errors of the band itself are not known well enough. */
const FEWEST_SEEDS = 20;
/** Natural games from which it is seen how a card comes into play. */
const FIRST_LOOK = 4;

type Progress = (done: number, of: number) => void;

/** Null if it is stopped before anything can be said; in words what cannot be asked. */
export async function balanceOf(
  study: Study,
  { target, seed, seeds }: Question,
  progress: Progress,
): Promise<BalanceReport | { problem: string } | null> {
  const { model, plan } = study;
  let design: Design | null = target.section === 'slots' ? 'access' : 'held';
  if (target.section === 'cards' || target.section === 'decks') {
    const first = await study.games(seed, Math.min(FIRST_LOOK, seeds), [], progress);
    if (first.length === 0) return null;
    const deck = target.section === 'cards' ? target.deck : target.id;
    design = designOf(deck, naturalOf(first), model);
    if (design === null) {
      return {
        problem:
          `No card of the deck "${deck}" came into play by chance in ${first.length} games for ${plan.players}, ` +
          `so there is nothing to compare. Is it part of these games (--players, --option)?`,
      };
    }
  }
  const settings = target.section === 'decks' ? [] : settingsOf(target, design, plan.players);
  const games = await study.games(seed, seeds, settings, progress);
  if (games.length < 2) {
    return study.isStopped ? null : { problem: 'There are too few games: at least 2 seeds are needed.' };
  }
  return reportOf(study, target, design, games, seed);
}

const naturalOf = (games: readonly SeedGames[]): GameFacts[] => games.map(({ natural }) => natural);

function reportOf(study: Study, target: Target, design: Design, games: SeedGames[], firstSeed: number): BalanceReport {
  const { model } = study;
  const measure = measureOf(model);
  const natural = naturalOf(games);
  const paired = games.flatMap(({ settings }) => settings.filter((facts) => facts !== null));
  const kin = kinOf(study, target, design, natural, measure);
  const bySeed = worthBySeed(games, design, measure);
  const own = kin?.members.find(({ id }) => id === target.id)?.effect ?? null;
  const direct = bySeed.length > 0 ? meanInterval(bySeed) : null;
  const worth = direct ?? (own === null ? null : { mean: own.effect, low: own.low, high: own.high });
  const isCard = target.section === 'cards';
  return {
    target,
    design,
    measure,
    firstSeed,
    seeds: games.length,
    games: {
      natural: natural.length,
      paired: paired.length,
      fromStore: Math.max(0, natural.length + paired.length - study.played),
    },
    worth,
    tail: direct !== null ? meanTail(bySeed) : (own?.tail ?? null),
    // of what all get, nobody wins more
    wins: direct === null || design === 'shown' ? null : meanInterval(worthBySeed(games, design, 'wins')),
    bySeed,
    kin,
    judgement:
      worth === null
        ? null
        : judge(
            worth,
            kin?.usual ?? bandOfNothing(unnoticed(natural, measure)),
            games.length,
            kin === null ? 0 : FEWEST_SEEDS,
          ),
    rates: isCard ? ratesWithDeck(model, target.id, askedOf(games, design), natural, design) : null,
    slotUse: target.section === 'slots' ? slotUseOf(study, natural) : null,
    companions: isCard ? companionsOf(model, games, target.id, design, measure) : [],
  };
}

/** The games in which the card came into play as somebody asked. */
const askedOf = (games: readonly SeedGames[], design: Design): GameFacts[] =>
  design === 'shown'
    ? games.flatMap(({ settings: [shown] }) => (shown === null ? [] : [shown]))
    : pairsOf(games, design, 'wins').flatMap((pairs) => pairs.map(({ seat, facts }) => onlyAt(facts, seat)));

/** The facts as far as they are about one seat: the other seats got what chance brought. */
const onlyAt = (facts: GameFacts, seat: number): GameFacts => ({
  ...facts,
  cards: facts.cards.filter((card) => card.seat === seat),
});

function kinOf(
  { model }: Study,
  target: Target,
  design: Design,
  natural: GameFacts[],
  measure: Measure,
): DeckFigures | null {
  switch (target.section) {
    case 'slots':
      return null;
    case 'boards': {
      const boards = model.boards.filter(({ id }) => natural.some((facts) => facts.boards.includes(id)));
      const rows = boardRows(
        natural,
        boards.map(({ id }) => id),
        measure,
      );
      return deckFigures(natural, boards, rows, measure, target.id);
    }
    case 'cards':
    case 'decks': {
      const deck = target.section === 'cards' ? target.deck : target.id;
      const defs = model.cards.flatMap((card, def) => (card.deck === deck ? [def] : []));
      const rows = rowsOf(natural, design, defs, measure);
      const without = target.section === 'cards' ? target.id : undefined;
      const used = defs.map((def) => usedOf(def, natural, design));
      const isEverUsed = used.some((share) => share !== null && share > 0);
      return deckFigures(
        natural,
        defs.map((def) => model.cards[def]),
        rows,
        measure,
        without,
        isEverUsed ? used : [],
      );
    }
  }
}

function slotUseOf({ model, plan }: Study, natural: readonly GameFacts[]): BalanceReport['slotUse'] {
  return model.slots
    .map(({ id, name }, slot) => ({
      id,
      name,
      perGame: mean(natural.map(({ slots }) => slots[slot].reduce((a, b) => a + b, 0) / plan.players)),
    }))
    .filter(({ perGame }) => perGame > 0)
    .sort((a, b) => b.perGame - a.perGame);
}
