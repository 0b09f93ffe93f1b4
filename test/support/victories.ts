/** How often a bot beats random play, from every seat in turn. */
import { compile, optionValues } from '../../interpreter/game.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { ranking } from '../../interpreter/view/ranking.ts';
import { botKind, makeSeatBot } from '../../study/bots/bot.ts';
import { TableRun } from '../../study/bots/table-run.ts';
import { loaded } from './loaded.ts';

/** Share of the victories of the bot, of which there is one at the table: equal seeds, equal games. */
export function victories(path: string, bot: string, games: number, players = 2): number {
  const { model } = loaded(path);
  const game = compile(model, players, optionValues(model));
  const vm = new Vm(game);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % players;
    const seed = 1 + Math.floor(i / players);
    const kinds = Array.from({ length: players }, (_, seat) => botKind(seat === own ? bot : 'random')!);
    const run = new TableRun(
      vm,
      kinds.map((kind, seat) => makeSeatBot(kind, game, seed, seat)),
      seed,
    );
    while (run.step());
    const first = ranking(vm).filter(({ place }) => place === 1);
    if (first.some(({ player }) => player === own)) won += 1 / first.length;
  }
  return won / games;
}
