/** An effect that is written nowhere yet, told as a card would tell it. */
import {
  EFFECT,
  hasErrors,
  Lines,
  parseProgram,
  print,
  readEffect,
  toDiagnostic,
  type Diagnostic,
  type LanguageCode,
} from '../../dsl/internal.ts';
import { LANGUAGES, applyOptions, defaultOptions, effectText, lexiconOf, Renderer } from '../../texts/internal.ts';
import type { PlayablePack } from '../packs.ts';
import { describeComponent, type ComponentText } from '../show/component.ts';
import { effectOnCard, UNWRITTEN_CARD } from '../unwritten-card.ts';

/** An effect with its texts; `text` is null if it has errors. */
export interface ToldEffect {
  program: string;
  /** of the card on which it is told; null: the pack has no cards, and it is told as a step of the game */
  type: string | null;
  text: ComponentText | null;
  /** what the language calls the program, by language */
  titles: Partial<Record<LanguageCode, string>>;
  diagnostics: Diagnostic[];
}

/** The file that diagnostics name. */
const FILE = 'EFFECT';

export function tellEffect(effect: string, pack: PlayablePack, program: string, type?: string): ToldEffect {
  const told = tellAnyEffect(effect, pack, program, type);
  const diagnostics = told.diagnostics.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { ...told, diagnostics };
}

function tellAnyEffect(effect: string, pack: PlayablePack, program: string, type?: string): ToldEffect {
  const card = effectOnCard(effect, program, pack, type);
  if (!card) return tellStep(effect, program, pack);
  const diagnostics = card.diagnostics.map((found) => ({ ...found, file: FILE }));
  const component = card.sources.components.findLast(({ id }) => id === UNWRITTEN_CARD);
  const texts = component && !hasErrors(diagnostics) ? describeComponent(component, card).texts : [];
  return {
    program,
    type: card.type,
    text: texts.find(({ key }) => key === program) ?? null,
    titles: program === EFFECT ? {} : titlesOf(program, pack),
    diagnostics,
  };
}

const titlesOf = (program: string, { model, sources }: PlayablePack): ToldEffect['titles'] =>
  Object.fromEntries(
    Object.entries(LANGUAGES).flatMap(([code, language]) => {
      const title = new Renderer(language, lexiconOf(model, language.code), sources.symbols).title(program);
      return title === null ? [] : [[code, title]];
    }),
  );

/** Of a pack without cards: as part of the game. */
function tellStep(effect: string, program: string, { model, sources }: PlayablePack): ToldEffect {
  const lines = new Lines(effect);
  const diagnostics = readEffect(effect, sources.symbols, 'none', null).problems.map(({ problem }) =>
    toDiagnostic({ ...problem, file: FILE }, () => lines),
  );
  const { ast } = parseProgram(effect);
  const known = ast && applyOptions(ast, defaultOptions(model));
  if (!known || hasErrors(diagnostics)) return { program, type: null, text: null, titles: {}, diagnostics };
  const told: Record<string, string> = {};
  const missing: Record<string, string[]> = {};
  for (const [code, language] of Object.entries(LANGUAGES)) {
    const rendered = effectText(known, model, sources.symbols, language, 'none');
    if (rendered === null) continue;
    told[code] = rendered.text;
    if (rendered.missing.length > 0) missing[code] = [...new Set(rendered.missing.map(({ name }) => name))];
  }
  const text: ComponentText = {
    key: program,
    kind: 'program',
    text: print(known, { layout: 'line' }),
    told,
    ...(Object.keys(missing).length > 0 ? { missing } : {}),
  };
  return { program, type: null, text, titles: {}, diagnostics };
}
