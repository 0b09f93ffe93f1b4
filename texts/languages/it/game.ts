/** Italian in games. */
import { gameWords } from '../../../interpreter/render/make-words.ts';
import { italian as declaration } from './index.ts';
import { it as messages } from './messages.ts';

/** What a game needs to speak Italian. */
export const italian = /* @__PURE__ */ gameWords(declaration, messages);
