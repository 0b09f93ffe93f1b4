/** One line that shows how a word is written: `advance <n> [on <track>]`. */
import type { WordDeclaration } from './declaration.ts';
import type { SignatureElement } from './signature.ts';

export const usage = (word: WordDeclaration): string =>
  join([word.opening.join(' '), ...word.signature.map(elementUsage)]);

function elementUsage(element: SignatureElement): string {
  switch (element.el) {
    case 'keyword':
      return element.word;
    case 'colon':
      return ':';
    case 'arg':
      return element.as === 'charge' ? `free | for <${element.name}>` : `<${element.name}>`;
    case 'flag': {
      const words = element.words.map((word) => word.replaceAll('-', ' ')).join(' | ');
      return element.optional ? `[${words}]` : element.words.length > 1 ? `(${words})` : words;
    }
    case 'optional':
      return `[${join(element.elements.map(elementUsage))}]`;
  }
}

const join = (pieces: string[]): string => pieces.join(' ').replace(/ :/g, ':');
