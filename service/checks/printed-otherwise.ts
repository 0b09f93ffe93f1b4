import {
  childOf,
  LANGUAGE_CODES,
  nodeAt,
  plain,
  type ComponentId,
  type EffectNode,
  type LanguageCode,
  type Plain,
  type Span,
  type YamlNode,
} from '../../dsl/internal.ts';
import { effectsOf, LANGUAGES, languageOn, lexiconOf, Renderer, selfOf } from '../../texts/internal.ts';
import { defineCheck, type CheckInput } from './check.ts';

interface PrintedText {
  program: string;
  language: LanguageCode;
  says: string;
  /** null: nobody has confirmed what it means */
  means: string | null;
  span: Span;
}

export const printedOtherwise = defineCheck<{
  id: string;
  program: string;
  says: string;
  means: string;
  now: string | null;
}>({
  summary: 'A printed text was confirmed to mean something else than the effect does now.',
  severity: 'warning',
  message: ({ id, program, says, means, now }) =>
    `What is printed on "${id}", “${says}”, was confirmed as “${means}”` +
    (now === null ? `, and it has no "${program}".` : `, and now it does: “${now}”.`),
  help: () => 'Say the printed text again and confirm what it means, or correct the effect.',
  fix: { none: 'only the author knows which of the two is meant' },
  example: { id: 'planting', program: 'effect', says: 'Get a kelp.', means: 'Gain 1 kelp.', now: 'Gain 2 kelp.' },
  run: (input) =>
    input.sources.components.flatMap((component) => {
      const { id, file, path } = component;
      const root = input.sources.files.find((source) => source.path === file)?.yaml.root;
      const printed = root ? childOf(nodeAt(root, path), 'printed') : undefined;
      return printedTexts(printed).flatMap(({ program, language, says, means, span }) => {
        const now = wordsOf(component, program, language, input);
        if (means === null ? now !== null : means.trim() === now) return [];
        return [{ data: { id, program, says, means: means ?? says, now }, at: { file, span } }];
      });
    }),
});

/** What a component has of `printed`. */
function printedTexts(node: YamlNode | undefined): PrintedText[] {
  if (node?.kind !== 'map') return [];
  return node.entries.flatMap(({ key: program, value }) =>
    value.kind !== 'map'
      ? []
      : value.entries.flatMap(({ key, keySpan, value: text }) => {
          const language = LANGUAGE_CODES.find((code) => code === key);
          const said = saidIn(plain(text));
          return language && said ? [{ program, language, ...said, span: keySpan }] : [];
        }),
  );
}

function saidIn(text: Plain): Pick<PrintedText, 'says' | 'means'> | null {
  if (typeof text === 'string') return { says: text.trim(), means: null };
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return null;
  const { says, means = null } = text;
  return typeof says === 'string' ? { says: says.trim(), means: typeof means === 'string' ? means : null } : null;
}

/** What a program of a component says now, as it was said when it was confirmed: with the options as they are written. */
function wordsOf(
  component: ComponentId,
  program: string,
  language: LanguageCode,
  { model, sources }: CheckInput,
): string | null {
  const { section, id } = component;
  const found = effectsOf(sources, section, id).find(
    ({ key, source }) => key === program && (source.kind === 'program' || source.kind === 'standing'),
  );
  const ast = found?.source.ast;
  if (!ast) return null;
  const renderer = new Renderer(languageOn(section, LANGUAGES[language]), lexiconOf(model, language), sources.symbols);
  return renderer.effect(ast as EffectNode, selfOf(component)).text;
}
