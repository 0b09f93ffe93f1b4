/** The template of a contract: its condition and its gain, with a scenario for each outcome. */
import { type Cond, type PackModel, rootOf, visitIr } from '../../dsl/internal.ts';
import { cardHead } from './templates.ts';

/** The type whose cards are contracts. */
const TYPE = 'contract';

interface ContractChoice {
  deck: string;
  /** player counts and options, as the other contracts have them */
  players: number[] | null;
  options: [string, string][];
  /** the zone where it is open, and the one where it goes when it is fulfilled */
  display: string;
  fulfilled: string;
  /** the counter of its condition, and its gain */
  asks: string;
  gives: string;
  score: string;
}

/** Like the contracts that the game has; null when it has none. */
export function contractChoice(base: PackModel): ContractChoice | null {
  const likes = base.cards.filter(({ type }) => type === TYPE);
  const [like] = likes;
  const display = base.zones.find(({ of, listening }) => of === 'game' && listening);
  const zones = new Set<string>();
  const continuous = likes.map((card) => card.continuous);
  visitIr(rootOf('continuous', continuous), { effect: { move: ({ zone }) => zones.add(zone) } });
  const fulfilled = base.zones.find(({ id, of }) => of === 'player' && zones.has(id));
  const counters = base.counters.filter(({ of, hidden }) => of === 'player' && !hidden);
  const score = counters.find(({ id }) => id === base.score) ?? counters[0];
  const asks = counters.find(({ id }) => id !== score?.id) ?? score;
  if (!like || !display || !fulfilled || !score || !asks) return null;
  const gives = score.plural === `${score.id}s` || score.plural === score.id ? `3 ${score.plural}` : `3 ${score.id}`;
  return {
    deck: like.deck,
    players: like.players,
    options: optionsOf(like.when),
    display: display.id,
    fulfilled: fulfilled.id,
    asks: asks.id,
    gives,
    score: score.id,
  };
}

function optionsOf(when: Cond | null): [string, string][] {
  return when?.k === 'option-is' ? [[when.option, when.value]] : when?.k === 'and' ? when.of.flatMap(optionsOf) : [];
}

/** A pack with one contract. */
export function contractText(
  id: string,
  base: PackModel,
  { deck, players, options, display, fulfilled, asks, gives, score }: ContractChoice,
): string {
  const enough = 8;
  const under = options.length
    ? `        options: {${options.map(([name, value]) => `${name}: ${value}`).join(', ')}}\n`
    : '';
  const scenario = (name: string, before: number, expect: string): string =>
    `      - name: ${name}\n${under}        position: {${display}: [${id}], me: {${asks}: ${before}}}\n ` +
    `       run: gain 1 ${asks}\n        expect: ${expect}\n`;
  const gift = /^\d+/.exec(gives)![0];
  return `${cardHead('A contract', id, base)}    deck: ${deck}
    type: ${TYPE}
${players ? `    players: [${players.join(', ')}]          # numbers of players with which it may appear\n` : ''}${
    options.length
      ? `    when: ${options.map(([name, value]) => `${name} = ${value}`).join(' and ')}          # under ` +
        `which options\n`
      : ''
  }    # Whoever is the first to meet what stands before the colon has it at once. Where its owner shall choose the moment,
    # write \`once per ${base.periods[0]?.id ?? 'turn'}: if …: … then move this to ${fulfilled} …\` instead.
    effect: "as soon as ${asks} >= ${enough}: move this to ${fulfilled} then gain ${gives}"
    status: original
    # Both sides of it; \`fathom test ${id} --filter ${id}\` runs them.
    scenarios:
${scenario('fulfilled', enough - 1, `{${display}: [], me: {${asks}: +1, ${score}: +${gift}, ${fulfilled}: [${id}]}}`)}${scenario('not yet', enough - 2, `{me: {${asks}: +1}}`)}`;
}
