/** One list where two questions follow each other, at the terminal: two ordinary choices, made and taken back together. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, type Game, newGame } from '../../interpreter/index.ts';
import { botKind, botOfKind, type Bot } from '../../study/index.ts';
import { keysOf, mergedDecision, PackNames, tableDecision } from '../../table/index.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { CITIES, loaded } from '../../test/support/packs.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { EffectTexts } from '../effect-texts.ts';
import type { Io } from '../io.ts';
import { fathom } from '../scripted-io.ts';
import { painter } from '../terminal/paint.ts';
import { Session } from './session.ts';
import { playerNames } from './setup.ts';

const path = temporaryFolder();
const choicesIn = (file: string): string[] => (JSON.parse(readFileSync(file, 'utf8')) as GameRecord).choices;

const SHELLS = 'do:pick-1-to-shell-as-taken-then-lose-taken-shells';

const record = async (...input: string[]): Promise<string[]> => {
  const file = path('nim.json');
  await fathom(['play', '--pack', 'nim', '--bots', 'human', '--seed', '4', '--record', file], {
    input: ['', ...input],
  });
  return choicesIn(file);
};

test('an entry is recorded as two choices', async () => {
  const { out } = await fathom('play --pack nim --seed 4', { input: [] });
  expect(out).toContain('  take away any number of shells:\n   4  1\n');
  expect(await record('5')).toEqual([SHELLS, 'amount:2']);
});

test('they are taken back, and made again, together', async () => {
  const { out } = await fathom('play --seed 5', { input: ['1', '1', '1', 'farms-or', '1', '1', 'u', 'r', 'u'] });
  const [one, two, ...rest] = out.match(/^Player 1: .+$/gm)!.slice(-5);
  expect(rest).toEqual([one, two, one]);
  expect(two).toBe('Player 1: End your turn?');
});

test('keys, and beginnings of words, of either choice', async () => {
  const both = [SHELLS, 'amount:2'];
  expect(await record(SHELLS, 'amount:2')).toEqual(both);
  expect(await record('take away any number of sh', '2')).toEqual(both);
  // only of pearls there are so many
  expect(await record('amount:5')).toEqual([SHELLS.replaceAll('shell', 'pearl'), 'amount:5']);
});

test('--separate asks one after the other', async () => {
  const { out } = await fathom('play --pack nim --seed 4 --separate', { input: ['1', '2'] });
  expect(out).toContain('  1  take away any number of pebbles\n');
  expect(out).toContain('Player 1 [1-3, h = help] > 2');
});

/** How often a person answers in so many turns, who chooses as the bot does, and how many choices that makes. */
async function answersIn(turns: number): Promise<{ answers: number; choices: number }> {
  const { model, sources } = loaded(CITIES);
  const game = newGame(model, { players: 2, seed: 4, trace: true });
  const bot = botOfKind(botKind('quick')!, 4, 0);
  let answers = 0;
  let choices = 0;
  let ended = 0;
  const io = {
    out: () => undefined,
    ask: () => {
      if (ended === turns) return Promise.resolve(null);
      const entry = answerOf(game, bot);
      if (keysOf(entry).includes('end-turn')) ended++;
      // discards go by eras, not by turns
      if (game.decision!.question.type !== 'discard') {
        answers++;
        choices += keysOf(entry).length;
      }
      return Promise.resolve(entry);
    },
    interactive: false,
    width: 80,
  } as unknown as Io;
  const words = new PackNames(model, painter(false), playerNames(2, 'en'), 'en');
  const known = { ...game.options, players: 2 };
  const texts = new EffectTexts(sources, { known, rendered: { model, language: LANGUAGES.en } });
  const seats = [
    { name: 'human', bot: null },
    { name: 'quick', bot: botOfKind(botKind('quick')!, 4, 1) },
  ];
  await new Session(game, seats, words, texts, io, { save: () => '', merged: true }).run();
  expect(ended).toBe(turns);
  return { answers, choices };
}

/** The entry that begins with what the bot chooses and goes on as it would. */
function answerOf(game: Game, bot: Bot): string {
  const first = bot.choose(game);
  const { player } = game.decision!;
  const decision = tableDecision(game, game.renderer)!;
  const { options } = mergedDecision(game, player, decision, game.renderer);
  const entries = options.filter(({ key }) => keysOf(key)[0] === first);
  if (entries.length < 2) return entries[0].key;
  const after = game.fork();
  after.choose(first);
  const second = bot.choose(after);
  return (entries.find(({ key }) => keysOf(key)[1] === second) ?? entries[0]).key;
}

test('25 turns take at most 6 answers each', async () => {
  const { answers, choices } = await answersIn(25);
  expect(answers).toBeLessThan(choices);
  expect(answers / 25).toBeLessThanOrEqual(6);
});
