/** The diagnostics in Italian. */
import { translation } from '../../../../service/translations/words.ts';
import { OF_CHECKS } from './checks.ts';
import { OF_EFFECTS } from './effects.ts';
import { OF_FILES, OF_SYNTAX } from './files.ts';
import { FINDINGS } from './findings.ts';
import { HELP } from './help.ts';
import { OF_NAMES } from './names.ts';
import { OF_PACKS } from './packs.ts';
import { OF_PRINTED_TEXTS, OF_TABLES } from './tables.ts';
import { OF_TEXTS } from './texts.ts';

export const it = translation({
  messages: { ...OF_FILES, ...OF_SYNTAX, ...OF_NAMES, ...OF_EFFECTS, ...OF_PACKS, ...OF_CHECKS },
  table: OF_TABLES,
  printedTexts: OF_PRINTED_TEXTS,
  text: OF_TEXTS,
  findings: FINDINGS,
  help: HELP,
  didYouMean: (quoted) => `Intendevi ${quoted.join(' o ')}?`,
});
