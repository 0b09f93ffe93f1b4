/** Plays a game of bots in a setting, so that it can be studied. */
import { makeSeatBot, type SeatBot } from '../bots/bot.ts';
import { knownBot } from '../bots/bot-name.ts';
import { LevelBot } from '../bots/levels.ts';
import { TableRun } from '../bots/table-run.ts';
import type { AskedSeat } from '../bots/turn-sampler.ts';
import { ownerOf, nodeOfOption, type Vm, hashOfPosition } from '../../interpreter/internal.ts';
import type { GameFacts } from './facts.ts';
import type { Setting, Stack } from './setting.ts';
import { StackedWatch } from './stacked-watch.ts';

/** A game that was played: all that is needed to replay it, and what only who played it knows. */
export interface PlayedGame {
  seed: number;
  setting: Setting;
  stack: Stack | null;
  /** what was chosen at each decision */
  codes: number[];
  /** of the last position */
  hash: string;
  choices: number;
  options: number;
  gap: number | null;
}

/** The same game without its setting, and what happened in it. */
interface NaturalGame {
  game: PlayedGame;
  facts: GameFacts;
}

/**
 * Plays a game; yields after each decision. Until the setting changes something, the natural game is followed, as the players cannot
 * know that anything will be different. Null where the setting cannot be had with this seed: chance brought no card of the deck.
 */
export function* playGame(
  vm: Vm,
  seats: readonly string[],
  seed: number,
  setting: Setting,
  natural: NaturalGame | null,
): Generator<undefined, PlayedGame | null> {
  const stack = natural === null || setting.kind === 'natural' ? null : stackOf(vm, setting, natural.facts);
  if (stack === 'never') return null;
  if (stack === 'already' && setting.kind !== 'only') return { ...natural!.game, setting };
  const used = stack === 'already' ? null : stack;
  const weighing = new Weighing();
  const bots = seats.map((name, seat) => allowing(vm, setting, seat, weighing.bot(name, vm, seed, seat)));
  let watch: StackedWatch | null = null;
  const followed = used === null ? null : natural!.game.codes;
  const following = bots.map((bot): SeatBot => ({
    choose(asked) {
      const same = followed === null || watch!.isStacked ? -1 : asked.codes.indexOf(followed[run.codes.length]);
      return same >= 0 ? same : bot.choose(asked);
    },
  }));
  const run = new TableRun(vm, following, seed, (knowledge) => (watch = new StackedWatch(vm, used, [knowledge])));
  vm.sink = null;
  while (run.step()) yield;
  if (used !== null && !watch!.isStacked) return null;
  return {
    seed,
    setting,
    stack: used,
    codes: run.codes,
    hash: hashOfPosition(vm.cells, vm.game.tables.layout),
    choices: run.choices,
    options: run.options,
    gap: weighing.mean,
  };
}

/** How the shuffled cards must lie for the setting; `already`: they do; `never`: chance brings none of them. */
function stackOf(vm: Vm, setting: Setting, facts: GameFacts): Stack | 'already' | 'never' | null {
  if (setting.kind === 'natural' || 'slot' in setting) return null;
  const { tables } = vm.game;
  const own = tables.cardsOf.get(setting.card) ?? [];
  if (own.length === 0) return 'never';
  const { deck } = tables.cardDef[own[0]];
  const came = facts.cards.filter(
    ({ how, card, seat }) =>
      tables.cardDef[card].deck === deck &&
      (setting.kind === 'give' ? how === 'dealt' && seat === setting.seat : how === 'shown'),
  );
  if (setting.kind === 'hide') {
    const shown = came.find(({ card }) => own.includes(card));
    if (shown === undefined) return 'already';
    const others = tables.cardDef.flatMap(({ deck: of }, card) =>
      of === deck && !own.includes(card) && !came.some((one) => one.card === card) ? [card] : [],
    );
    return others.length === 0 ? 'never' : { shuffle: shown.shuffle, card: shown.card, others };
  }
  if (came.length === 0) return 'never';
  const isHere = setting.kind === 'give' ? own.includes(came[0].card) : came.some(({ card }) => own.includes(card));
  return isHere ? 'already' : { shuffle: came[0].shuffle, card: came[0].card, others: own };
}

/** A bot that is not offered what only another seat may choose, unless it has nothing else. */
function allowing(vm: Vm, setting: Setting, seat: number, bot: SeatBot): SeatBot {
  if (setting.kind !== 'only' || setting.seat === seat) return bot;
  const isBarred = barred(vm, setting);
  return {
    choose(asked) {
      const open = asked.codes.flatMap((code, i) => (isBarred(asked, code) ? [] : [i]));
      if (open.length === 0 || open.length === asked.codes.length) return bot.choose(asked);
      return open.length === 1 ? open[0] : open[bot.choose({ ...asked, codes: open.map((i) => asked.codes[i]) })];
    },
  };
}

function barred(vm: Vm, setting: Extract<Setting, { kind: 'only' }>): (asked: AskedSeat, code: number) => boolean {
  const meaningOf = (code: number): ReturnType<ReturnType<typeof nodeOfOption>['meaning']> =>
    nodeOfOption(vm, vm.asking, code).meaning(vm, vm.top, code);
  if ('slot' in setting) {
    return (_asked, code) => {
      const meaning = meaningOf(code);
      return meaning.type === 'slot' && meaning.slot === setting.slot;
    };
  }
  const own = vm.game.tables.cardsOf.get(setting.card) ?? [];
  return ({ seat }, code) => {
    const meaning = meaningOf(code);
    const isOfIt = (meaning.type === 'card' || meaning.type === 'ability') && meaning.card === setting.card;
    return isOfIt && !own.some((card) => ownerOf(vm, card) === seat);
  };
}

/** Notes how far apart bots see their best two options. */
class Weighing {
  private sum = 0;
  private n = 0;

  get mean(): number | null {
    return this.n === 0 ? null : this.sum / this.n;
  }

  bot(name: string, vm: Vm, seed: number, seat: number): SeatBot {
    const { kind, budget } = knownBot(name);
    const bot = makeSeatBot(kind, vm.game, seed, seat, budget);
    if (!(bot instanceof LevelBot)) return bot;
    return {
      choose: (asked) => {
        const chosen = bot.choose(asked);
        const [best, second] = bot.explain();
        if (second !== undefined && Number.isFinite(second.value)) {
          this.sum += best.value - second.value;
          this.n++;
        }
        return chosen;
      },
    };
  }
}
