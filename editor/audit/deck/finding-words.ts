/** What a finding says, in the language of the page. */
import { languageName } from '../../i18n/index.ts';
import { td, type DeckKey } from '../../i18n/deck.ts';
import { app } from '../../state/app.ts';
import type { DeckFact, DeckFinding, TextClass } from '../../worker/deck-protocol.ts';
import type { PackView } from '../../worker/protocol.ts';

/** Of these the English message says more than the class: what is not understood, and which letters are mixed. */
const IN_ENGLISH: ReadonlySet<TextClass> = new Set(['unreadable', 'mixed-scripts']);

/** `lang`: of `detail`, if it is another than that of the page. */
export interface FindingWords {
  text: string;
  detail: string | null;
}

export function findingWords(finding: DeckFinding, view: PackView): FindingWords {
  const { about, said, meant, message } = finding;
  const what = td(`class.${finding.class}` as DeckKey);
  if (about?.is === 'language') return plain(td('writtenIn', { language: languageName(about.code) }));
  if (IN_ENGLISH.has(finding.class) || finding.class === 'wrong-language') return { text: what, detail: message };
  if (finding.class === 'other-card' && about?.is === 'card') {
    return plain(td('textOf', { cards: cards(about.ids, view) }));
  }
  if (finding.class === 'no-text' || finding.class === 'order') return plain(what);
  const words =
    said === null
      ? td('lacks', { what, meant: meant ?? td('nothing') })
      : meant === null
        ? td('adds', { what, said })
        : td('saidForMeant', { what, said, meant });
  return plain(about?.is === 'card' ? `${words}; ${td('textOf', { cards: cards(about.ids, view) })}` : words);
}

export function factWords({ class: kind, said, meant, about }: DeckFact, view: PackView): string {
  const words = td('fact', { what: td(`class.${kind}` as DeckKey), said: said ?? '', meant: meant ?? td('nothing') });
  switch (about?.is) {
    case 'card':
      return `${words}; ${td('nameOf', { cards: cards(about.ids, view) })}`;
    case 'no-such-name':
      return `${words}; ${td('noSuchName')}`;
    case 'no-price':
      return `${words}; ${td('noPrice')}`;
    default:
      return words;
  }
}

const plain = (text: string): FindingWords => ({ text, detail: null });

/** `card 114 (Coastal tolls)`, for each */
const cards = (ids: readonly string[], { components }: PackView): string =>
  new Intl.ListFormat(app.now.settings.language, { type: 'disjunction' }).format(
    ids.map((id) => {
      const card = components.find((one) => one.section === 'cards' && one.id === id);
      return td('card', { number: card?.number ?? id, name: card?.name ?? id });
    }),
  );
