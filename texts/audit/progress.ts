/** How far a deck is: of its cards, how many texts are read, wrong, waived, or not typed yet. */
import type { LanguageCode, PackModel } from '../../dsl/internal.ts';
import type { AuditedText } from './finding.ts';

/** The state of a card in a language; of several texts of a card the worst one counts. */
export const STATES = ['open', 'unread', 'different', 'untold', 'optional', 'waived', 'read'] as const;
export type CardState = (typeof STATES)[number];

export interface DeckProgress {
  deck: string;
  lang: LanguageCode;
  cards: number;
  states: Record<CardState, number>;
}

/** By deck and language, for each deck of which some card has a text. */
export function progressOf(
  texts: readonly AuditedText[],
  { cards, decks }: PackModel,
  hasText: (id: string, lang: LanguageCode) => boolean,
): DeckProgress[] {
  const byCard = new Map<string, CardState[]>();
  for (const audited of texts) {
    const { id, lang } = audited.text;
    if (id.section !== 'cards') continue;
    const key = `${lang} ${id.id}`;
    byCard.set(key, [...(byCard.get(key) ?? []), stateOf(audited)]);
  }
  const languages = [...new Set(texts.map(({ text }) => text.lang))];
  return decks.flatMap(({ id: deck }) =>
    languages.flatMap((lang) => {
      const own = cards.filter((card) => card.deck === deck && hasText(card.id, lang));
      const states = own.map(({ id }) => worst(byCard.get(`${lang} ${id}`) ?? ['open']));
      if (states.every((state) => state === 'open')) return [];
      const count = (state: CardState): number => states.filter((one) => one === state).length;
      return [
        {
          deck,
          lang,
          cards: own.length,
          states: Object.fromEntries(STATES.map((state) => [state, count(state)])) as Record<CardState, number>,
        },
      ];
    }),
  );
}

/** How far a text is. */
export function stateOf({ verdict, findings }: AuditedText): CardState {
  if (verdict === 'no-text') return 'open';
  const left = findings.filter(({ waived }) => waived === null);
  if (left.length === 0) return findings.length > 0 ? 'waived' : 'read';
  if (verdict === 'unreadable') return 'unread';
  if (left.every(({ tier }) => tier === 'optional')) return 'optional';
  return left.some(({ tier }) => tier === 'different') ? 'different' : 'untold';
}

const worst = (states: readonly CardState[]): CardState => STATES.find((state) => states.includes(state))!;
