/** English in games. */
import { gameWords } from '../../../interpreter/render/make-words.ts';
import { english as declaration } from './index.ts';
import { en as messages } from './messages.ts';

/** What a game needs to speak English. */
export const english = /* @__PURE__ */ gameWords(declaration, messages);
