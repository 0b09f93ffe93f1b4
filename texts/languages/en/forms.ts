/** English words in all their forms. */
import type { AdjectiveForms, NounForms } from '../forms.ts';

export const noun = (one: string, other = `${one}s`): NounForms => ({
  gender: 'n',
  mass: false,
  form: (count) => (count === 1 || count === 'singular' ? one : other),
});

/** An adjective, which has one form. */
export const plain = (text: string): AdjectiveForms => ({ form: () => text });
