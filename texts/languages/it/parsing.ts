/** What is parsed in Italian beside its phrases. */
import type { Language } from '../language.ts';
import type { ParsingDeclaration } from '../parsing.ts';
import { phrasesInRegister, type Register } from './forms.ts';
import { PHRASES } from './index.ts';
import { italianNormalization } from './normalization.ts';
import { verbsOf } from './third-person.ts';
import { IN_BOTH_REGISTERS, wordingsIn } from './wordings.ts';

const registerOf = (address: Language['address']): Register => (address === 'several' ? 'voi' : 'tu');

export const parsing: ParsingDeclaration = {
  wordings: (address) => wordingsIn(registerOf(address)),
  wordingsOfAllRegisters: IN_BOTH_REGISTERS,
  normalization: (address) => {
    const register = registerOf(address);
    return italianNormalization(phrasesInRegister(PHRASES, register).infinitives, register, verbsOf(PHRASES));
  },
};
