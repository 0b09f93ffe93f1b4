/** The pages of the reference as the page shows them, in its language as far as it is written in that. */
import { parseProgram, WORDS, type EffectNode, type LanguageCode } from '../../dsl/internal.ts';
import { translationFor, type Translation } from '../../service/translations/index.ts';
import { diagnosticExample, TOPICS, type Chapter, type Topic } from '../../service/reference/index.ts';
import { LANGUAGES, lexiconOf, Renderer, semanticProblems } from '../../texts/internal.ts';
import type { PlayablePack } from './packs.ts';
import type { ReferenceEntry, ReferenceExample, Worded } from './reference-protocol.ts';

/** Every page, in the order of the reference. */
export async function referenceEntries(language: LanguageCode): Promise<ReferenceEntry[]> {
  const translation = await translationFor(language);
  return (Object.entries(TOPICS) as [Chapter, readonly Topic[]][]).flatMap(([chapter, topics]) =>
    topics.map((topic): ReferenceEntry => ({
      id: `${chapter}/${topic.name}`,
      chapter,
      name: topic.name,
      said: chapter === 'word' ? phrasesOf(topic.name, language) : '',
      ...(chapter === 'diagnostic' && translation
        ? diagnosticPage(topic, translation, language)
        : { summary: english(topic.summary), page: [english(topic.page)] }),
    })),
  );
}

const english = (text: string): Worded => ({ text, language: 'en' });

/** The message and the help of a code in another language, and what only English says. */
function diagnosticPage(
  { name, page }: Topic,
  translation: Translation,
  language: LanguageCode,
): Pick<ReferenceEntry, 'summary' | 'page'> {
  const example = diagnosticExample(name);
  const { message, suggested, help, helpLanguage = language } = translation.diagnostic(example);
  const said = { text: [message, suggested].filter(Boolean).join(' '), language };
  const more = page.split('\n\n').filter((part) => !/^(?:Example|Help): /.test(part));
  return {
    summary: said,
    page: [said, ...(help ? [{ text: help, language: helpLanguage }] : []), english(more.join('\n\n'))],
  };
}

/** The phrases of a word, without what stands for its arguments. */
function phrasesOf(opening: string, language: LanguageCode): string {
  const word = WORDS.find((one) => one.opening.join(' ') === opening);
  if (!word) return '';
  return Object.entries(LANGUAGES[language].phrases)
    .filter(([key]) => key === word.name || key.startsWith(`${word.name} `))
    .map(([, phrase]) => phrase.replaceAll(/\{[^}]*\}|~/g, ' '))
    .join(' ');
}

/** How effects begin that are in force as long as their card is. */
const CONTINUOUS = WORDS.filter(({ role }) => role === 'continuous').map(({ opening }) => `${opening.join(' ')} `);

/** What an effect is in a pack. */
export function exampleIn(
  { model, sources: { symbols } }: PlayablePack,
  code: string,
  language: LanguageCode,
): ReferenceExample {
  const { ast, problems } = parseProgram(code);
  const isKnown = ast !== null && problems.length === 0 && semanticProblems(partsOf(ast), 'card', symbols).length === 0;
  if (!isKnown) return { code, said: null, canTry: false };
  const { text, missing } = new Renderer(LANGUAGES[language], lexiconOf(model, language), symbols).effect(ast);
  return { code, said: missing.length > 0 ? null : text, canTry: !CONTINUOUS.some((begin) => code.startsWith(begin)) };
}

const partsOf = (effect: EffectNode): readonly EffectNode[] => (effect.kind === 'block' ? effect.parts : [effect]);
