/** The messages of the start page that are loaded after it, and their keys. */

export const START_EN = {
  picture: 'A card in words, the same card as an effect, and its face in front of two others',
  playIt: 'Play it',
  original: 'Start from the original again',
  noSuchPack: 'There is no pack “{pack}” here.',
};

export type StartKey = keyof typeof START_EN;
export type StartMessages = Record<StartKey, string>;
