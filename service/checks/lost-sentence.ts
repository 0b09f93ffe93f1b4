/**
 * A pack replaces a step for which the lexicon of the pack that it extends has words of its own: a sentence that says what the step
 * does, a question that it asks. The sentence is for the old effect only, the question for whatever the step asks.
 */
import {
  type PackModel,
  type ReplacedStepSource,
  type Sources,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  type LanguageCode,
  shorten,
  type Span,
  type EffectNode,
  innerEffects,
  print,
  subjectOf,
} from '../../dsl/internal.ts';
import { lexiconOf } from '../../texts/internal.ts';
import { byDefault } from './by-default.ts';
import { defineCheck } from './check.ts';

export interface LostSentence {
  /** `PROCEDURE/STEP`, and what it does now, in one line */
  step: string;
  means: string;
  /** the pack whose step it was */
  base: string;
  /** what was said for the old step, and the languages that lack it for the new one */
  sentence?: { was: string; languages: LanguageCode[] };
  /** the question of the old step that the new one still has */
  question?: { is: string; languages: LanguageCode[] };
}

export const lostSentence = defineCheck<{ steps: LostSentence[] }>({
  summary:
    'A pack replaces steps, and the words that the lexicon of its base has for them are not for the new ones: all in one warning.',
  severity: 'warning',
  message: ({ steps }) => (steps.length === 1 ? ofOne(steps[0]) : ofSeveral(steps)),
  help: ({ steps }) =>
    `Write ${steps.length === 1 ? 'it' : 'them'} under "lexicon", "${languageOf(steps)}": \`${entryFor(steps)}\`.`,
  fix: { none: 'only the author knows how to say it' },
  example: {
    steps: [
      {
        step: 'turn/pay',
        means: 'pay 2 coins',
        base: 'depths',
        sentence: { was: 'pay the ferry', languages: ['en'] },
      },
    ],
  },
  run: ({ model, sources }) => {
    const own = sources.packs.at(-1)?.id;
    const found = sources.replacedSteps
      .filter(({ by }) => by === own)
      .flatMap((step) => findingOf(step, model, sources))
      .toSorted((one, other) => one.at.file.localeCompare(other.at.file) || one.at.span.start - other.at.span.start);
    if (found.length === 0) return [];
    const [first, ...others] = found;
    return [
      {
        data: { steps: found.map(({ step }) => step) },
        at: first.at,
        related: others.map(({ step, at }) => ({ message: `"${step.step}"`, at })),
      },
    ];
  },
});

function ofOne({ step, base, sentence, question }: LostSentence): string {
  return [
    ...(sentence
      ? [
          `"${base}" says “${shorten(sentence.was)}” for the step "${step}" that this one replaces; this ` +
            `one has no sentence (${namesOf(sentence.languages)}), so the rules of the language say it.`,
        ]
      : []),
    ...(question ? [`"${step}" still asks “${question.is}”, and asks for something else.`] : []),
  ].join(' ');
}

function ofSeveral(steps: readonly LostSentence[]): string {
  const bases = [...new Set(steps.map(({ base }) => `"${base}"`))].join(', ');
  const words = steps.map(
    ({ step, sentence, question }) => `"${step}" (“${shorten((sentence?.was ?? question?.is)!)}”)`,
  );
  return `This pack replaces ${steps.length} steps for which ${bases} has words, and has none for the new ones: ${words.join(', ')}.`;
}

const languageOf = ([{ sentence, question }]: readonly LostSentence[]): LanguageCode =>
  (sentence ?? question)!.languages[0];

/** What is to be written in the lexicon, but for the words. */
function entryFor(steps: readonly LostSentence[]): string {
  const sentences = steps.filter(({ sentence }) => sentence).map(({ means }) => `{means: "${means}", rendered: "…"}`);
  const questions = steps.filter(({ question }) => question).map(({ step }) => `${step}: {question: "…"}`);
  return [...(sentences.length > 0 ? [`my-steps: {sentences: [${sentences.join(', ')}]}`] : []), ...questions].join(
    ', ',
  );
}

