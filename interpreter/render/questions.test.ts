/** What decisions ask: they say what is decided, in the words of the pack where it has some. */
import { gameAt, newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../dsl/internal.ts';
import { CITIES, loaded, packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';
import { tryEffect } from '../scenario/try-effect.ts';

const fair = (steps: string, lexicon = ''): Game =>
  newGame(
    packOf(`
pack: fair
players: [1]
score: apple
ranking: [most apple]
counters: {apple: {start: 3}, pear: {plural: pears, start: 1}, plum: {plural: plums, start: 1}}
procedures:
  game:
${steps}
    end: end game
lexicon:
  en: {${lexicon}}
`),
  );
/** The prompts that are met when the first option is always taken. */
function prompts(game: Game): string[] {
  const out: string[] = [];
  for (; game.decision; game.choose(game.decision.options[0].key)) out.push(game.decision.prompt);
  return out;
}

describe('the words of the language', () => {
  test.each([
    ['one of several', 'gain 1 pear or gain 1 plum', ['Which effect?']],
    [
      'a number, and what for',
      'pick 1 to 2 as sold then lose sold apples',
      ['Choose a number from 1 to 2, then lose that many apples:'],
    ],
    ['a payment, and what for', 'pay 1 pear or 1 plum: gain 2 apples', ['How do you pay for this: gain 2 apples?']],
    ['only a payment', 'pay 1 pear or 1 plum', ['How do you pay?']],
    ['how often', 'up to 2 times: pay 1 apple: gain 1 pear', ['How often? Pay 1 apple: gain 1 pear.']],
  ])('%s', (_, effect, expected) => expect(prompts(fair(`    fair: "each player: ${effect}"`))).toEqual(expected));
});

describe('the words of the pack', () => {
  const own = 'game/fair: {question: "Pears or plums?"}';

  test('of a step', () =>
    expect(prompts(fair('    fair: "each player: gain 1 pear or gain 1 plum"', own))).toEqual(['Pears or plums?']));
  test('of a branch that is taken, whichever it is', () => {
    for (const test of ['apple = 3', 'apple = 4']) {
      const step = `    fair: "each player: if ${test}: (gain 1 pear or gain 1 plum) else: (gain 2 pears or gain 2 plums)"`;
      expect(prompts(fair(step, own))).toEqual(['Pears or plums?']);
    }
  });
  test('of where something goes that was chosen before', () => {
    const game = newGame(
      packOf(`
pack: pond
players: [1]
ranking: [first in order]
site-kinds: {leaf: {plural: leaves}}
pieces: {frog: {cost: free, where: empty leaf}}
boards: {pond: {of: game, grid: square, rows: lll, legend: {l: {kind: leaf}}}}
procedures:
  game:
    begin: "each player: build frog on a1 then do jump of it"
    end: end game
  jump: {of: site, go: relocate it up to 2 steps through leaf to leaf}
lexicon: {en: {jump/go: {question: "Where does it jump?"}}}
`),
    );
    expect(prompts(game)).toContain('Where does it jump?');
  });
  test('each time that it is asked', () =>
    expect(prompts(fair('    fair: "each player: repeat 2 times: gain 1 pear or gain 1 plum"', own))).toEqual([
      'Pears or plums?',
      'Pears or plums?',
    ]));
  test('with how often, where that is open', () =>
    expect(prompts(fair('    fair: "each player: up to 2 times: gain 1 pear or gain 1 plum"', own))).toEqual([
      'Pears or plums? Up to 2 times.',
      'Pears or plums?',
    ]));
  test('what comes after it in the step is asked in the words of the language', () =>
    expect(
      prompts(fair('    fair: "each player: gain 1 pear or (pick 1 to 2 as sold then gain sold plums)"', own)).concat(
        prompts(fair('    fair: "each player: (pick 1 to 2 as sold then gain sold plums) or gain 1 pear"', own)),
      ),
    ).toEqual(['Pears or plums?', 'Pears or plums?', 'Choose a number from 1 to 2, then gain that many plums:']));
  test('before something that is confirmed', () =>
    expect(prompts(fair('    fair: "each player: confirm go-home"', 'go-home: {question: "Do you go home?"}'))).toEqual(
      ['Do you go home?'],
    ));
  test('not of another step', () =>
    expect(prompts(fair('    show: "each player: gain 1 pear or gain 1 plum"\n    fair: gain 1 apple', own))).toEqual([
      'Which effect?',
    ]));

  test('not of what is first, where only one part is left', () => {
    const { model, sources } = loaded(CITIES);
    const at = '{me: {kelp: 1, claimed: [reef-smithy], hand: [seafood-collection], sites: {t89: tunnel upgraded}}}';
    const choices = ['slot:steelplast-and-kelp', 'do:must-perform-chosen'];
    const asked = LANGUAGE_CODES.map((language) => {
      const { decisions } = tryEffect({ model, sources }, 'do act', { at, choices, language });
      const { prompt, options } = decisions.findLast(
        (d) => d.options.length === 2 && d.options[0].key.startsWith('do:resolve'),
      )!;
      expect(options[1].key).toBe('ability:reef-smithy');
      return prompt;
    });
    expect(asked).toEqual([
      'Still to do: resolve Seafood Collection.',
      'Resta da fare: risolvi «Raccolta di frutti di mare».',
      'Залишилося: застосуйте картку «Seafood Collection».',
    ]);
  });

  test('of a type: whether a card is claimed, with its name', () => {
    const { model, sources } = loaded(CITIES);
    const asked = LANGUAGE_CODES.map((language) => {
      const given = { at: '{me: {hand: [embassy]}}', language };
      return tryEffect({ model, sources }, 'resolve played of embassy', given).decisions[0].prompt;
    });
    expect(asked).toEqual([
      'Embassy: Claim this card?',
      'Ambasciata: Vuoi tenere questa carta?',
      'Embassy: Залишити цю картку собі?',
    ]);
  });
});

test('what is meant by what is not chosen yet is said as it is written', () => {
  const { model, sources } = loaded(CITIES);
  const at = '{me: {hand: [message-divers, embassy], sites: {}}}';
  const [{ prompt }] = tryEffect({ model, sources }, 'resolve message-divers', { at, as: 'message-divers' }).decisions;
  expect(prompt).toBe('Message divers: Discard a card from your hand, then gain 1 credit?');
});

describe('what a pack does not offer is said in the language of the game', () => {
  const { model } = loaded(CITIES);
  test.each([
    [{ players: 9 }, /^кількість гравців у Underwater Cities: 1, 2, 3, 4, а не 9$/],
    [{ options: { moon: 'full' } }, /^пакет не має опції «moon»; він має: tunnel-supply, /],
    [
      { options: { 'third-of-three': 'first' } },
      /^опція «third-of-three» не має значення «first»; можливі: third, last$/,
    ],
  ])('%j', (setup, words) => {
    expect(() => newGame(model, { ...setup, language: 'uk' })).toThrow(words);
    expect(() => gameAt(model, 'start', { ...setup, language: 'uk' })).toThrow(words);
  });
});
