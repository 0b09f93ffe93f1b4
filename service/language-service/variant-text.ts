/** The text of a new pack that changes another one: commented, valid, with names of the pack that it extends. */
import { capitalize, type PackModel } from '../../dsl/internal.ts';

/** Words with capital letters as people read them: `deep-sea` → `Deep sea` */
export const titleOf = (id: string): string => capitalize(id.replace(/-/g, ' '));

/** A pack that changes another one. `then`: what its author does after a change, where nothing does it by itself. */
export function variantText(id: string, base: PackModel, then = ''): string {
  const constant = base.constants.find(({ value }) => value.k === 'const');
  const value = constant?.value.k === 'const' ? constant.value.n : 0;
  const [, second] = base.procedures.find(({ id: p }) => p === 'game')?.steps ?? [];
  return `# ${titleOf(id)}: a variant of ${base.title}. It holds only what differs; everything else comes from there.
pack: ${id}
title: ${titleOf(id)}
version: 0.1.0
extends: ${base.id}

# Each change is a comment: take away a "# " to try it${then}.
${
  constant
    ? `
# Another number of the rules. Of anything that has several fields those that stand here change, the others stay.
# change:
#   constants:
#     ${constant.id}: ${value + 1}
`
    : ''
}${
    base.cards.length
      ? `
# Without a card, or another one in its place.
# remove:
#   cards: [${base.cards[base.cards.length - 1].id}]
`
      : ''
  }${
    second
      ? `
# A step of a procedure of your own, before, after or instead of a named one.
# insert:
#   - {procedure: game, before: ${second.name}, name: my-step, do: ${simplestGain(base) ? `"each player: ${simplestGain(base)}"` : 'do my-procedure'}}
`
      : ''
  }`;
}

/** The simplest effect that gains something in this game. */
export function simplestGain(base: PackModel): string | undefined {
  const counter =
    base.counters.find((c) => c.of === 'player' && !c.hidden && c.id !== base.score) ??
    base.counters.find((c) => c.of === 'player' && !c.hidden);
  return counter ? `gain 1 ${counter.id}` : undefined;
}
