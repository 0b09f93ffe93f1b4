/** An effect as if it were on a card of a pack: what is found about it there, and how it is rendered. */
import { loadCards, type PackWithUnwritten } from '../service/index.ts';
import type { Diagnostic } from '../dsl/internal.ts';
import type { PlayablePack } from './packs.ts';

/** A name that no card of a pack has. */
export const UNWRITTEN_CARD = 'unwritten-card';

/** The pack with the card. */
interface EffectOnCard extends Omit<PackWithUnwritten, 'diagnostics'> {
  type: string;
  /** of the effect, with places in its text */
  diagnostics: Diagnostic[];
}

/** Errors of an effect that is of another type than the card. */
const OF_ANOTHER_TYPE: ReadonlySet<string> = new Set(['not-standing', 'standing-line', 'program-of-type']);

export const isOfItsType = ({ diagnostics }: Pick<EffectOnCard, 'diagnostics'>): boolean =>
  !diagnostics.some(({ code }) => OF_ANOTHER_TYPE.has(code));

/** The effect on the card that suits it best, of the given type or of any that has the program; null if there is none. */
export function effectOnCard(
  effect: string,
  program: string,
  { model, sources }: PlayablePack,
  given?: string,
): EffectOnCard | null {
  const [deck] = model.decks;
  if (!deck) return null;
  // types whose programs run alike have the same findings; the first counts
  const types = new Map<string, string>();
  for (const { id, programs } of model.types) {
    const mode = programs.find(({ name }) => name === program)?.mode;
    if (mode !== undefined && !types.has(mode) && (given === undefined || given === id)) types.set(mode, id);
  }
  const attempts = [...types.values()].flatMap((type): EffectOnCard[] => {
    const loaded = loadCards(sources, cardText(type, deck.id, program, effect));
    return loaded ? [{ type, ...loaded }] : [];
  });
  const ofItsType = attempts.filter(isOfItsType);
  const [best = null] = (ofItsType.length > 0 ? ofItsType : attempts).toSorted(
    (a, b) => errorsIn(a.diagnostics) - errorsIn(b.diagnostics),
  );
  return best && { ...best, diagnostics: best.diagnostics.flatMap(inEffect) };
}

const errorsIn = (found: readonly Diagnostic[]): number => found.filter(({ severity }) => severity === 'error').length;

/** Of the effect in the text of the card. */
const FIRST_LINE = 7;
const INDENT = 6;

function inEffect(found: Diagnostic): Diagnostic[] {
  if (found.line < FIRST_LINE) return [];
  const { line, column, endLine, endColumn } = found;
  return [
    {
      ...found,
      line: line - FIRST_LINE + 1,
      column: Math.max(1, column - INDENT),
      endLine: endLine - FIRST_LINE + 1,
      endColumn: Math.max(1, endColumn - INDENT),
    },
  ];
}

const cardText = (type: string, deck: string, program: string, effect: string): string =>
  [
    'cards:',
    `  - id: ${UNWRITTEN_CARD}`,
    `    deck: ${deck}`,
    `    type: ${type}`,
    '    status: original',
    `    ${program}: |`,
    ...effect.split('\n').map((line) => `${' '.repeat(INDENT)}${line}`),
    '',
  ].join('\n');
