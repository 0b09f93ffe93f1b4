/**
 * Cards that lie face down on a board: whoever does not know cannot tell. Two positions that differ only in two faces which a seat does
 * not know are played by the same choices; all that the seat is told stays equal until it comes to know one of the two.
 */
import { expect, test } from 'vitest';
import { firstDifference } from '../test/support/differences.ts';
import { twoUnknown, withExchanged } from '../test/support/faces.ts';
import { pack } from '../test/support/packs.ts';
import { rounds, seed as firstSeed } from '../test/support/width.ts';
import { Game } from './index.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { isFaceDown, knowsCard } from './machine/faces.ts';
import { Sandbox } from './sandbox.ts';
import { cellsOfGame, gameFromCells } from './scenario/staged-position.ts';
import { seenEvent } from './view/seen-event.ts';

/** All that a seat can learn of a game: from itself, or by trying what it may try. */
function toldTo(game: Game, seat: number): Record<string, unknown> {
  const { model, renderer, decision } = game;
  const log = game.trace.map((event) => {
    const seen = seenEvent(event, seat, model);
    return seen === null || seen.hidden ? seen : renderer.event(seen.event);
  });
  const isAsked = decision?.player === seat;
  const asked = isAsked ? { ...decision, prompt: decision.prompt } : null;
  return {
    view: game.view(seat),
    ranking: game.ranking,
    decision: asked && {
      kind: decision!.kind,
      prompt: asked.prompt,
      options: decision!.options,
      refusals: game.refusals(),
    },
    undo: game.undoProblem,
    log,
    dealt: dealtFor(game, seat),
  };
}

/** What a fair search of the seat begins with. */
function dealtFor(game: Game, seat: number): unknown {
  const sandbox = new Sandbox(game);
  sandbox.dealAgain(seat, 7);
  return [sandbox.hash(), sandbox.everything()];
}

/** Plays both on by the same choices; how often they were compared. */
function playOn(one: Game, other: Game, cards: readonly [number, number], seat: number, source: ChoiceSource): number {
  for (let compared = 1; ; compared++) {
    const [told, toldOther] = [one, other].map((game) => toldTo(game, seat));
    const where = { seat, keys: one.keys, difference: firstDifference(told, toldOther) };
    expect(where).toEqual({ ...where, difference: null });
    const { decision } = one;
    if (decision === null || other.decision === null) return compared;
    // who knows one of the two, or comes to know it, may do another thing with it
    const knows = (game: Game): boolean => cards.some((card) => knowsCard(game.vm, card, decision.player));
    if (knows(one)) return compared;
    const { key } = decision.options[source.below(decision.options.length)];
    one.choose(key);
    other.choose(key);
    const isSeen = ({ vm }: Game): boolean => cards.some((card) => !isFaceDown(vm, card) || knowsCard(vm, card, seat));
    if ([one, other].some((game) => isSeen(game) || knows(game))) return compared;
  }
}

test.each([
  ['cards/shells/pack.yaml', 2, 8],
  ['test/packs/masked-cards.yaml', 2, 8],
  ['test/packs/masked-cards.yaml', 3, 8],
  // things lie on some of them
  ['test/packs/halls.yaml', 2, 4],
  ['test/packs/halls.yaml', 3, 4],
])('%s, %i players: whoever does not know cannot tell', (path, players, games) => {
  let compared = 0;
  let exchanged = 0;
  for (let seed = firstSeed; seed < firstSeed + rounds(games, games * 8); seed++) {
    const source = new ChoiceSource(seed);
    const game = new Game(pack(path), { players, seed });
    while (game.decision !== null) {
      const seat = source.below(players);
      const dealt = game.hypothetical(seat, source.below(1000));
      if (dealt.length === 0) expect(firstDifference(dealt.view(seat), game.view(seat))).toBeNull();
      const cards = twoUnknown(game, seat, source);
      if (cards !== null && source.below(3) === 0) {
        const compiled = game.vm.game;
        const one = gameFromCells(compiled, cellsOfGame(game), true);
        const other = gameFromCells(compiled, withExchanged(game, cards), true);
        exchanged++;
        compared += playOn(one, other, cards, seat, source);
      }
      const { options } = game.decision;
      game.choose(options[source.below(options.length)].key);
    }
  }
  expect(exchanged).toBeGreaterThan(5);
  expect(compared).toBeGreaterThan(exchanged);
});
