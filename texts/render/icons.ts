/** Tokens in place of names: `{kelp}`. A page replaces them by pictures (`texts/icons`), a terminal by words. */
import type { PackModel, EffectNode, ItemNode } from '../../dsl/internal.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** The lexicon with a token for each counter and each thing with an icon; genders stay, as adjectives agree with them. */
export function withIcons(lexicon: Lexicon, { counters, classes, pieces }: PackModel): Lexicon {
  const ids = new Set([...counters, ...[...classes, ...pieces].filter(({ icon }) => icon)].map(({ id }) => id));
  return {
    ...lexicon,
    noun: (name) => {
      const forms = lexicon.noun(name);
      return forms && ids.has(name) ? { ...forms, form: () => `{${name}}` } : forms;
    },
    adjective: (name) => lexicon.adjective(name),
    phrase: (name) => lexicon.phrase(name),
  };
}

/** `2 {kelp}, 1 {card}` for an effect that only gains; `/` separates alternatives. Null for all other effects. */
export function iconLine(effect: EffectNode, idOf: (name: string) => string = (name) => name): string | null {
  switch (effect.kind) {
    case 'block':
      return joined(
        effect.parts.map((part) => iconLine(part, idOf)),
        ', ',
      );
    case 'or':
      return effect.options.some(({ kind }) => kind !== 'word')
        ? null
        : joined(
            effect.options.map((option) => iconLine(option, idOf)),
            ' / ',
          );
    case 'then':
      return null;
    case 'word': {
      const items = effect.args['items'];
      return effect.word === 'gain' && items?.type === 'items'
        ? joined(
            items.items.map((item) => icon(item, idOf)),
            ', ',
          )
        : null;
    }
  }
}

function icon({ amount, different, same, per, what }: ItemNode, idOf: (name: string) => string): string | null {
  if (different || same || per || (amount && amount.kind !== 'number')) return null;
  return `${amount?.kind === 'number' ? amount.value : 1} {${CARDS.has(what.text) ? 'card' : idOf(what.text)}}`;
}

/** A noun of the effect language. */
const CARDS = new Set(['card', 'cards']);
const joined = (texts: (string | null)[], between: string): string | null =>
  texts.includes(null) ? null : texts.join(between);
