/** What is rarely so, and where effects differ that are alike elsewhere: nothing in the supply, all slots occupied, a stack of markers. */
import { PLAYER_NAMES, type PackModel } from '../../dsl/internal.ts';
import type { CompiledGame } from '../../interpreter/internal.ts';
import type { Mentions } from './mentions.ts';
import { whatCanBe } from './what-can-be.ts';

type Entries = Record<string, unknown>;

/** Entries of a position that are laid over a generated one. */
interface RareEntries {
  game?: Entries;
  /** of `me`, `other`, … */
  players?: readonly Entries[];
}

/** Of each kind of rare entries at most so many. */
const MOST_OF_KIND = 16;
/** Pieces of a kind, cards in a zone and periods are never more. */
const MOST_THINGS = 100;

/** `amounts`: at both sides of each number that is mentioned. */
export function rareEntries(game: CompiledGame, mentions: Mentions, amounts: readonly number[]): RareEntries[] {
  const few = amounts.filter((n) => n <= MOST_THINGS);
  return [
    supplies(mentions, few),
    occupiedSlots(game, mentions),
    stacks(game, mentions),
    zones(game, mentions, few),
    lying(game.model, mentions, few),
    periodsLeft(mentions, few),
    turns(mentions),
    heard(game, mentions),
  ].flatMap((kind) => thinned(kind, MOST_OF_KIND));
}

/** At most so many, evenly from the whole list. */
const thinned = <T>(list: readonly T[], most: number): T[] =>
  list.filter((_, i) => Math.floor((i * most) / list.length) !== Math.floor(((i - 1) * most) / list.length));

/** Of a kind so many are left; none of what comes onto the board. */
function supplies({ suppliesAsked, supply, pieces }: Mentions, amounts: readonly number[]): RareEntries[] {
  const all = (kinds: readonly string[], n: number): RareEntries => ({
    game: { supply: Object.fromEntries(kinds.map((id) => [id, n])) },
  });
  const asked = suppliesAsked.length > 0 ? amounts.map((n) => all(suppliesAsked, n)) : [];
  const gone = supply && pieces.length > 0 ? [all(pieces, 0), ...pieces.map((id) => all([id], 0))] : [];
  return [...asked, ...gone];
}

/** All slots of a color, all others, or simply all are occupied, by another player or by nobody who plays. */
function occupiedSlots({ tables, model }: CompiledGame, { slots }: Mentions): RareEntries[] {
  if (!slots) return [];
  const all = tables.slots.filter(({ inGame }) => inGame).map(({ def }) => def);
  const by = (who: string, which: (color: string | null) => boolean): RareEntries => ({
    game: {
      occupied: Object.fromEntries(all.filter(({ color }) => which(color)).map(({ id }) => [id, who])),
    },
  });
  return [
    ...['other', 'neutral', 'me'].map((who) => by(who, () => true)),
    ...model.colors.flatMap(({ id }) => [by('other', (color) => color === id), by('other', (color) => color !== id)]),
  ];
}

/** Markers of two players on one space, either of them on top. */
function stacks({ tables: { players }, model }: CompiledGame, { tracks }: Mentions): RareEntries[] {
  if (players < 2) return [];
  const [me, other] = PLAYER_NAMES;
  return model.tracks
    .filter(({ id }) => tracks.includes(id))
    .flatMap(({ id, spaces }) =>
      spaces.flatMap(({ number }) =>
        [
          [me, other],
          [other, me],
        ].map((order) => ({ game: { stacks: { [id]: order } }, players: [{ [id]: number }, { [id]: number }] })),
      ),
    );
}

/** So many cards in a zone that is spoken of, of decks whose cards come there. */
function zones(game: CompiledGame, mentions: Mentions, amounts: readonly number[]): RareEntries[] {
  const { gameZones, zones: ofPlayers, cards: named } = mentions;
  if (gameZones.length + ofPlayers.length === 0) return [];
  const { decks } = whatCanBe(game);
  const free = (zone: string): string[] =>
    game.model.cards
      .filter(({ id, deck }) => decks.get(zone)?.has(deck) && (named.length === 0 || named.includes(id)))
      .flatMap(({ id }) => (game.tables.cardsOf.get(id) ?? []).map(() => id));
  const filled = (zone: string, n: number): Entries[] => {
    const cards = free(zone);
    return n <= cards.length ? [{ [zone]: cards.slice(0, n) }] : [];
  };
  return [
    ...gameZones.flatMap((zone) => amounts.flatMap((n) => filled(zone, n).map((entries) => ({ game: entries })))),
    ...ofPlayers.flatMap((zone) => amounts.flatMap((n) => filled(zone, n).map((me) => ({ players: [me] })))),
  ];
}

/** On boards between the players: so much on all sites, or on those with a tag and nothing on the others. */
function lying({ boards, counters }: PackModel, mentions: Mentions, amounts: readonly number[]): RareEntries[] {
  const kinds = counters.filter(({ id, of, liesOn }) => liesOn && of === 'game' && mentions.lying.includes(id));
  const sites = boards.filter(({ of }) => of === 'game').flatMap((board) => board.sites);
  const tags = [...new Set(sites.flatMap(({ tags: own }) => own))];
  return kinds.flatMap(({ id, liesOn }) => {
    const there = sites.filter(({ kind, tags: own }) => liesOn!.some((name) => name === kind || own.includes(name)));
    const at = (n: number, isThere: (own: readonly string[]) => boolean): RareEntries => ({
      game: {
        sites: Object.fromEntries(there.map((site) => [site.id, { holds: { [id]: isThere(site.tags) ? n : 0 } }])),
      },
    });
    return amounts.flatMap((n) => [
      at(n, () => true),
      ...(n === 0 ? [] : tags.map((tag) => at(n, (own) => own.includes(tag)))),
    ]);
  });
}

const periodsLeft = ({ periodsLeft: asked }: Mentions, amounts: readonly number[]): RareEntries[] =>
  asked.flatMap((period) => amounts.map((n) => ({ game: { left: { [period]: n } } })));

/** A card in play that hears what is done, each alone. */
function heard({ tables, model }: CompiledGame, { hearers }: Mentions): RareEntries[] {
  const zone = model.zones.find(({ of, listening }) => of === 'player' && listening)?.id;
  if (zone === undefined) return [];
  return hearers
    .filter(({ card }) => (tables.cardsOf.get(card)?.length ?? 0) > 0)
    .map(({ card, another }) => ({ players: another ? [{}, { [zone]: [card] }] : [{ [zone]: [card] }] }));
}

/** It is nobody’s turn, or another player’s. */
const turns = ({ turn }: Mentions): RareEntries[] =>
  turn ? ['nobody', PLAYER_NAMES[1]].map((acting) => ({ game: { acting } })) : [];
