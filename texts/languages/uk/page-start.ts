/** As in English. */
import type { StartMessages } from '../en/page-start.ts';

export const START_UK: StartMessages = {
  picture: 'Картка словами, та сама картка як ефект і її лице перед двома іншими',
  playIt: 'Зіграти',
  original: 'Почати знову з оригіналу',
  noSuchPack: 'Тут немає пакета «{pack}».',
};
