/** Topics of the nouns and adjectives of the language. */
import {
  CARD_ADJECTIVES,
  SITE_ADJECTIVES,
  PERIOD_ADJECTIVES,
  PLAYER_ADJECTIVES,
  SLOT_ADJECTIVES,
  type CoreAdjective,
  ADJECTIVE_DOCS,
  NOUN_DOCS,
  OTHER_FORMS,
  type GrammarWord,
} from '../../dsl/internal.ts';
import { code, type Topic } from './topic.ts';

const OF: readonly (readonly [of: string, adjectives: readonly CoreAdjective[]])[] = [
  ['sites', SITE_ADJECTIVES],
  ['cards', CARD_ADJECTIVES],
  ['slots', SLOT_ADJECTIVES],
  ['players', PLAYER_ADJECTIVES],
  ['periods', PERIOD_ADJECTIVES],
];

/** `an adjective of sites` */
const adjectiveOf = (name: CoreAdjective): string =>
  `an adjective of ${OF.flatMap(([of, adjectives]) => (adjectives.includes(name) ? [of] : [])).join(' and ')}`;

function topic(name: string, kind: string, { meaning, example }: GrammarWord): Topic {
  const plural = Object.keys(OTHER_FORMS).find((form) => OTHER_FORMS[form] === name);
  const head = `\`${name}\`${plural ? ` or \`${plural}\`` : ''}: ${kind} of the language`;
  return { name, chapter: 'name', summary: meaning, page: [`${head}.`, meaning, code(example)].join('\n\n') };
}

export const NAME_TOPICS: readonly Topic[] = [
  ...Object.entries(NOUN_DOCS).map(([name, word]) => topic(name, 'a noun', word)),
  ...(Object.keys(ADJECTIVE_DOCS) as CoreAdjective[]).map((name) =>
    topic(name, adjectiveOf(name), ADJECTIVE_DOCS[name]),
  ),
];
