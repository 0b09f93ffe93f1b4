/** Tables of cards. A chunk of its own: most pages never open one. */
export { readCardTable } from '../../service/card-import/index.ts';
