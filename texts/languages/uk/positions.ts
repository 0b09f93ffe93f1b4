/** What changes in a position, in Ukrainian. */
import type { PositionWords } from '../positions.ts';

export const positions: PositionWords = {
  players: {
    me: 'я',
    other: 'інший',
    third: 'третій',
    fourth: 'четвертий',
    fifth: 'п’ятий',
    sixth: 'шостий',
    seventh: 'сьомий',
    eighth: 'восьмий',
  },
  neutral: 'нейтральний',
  nobody: 'ніхто',
  empty: 'нічого',
  order: 'порядок ходів',
  acting: 'чий хід',
  reached: 'досягнуто',
  board: 'планшет',
  site: (id) => `ділянка ${id}`,
  tile: (site) => `плитка на ${site}`,
  supply: (piece) => `усього (${piece})`,
  space: (n) => `поділка ${n}`,
  upgraded: (piece) => `${piece} (покращено)`,
  used: 'використано',
  marks: (n) => `позначок: ${n}`,
  abilityUsed: 'властивість використано',
  was: (is, was) => `${is} (було: ${was})`,
  reordered: (list) => `інший порядок: ${list}`,
  inAll: (shown, n) => `${shown}, … усього ${n}`,
};
