/** Sentences of a lexicon with what they mean: whether both can be read, and the examples mean it. */
import type { PackModel } from '../packs/model.ts';
import type { Sources } from '../packs/sources.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../packs/word-forms.ts';
import type { Symbols } from '../semantics/symbols.ts';
import { childOf, nodeAt, type YamlNode, type YamlScalar } from '../source/tree.ts';
import type { EffectNode } from '../syntax/ast.ts';
import { parseProgram } from '../syntax/parse.ts';
import { LANGUAGES } from '../text/languages/index.ts';
import { patternError } from '../text/languages/pattern.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { normalForm } from '../text/parse/normal.ts';
import { filled, holesOf, SENTENCE_HOLES } from '../text/parse/own-sentences.ts';
import { parseText, semanticProblems } from '../text/parse/parse-text.ts';
import { defineCheck, type Finding } from './check.ts';

type WrongSentence =
  | { is: 'pattern'; text: string; reason: string }
  | { is: 'hole'; hole: string; inMeaning: boolean }
  | { is: 'effect'; means: string; reason: string }
  | { is: 'unread'; example: string; reason: string }
  | { is: 'other-meaning'; example: string; means: string };

export const wrongSentence = defineCheck<WrongSentence>({
  summary: 'A sentence of the lexicon cannot be read, means no effect, or one of its examples means something else.',
  severity: 'error',
  message: (data) => {
    switch (data.is) {
      case 'pattern':
        return `“${data.text}” is no pattern: ${data.reason}.`;
      case 'hole':
        return data.inMeaning
          ? `The effect has {${data.hole}}, which the sentence has not.`
          : `There is no placeholder {${data.hole}}.`;
      case 'effect':
        return `“${data.means}” is no effect: ${data.reason}`;
      case 'unread':
        return `The example “${data.example}” is not understood: ${data.reason}.`;
      case 'other-meaning':
        return `The example “${data.example}” means something else than “${data.means}”.`;
    }
  },
  help: (data) =>
    data.is === 'hole'
      ? `There are ${SENTENCE_HOLES.map((hole) => `{${hole}}`).join(', ')}.`
      : data.is === 'other-meaning'
        ? 'Another rule reads it, or the sentence is meant for other texts.'
        : undefined,
  fix: { none: 'only the author knows what the sentence means' },
  example: { is: 'hole', hole: 'number', inMeaning: false },
  run: ({ model, sources }) =>
    sources.lexicon.flatMap(({ language, file, path }) => {
      const code = LANGUAGE_CODES.find((known) => known === language);
      const root = sources.files.find((source) => source.path === file)?.yaml.root;
      const list = root && code ? childOf(nodeAt(root, path), 'sentences') : undefined;
      return list?.kind === 'list' && code
        ? list.items.flatMap((item) => findingsOf(item, file, code, model, sources))
        : [];
    }),
});

function findingsOf(
  item: YamlNode,
  file: string,
  code: LanguageCode,
  model: PackModel,
  { symbols }: Sources,
): Finding<WrongSentence>[] {
  const means = childOf(item, 'means');
  const texts = scalarsOf(childOf(item, 'text'));
  if (means?.kind !== 'scalar' || texts.length === 0) return [];
  const finding = (node: YamlNode, data: WrongSentence): Finding<WrongSentence> => ({
    data,
    at: { file, span: node.span },
  });
  const wrongTexts = texts.flatMap((text): Finding<WrongSentence>[] => {
    const reason = patternError(text.text);
    if (reason !== null) return [finding(text, { is: 'pattern', text: text.text, reason })];
    const holes = holesOf(text.text);
    const unknown = holes.filter((hole) => !(SENTENCE_HOLES as readonly string[]).includes(hole));
    const unbound = holesOf(means.text).filter((hole) => !holes.includes(hole));
    return [
      ...unknown.map((hole) => finding(text, { is: 'hole', hole, inMeaning: false })),
      ...unbound.map((hole) => finding(means, { is: 'hole', hole, inMeaning: true })),
    ];
  });
  if (wrongTexts.length > 0) return wrongTexts;
  const wrong = problemOfEffect(means.text, symbols);
  if (wrong !== null) return [finding(means, { is: 'effect', means: means.text, reason: wrong })];
  return scalarsOf(childOf(item, 'examples')).flatMap((example) => {
    const found = problemOfExample(example.text, means.text, code, model, symbols);
    return found ? [finding(example, found)] : [];
  });
}

const scalarsOf = (node: YamlNode | undefined): YamlScalar[] =>
  node?.kind === 'scalar' ? [node] : node?.kind === 'list' ? node.items.flatMap(scalarsOf) : [];

/** Why it is no effect, whatever is in its placeholders. */
function problemOfEffect(means: string, symbols: Symbols): string | null {
  const { ast, problems } = effectWith(means, '2', symbols);
  const [error] = [...problems, ...(ast ? semanticProblems([ast], 'card', symbols) : [])].filter(
    ({ severity }) => severity === 'error',
  );
  return error?.message ?? null;
}

function effectWith(means: string, count: string, symbols: Symbols): ReturnType<typeof parseProgram> {
  const amount = `1 ${symbols.all('counter')[0]?.id ?? ''}`;
  return parseProgram(filled(means, (hole) => (hole === 'count' ? count : amount)));
}

function problemOfExample(
  example: string,
  means: string,
  code: LanguageCode,
  model: PackModel,
  symbols: Symbols,
): WrongSentence | null {
  const { effect, problems } = parseText(example, LANGUAGES[code], symbols, lexiconOf(model, code));
  if (!effect) return { is: 'unread', example, reason: problems[0]?.message ?? 'it has no effect' };
  // amounts and prices may be any
  if (holesOf(means).some((hole) => hole !== 'count')) return null;
  const counts = ['1', ...(example.match(/\d+/g) ?? [])];
  const same = (count: string): boolean => sameEffect(effect, effectWith(means, count, symbols).ast, symbols);
  return counts.some(same) ? null : { is: 'other-meaning', example, means };
}

const sameEffect = (a: EffectNode, b: EffectNode | null, symbols: Symbols): boolean =>
  JSON.stringify(normalForm(a, symbols)) === JSON.stringify(normalForm(b, symbols));
