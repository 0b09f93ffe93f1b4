import type { Args, Command } from '../command.ts';
import {
  didYouMean,
  EFFECT,
  LIMITS,
  Lines,
  nearestNames,
  renderDiagnostic,
  type Diagnostic,
  type PackModel,
} from '../../dsl/internal.ts';
import { wordingIn } from '../diagnostic-wording.ts';
import { InputError, type Io } from '../io.ts';
import { languagesOf, terminalLanguage } from '../languages.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { missingForms } from '../show/lines.ts';
import { tellEffect, type ToldEffect } from '../tell/tell.ts';
import { jsonText } from '../terminal/json.ts';
import { painter, wrap } from '../terminal/paint.ts';

export const tell: Command = {
  name: 'tell',
  usage: 'EFFECT|- [--pack P] [--program NAME] [--type T] [--lang L] [--json]',
  arguments: [1, 1],
  summary: 'Tells what an effect says, as a card would have it: in one language or several.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack (default: underwater-cities)' },
    { name: 'program', value: 'NAME', help: 'which program of a card it is, such as scoring (default: effect)' },
    {
      name: 'type',
      value: 'T',
      help: 'on a card of this type (default: of the types that have the program, the one that suits the effect best)',
    },
    { name: 'lang', value: 'L', help: 'language of the text, or several: en,it,uk (default: en)' },
    { name: 'json', help: 'the texts and what is found as JSON' },
  ],
  about: [
    'The effect is written nowhere: it is checked and told as if it were on a card of the pack, in ' +
      'its canonical form. EFFECT may have several lines; - reads it from standard input. In a pack ' +
      'without cards it is told as a step of the game.',
    'It is told under the default options of the pack, as `show` does: a condition on an option is ' +
      'decided and not told, so that of `if OPTION = VALUE: … else: …` one side is left.',
    'A name of the pack for which a language has no word is shown as ‹name› and listed below. Exit code 1 when the effect has an error.',
    'With --json: the texts as docs/json/tell.schema.json of the package describes them, in all languages.',
  ],
  examples: [
    ['fathom tell "gain 1 kelp then may pay 1 credit: gain 1 card"', 'in English'],
    ['fathom tell "when you build farm: gain 1 kelp" --lang en,it,uk', 'an effect that lasts, in three languages'],
    ['fathom tell "gain 1 point per 2 farms" --program scoring', 'as end scoring'],
    ['fathom tell - --pack my-game < effect.txt', 'from a file, with the names of another pack'],
  ],
  async run(args, io) {
    const languages = languagesOf(args);
    const pack = loadPlayable(args.text('pack') ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const { program, type } = placeOf(args, pack.model);
    const effect = await effectOf(args, io);
    const told = tellEffect(effect, pack, program, type);
    const { diagnostics, text } = told;
    if (args.flag('json')) io.out(jsonText(asJson(told)));
    else {
      await printFound(diagnostics, effect, io);
      if (text) printTold(told, languages, io);
    }
    return text ? 0 : 1;
  },
};

/** The program and the type that were named, if the pack has them. */
function placeOf(args: Args, { id: pack, types }: PackModel): { program: string; type: string | undefined } {
  const type = args.text('type');
  const of = type === undefined ? types : types.filter(({ id }) => id === type);
  if (type !== undefined && of.length === 0) {
    throw args.usageError(
      `The pack "${pack}" has no type of cards "${type}".${meant(
        type,
        types.map(({ id }) => id),
      )}`,
    );
  }
  const programs = [...new Set(of.flatMap((one) => one.programs.map(({ name }) => name)))];
  const named = args.text('program');
  if (named !== undefined && !programs.includes(named)) {
    const where = type === undefined ? `No card of the pack "${pack}"` : `No card of the type "${type}"`;
    throw args.usageError(`${where} has a program "${named}".${meant(named, programs)}`);
  }
  const [first = EFFECT] = programs;
  return { program: named ?? (programs.includes(EFFECT) ? EFFECT : first), type };
}

/** The nearest names, or all. */
function meant(written: string, names: readonly string[]): string {
  const near = nearestNames(written, names);
  if (near.length > 0) return didYouMean(near);
  return names.length > 0 ? ` There are ${names.map((name) => `"${name}"`).join(', ')}.` : ' There are none.';
}

async function effectOf({ positionals: [written] }: Args, io: Io): Promise<string> {
  const lines: string[] = [];
  if (written === '-') {
    for (let line = await io.ask(''); line !== null; line = await io.ask('')) lines.push(line);
  } else lines.push(written);
  const effect = lines.join('\n').trim();
  if (effect === '') throw new InputError('There is no effect to tell.');
  if (effect.length > LIMITS.effectLength.most) {
    throw new InputError(`The effect is longer than ${LIMITS.effectLength.most} characters.`);
  }
  return effect;
}

async function printFound(diagnostics: readonly Diagnostic[], effect: string, io: Io): Promise<void> {
  const lines = new Lines(effect);
  const wording = await wordingIn(terminalLanguage(io));
  const width = Math.max(40, io.width - 8);
  for (const found of diagnostics) {
    io.err(`${renderDiagnostic(found, { linesOf: () => lines, color: io.color, width, wording })}\n\n`);
  }
}

function printTold({ text, titles }: ToldEffect, languages: ReturnType<typeof languagesOf>, io: Io): void {
  const paint = painter(io.color);
  const put = (label: string, words: string): void => {
    const line = label === '' ? words : `${paint('dim', `${label}:`)} ${words}`;
    io.out(`${wrap(line, io.width, 2).join('\n')}\n`);
  };
  for (const code of languages) {
    const told = [titles[code], text?.told?.[code]].filter((part) => part !== undefined).join(': ');
    put(languages.length > 1 ? code : '', told);
  }
  put('effect', text?.text ?? '');
  for (const finding of missingForms(text ? [text] : [], languages)) put('lacks', paint('yellow', finding));
}

function asJson({ program, type, text, titles, diagnostics }: ToldEffect): object {
  const found = diagnostics.map(({ of: _, data: __, file: ___, ...problem }) => problem);
  const { text: effect = null, told = null, icons, tokens, missing } = text ?? {};
  return {
    effect,
    program,
    type,
    told,
    ...(Object.keys(titles).length > 0 ? { titles } : {}),
    ...(icons ? { icons } : {}),
    ...(tokens ? { tokens } : {}),
    ...(missing ? { missing } : {}),
    problems: found.filter(({ severity }) => severity === 'error'),
    warnings: found.filter(({ severity }) => severity !== 'error'),
  };
}
