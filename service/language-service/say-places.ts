/** Where in a component an effect that was said can be written, and which type of card has a place for it where its own has not. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { childOf, EFFECT, isContinuousWord, type ComponentSource, type EffectNode } from '../../dsl/internal.ts';
import { effectsOf } from '../../texts/internal.ts';
import { nodeOf } from './components.ts';
import { editFor, type CardType, type Place, type PrintedWords } from './say-edit.ts';
import type { Pack } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** An effect, and the program that its text names: null if it names none. */
interface Said {
  effect: EffectNode;
  program: string | null;
}

/** With the words that say it. */
export interface SaidHere extends Said {
  printed: PrintedWords;
}

/** Why an effect has no place in a component that has programs. */
export interface Misfit {
  /** its text names another program; it stays in force where programs act at once; it acts at once where they stay in force */
  is: 'other-program' | 'continuous' | 'at-once';
  /** the program that the text names */
  program: string | null;
  /** types of card that have a place for it, each with the edit that makes the card one of these and writes the effect */
  types: { type: string; key: string; edit: WorkspaceEdit }[];
}

/** The programs of a component: those that are written, then those that a card of its type may have besides. */
export function placesOf(pack: Pack, component: ComponentSource): Place[] {
  const written = effectsOf(pack.sources, component.section, component.id).flatMap(({ key, source }): Place[] =>
    source.kind === 'program' || source.kind === 'standing'
      ? [{ key, isStanding: (source.mode ?? source.kind) === 'standing', written: source }]
      : [],
  );
  const keys = new Set(written.map(({ key }) => key));
  return [...written, ...placesIn(typeOf(pack, component)).filter(({ key }) => !keys.has(key))];
}

const placesIn = (type: CardType | undefined): Place[] =>
  (type?.programs ?? []).map(({ name, mode }) => ({ key: name, isStanding: mode === 'standing' }));

function typeOf({ sources, draft }: Pack, component: ComponentSource): CardType | undefined {
  const id = childOf(nodeOf(sources, component), 'type');
  return component.section === 'cards' && id?.kind === 'scalar'
    ? draft.types.find((type) => type.id === id.text)
    : undefined;
}

/** Whether a program does what the text says: in the one that it names, at once or from then on. */
export const fits = ({ key, isStanding }: Place, { effect, program }: Said): boolean =>
  isNamed(key, program) && isStanding === isContinuous(effect);

const isNamed = (key: string, program: string | null): boolean =>
  program === null || key.slice(key.lastIndexOf('.') + 1) === program;

/** Whether all of an effect stays in force. */
export const isContinuous = (effect: EffectNode): boolean =>
  partsOf(effect).every((part) => part.kind === 'word' && isContinuousWord(part.word));

const partsOf = (effect: EffectNode): readonly EffectNode[] => (effect.kind === 'block' ? effect.parts : [effect]);

/** For an effect that fits none of these places. */
export function misfitOf(
  workspace: Workspace,
  pack: Pack,
  component: ComponentSource,
  places: readonly Place[],
  said: SaidHere,
): Misfit {
  const type = typeOf(pack, component);
  const hasProgram = places.some(({ key }) => isNamed(key, said.program));
  return {
    is: !hasProgram ? 'other-program' : isContinuous(said.effect) ? 'continuous' : 'at-once',
    program: said.program,
    types: type ? typesFor(workspace, pack, component, said) : [],
  };
}

/** Types of card that have a place for the effect: those of cards in the same deck, or all where none of these has. */
function typesFor(workspace: Workspace, pack: Pack, component: ComponentSource, said: SaidHere): Misfit['types'] {
  const { types, cards } = pack.draft;
  const deck = cards.find(({ id }) => id === component.id)?.deck;
  const near = new Set(cards.filter((card) => card.deck === deck && card.id !== component.id).map(({ type }) => type));
  const fitting = types.flatMap((type) => {
    // a text that names no program is an effect, where there is one
    const places = placesIn(type).filter((place) => fits(place, said));
    const place = places.find(({ key }) => key === EFFECT) ?? (said.program === null ? undefined : places[0]);
    return place ? [{ type, key: place.key }] : [];
  });
  const inDeck = fitting.filter(({ type }) => near.has(type.id));
  return (inDeck.length > 0 ? inDeck : fitting).flatMap(({ type, key }) => {
    const edit = editFor(workspace, pack, component, placesOf(pack, component), { ...said, key, type });
    return edit ? [{ type: type.id, key, edit }] : [];
  });
}
