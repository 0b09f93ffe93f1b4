import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { type LanguageCode, memoryFiles } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { botOfKind, botKind } from '../../study/bots/bot.ts';
import { type Game, newGame } from '../../interpreter/index.ts';
import { packOf } from '../../test/support/packs.ts';
import { cardsPassing } from '../../test/support/cards-passing.ts';
import { painter } from '../terminal/paint.ts';
import { scoreRows } from '../../table/narrative/score-rows.ts';
import { finalTable } from './scores.ts';
import { sectionsOf } from '../../table/narrative/sections.ts';
import { narrate } from './narrative.ts';
import { ordinal } from '../../texts/languages/en/ordinal.ts';
import { PackNames } from '../../table/narrative/pack-names.ts';

const model = loadPack(nodeFiles, 'cards/underwater-cities').model!;

function played(players: number, seed: number, of = model): { game: Game; words: PackNames } {
  const game = newGame(of, { players, seed, trace: true });
  const bots = Array.from({ length: players }, (_, seat) => botOfKind(botKind('random')!, seed, seat));
  while (game.decision) game.choose(bots[game.decision.player].choose(game));
  return {
    game,
    words: new PackNames(
      of,
      painter(false),
      bots.map((_, i) => `Player ${i + 1}`),
    ),
  };
}

test('of others nobody is told what they draw, look at or discard unseen', () => {
  const { game, words } = played(3, 5);
  const story = narrate(game.trace, words, { viewer: 0, width: 10_000 }).join('\n');
  const seen = new Set(cardsPassing(game, 0, 0));
  const seenNames = new Set(model.cards.flatMap(({ id, name }) => (seen.has(id) ? [name] : [])));
  const unseen = model.cards.filter(({ name }) => !seenNames.has(name));
  expect(unseen.length).toBeGreaterThan(50);
  const told = unseen.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'u').test(story),
  );
  expect(told.map(({ name }) => name)).toEqual([]);
  expect(story).toMatch(/\d cards? → box/);
});

describe('cards that are placed face down', () => {
  const rows = ['abcdefgh', 'abcdefgh'].map((row, i) => [...row].map((letter) => `${letter}${i + 1}`)).flat();
  const sea = (n: number) =>
    packOf(`pack: sea
title: Sea
version: 0.1.0
players: [1]
score: point
ranking: [most point]
counters: {point: {}}
site-kinds: {field: {}}
types: {shell: {}}
zones: {stack: {of: game, order: stack, visible: none}}
decks: {shells: {starts: stack}}
cards: [{id: whelk, deck: shells, type: shell, copies: 16, effect: gain 1 point}]
boards: {floor: {of: game, sites: {${rows.map((id) => `${id}: {kind: field}`).join(', ')}}}}
procedures:
  game:
    hide: "${rows
      .slice(0, n)
      .map((id) => `place top card of stack at ${id} face down`)
      .join(' then ')}"
    end: end game
`);
  const told = (n: number, language: LanguageCode): string => {
    const game = newGame(sea(n), { players: 1, seed: 1, trace: true, language });
    return narrate(game.trace, new PackNames(sea(n), painter(false), ['Ann'], language), { width: 1000 }).join('');
  };
  test('a few are named for who knows them', () => {
    expect(told(2, 'en')).toMatch(/places face down whelk on a1 and whelk on b1$/i);
    expect(told(12, 'en')).toMatch(/whelk on d2$/i);
  });
  test.each<[LanguageCode, RegExp]>([
    ['en', /places face down 13 cards$/],
    ['it', /mette a faccia in giù 13 carte$/],
    ['uk', /кладе сорочкою догори 13 карток$/],
  ])('many are counted: %s', (language, sentence) => {
    expect(told(13, language)).toMatch(sentence);
  });
});

describe('the score table', () => {
  test.each([2, 3, 4])('sums to the final score, for %i players', (players) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { game, words } = played(players, seed);
      const rows = scoreRows(game.trace, words);
      game.everything().players.forEach(({ counters }, seat) => {
        expect(rows.reduce((sum, { points }) => sum + points[seat], 0)).toBe(counters[model.score!]);
      });
      expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
    }
  });

  test.each([40, 60, 80])('fits in %i columns', (width) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { game, words } = played(4, seed);
      const lines = finalTable(game, words, width);
      expect(lines.filter((line) => line.length > width)).toEqual([]);
      expect(lines.join('\n')).toMatch(
        width === 40 ? /^ {2}Player +1 +2 +3 +4$/m : /^ +Player 1 +Player 2 +Player 3 +Player 4$/m,
      );
    }
  });

  test('its rows follow the order of the pack', () => {
    const titles = new Set<string>();
    for (let seed = 1; seed <= 10; seed++) {
      const { game, words } = played(4, seed);
      scoreRows(game.trace, words).forEach(({ title }) => titles.add(title));
    }
    const known = [
      'Turns',
      'End of a round',
      'Production',
      'Feeding',
      'End of an era',
      'Metropolises',
      'Cities',
      'End scoring cards',
      'Leftovers',
    ];
    expect([...titles].every((title) => known.includes(title))).toBe(true);
    const { game, words } = played(4, 7);
    const rows = scoreRows(game.trace, words).map(({ title }) => title);
    expect([...rows].sort((a, b) => known.indexOf(a) - known.indexOf(b))).toEqual(rows);
  });
});

