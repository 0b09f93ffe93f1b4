/** Which texts of a table are shown: by how much the finding matters, and by language. The names are part of addresses. */
import type { DeckReport, DeckText } from '../../worker/deck-protocol.ts';

export const TIERS = [
  'different',
  'untold',
  'optional',
  'unread',
  'facts',
  'alike',
  'wording',
  'waived',
  'file',
] as const;
export type DeckTier = (typeof TIERS)[number];

/** Null: it says what the effect does, in the same words, or nothing is typed. */
function tierOf({ state, verdict }: DeckText): DeckTier | null {
  if (state === 'read') return verdict === 'same-meaning' ? 'wording' : verdict === 'alike' ? 'alike' : null;
  return state === 'open' ? null : state;
}

export const textsOf = ({ texts }: DeckReport, tier: DeckTier, language: string): DeckText[] =>
  texts.filter((text) => tierOf(text) === tier && (language === '' || text.language === language));

export function countOf(report: DeckReport, tier: DeckTier, language: string): number {
  switch (tier) {
    case 'facts':
      return report.facts.filter(({ waived }) => waived === null).length;
    case 'file':
      return report.problems.length;
    case 'waived':
      return textsOf(report, tier, language).length + report.facts.filter(({ waived }) => waived !== null).length;
    default:
      return textsOf(report, tier, language).length;
  }
}

/** The most urgent tier with something in it. */
export const firstTier = (report: DeckReport): DeckTier =>
  TIERS.find((tier) => countOf(report, tier, '') > 0) ?? 'different';
