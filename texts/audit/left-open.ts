/** What printed texts leave open: effects without it are compared where a text does not say which is meant. */
import type { EffectNode, ItemNode, WordNode } from '../../dsl/internal.ts';

/** The effect without a *may* around a part, also behind a condition: each part of a card may be left out. */
export function withoutMayAroundParts(effect: EffectNode): EffectNode {
  if (effect.kind === 'block') return { ...effect, parts: effect.parts.map(withoutMayAroundParts) };
  const body = bodyOf(effect);
  if (body === null || effect.kind !== 'word') return effect;
  if (effect.word === 'may') return withoutMayAroundParts(body);
  if (effect.word !== 'if' || effect.args.otherwise) return effect;
  return withBody(effect, withoutMayAroundParts(body));
}

/** The effect as if nothing of it could be declined. */
export function withoutMay(effect: EffectNode): EffectNode {
  const inner = mapEffects(effect, withoutMay);
  if (inner.kind === 'then') return { ...inner, may: inner.may.map(() => false) };
  const body = inner.kind === 'word' && inner.word === 'may' ? bodyOf(inner) : null;
  return body ?? inner;
}

/** The effect with the gains of each list of parts in one: a text does not say whether they are one part or several. */
export function withJoinedGains(effect: EffectNode): EffectNode {
  const inner = mapEffects(effect, withJoinedGains);
  if (isPlainGain(inner)) return withItems(inner, itemsOf(inner));
  if (inner.kind !== 'block') return inner;
  const parts = inner.parts.flatMap((part) => (part.kind === 'block' ? part.parts : [part]));
  const gains = parts.filter(isPlainGain);
  if (gains.length < 2) return { ...inner, parts };
  const [first] = gains;
  const joined = withItems(first, gains.flatMap(itemsOf));
  const rest = parts.filter((part) => !isPlainGain(part) || part === first);
  const all = rest.map((part) => (part === first ? joined : part));
  return all.length === 1 ? all[0] : { ...inner, parts: all };
}

const isPlainGain = (part: EffectNode): part is WordNode =>
  part.kind === 'word' && part.word === 'gain' && Object.keys(part.args).every((name) => name === 'items');

const itemsOf = ({ args }: WordNode): ItemNode[] => (args.items?.type === 'items' ? args.items.items : []);

/** What is gained at once has no order. */
const withItems = (gain: WordNode, items: readonly ItemNode[]): WordNode => ({
  ...gain,
  args: {
    ...gain.args,
    items: { type: 'items', items: items.toSorted((a, b) => (a.what.text < b.what.text ? -1 : 1)) },
  },
});

function bodyOf(effect: EffectNode): EffectNode | null {
  if (effect.kind !== 'word') return null;
  const { body } = effect.args;
  return body?.type === 'effect' ? body.effect : null;
}

const withBody = (word: WordNode, effect: EffectNode): WordNode => ({
  ...word,
  args: { ...word.args, body: { type: 'effect', effect } },
});

/** The effect with its immediate parts mapped. */
function mapEffects(effect: EffectNode, map: (inner: EffectNode) => EffectNode): EffectNode {
  switch (effect.kind) {
    case 'block':
      return { ...effect, parts: effect.parts.map(map) };
    case 'or':
      return { ...effect, options: effect.options.map(map) };
    case 'then':
      return { ...effect, steps: effect.steps.map(map) };
    case 'word':
      return {
        ...effect,
        args: Object.fromEntries(
          Object.entries(effect.args).map(([name, arg]) => [
            name,
            arg.type === 'effect' ? { ...arg, effect: map(arg.effect) } : arg,
          ]),
        ),
      };
  }
}
