/** A position with another board has what the setup of a game puts on that board. */
import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { withoutErrors } from '../../test/support/loaded.ts';
import { gameAt, newGame, type Game } from '../index.ts';

// the boards have the same sites, but the home, the brown space and the blue one are elsewhere; "windy" says nothing of what is placed
const site = (kind: string, ...tags: string[]): string => `{kind: ${kind}, tags: [${tags.join(', ')}]}`;
const board = (...sites: string[]): string => `{sites: {${sites.map((one, i) => `s${i}: ${one}`).join(', ')}}}`;
const [plot, home, shed] = [site('plot'), site('plot', 'home'), site('plot', 'shed-site')];
const [brown, blue] = [site('space', 'brown-space'), site('space', 'blue-space')];
const PACK = `
pack: reef
players: [1]
counters: {coin: {start: 9}}
ranking: [most coin]
pieces: {hut: {cost: 1 coin, where: empty plot}}
site-kinds: {plot: {}, space: {}}
zones: {browns: {order: stack}, blues: {order: stack}, hand: {of: player}}
decks: {brown: {starts: browns}, blue: {starts: blues}}
types: {tile: {programs: {effect: parts}, played: resolve this}}
cards:
  - {id: brown-tile, deck: brown, type: tile, effect: gain 1 coin}
  - {id: blue-tile, deck: blue, type: tile, effect: gain 1 coin}
predicates: {first-plot: home}
periods: {turn: {}}
boards:
  near: ${board(home, plot, shed, brown, blue)}
  far: ${board(plot, home, site('plot', 'shed-site', 'windy'), blue, brown)}
  wide: ${board(blue, shed, brown, plot, site('plot', 'home', 'windy'), plot)}
procedures:
  game:
    boards: deal boards
    hut: "each player: place hut at first-plot"
    shed: "each player: place hut at shed-site"
    brown: "each player: place top 1 card of browns at brown-space"
    blue: "each player: each blue-space: place top 1 card of blues at it"
    turns: "repeat 3 times: each player: do turn"
    end: end game
  turn: {begin: begin turn, act: "may build hut", finish: end turn}
`;
const { model } = withoutErrors(loadPack(memoryFiles({ 'reef.yaml': PACK }), 'reef.yaml'), 'reef');
const mine = (game: Game): { board: string | null; sites: unknown } => game.everything().players[0];

test.each(['near', 'far', 'wide'])('the same as in a game on the board "%s"', (id) => {
  const setUp = Array.from({ length: 30 }, (_, seed) => newGame(model, { players: 1, seed })).find(
    (game) => mine(game).board === id,
  );
  const position = gameAt(model, { me: { board: id } }, { players: 1 });
  expect(mine(position).board).toBe(id);
  expect(mine(position).sites).toEqual(mine(setUp!).sites);
});
