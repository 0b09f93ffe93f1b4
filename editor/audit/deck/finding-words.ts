/** What a finding says, in the language of the page. */
import { wordsOfFinding } from '../../../service/translations/index.ts';
import { app } from '../../state/app.ts';
import type { DeckFinding } from '../../worker/deck-protocol.ts';

interface FindingWords {
  text: string;
  /** names that may be meant, and what to do; empty where there is neither */
  help: string;
}

export function findingWords({ class: kind, about, said, meant }: DeckFinding): FindingWords {
  // the position that shows it is a part of its own
  const found = { class: kind, about, said, meant, position: null };
  const { message, suggested, help } = wordsOfFinding(found, app.now.translation);
  return { text: message, help: [suggested, help].filter(Boolean).join(' ') };
}
