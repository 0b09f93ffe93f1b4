/** Ukrainian: the story of a game. */
import type { StoryWords } from '../../../table/narrative/words.ts';
import { inSteps } from './steps.ts';

const RULES = new Intl.PluralRules('uk');
/** The form of a noun after a number: of 1, of 2 to 4, of 5. */
export function counted(n: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = RULES.select(n);
  return `${n} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

export const uk: StoryWords = {
  quoted: (card) => `«${card}»`,
  slotTaken: (slot, say, painted) => painted(say.slot(slot, 'the', 'acc')),
  pieceOn: (piece, site, say) => `${say.piece(piece, 'one', 'acc')} на ${site}`,
  pieceMoved: (piece, { from, site, steps }, say) =>
    `${say.piece(piece, 'one', 'acc')}${steps ? ` на ${inSteps(steps)}` : ''} з ${from} на ${site}`,
  piece: {
    build: (list) => `будує ${list}`,
    lay: (list) => `викладає ${list}`,
    place: (list) => `ставить ${list}`,
    upgrade: (list) => `покращує ${list}`,
    remove: (list) => `прибирає ${list}`,
    relocate: (list) => `пересуває ${list}`,
    replace: (list) => `ставить ${list} замість того, що там було`,
  },
  tileOn: (card, site) => `${card === null ? 'картку' : `картку ${card}`} на ${site}`,
  tile: {
    lay: (list) => `викладає ${list}`,
    place: (list) => `кладе ${list}`,
    'place-down': (list) => `кладе сорочкою догори ${list}`,
    look: (list) => `дивиться на ${list}`,
    up: (list) => `відкриває ${list}`,
    down: (list) => `перевертає сорочкою догори ${list}`,
  },
  lying: {
    moves: (amount, from, to) => `пересуває ${amount} з ${from} на ${to}`,
    puts: (amount, on) => `кладе ${amount} на ${on}`,
    takes: (amount, from) => `забирає ${amount} з ${from}`,
  },
  counterOfGame: (change, total) => `${change} (тепер ${total})`,
  pays: (amounts) => `сплачує ${amounts}`,
  paidFor: (done, price) => `${done} за ${price}`,
  becomes: (site, _kind, predicate) => `ділянка ${site} тепер ${predicate}`,
  advances: (track, space, steps) => {
    const far = steps > 1 ? `просувається на ${counted(steps, ['поділку', 'поділки', 'поділок'])}` : 'просувається';
    return space === null ? `${far} за кінець (${track})` : `${far} до ${space} (${track})`;
  },
  draws: (cards) => `бере ${cards}`,
  discards: (cards) => `скидає ${cards}`,
  readies: (cards) => `відновлює ${cards}`,
  exhausts: (cards) => `поки що використовує ${cards}`,
  uses: (card) => `використовує ${card}`,
  plays: (card) => `грає ${card}`,
  takes: (slot) => `займає ${slot}`,
  performs: (slot) => `застосовує ${slot}`,
  blocks: (slots, n) => `${n === 1 ? 'нейтральна плитка займає' : 'нейтральні плитки займають'} ${slots}`,
  turnOrder: (players) => `відтепер ${players}`,
  shuffled: (zone) => `перетасовано: ${zone}`,
  passed: (zone, to) => `усі передають ${to === 'left' ? 'ліворуч' : 'праворуч'}: ${zone}`,
  everybody: 'усі',
  result: {
    tie: 'за рівності: ',
    inOrder: (place) => `${place}-й за порядком ходів`,
    wins: (player, amount) => (amount === null ? `Перемагає ${player}.` : `Перемагає ${player}: ${amount}.`),
    share: (players) => `Перемогу ділять ${players}.`,
    tieBroken: (players, amount, first, by) =>
      `${players} мають порівну, ${amount}; за рівності перемагає ${first}: ${by}.`,
    misses: (player, goals) => `Мети не досягнуто (${player}): ${goals}.`,
  },
};
