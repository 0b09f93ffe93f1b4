/** English: the story of a game. */
import type { StoryWords } from '../../../table/narrative/words.ts';
import { inSteps } from './steps.ts';
import { ordinal } from './ordinal.ts';

export const en: StoryWords = {
  quoted: (card) => card,
  // slots are often named by what they give: takes “steelplast and kelp”
  slotTaken: (slot, say, painted) => `“${painted(say.slot(slot))}”`,
  pieceOn: (piece, site, say) => `${say.piece(piece)} on ${site}`,
  pieceMoved: (piece, { from, site, steps }, say) =>
    `${say.piece(piece, 'the')}${steps ? ` ${inSteps(steps)}` : ''} from ${from} to ${site}`,
  piece: {
    build: (list) => `builds ${list}`,
    lay: (list) => `lays ${list}`,
    place: (list) => `places ${list}`,
    upgrade: (list) => `upgrades ${list}`,
    remove: (list) => `removes ${list}`,
    relocate: (list) => `moves ${list}`,
    replace: (list) => `puts ${list} in place of what was there`,
  },
  tileOn: (card, site) => `${card ?? 'a card'} on ${site}`,
  tile: {
    lay: (list) => `lays ${list}`,
    place: (list) => `places ${list}`,
    'place-down': (list) => `places face down ${list}`,
    look: (list) => `looks at ${list}`,
    up: (list) => `reveals ${list}`,
    down: (list) => `turns face down ${list}`,
  },
  lying: {
    moves: (amount, from, to) => `moves ${amount} from ${from} to ${to}`,
    puts: (amount, on) => `puts ${amount} on ${on}`,
    takes: (amount, from) => `takes ${amount} from ${from}`,
  },
  counterOfGame: (change, total) => `${change} (now ${total})`,
  pays: (amounts) => `pays ${amounts}`,
  paidFor: (done, price) => `${done} for ${price}`,
  becomes: (site, kind, predicate) => `${`${kind} ${site}`.trim()} becomes ${predicate}`,
  advances: (track, space, steps) => {
    const far = steps > 1 ? ` ${steps} steps,` : '';
    return space === null ? `goes${far} beyond the end of the ${track}` : `goes${far} to ${space} on the ${track}`;
  },
  draws: (cards) => `draws ${cards}`,
  discards: (cards) => `discards ${cards}`,
  readies: (cards) => `readies ${cards}`,
  exhausts: (cards) => `exhausts ${cards}`,
  uses: (card) => `uses ${card}`,
  plays: (card) => `plays ${card}`,
  takes: (slot) => `takes ${slot}`,
  performs: (slot) => `performs ${slot}`,
  blocks: (slots, n) => `${n === 1 ? 'a neutral marker' : 'neutral markers'} on ${slots}`,
  turnOrder: (players) => `turn order ${players}`,
  shuffled: (zone) => `${zone} is shuffled again`,
  passed: (zone, to) => `all pass ${zone} to the ${to}`,
  everybody: 'everybody',
  result: {
    tie: 'tie: ',
    inOrder: (place) => `${ordinal(place)} in order of play`,
    wins: (player, amount) => (amount === null ? `${player} wins.` : `${player} wins with ${amount}.`),
    share: (players) => `${players} share the victory.`,
    tieBroken: (players, amount, first, by) => `${players} have ${amount} each; the tie goes to ${first}: ${by}.`,
    misses: (player, goals) => `${player} has not reached the goal: ${goals}.`,
  },
};
