/** What is asked about: a card, a slot, a board, or all cards of a deck. */
import { didYouMean, nearestNames as nearest, type PackModel } from '../../dsl/internal.ts';

export type Target =
  | { section: 'cards'; id: string; name: string; deck: string }
  | { section: 'slots' | 'boards' | 'decks'; id: string; name: string };

const SECTIONS = ['cards', 'slots', 'boards', 'decks'] as const;
type Section = (typeof SECTIONS)[number];

/**
 * What somebody typed: an id, a name, the number of a card; `slots/ID` where several things have that name. The problem
 * in words otherwise.
 */
export function targetNamed(text: string, model: PackModel): Target | { problem: string } {
  const [prefix, rest] = /^(\w+)\/(.+)$/.exec(text)?.slice(1) ?? [];
  const only = SECTIONS.find((section) => section === prefix);
  const wanted = (only === undefined ? text : rest).toLowerCase();
  const found = SECTIONS.filter((section) => only === undefined || section === only).flatMap((section) =>
    componentsOf(section, model).filter(
      ({ id, name, number }) => id === wanted || name.toLowerCase() === wanted || String(number) === wanted,
    ),
  );
  const exact = found.filter(({ id }) => id === wanted);
  const chosen = exact.length === 1 ? exact : found;
  if (chosen.length === 1) return chosen[0].target;
  if (chosen.length > 1) {
    const ways = chosen.map(({ target }) => `${target.section}/${target.id}`).join(' or ');
    return { problem: `"${text}" may be several things of ${model.title}: write ${ways}.` };
  }
  const known = SECTIONS.flatMap((section) => componentsOf(section, model).map(({ id }) => id));
  const near = didYouMean(nearest(wanted, known));
  if (known.length === 0) {
    return { problem: `${model.title} has no cards, slots or boards whose balance could be measured.` };
  }
  return {
    problem: `${model.title} has no card, slot, board or deck "${text}".${near} \`fathom show cards\` lists the cards with their numbers.`,
  };
}

function componentsOf(
  section: Section,
  model: PackModel,
): { id: string; name: string; number: number | null; target: Target }[] {
  switch (section) {
    case 'cards':
      return model.cards.map(({ id, name, number, deck }) => ({
        id,
        name,
        number,
        target: { section, id, name, deck },
      }));
    case 'slots':
    case 'boards':
    case 'decks':
      return model[section].map(({ id, name }) => ({ id, name, number: null, target: { section, id, name } }));
  }
}
