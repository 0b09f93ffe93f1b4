/** Ukrainian: the rules of a pack as a book. */
import type { RulebookWords } from '../../../table/rulebook/words.ts';

export const uk: RulebookWords = {
  chapters: {
    goal: 'Про що гра',
    course: 'Перебіг гри',
    actions: 'Що роблять картки й слоти',
    always: 'Що діє завжди',
    slots: 'Слоти дій',
    pieces: 'Фігури',
    cards: 'Картки',
    tracks: 'Треки',
    counters: 'Що рахують',
    terms: 'Слова гри',
    options: 'Варіанти та налаштування',
  },
  rulesOf: (title) => `Правила гри ${title}`,
  contents: 'Зміст',
  sources: 'Джерела',
  players: 'Гравці',
  winning: 'Хто перемагає',
  wholeGame: 'Уся гра',
  forPlayers: (numbers, most) => `Для ${numbers} ${most === 1 ? 'гравця' : 'гравців'}.`,
  forPlayersFrom: (least, most) => `Від ${least} до ${most} гравців.`,
  wins: (by, isTie, say) => {
    const who =
      by === null
        ? 'хто перший у порядку ходів'
        : `у кого ${by.fewest ? 'найменше' : 'найбільше'} ${say.counter(by.counter, 'many', 'gen')}`;
    return isTie ? `За рівності з рівних перемагає той, ${who}.` : `Перемагає той, ${who}.`;
  },
  mustReach: (goal, players) =>
    `${players === null ? '' : `${players} `}Перемогти може лише той, хто досягне цього: ${goal}.`,
  cost: 'Ціна',
  upgrade: 'Покращення',
  space: (n) => `Поділка ${n}`,
  beyond: 'За кінцем',
  atStart: (amount) => `На початку: ${amount}.`,
  secret: 'Скільки цього має гравець, інші не бачать.',
  oneOf: (names) => `Одне з цього: ${names}.`,
  withoutColor: 'Без кольору',
  values: 'Значення',
  here: 'У цій грі',
};
