/** Wordings of Ukrainian cards and rulebooks. */
import { NONE, type Also } from './also.ts';

export const ukrainian: Also = NONE;
