/** Finds the card whose text another card has by mistake. */
import { defaultOptions } from '../render/component.ts';
import type { EffectNode, PackModel, Sources } from '../../dsl/internal.ts';
import { applyOptions } from '../meaning/apply-options.ts';
import { effectsOf } from '../meaning/component-effects.ts';
import { normalForm } from '../meaning/normal.ts';
import type { NamedCard } from './about.ts';
import { withJoinedGains, withoutMayAroundParts } from './left-open.ts';
import type { PrintedText } from './lookup.ts';

/** A text that more cards have says nothing of a mistake. */
const MOST = 2;

export class OtherCards {
  private byEffect: Map<string, string[]> | null = null;

  constructor(
    private readonly model: PackModel,
    private readonly sources: Sources,
  ) {}

  /** Null if the effect is no other card's, or that of many. */
  withEffect(effect: EffectNode, { id, key }: PrintedText): NamedCard[] | null {
    if (id.section !== 'cards') return null;
    this.byEffect ??= this.index();
    const ids = (this.byEffect.get(this.keyOf(effect, key)) ?? []).filter((other) => other !== id.id);
    if (ids.length === 0 || ids.length > MOST) return null;
    return ids.map((other) => namedCard(other, this.model));
  }

  private index(): Map<string, string[]> {
    const index = new Map<string, string[]>();
    for (const { id } of this.model.cards) {
      for (const { key, source } of effectsOf(this.sources, 'cards', id)) {
        if (source.ast === null || (source.kind !== 'program' && source.kind !== 'standing')) continue;
        const effect = applyOptions(source.ast as EffectNode, defaultOptions(this.model));
        if (!effect) continue;
        const of = this.keyOf(effect, key);
        index.set(of, [...(index.get(of) ?? []), id]);
      }
    }
    return index;
  }

  private keyOf(effect: EffectNode, program: string): string {
    const plain = withJoinedGains(withoutMayAroundParts(effect));
    return `${program} ${JSON.stringify(normalForm(plain, this.sources.symbols))}`;
  }
}

export function namedCard(id: string, { cards }: PackModel): NamedCard {
  const { number, name } = cards.find((card) => card.id === id)!;
  return { id, number, name };
}