interface FoundStep {
  step: LostSentence;
  at: { file: string; span: Span };
}

const namesOf = (languages: readonly LanguageCode[]): string =>
  languages.map((code) => LANGUAGE_NAMES[code]).join(', ');

function findingOf(replaced: ReplacedStepSource, model: PackModel, sources: Sources): FoundStep[] {
  const { procedure, step, text, pack, now } = replaced;
  const [before, after] = [byDefault(text, model), byDefault(now?.text ?? '', model)];
  if (!now || !before || !after) return [];
  const sentence = lostSentenceOf(before, after, model, languagesOf(replaced.by, sources));
  const question = now.step === step ? wrongQuestionOf(replaced, before, after, model, sources) : undefined;
  if (!sentence && !question) return [];
  const data: LostSentence = {
    step: `${procedure}/${now.step}`,
    means: print(after, { layout: 'line' }),
    base: pack,
    ...(sentence ? { sentence } : {}),
    ...(question ? { question } : {}),
  };
  return [{ step: data, at: { file: now.file, span: now.range } }];
}

/** A pack is asked for words in the languages that it speaks, of which English is always one. */
const languagesOf = (pack: string, { lexicon }: Sources): LanguageCode[] =>
  LANGUAGE_CODES.filter(
    (code) => code === 'en' || lexicon.some((word) => word.pack === pack && word.language === code),
  );

/** A sentence is for the whole step; the new one may have it in a part. */
function lostSentenceOf(
  before: EffectNode,
  after: EffectNode,
  model: PackModel,
  languages: readonly LanguageCode[],
): LostSentence['sentence'] {
  const lost = languages.flatMap((code) => {
    const lexicon = lexiconOf(model, code);
    const was = lexicon.rendered(before);
    const isSaid =
      lexicon.rendered(after) !== undefined || partsOf(after).some((part) => lexicon.rendered(part) === was);
    return was !== undefined && !isSaid ? [{ code, was }] : [];
  });
  return lost.length > 0 ? { was: lost[0].was, languages: lost.map(({ code }) => code) } : undefined;
}

/** All effects within an effect. */
function partsOf(effect: EffectNode): EffectNode[] {
  const inner = innerEffects(effect);
  return [...inner, ...inner.flatMap(partsOf)];
}

/** A question is for a step of that name, whatever it asks. */
function wrongQuestionOf(
  { procedure, step, by }: ReplacedStepSource,
  before: EffectNode,
  after: EffectNode,
  { lexicon }: PackModel,
  sources: Sources,
): LostSentence['question'] {
  const asked = firstAsked(after);
  const known = new Set(firstAsked(before));
  if (asked.length === 0 || asked.some((one) => known.has(one))) return undefined;
  const name = `${procedure}/${step}`;
  const kept = LANGUAGE_CODES.flatMap((code) => {
    const is = lexicon[code][name]?.question;
    const entry = sources.lexicon.find((one) => one.language === code && one.name === name);
    return is !== undefined && entry?.pack !== by ? [{ code, is }] : [];
  });
  return kept.length > 0 ? { is: kept[0].is, languages: kept.map(({ code }) => code) } : undefined;
}

/** What may be asked first: a word with the thing that is chosen for it; `or` between parts of which none asks. */
function firstAsked(effect: EffectNode): string[] {
  switch (effect.kind) {
    case 'or': {
      const inner = innerEffects(effect).flatMap(firstAsked);
      return inner.length > 0 ? inner : ['or'];
    }
    case 'block':
    case 'then':
      return (
        innerEffects(effect)
          .map(firstAsked)
          .find((asked) => asked.length > 0) ?? []
      );
    case 'word': {
      const subject = subjectOf(effect.word);
      const chosen = subject ? effect.args[subject.argument] : undefined;
      if (chosen?.type === 'phrase') return [`${effect.word} ${chosen.phrase.noun.text}`];
      const inner = innerEffects(effect).flatMap(firstAsked);
      return inner.length > 0 || effect.word !== 'any-order' ? inner : ['any-order'];
    }
  }
}
