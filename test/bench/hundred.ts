/** A section with 100 equal cards, written as an author would. */
export const hundredCards = (): string =>
  Array.from(
    { length: 100 },
    (_, i) =>
      `  - id: typed-${i}\n    deck: era-1\n    type: action-card\n    color: red\n    effect: |\n      ` +
      `build farm or build desalination-plant\n      gain 1 card\n    status: original\n`,
  ).join('');

/** A pack with these cards. */
export const hundredPack = (): string => `pack: hundred\nextends: underwater-cities\ncards:\n${hundredCards()}`;
