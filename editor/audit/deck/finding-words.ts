/** What a finding says, in the language of the page. */
import { wordsOfFinding } from '../../../service/translations/index.ts';
import { app } from '../../state/app.ts';
import type { DeckFinding } from '../../worker/deck-protocol.ts';

interface FindingWords {
  text: string;
  /** names that may be meant, and what to do; empty where there is neither */
  help: string;
}

export function findingWords({ class: kind, tier, about, said, meant, apart }: DeckFinding): FindingWords {
  const untold = tier === 'untold';
  // the position that shows it is a part of its own
  const shown = apart && { ...apart, position: null, only: apart.only[app.now.settings.language] };
  const found = { class: kind, about, said, meant, untold, apart: shown };
  const { message, suggested, help } = wordsOfFinding(found, app.now.translation);
  return { text: message, help: [suggested, help].filter(Boolean).join(' ') };
}
