/** Wordings of Italian cards and rulebooks. */
import { NONE, type Also } from './also.ts';

export const italian: Also = NONE;
