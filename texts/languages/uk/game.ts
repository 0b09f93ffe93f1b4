/** Ukrainian in games. */
import { gameWords } from '../../../interpreter/render/make-words.ts';
import { ukrainian as declaration } from './index.ts';
import { uk as messages } from './messages.ts';

/** What a game needs to speak Ukrainian. */
export const ukrainian = /* @__PURE__ */ gameWords(declaration, messages);
