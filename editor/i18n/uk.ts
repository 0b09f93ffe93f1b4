import { en, type Messages } from './en.ts';
export const uk: Messages = en;
