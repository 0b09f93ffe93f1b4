/** What `fathom check` would say of a card with an effect that was parsed from a text. */
import { checkCards, type Diagnostic } from '../../dsl/index.ts';
import type { PlayablePack } from '../packs.ts';

/** A name that no card of a pack has. */
const CARD = 'encoded-text';

/** What is found about an effect. */
export interface EffectFindings {
  /** with these no card can have it */
  errors: Diagnostic[];
  warnings: Diagnostic[];
}

/** Errors of an effect that is of another type than the card. */
const OF_ANOTHER_TYPE: ReadonlySet<string> = new Set(['not-standing', 'standing-line', 'program-of-type']);

/** The findings about the effect on a card of the first type that can have it: those with which it is best. */
export function findingsOf(effect: string, program: string, { model, sources }: PlayablePack): EffectFindings {
  const [deck] = model.decks;
  if (!deck) return { errors: [], warnings: [] };
  // types whose programs run alike have the same findings
  const types = new Map(
    model.types.flatMap(({ id, programs }) =>
      programs.flatMap(({ name, mode }) => (name === program ? [[mode, id] as const] : [])),
    ),
  );
  const attempts = [...types.values()]
    .map((id) => checkCards(sources, cardText(id, deck.id, program, effect)))
    .filter((found) => !found.some(({ code }) => OF_ANOTHER_TYPE.has(code)))
    .map((found) => found.filter(({ line }) => line >= FIRST_LINE));
  const errorsIn = (found: readonly Diagnostic[]): Diagnostic[] => found.filter(({ severity }) => severity === 'error');
  const [best = []] = attempts.toSorted((a, b) => errorsIn(a).length - errorsIn(b).length);
  return { errors: errorsIn(best), warnings: best.filter(({ severity }) => severity !== 'error') };
}

/** Of the effect in the text of the card. */
const FIRST_LINE = 7;

const cardText = (type: string, deck: string, program: string, effect: string): string =>
  [
    'cards:',
    `  - id: ${CARD}`,
    `    deck: ${deck}`,
    `    type: ${type}`,
    '    status: original',
    `    ${program}: |`,
    ...effect.split('\n').map((line) => `      ${line}`),
    '',
  ].join('\n');
