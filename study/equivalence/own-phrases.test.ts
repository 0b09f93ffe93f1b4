/** Phrases of a pack that say what they stand for, or not; judged by arithmetic on small effects. */
import { expect, it } from 'vitest';
import { loadPack, ownPhrases, type LoadedPack } from '../../service/index.ts';
import { memoryFiles, type PackModel } from '../../dsl/internal.ts';
import { judgePhrase, type JudgedPhrase } from './own-phrases.ts';

/** A pack whose English lexicon has these sentences, as lines of YAML. */
function market(sentences: string): { model: PackModel; sources: LoadedPack['sources'] } {
  const pack = `pack: market
title: Market
version: 1.0.0
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {}, apple: {}}
procedures:
  game: {play: gain 1 coin, end: end game}
lexicon:
  en:
    coin: {one: coin, other: coins}
    apple: {one: apple, other: apples}
    told:
      sentences:
${sentences}`;
  const loaded = loadPack(memoryFiles({ 'market.yaml': pack }), 'market.yaml');
  expect(loaded.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return loaded as LoadedPack & { model: PackModel };
}

function judged(means: string, rendered: string): JudgedPhrase {
  const { model, sources } = market(
    `        - {means: ${JSON.stringify(means)}, rendered: ${JSON.stringify(rendered)}}\n`,
  );
  const phrases = ownPhrases(sources);
  expect(phrases).toMatchObject([{ language: 'en', rendered, means, file: 'market.yaml', line: 16 }]);
  return judgePhrase(phrases[0], model, sources);
}

it('is not read by the language alone', () => {
  expect(judged('gain 2 coins', 'cheer')).toMatchObject({ is: 'unread' });
});
it('is read as the same effect', () => {
  expect(judged('gain 2 coins', 'gain 2 coins')).toMatchObject({ is: 'equal' });
});
it('comes to the same in play, though it is another effect', () => {
  // three coins in the end, in either order
  expect(judged('gain 2 coins then gain 1 coin', 'gain 1 coin, then gain 2 coins')).toMatchObject({ is: 'alike' });
});
it('comes to something else, and says where', () => {
  expect(judged('gain 2 coins', 'gain 2 apples')).toMatchObject({ is: 'different', read: 'gain 2 apples' });
  // with a coin both are the same, so that there is none in the position
  expect(judged('if coin > 0: gain 2 apples', 'gain 2 apples')).toMatchObject({
    is: 'different',
    read: 'gain 2 apples',
    position: { me: { coin: 0 } },
  });
});

it('judges the plural and the examples as the phrase itself', () => {
  const { model, sources } = market(`        - {means: gain 2 coins, rendered: cheer, plural: gain 2 apples}
        - text: earn {count} for work
          means: "gain {count} coins"
          examples: [earn 2 for work]
`);
  const all = ownPhrases(sources).map((phrase) => judgePhrase(phrase, model, sources));
  expect(all.map(({ rendered, is, line }) => [rendered, is, line])).toEqual([
    ['cheer', 'unread', 16],
    ['gain 2 apples', 'different', 16],
    ['earn 2 for work', 'unread', 19],
  ]);
});
