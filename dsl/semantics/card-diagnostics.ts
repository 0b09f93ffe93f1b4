/** The diagnostics of where cards are. */
import { declare } from '../source/declaration.ts';
import type { Fix, FixContext } from '../source/fix.ts';
import { code } from './code.ts';
import { WRITE_OTHERWISE } from './diagnostic-fixes.ts';

const ZONE_ADDED = 'the zone is added: one fix for each zone that cards come from';

/** The cards with each of the zones. */
const inZones = (cards: string, zones: readonly string[]): string =>
  zones.map((zone) => code(`${cards} in ${zone}`)).join(', ');

/** Each of the zones behind the cards that have none. */
const zoneFixes = (cards: string, zones: readonly string[], { span }: FixContext): Fix[] =>
  zones.map((zone) => ({
    title: { is: 'write', text: `${cards} in ${zone}` },
    careful: true,
    edits: [{ span: { start: span.end, end: span.end }, text: ` in ${zone}` }],
  }));

export const CARD_DIAGNOSTICS = {
  'card-without-zone': declare<{ word: string; card: string; zones: string[] }>({
    severity: 'warning',
    message: ({ word, card }) =>
      `${code(`${word} ${card}`)} does nothing unless the card is in a zone that listens: a card without a zone is looked for there`,
    help: ({ card, zones }) => `say from where: ${inZones(card, zones)}`,
    fix: {
      does: ZONE_ADDED,
      fixes: ({ card, zones }: { card: string; zones: string[] }, context: FixContext): Fix[] =>
        zoneFixes(card, zones, context),
    },
    example: { word: 'move', card: 'relic', zones: ['hand', 'deck'] },
  }),
  'cards-without-zone': declare<{ cards: string; zones: string[] }>({
    severity: 'error',
    message: ({ cards }) =>
      `nothing says where these ${code(cards)} are: they might be in a deck, or with another player`,
    help: ({ cards, zones }) => `say where: ${inZones(cards, zones)}`,
    fix: {
      does: ZONE_ADDED,
      fixes: ({ cards, zones }: { cards: string; zones: string[] }, context: FixContext): Fix[] =>
        zoneFixes(cards, zones, context),
    },
    example: { cards: 'cards', zones: ['hand', 'claimed'] },
  }),
  'tile-of-what': declare({
    severity: 'error',
    message: () => 'a tile is always the tile of a site',
    help: () => 'write `tile of <site>`',
    fix: WRITE_OTHERWISE,
  }),
  'tile-only': declare({
    severity: 'error',
    message: () => 'only cards that lie on a board can be turned face down there',
    help: () => 'write `tile of <site>`',
    fix: WRITE_OTHERWISE,
  }),
  'piece-has-no-back': declare({
    severity: 'error',
    message: () => 'a piece has no back: only cards lie face down',
    help: () =>
      'leave out `face down`, or make the piece a card of a deck: `place top 1 card of <zone> at <site> face down`',
    fix: WRITE_OTHERWISE,
  }),
  'pass-of-whom': declare<{ zone: string }>({
    severity: 'error',
    message: ({ zone }) => `players pass only zones of theirs, and ${code(zone)} is of the game`,
    help: () => 'name a zone that each player has: where it is declared it says `of: player`',
    fix: WRITE_OTHERWISE,
    example: { zone: 'deck' },
  }),
  'top-of-what': declare({
    severity: 'error',
    message: () => '`top` needs the zone whose top it is',
    help: () => 'write `top 3 cards of <zone>`',
    fix: WRITE_OTHERWISE,
  }),
};
