import type { Command, Args } from '../command.ts';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hasErrors, type PackModel, didYouMean, nearestNames as nearest } from '../../dsl/internal.ts';
import { variantText } from '../../service/language-service/index.ts';
import type { Io } from '../io.ts';
import { contractChoice, contractText } from '../new/contract.ts';
import { copiedPack } from '../new/copy.ts';
import { cardChoice, cardText, newGameText } from '../new/templates.ts';
import { DEFAULT_PACK, filesWithUnsaved, findPack, loadAt, loadPlayable, shortPath } from '../packs.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';

const KINDS = ['pack', 'card', 'contract'];

export const create: Command = {
  name: 'new',
  usage: 'pack|card|contract NAME [--extends P] [--from P] [--out DIR]',
  arguments: [2, 2],
  summary: 'Writes a commented, valid file to start from.',
  options: [
    {
      name: 'extends',
      value: 'P',
      help: 'the pack to change or to add to (a card or a contract: default underwater-cities)',
    },
    { name: 'from', value: 'P', help: 'the pack of which a new pack is a copy' },
    { name: 'type', value: 'T', help: 'type of the card (default: the first that fits)' },
    { name: 'out', value: 'DIR', help: 'folder in which the file is written' },
  ],
  about: [
    'A pack without --extends is a whole small game that can be played at once. With --extends it is ' +
      'a variant, which contains only the differences; with --from a copy of another pack, to be changed into ' +
      'another game. A card comes in a small pack of its own that ' +
      'extends the game, so that nothing of the game itself is changed. A contract is a card of the ' +
      'type contract, which somebody fulfils; it comes with two scenarios.',
    'Without --out, the file NAME.yaml is written beside the pack of yours that it extends, else into ' +
      'the current folder (in a clone of the repository: into its packs). Nothing is overwritten.',
  ],
  examples: [
    ['fathom new pack my-game', 'a game; then: fathom play --pack my-game'],
    ['fathom new pack my-hex --from hex', 'a game on a map, to be changed'],
    ['fathom new pack longer --extends underwater-cities', 'a variant'],
    ['fathom new card tide-mill --type production-card', 'a card for Underwater Cities'],
    ['fathom new contract deep-accord', 'a contract; then: fathom test deep-accord'],
  ],
  run(args, io) {
    const [kind, name] = args.positionals;
    if (!KINDS.includes(kind)) {
      throw args.usageError(
        `"fathom new" makes a pack, a card or a contract, not "${kind}".${didYouMean(nearest(kind, KINDS))}`,
      );
    }
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
      throw args.usageError(
        `"${name}" is not a valid name: write small letters, digits and single hyphens, beginning with a letter, such as deep-sea.`,
      );
    }
    const from = args.text('from');
    if (from !== undefined) return copy(name, from, args, io);
    const base = args.text('extends') ?? (kind === 'pack' ? undefined : DEFAULT_PACK);
    if (base === undefined) return write(name, newGameText(name), folderFor(undefined, args, io), args, io);
    const pack = loadPlayable(base, io);
    if (!pack) return 1;
    const folder = folderFor(base, args, io);
    if (kind === 'pack') {
      return write(name, variantText(name, pack.model, `, and run \`fathom check ${name}\``), folder, args, io);
    }
    if (kind === 'card') return write(name, card(name, pack.model, args), folder, args, io);
    const { text, options } = contract(name, pack.model, args);
    return write(
      name,
      text,
      folder,
      args,
      io,
      options.map(([option, value]) => ` --option ${option}=${value}`).join(''),
    );
  },
};

