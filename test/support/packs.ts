/** Packs as the tests use them, loaded once. */
import { loadPack, memoryFiles, type PackModel } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { compile, optionValues } from '../../interpreter/index.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { compileGame } from '../../interpreter/compile/compile-game.ts';

export const CITIES = 'cards/underwater-cities';
export const YUCATA = 'cards/yucata';
export const ABYSSAL_TRADE = 'cards/abyssal-trade';
export const SHAPES = 'cards/test-shapes.yaml';
export const NIM = 'cards/nim.yaml';
export const TIC_TAC_TOE = 'cards/tic-tac-toe.yaml';
/** cards as fans would write them, with what the packs do not use */
export const REEF_FAIR = 'test/packs/reef-fair.yaml';
export const PACKS = [CITIES, SHAPES, NIM, TIC_TAC_TOE];

const models = new Map<string, PackModel>();

/** The pack's model; throws with its diagnostics when it has errors. */
export function pack(path = CITIES): PackModel {
  let model = models.get(path);
  if (!model) models.set(path, (model = must(loadPack(nodeFiles, path, { packs: 'cards' }), path)));
  return model;
}

/** A pack of one text. */
export function packOf(text: string): PackModel {
  return must(loadPack(memoryFiles({ 'own.yaml': text }), 'own.yaml'), 'own.yaml');
}

function must({ model, diagnostics }: ReturnType<typeof loadPack>, what: string): PackModel {
  if (model) return model;
  throw new Error(
    `${what} does not load:\n${diagnostics.map((d) => `${d.file}:${d.line} ${d.code} ${d.message}`).join('\n')}`,
  );
}

/** A separate machine on the shared compiled game. */
export const machine = (model: PackModel, players: number, options = {}): Vm =>
  new Vm(compile(model, players, optionValues(model, options)));

/** A machine with a separate compiled game, for tests that patch its nodes. */
export const ownMachine = (model: PackModel, players: number, options = {}): Vm =>
  new Vm(compileGame(model, players, optionValues(model, options)));
