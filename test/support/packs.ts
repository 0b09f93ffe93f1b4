/** Packs as the tests use them, loaded once. */
import { loadPack } from '../../service/index.ts';
import { memoryFiles, type PackModel } from '../../dsl/internal.ts';
import { compile, optionValues } from '../../interpreter/index.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { compileGame } from '../../interpreter/compile/compile-game.ts';
import { CITIES, loaded, withoutErrors } from './loaded.ts';

export { CITIES, loaded };

export const YUCATA = 'cards/yucata';
export const ABYSSAL_TRADE = 'cards/abyssal-trade';
export const SHAPES = 'cards/test-shapes.yaml';
export const NAUTILUS = 'cards/nautilus';
export const DOMINEERING = 'cards/domineering';
export const CRAM = 'cards/cram';
export const PENTOMINOES = 'cards/pentominoes';
export const TRACKS = 'cards/tracks';
export const NIM = 'cards/nim.yaml';
export const TIC_TAC_TOE = 'cards/tic-tac-toe.yaml';
export const HEX = 'cards/hex';
export const REVERSI = 'cards/reversi';
export const SHELLS = 'cards/shells';
export const MEMORY = 'cards/memory';
export const GLEANING = 'cards/gleaning';
export const MASKED_CARDS = 'test/packs/masked-cards.yaml';
/** counters that only their owners see */
export const SEALED_BIDS = 'test/packs/sealed-bids.yaml';
export const AMAZONS = 'cards/amazons';
export const KALAH = 'cards/kalah';
export const MORRIS = 'cards/morris';
/** cards as fans would write them, with what the packs do not use */
export const HALLS = 'test/packs/halls.yaml';
export const REEF_FAIR = 'test/packs/reef-fair.yaml';
/** a game in which nearly every turn takes a path that is rare elsewhere */
export const RARE_PATHS = 'test/packs/rare-paths.yaml';
export const PACKS = [CITIES, SHAPES, NIM, TIC_TAC_TOE];

export const pack = (path = CITIES): PackModel => loaded(path).model;

/** A pack of one text. */
export function packOf(text: string): PackModel {
  return withoutErrors(loadPack(memoryFiles({ 'own.yaml': text }), 'own.yaml'), 'own.yaml').model;
}

/** A separate machine on the shared compiled game. */
export const machine = (model: PackModel, players: number, options = {}): Vm =>
  new Vm(compile(model, players, optionValues(model, options)));

/** A machine with a separate compiled game, for tests that patch its nodes. */
export const ownMachine = (model: PackModel, players: number, options = {}): Vm =>
  new Vm(compileGame(model, players, optionValues(model, options)));
