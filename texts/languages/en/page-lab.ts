/** The messages of setting a position by clicking in the Lab, which are loaded with it, and their keys. */

export const LAB_EN = {
  setting: 'Board and hand',
  settingHint: 'Click a site, then what lies there. Arrows move from site to site; Enter goes to what may lie there.',
  whose: 'Whose',
  common: 'Between the players',
  cardsIn: 'Cards in {zone}',
  noCards: 'No cards here.',
  addCard: 'Add {card}',
  removeCard: 'Remove {card}',
  findCard: 'Find a card to add',
  cardsToAdd: 'Cards to add',
  noneFound: 'No card is called like that.',
  moreCards: 'and {n} more: search',
  otherPiece: 'Another piece',
  takeBack: 'Take back',
  doAgain: 'Do again',
  cannotBe: 'That cannot be set here. {why}',
};

export type LabKey = keyof typeof LAB_EN;
export type LabMessages = Record<LabKey, string>;
