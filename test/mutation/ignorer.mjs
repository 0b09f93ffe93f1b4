/**
 * What is not mutated: texts for people. A fault in a message is seen by reading it, and a test that compares it with itself proves
 * nothing. A text for people has at least two words: kinds, keys, codes and patterns of paths have none, so they are mutated.
 */
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Two words beside each other; what is put into a template counts as a word. */
const TWO_WORDS = /[\p{L}\u0000]\S* +\S*[\p{L}\u0000]/u;

const ignorer = {
  shouldIgnore({ node }) {
    if (isText(node)) return 'a text for people';
    // `throw new Error(…)`: whatever is said there
    if (node.type === 'NewExpression' && node.callee.name?.endsWith('Error')) return 'the message of an error';
    return undefined;
  },
};

function isText(node) {
  if (node.type === 'StringLiteral') return TWO_WORDS.test(node.value);
  if (node.type !== 'TemplateLiteral') return false;
  return TWO_WORDS.test(node.quasis.map(({ value }) => value.cooked ?? value.raw).join('\u0000'));
}

export const IGNORER = 'texts-for-people';
export const textIgnorer = ignorer;
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, IGNORER, ignorer)];
