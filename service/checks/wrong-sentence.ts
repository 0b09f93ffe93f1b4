/** Sentences of a lexicon with what they mean: whether both can be read, and the examples mean it. */
import {
  type PackModel,
  type Sources,
  LANGUAGE_CODES,
  type LanguageCode,
  type Symbols,
  childOf,
  codeList,
  nodeAt,
  type YamlNode,
  type YamlScalar,
  type EffectNode,
  parseProgram,
  print,
} from '../../dsl/internal.ts';
import {
  applyOptions,
  LANGUAGES,
  patternError,
  byRules,
  lexiconOf,
  normalForm,
  filled,
  holesOf,
  sampleOf,
  SENTENCE_HOLES,
  defaultOptions,
  Renderer,
  semanticProblems,
  parseText,
} from '../../texts/internal.ts';
import { byDefault } from './by-default.ts';
import { defineCheck, type Finding } from './check.ts';
import { removedNames } from './removed-names.ts';

type WrongSentence =
  | { is: 'pattern'; text: string; reason: string }
  | { is: 'no-text'; means: string }
  | { is: 'hole'; hole: string; inMeaning: boolean }
  | { is: 'hole-twice'; text: string; hole: string }
  | { is: 'rendered-hole'; text: string }
  | { is: 'number'; text: string; number: string; means: string }
  | { is: 'effect'; means: string; reason: string }
  /** it speaks of what only steps before it give, as the step did that it was written for */
  | { is: 'no-step'; means: string; names: string[] }
  | { is: 'unread'; example: string; reason: string }
  | { is: 'other-meaning'; example: string; means: string };

