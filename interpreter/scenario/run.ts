/** Runs one scenario: its choices in their order, then the whole difference against what is expected. */
import { messageRenderer } from '../render/languages.ts';
import { PLAYER_NAMES, type DecisionCheck, type Offers, type PositionSpec, type Scenario } from '../../dsl/internal.ts';
import type { Decision, Game } from '../game.ts';
import { changeText, unexpected } from './difference.ts';
import { endingsOf, MOST_OUTCOME_CHOICES } from './endings.ts';
import { isDecidedOrder } from '../old-orders.ts';
import {
  cellsOfGame,
  factsOfGame,
  gameFromCells,
  stagePosition,
  whyNothing,
  type StagedPosition,
} from './staged-position.ts';
import { longKey } from '../nodes/options.ts';
import { ranking } from '../view/ranking.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';

/** How the choices are made: plainly; each in a new game from the saved array; each undone and redone. */
export type PlayMode = 'plainly' | 'saved and loaded' | 'undone and redone';
export const PLAY_MODES: readonly PlayMode[] = ['plainly', 'saved and loaded', 'undone and redone'];

/** A decision of a scenario. */
export interface AskedDecision {
  prompt: string;
  /** keys of all options */
  offered: string[];
  /** the one that `do` takes; null where it ends */
  taken: string | null;
}

/**
 * Runs it in each manner; what is not as expected, in plain words. `extra`: which of the compiled game's extra programs `run` is;
 * `asked`: gets the decisions.
 */
export function runScenario(
  compiled: CompiledGame,
  scenario: Scenario,
  extra: number,
  manners: readonly PlayMode[] = PLAY_MODES,
  asked?: AskedDecision[],
): string[] {
  const staged = stagePosition(compiled, scenario.position, scenario.run && { extra, as: scenario.run.as });
  if (staged.problems.length > 0) return staged.problems;
  let hash: string | null = null;
  for (const manner of manners) {
    const { game, problems } = play(
      staged,
      scenario.do,
      manner,
      false,
      scenario.checks,
      manner === manners[0] ? asked : undefined,
    );
    if (problems.length === 0) problems.push(...judge(game, staged, scenario));
    if (problems.length > 0) {
      const why = scenario.run && whyNothing(staged, extra);
      if (why) problems.push(`nothing of \`run\` can be done: ${messageRenderer(compiled.model, 'en').reason(why)}`);
      if (scenario.run && (scenario.position.acting ?? 0) > 0) problems.push(RUN_BY_ME);
      return manner === manners[0] ? problems : problems.map((problem) => `${manner}: ${problem}`);
    }
    if (hash !== null && game.hash() !== hash) return [`${manner}, it ends in another position`];
    hash = game.hash();
  }
  return [];
}

/** `acting` is sometimes meant to say whose effect it is. */
const RUN_BY_ME =
  '`acting` says whose turn it is; `run` is done by `me` all the same. What another player does is `run: "each other player: …"`';

function judge(game: Game, staged: StagedPosition, scenario: Scenario): string[] {
  const { before, seats } = staged;
  const { expect, outcomes, atEnd, winner } = scenario;
  const problems = expect ? unexpected(before, factsOfGame(game, seats), expect, game.model) : [];
  const { decision } = game;
  const asked = scenario.open || asksFor(atEnd);
  if (decision && decision.kind !== 'confirm' && !asked && outcomes === null) {
    problems.push(`a decision is left open: ${decisionText(decision)}`);
  }
  if (!decision && asked) problems.push('nothing is asked at the end');
  problems.push(...wrongOffers(game, atEnd));
  if (outcomes !== null) problems.push(...wrongOutcomes(game, staged, outcomes));
  if (winner !== null) problems.push(...wrongWinner(game, winner, seats));
  return problems;
}

const asksFor = ({ only, offers, refuses }: Offers): boolean =>
  only !== null || offers.length > 0 || refuses.length > 0;

/** What the decision offers and should not, and the reverse. */
function wrongOffers(game: Game, { only, offers, refuses }: Offers): string[] {
  const { decision } = game;
  const keys = decision?.options.map(({ key }) => key) ?? [];
  const problems: string[] = [];
  for (const key of [...offers, ...(only ?? [])]) {
    const found = game.optionsNamed(key).map((option) => option.key);
    if (found.length > 1) problems.push(`"${key}" could be ${found.join(' or ')}`);
  }
  for (const key of offers) {
    if (decision && game.optionsNamed(key).length === 0) {
      problems.push(`"${key}" is not offered${reasonText(game, key)}; offered are ${keys.join(', ')}`);
    }
  }
  for (const key of refuses) {
    if (game.optionsNamed(key).length > 0) problems.push(`"${key}" is offered`);
    else if (!isPart(game.vm.game, key)) problems.push(`"${key}" is the key of no part of an effect of this game`);
  }
  if (only !== null && decision) {
    const named = new Set(only.flatMap((wanted) => game.optionsNamed(wanted).map(({ key }) => key)));
    const unexpectedKeys = keys.filter((key) => !named.has(key));
    const missing = only.filter((wanted) => game.optionsNamed(wanted).length === 0);
    if (unexpectedKeys.length > 0) {
      problems.push(`besides what \`only\` lists ${unexpectedKeys.join(', ')} can be chosen`);
    }
    for (const key of missing) problems.push(`"${key}" is not offered${reasonText(game, key)}`);
  }
  return problems;
}

