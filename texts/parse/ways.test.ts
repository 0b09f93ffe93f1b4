/** Where sites lie and whose a piece is: what is said in a language is read back as the same effect. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, parseProgram, print } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { smallPack } from '../../test/support/small-pack.ts';
import { LANGUAGES, languageOn, lexiconOf, Renderer } from '../internal.ts';
import { lawfulParser } from './testing.ts';

const EFFECTS = [
  'choose foreign turning-disc within 2 of own turning-disc then remove it',
  'choose foreign turning-disc within 3 of a1 then remove it',
  'choose own turning-disc then remove foreign turning-discs within 1 of it',
  'gain (distance of a1 to h8) points',
  'choose own turning-disc then if distance of it to a1 <= 3: gain 1 point',
  'gain 1 point per empty reach(a1, turning-discs)',
  'gain 1 point per empty reach(a1, empty sites, 2)',
  'gain 1 point per reach(a1, empty sites, straight)',
  'gain 1 point per reach(a1, empty sites, 3, straight)',
  'gain 1 point per empty beyond(own turning-disc, foreign turning-discs, straight)',
  'choose own turning-disc then each direction: remove foreign reach(it, foreign turning-discs, ahead)',
  'choose own turning-disc then each direction: remove foreign ahead of it',
  'choose own turning-disc then each direction: gain 1 point per own beyond(it, foreign turning-discs, ahead)',
  'choose foreign turning-disc then owner of it: gain 1 point',
  'choose foreign turning-disc then owner of it: if turning-discs >= 3: gain 1 point',
  'choose foreign turning-disc then pay 1 point to owner of it',
  'take 1 point from owner of a1',
  'gain (points of owner of a1) points',
];

const RIVER = smallPack(`pack: river
title: River
version: 0.1.0
status: original
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
site-kinds: {pond: {plural: ponds}}
pieces: {raft: {of: player, plural: rafts, cost: free}}
boards:
  stream:
    of: game
    ways: {water: [downstream, upstream]}
    sites:
      p1: {kind: pond, ways: {downstream: p2}}
      p2: {kind: pond, ways: {upstream: p1}}
procedures: {game: {play: "each player: relocate own raft by water to pond", end: end game}}
lexicon:
  en: {water: {one: the water}, downstream: {one: the current}}
  it:
    coin: {gender: f, one: moneta, other: monete}
    pond: {gender: m, one: stagno, other: stagni}
    raft: {gender: f, one: zattera, other: zattere}
    water: {gender: f, one: acqua, other: acque}
    downstream: {gender: f, one: corrente, other: correnti}
  uk:
    coin: {gender: f, nom: [монета, монети, монет], gen: [монети, монет], dat: [монеті, монетам], acc: [монету, монети, монет], ins: [монетою, монетами], loc: [монеті, монетах]}
    pond: {gender: m, nom: [став, стави, ставів], gen: [ставу, ставів], dat: [ставу, ставам], acc: [став, стави, ставів], ins: [ставом, ставами], loc: [ставі, ставах]}
    raft: {gender: m, nom: [пліт, плоти, плотів], gen: [плоту, плотів], dat: [плоту, плотам], acc: [пліт, плоти, плотів], ins: [плотом, плотами], loc: [плоті, плотах]}
    water: {gender: f, nom: [вода, води, вод], gen: [води, вод], dat: [воді, водам], acc: [воду, води, вод], ins: [водою, водами], loc: [воді, водах]}
    downstream: {gender: f, nom: [течія, течії, течій], gen: [течії, течій], dat: [течії, течіям], acc: [течію, течії, течій], ins: [течією, течіями], loc: [течії, течіях]}
`);

/** How a piece goes by steps, in all ways to say it. */
const STEPS = [
  '',
  ' 1 steps',
  ' 3 steps',
  ' up to 1 steps',
  ' up to 4 steps',
  ' (2 * coins) steps',
  ' up to (coins + 1) steps',
];
const WALKS = STEPS.flatMap((steps) =>
  ['', ' by downstream', ' by water'].flatMap((by) =>
    ['', ' through empty ponds', ' through own rafts'].map(
      (through) => `relocate own raft${steps}${by}${through} to empty pond`,
    ),
  ),
);
const PASSING = [
  'may relocate own raft up to 4 steps to pond then gain amount coins',
  'relocate own raft up to 2 steps to pond then if amount = 2: gain 1 coin',
  'relocate own raft by water to pond then if amount >= 3: gain 1 coin',
  'when you pass pond: gain 1 coin',
  'when you pass foreign raft: remove it',
  'when another player passes own raft: gain 1 coin',
  'when you pass pond or you build raft: gain 1 coin',
];

describe.each<[pack: string, of: ReturnType<typeof loaded>, effects: readonly string[]]>([
  ['reversi', loaded('cards/reversi'), EFFECTS],
  ['river', RIVER, [...WALKS, ...PASSING]],
])('%s', (_, pack, effects) => {
  describe.each<LanguageCode>(['en', 'it', 'uk'])('%s', (code) => {
    const { model, sources } = pack;
    const language = languageOn('cards', LANGUAGES[code]);
    const renderer = new Renderer(language, lexiconOf(model, code), sources.symbols);
    const parser = lawfulParser(pack);

    test.each(effects)('%s', (written) => {
      const { ast } = parseProgram(written);
      const { text } = renderer.effect(ast!);
      const { effect, problems } = parser.parse(text, code);
      expect([text, effect ? print(effect, { layout: 'line' }) : problems.map(({ message }) => message)]).toEqual([
        text,
        written,
      ]);
    });
  });
});