export const wrongSentence = defineCheck<WrongSentence>({
  summary:
    'A sentence of the lexicon cannot be read, means no effect or another one, or one of its examples means something else.',
  severity: 'error',
  message: (data) => {
    switch (data.is) {
      case 'pattern':
        return `“${data.text}” is no pattern: ${data.reason}.`;
      case 'no-text':
        return `Nothing says “${data.means}”: there is neither a text nor one that is rendered.`;
      case 'hole':
        return data.inMeaning
          ? `The effect has {${data.hole}}, which the sentence has not.`
          : `There is no placeholder {${data.hole}}.`;
      case 'hole-twice':
        return `“${data.text}” has {${data.hole}} twice; it stands for one thing.`;
      case 'rendered-hole':
        return `“${data.text}” is rendered, and can have no placeholder but {count}, which the effect must have as well.`;
      case 'number':
        return `“${data.text}” says ${data.number}, “${data.means}” does not.`;
      case 'effect':
        return `“${data.means}” is no effect: ${data.reason}`;
      case 'no-step':
        return `No step has the words “${data.means}”; ${codeList(data.names)} ${data.names.length === 1 ? 'is' : 'are'} known only behind a step that gives ${data.names.length === 1 ? 'it' : 'them'}.`;
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
        : data.is === 'no-step'
          ? 'Where the step was changed, write here what it does now, or take the sentence out.'
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
  sources: Sources,
): Finding<WrongSentence>[] {
  const { symbols, effects } = sources;
  const means = childOf(item, 'means');
  const rendered = ['rendered', 'plural'].flatMap((field) => scalarsOf(childOf(item, field)));
  const texts = [...scalarsOf(childOf(item, 'text')), ...rendered];
  if (means?.kind !== 'scalar') return [];
  const finding = (node: YamlNode, data: WrongSentence): Finding<WrongSentence> => ({
    data,
    at: { file, span: node.span },
  });
  if (texts.length === 0) return [finding(means, { is: 'no-text', means: means.text })];
  const wrongTexts = texts.flatMap((text): Finding<WrongSentence>[] => {
    const reason = patternError(text.text);
    if (reason !== null) return [finding(text, { is: 'pattern', text: text.text, reason })];
    const holes = holesOf(text.text);
    const unknown = holes.filter((hole) => !(SENTENCE_HOLES as readonly string[]).includes(hole));
    const twice = new Set(holes.filter((hole, i) => holes.indexOf(hole) !== i));
    const unbound = holesOf(means.text).filter((hole) => !holes.includes(hole));
    return [
      ...unknown.map((hole) => finding(text, { is: 'hole', hole, inMeaning: false })),
      ...[...twice].map((hole) => finding(text, { is: 'hole-twice', text: text.text, hole })),
      ...unbound.map((hole) => finding(means, { is: 'hole', hole, inMeaning: true })),
    ];
  });
  const plain = new Set(['1', ...numbersIn(means.text)]);
  const needsNames = rendered.some(({ text }) => numbersIn(text).some((number) => !plain.has(number)));
  const known = needsNames ? numbersOf(means.text, code, model, symbols) : plain;
  const wrongRendered = rendered.flatMap((text): Finding<WrongSentence>[] => {
    if (!mayBeRendered(text.text, means.text)) return [finding(text, { is: 'rendered-hole', text: text.text })];
    const number = numbersIn(text.text).find((one) => !known.has(one));
    return number === undefined ? [] : [finding(text, { is: 'number', text: text.text, number, means: means.text })];
  });
  if (wrongTexts.length + wrongRendered.length > 0) return [...wrongTexts, ...wrongRendered];
  if (!isWrittenIn(effects, means.text)) {
    const wrong = problemOfEffect(means.text, symbols);
    // a step of a procedure may use names that earlier steps give
    if (wrong !== null && !isOneOf(effects, means.text, model)) {
      // another pack changed what it speaks of; the check `lost-sentence` reports the step
      if (isOfChanged(means.text, file, model, sources)) return [];
      const names = givenElsewhere(means.text, effects);
      return [
        finding(
          means,
          names.length > 0
            ? { is: 'no-step', means: means.text, names }
            : { is: 'effect', means: means.text, reason: wrong },
        ),
      ];
    }
  }
  return scalarsOf(childOf(item, 'examples')).flatMap((example) => {
    const found = problemOfExample(example.text, means.text, code, model, symbols);
    return found ? [finding(example, found)] : [];
  });
}

/** A text that is rendered needs what its placeholders have: numbers of the effect. */
const mayBeRendered = (text: string, means: string): boolean =>
  holesOf(text).every((hole) => hole === 'count' && holesOf(means).includes(hole)) &&
  holesOf(means).every((hole) => hole === 'count');

/** The numbers that a text about an effect may have: its own, those of the names in it, and 1. */
function numbersOf(means: string, code: LanguageCode, model: PackModel, symbols: Symbols): Set<string> {
  const { ast } = parseProgram(means);
  const text = ast ? new Renderer(LANGUAGES[code], byRules(lexiconOf(model, code)), symbols).effect(ast).text : '';
  return new Set(['1', ...numbersIn(means), ...numbersIn(text)]);
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

const scalarsOf = (node: YamlNode | undefined): YamlScalar[] =>
  node?.kind === 'scalar' ? [node] : node?.kind === 'list' ? node.items.flatMap(scalarsOf) : [];

const written = new WeakMap<Sources['effects'], ReadonlySet<string>>();

/** Whether a component has an effect in just these words, as most that have a sentence are. It is reported there if it is wrong. */
function isWrittenIn(effects: Sources['effects'], means: string): boolean {
  let known = written.get(effects);
  if (!known) {
    known = new Set(
      effects.flatMap(({ kind, mode, text }) => {
        if (kind !== 'program' && kind !== 'standing') return [];
        // each line of a standing program is an effect
        return mode === 'standing' ? text.split('\n').map(inOneLine) : [inOneLine(text)];
      }),
    );
    written.set(effects, known);
  }
  return known.has(inOneLine(means));
}
const inOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Whether it is an effect of a component, as it is under the default options. */
function isOneOf(effects: Sources['effects'], means: string, model: PackModel): boolean {
  const { ast } = parseProgram(means);
  return ast !== null && printedEffects(effects, model).has(print(ast, { layout: 'line' }));
}

/** Whether a pack that extends the one of the file has replaced the step with this effect, or removed what the effect names. */
function isOfChanged(means: string, file: string, model: PackModel, sources: Sources): boolean {
  const pack = sources.files.find(({ path }) => path === file)?.pack;
  const { ast } = parseProgram(means);
  const key = ast && print(ast, { layout: 'line' });
  const wasStep = sources.replacedSteps.some(({ pack: of, text }) => {
    if (of !== pack) return false;
    if (inOneLine(text) === inOneLine(means)) return true;
    const effect = byDefault(text, model);
    return effect !== null && print(effect, { layout: 'line' }) === key;
  });
  const removed = removedNames(sources.files.filter((one) => one.pack !== pack));
  return wasStep || namesIn(means).some((name) => removed.has(name));
}

/** The names in it that it does not give itself, and that effects of the pack give. */
function givenElsewhere(means: string, effects: Sources['effects']): string[] {
  const own = givenIn(means);
  const given = new Set(effects.flatMap(({ text }) => givenIn(text)));
  return [...new Set(namesIn(means))].filter((name) => given.has(name) && !own.includes(name));
}

const givenIn = (text: string): string[] => [...text.matchAll(/\bas ([a-z][a-z0-9-]*)/g)].map(([, name]) => name);

const namesIn = (means: string): string[] => means.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];

const printed = new WeakMap<Sources['effects'], ReadonlySet<string>>();

function printedEffects(effects: Sources['effects'], model: PackModel): ReadonlySet<string> {
  let known = printed.get(effects);
  if (!known) {
    const options = defaultOptions(model);
    known = new Set(
      effects.flatMap(({ kind, ast }) => {
        const effect = kind === 'program' && ast ? applyOptions(ast as EffectNode, options) : null;
        return effect ? [print(effect, { layout: 'line' })] : [];
      }),
    );
    printed.set(effects, known);
  }
  return known;
}

const SELVES = ['card', 'slot', 'site'];

/** By text, as each language has its sentences for the same effects. */
const effectProblems = new WeakMap<Symbols, Map<string, string | null>>();

/** Why it is no effect, whatever is in its placeholders. */
function problemOfEffect(means: string, symbols: Symbols): string | null {
  const known = effectProblems.get(symbols) ?? new Map<string, string | null>();
  effectProblems.set(symbols, known);
  let problem = known.get(means);
  if (problem === undefined) known.set(means, (problem = findProblem(means, symbols)));
  return problem;
}

function findProblem(means: string, symbols: Symbols): string | null {
  const { ast, problems } = effectWith(means, '2', symbols);
  const [error] = problems.filter(({ severity }) => severity === 'error');
  if (error || !ast) return error?.message ?? null;
  // it may be of a card, a slot or a site
  let first: string | null = null;
  for (const self of SELVES) {
    const [found] = semanticProblems([ast], self, symbols);
    if (!found) return null;
    first ??= found.message;
  }
  return first;
}

function effectWith(means: string, count: string, symbols: Symbols): ReturnType<typeof parseProgram> {
  return parseProgram(filled(means, (hole) => sampleOf(hole, symbols, count)));
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
