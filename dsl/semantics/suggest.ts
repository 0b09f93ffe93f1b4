/** Did-you-mean: the names closest to a misspelt one, only when close, at most five. */
export { didYouMean as suggest } from '../syntax/did-you-mean.ts';
