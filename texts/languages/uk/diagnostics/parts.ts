/** Ukrainian words for parts of several messages: kinds of names, tokens, lists, numbers. */
import type { KindWords } from '../../../../service/translations/words.ts';

const WORDS: KindWords = {
  kinds: {
    counter: 'лічильник',
    constant: 'стала',
    option: 'варіант',
    piece: 'фігура',
    class: 'клас',
    'site-kind': 'вид місця',
    shape: 'форма',
    predicate: 'умова',
    period: 'період',
    color: 'колір',
    zone: 'зона',
    deck: 'колода',
    type: 'тип карти',
    track: 'шкала',
    signal: 'сигнал',
    slot: 'комірка',
    card: 'карта',
    site: 'місце',
    tag: 'позначка місця',
    way: 'шлях планшета',
    attribute: 'ознака',
    procedure: 'процедура',
    program: 'програма',
    route: 'шлях',
    board: 'планшет',
    goal: 'ціль',
    preset: 'готова позиція',
    face: 'бік картки',
    player: 'гравець',
    component: 'компонент',
  },
  found(found) {
    if ('image' in found) return `а тут «${found.image}»`;
    return found.at === 'end-of-text' ? 'а текст закінчується' : 'а рядок закінчується';
  },
};

export const { kinds, found } = WORDS;

export const q = (text: string | number): string => `«${text}»`;
export const either = (words: readonly (string | number)[]): string => words.map(q).join(' або ');
export const list = (words: readonly (string | number)[]): string => words.map(q).join(', ');

const GROUPED = new Intl.NumberFormat('uk');
export const number = (n: number): string => GROUPED.format(n);