function copy(name: string, from: string, args: Args, io: Io): number {
  if (args.positionals[0] !== 'pack' || args.text('extends') !== undefined) {
    throw args.usageError('--from is for a pack, and goes without --extends.');
  }
  const pack = loadPlayable(from, io);
  if (!pack) return 1;
  const place = resolve(io.cwd, findPack(from, io));
  const own = pack.sources.files
    .filter((file) => file.pack === pack.model.id)
    .map(({ path, text }) => ({ path: resolve(io.cwd, path), text }));
  const folder = folderFor(undefined, args, io);
  mustBeFree(name, folder, args, io);
  const files = copiedPack(name, place, own, folder);
  for (const { path, text } of files) writeFileAtomic(path, text);
  const path = own.some((file) => file.path === place) ? files[0].path : join(folder, name);
  return written(
    path,
    files.some(({ text }) => text.includes('scenarios:')) ? `test ${shortPath(path, io.cwd)}` : null,
    io,
  );
}

function card(name: string, base: PackModel, args: Args): string {
  const wanted = args.text('type');
  const ids = base.types.map(({ id }) => id);
  if (wanted !== undefined && !ids.includes(wanted)) {
    throw args.usageError(
      `${base.title} has no card type "${wanted}".${didYouMean(nearest(wanted, ids))}${ids.length ? ` It has ${ids.join(', ')}.` : ''}`,
    );
  }
  mustBeNew(name, base, args);
  const choice = cardChoice(base, wanted);
  if (!choice) {
    throw args.usageError(
      `${base.title} has no cards${wanted ? ` of type ${wanted} that could be written for you` : ''}.`,
    );
  }
  return cardText(name, base, choice);
}

function contract(name: string, base: PackModel, args: Args): { text: string; options: [string, string][] } {
  if (args.text('type') !== undefined) {
    throw args.usageError('The type of a contract is contract; --type is for cards.');
  }
  mustBeNew(name, base, args);
  const choice = contractChoice(base);
  if (!choice) throw args.usageError(`${base.title} has no contracts: cards of a type "contract" whose effect holds.`);
  return { text: contractText(name, base, choice), options: choice.options };
}

function mustBeNew(name: string, base: PackModel, args: Args): void {
  if (base.cards.some(({ id }) => id === name)) throw args.usageError(`${base.title} has a card "${name}" already.`);
}

/** Where the file is written: what --out says, else beside the base, unless that came with Fathom. */
function folderFor(base: string | undefined, args: Args, io: Io): string {
  const out = args.text('out');
  if (out !== undefined) return resolve(io.cwd, out);
  if (base === undefined) return io.ownPacks;
  const beside = dirname(resolve(io.cwd, findPack(base, io)));
  return beside === io.builtInPacks ? io.ownPacks : beside;
}

/** `gameOptions`: the options of `fathom play` with which the new component occurs in a game. */
function write(name: string, text: string, folder: string, args: Args, io: Io, gameOptions = ''): number {
  const path = join(folder, `${name}.yaml`);
  mustBeFree(name, folder, args, io);
  const { diagnostics: problems } = loadAt(path, io, filesWithUnsaved(path, text));
  if (hasErrors(problems)) throw new Error(`the template is not valid: ${problems.map((p) => p.message).join(' ')}`);
  writeFileAtomic(path, text);
  const test = text.includes('scenarios:') ? `test ${shortPath(path, io.cwd)} --filter ${name}` : null;
  return written(path, test, io, gameOptions);
}

function mustBeFree(name: string, folder: string, args: Args, io: Io): void {
  for (const taken of [join(folder, `${name}.yaml`), join(folder, name)]) {
    if (existsSync(taken)) {
      throw args.usageError(`There is something at ${shortPath(taken, io.cwd)} already; take another name.`);
    }
  }
}

/** Says what can be done next; `test`: the command for its scenarios. */
function written(path: string, test: string | null, io: Io, gameOptions = ''): number {
  const shown = shortPath(path, io.cwd);
  const next = [`check ${shown}`, ...(test === null ? [] : [test]), `play --pack ${shown}${gameOptions}`];
  io.out(`Written: ${shown}\nNext: ${next.map((command) => `${io.self} ${command}`).join(', then ')}\n`);
  return 0;
}