/** Endings that are not among `outcomes`, and the reverse. */
function wrongOutcomes(game: Game, staged: StagedPosition, outcomes: readonly PositionSpec[]): string[] {
  const { endings, cut } = endingsOf(staged, gameFromCells(staged.compiled, cellsOfGame(game)));
  if (cut) return [`more than ${MOST_OUTCOME_CHOICES} choices lead to outcomes; make some of them under \`do\``];
  const met = new Set<PositionSpec>();
  const problems: string[] = [];
  for (const { facts, changes, path } of endings) {
    const found = outcomes.filter((spec) => unexpected(staged.before, facts, spec, game.model).length === 0);
    for (const spec of found) met.add(spec);
    if (found.length > 0) continue;
    const what =
      changes.map(({ what: name, was, is }) => `${name} ${changeText(was, is)}`).join(', ') || 'nothing changes';
    problems.push(`an outcome is not listed: ${what}${path.length > 0 ? ` (by ${path.join(', ')})` : ''}`);
  }
  outcomes.forEach((spec, i) => {
    if (!met.has(spec)) problems.push(`outcomes ${i + 1}: nothing leads to this`);
  });
  return problems;
}

function wrongWinner(game: Game, winner: readonly number[], seats: readonly number[]): string[] {
  const names = (list: number[]): string => list.map((who) => PLAYER_NAMES[who]).join(', ') || 'nobody';
  if (game.decision) return ['the game is not over, so that nobody has won'];
  const won = ranking(game.vm)
    .filter((entry) => entry.won)
    .map(({ player }) => seats.indexOf(player))
    .sort((a, b) => a - b);
  const wanted = [...winner].sort((a, b) => a - b);
  return names(won) === names(wanted) ? [] : [`winner: expected ${names(wanted)}, but ${names(won)} won`];
}

const partKeys = new WeakMap<CompiledGame, readonly string[]>();

/** Whether a key of `do:` is that of a part of some effect, or of its beginning: a misspelt key is never offered. */
function isPart(compiled: CompiledGame, key: string): boolean {
  if (!key.startsWith('do:')) return true;
  let keys = partKeys.get(compiled);
  if (!keys) partKeys.set(compiled, (keys = [...new Set(compiled.nodes.map(longKey))]));
  return keys.some((one) => one.startsWith(key));
}

/** Makes the choices. What is wrong with one of them ends it. `asked`: gets the decisions up to there. */
export function play(
  staged: StagedPosition,
  choices: readonly string[],
  manner: PlayMode = 'plainly',
  trace = false,
  checks: readonly DecisionCheck[] = [],
  asked?: AskedDecision[],
): { game: Game; problems: string[] } {
  let game = gameFromCells(staged.compiled, staged.cells, trace);
  if (game.vm.failed) return { game, problems: ['it leads to a dead end by itself'] };
  for (const [i, wanted] of choices.entries()) {
    if (manner === 'saved and loaded') game = gameFromCells(staged.compiled, cellsOfGame(game), trace);
    const wrong = wrongBefore(game, i, checks);
    if (wrong.length > 0) return { game, problems: wrong };
    if (isDecidedOrder(game, wanted)) continue;
    const { decision } = game;
    if (decision === null) {
      return {
        game,
        problems: [
          `do ${i + 1}: "${wanted}" cannot be chosen: nothing is asked any more after ${i === 0 ? 'the beginning' : `"${choices[i - 1]}"`}`,
        ],
      };
    }
    const found = game.optionsNamed(wanted).map(({ key }) => key);
    asked?.push(askedIn(decision, found.length === 1 ? found[0] : null));
    if (found.length !== 1) {
      const taken = game.keys.includes(`=${wanted}`) ? '; it was the only option and was taken by itself' : '';
      return {
        game,
        problems: [
          `do ${i + 1}: "${wanted}" ` +
            (found.length > 1
              ? `could be ${found.join(' or ')}`
              : `is not offered${reasonText(game, wanted)}${taken}; ${decisionText(decision)}`),
        ],
      };
    }
    const before = game.hash();
    game.choose(found[0]);
    if (manner !== 'undone and redone' || !game.canUndo) continue;
    const after = game.hash();
    game.undo();
    if (game.hash() !== before) return { game, problems: [`do ${i + 1}: undoing "${wanted}" does not lead back`] };
    game.redo();
    if (game.hash() !== after) return { game, problems: [`do ${i + 1}: redoing "${wanted}" leads elsewhere`] };
  }
  if (manner === 'saved and loaded') game = gameFromCells(staged.compiled, cellsOfGame(game), trace);
  if (game.decision) asked?.push(askedIn(game.decision, null));
  return { game, problems: wrongBefore(game, choices.length, checks) };
}

const askedIn = ({ prompt, options }: Decision, taken: string | null): AskedDecision => ({
  prompt,
  offered: options.map(({ key }) => key),
  taken,
});

/** What is not offered as `do` says after so many choices. */
const wrongBefore = (game: Game, after: number, checks: readonly DecisionCheck[]): string[] =>
  checks
    .filter((check) => check.after === after && asksFor(check))
    .flatMap((check) => (game.decision ? wrongOffers(game, check) : ['nothing is asked any more']))
    .map((problem) => `do ${after + 1}: ${problem}`);

/** What is asked, with the keys of the options. */
export const decisionText = (decision: Decision): string =>
  `"${decision.prompt}" ${decision.options.map(({ key }) => key).join(', ')}`;

/** Why an option is not offered, in brackets, where it is known. */
export function reasonText(game: Game, key: string): string {
  const reason = game.whyRefused(key);
  return reason ? ` (${reason})` : '';
}