describe('the narrative', () => {
  test('with `from` covers only the later events', () => {
    const { game, words } = played(2, 1);
    const half = Math.floor(game.trace.length / 2);
    const whole = narrate(game.trace, words);
    const rest = narrate(game.trace, words, { from: half });
    expect(rest.length).toBeGreaterThan(10);
    expect(rest.length).toBeLessThan(whole.length);
    expect(whole.slice(-10)).toEqual(rest.slice(-10));
    expect(narrate(game.trace, words, { from: game.trace.length })).toEqual([]);
  });

  test('names the player of a gain, also outside of the steps in which each player acts', () => {
    const text =
      'pack: mini\nversion: 0.1.0\nplayers: [2]\ncounters: {coin: {}}\nprocedures:\n  game:\n    gift: gain 1 coin\n    end: end game\n';
    const mini = newGame(loadPack(memoryFiles({ 'mini.yaml': text }), 'mini.yaml').model!, {
      players: 2,
      seed: 1,
      trace: true,
    });
    const words = new PackNames(mini.model, painter(false), ['Anna', 'Ben']);
    expect(narrate(mini.trace, words)).toEqual(['  Gift: Anna +1 coin']);
    expect(narrate(mini.trace, words, { unnamed: 0 })).toEqual(['  Gift: +1 coin']);
    expect(narrate(mini.trace, words, { unnamed: 1 })).toEqual(['  Gift: Anna +1 coin']);
  });

  test('mentions that a site becomes connected only if an effect reacts to it', () => {
    const mentioned = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const { game, words } = played(4, seed);
      return (
        narrate(game.trace, words)
          .join(' ')
          .replace(/\s+/g, ' ')
          .match(/\w+ (site )?\w+ becomes connected/g) ?? []
      );
    });
    expect(mentioned.length).toBeGreaterThan(0);
    expect(mentioned.filter((text) => !text.startsWith('metropolis '))).toEqual([]);
  });

  test('a signal without a text before it has no brackets', () => {
    const { game, words } = played(1, 3, loadPack(nodeFiles, 'cards/test-shapes.yaml').model!);
    const lines = narrate(game.trace, words);
    expect(lines.some((line) => line.startsWith('  Player 1  payday; '))).toBe(true);
  });

  test('parts short names from what they do, and who is all of them', () => {
    const { game } = played(3, 5);
    const short = new PackNames(model, painter(false), ['Al', 'Xu', 'Cy']);
    const lines = narrate(game.trace, short);
    expect(lines.filter((line) => /^ {2}(?:everybody|Al|Xu|Cy)[^ ]/.test(line))).toEqual([]);
    expect(lines.some((line) => line.startsWith('  everybody '))).toBe(true);
  });

  test('fits the width', () => {
    const { game, words } = played(3, 2);
    for (const width of [60, 80, 120]) {
      expect(narrate(game.trace, words, { width }).filter((line) => line.length > width)).toEqual([]);
    }
  });

  test('hides from a player the cards that another one draws', () => {
    const { game, words } = played(2, 1);
    const paragraphs = narrate(game.trace, words, { viewer: 0 })
      .join('\n')
      .split(/\n(?= {2}\S|\n)/)
      .map((p) => p.replace(/\s+/g, ' '));
    const draws = paragraphs.filter((p) => p.startsWith(' Player 2')).flatMap((p) => p.match(/draws [^;]*/g) ?? []);
    expect(draws.length).toBeGreaterThan(20);
    expect(draws.filter((part) => !/^draws \d+ cards?/.test(part))).toEqual([]);
    expect(paragraphs.filter((p) => p.startsWith(' Player 1')).some((p) => /draws [A-Z]/.test(p))).toBe(true);
  });

  test('hides face-down cards until they are taken into the hand', () => {
    const { game, words } = played(2, 1, loadPack(nodeFiles, 'cards/yucata').model!);
    const text = narrate(game.trace, words, { viewer: 0 }).join('\n').replace(/\s+/g, ' ');
    const draws = text.match(/draws [^;]*/g) ?? [];
    expect(draws.length).toBeGreaterThan(40);
    expect(draws.filter((part) => !/^draws \d+ cards?/.test(part))).toEqual([]);
    expect(text).toMatch(/[A-Z][a-z ]+ → hand/);
  });

  test('omits hidden counters', () => {
    const { game, words } = played(2, 1);
    expect(narrate(game.trace, words).join('\n')).not.toMatch(/unfed|eaten/);
  });
});

test('sections are the steps in which each player acts', () => {
  const { isSection, isSplit } = sectionsOf(model);
  expect(isSection('round', 'turns')).toBe(true);
  expect(isSection('finish-era', 'production')).toBe(true);
  expect(isSection('era', 'begin')).toBe(false);
  expect(isSplit('finish-game', 'scoring')).toBe(true);
  expect(isSplit('finish-era', 'production')).toBe(false);
});

test('ordinals and lists in words', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
  ]);
  const { words } = played(2, 1);
  expect([words.list([]), words.list(['a']), words.list(['a', 'b']), words.list(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
