/** Whether two effects are the same, in four answers: by form, different, no difference seen, or it could not be told. */
import { parseProgram, print, type EffectNode, type PackModel, type Sources } from '../../dsl/internal.ts';
import { compareByPlay, type PlayComparison, type PlayComparisonOptions } from './compare-by-play.ts';
import { MOST_UNDECIDED } from './comparison.ts';
import { formByLaws } from './same-form.ts';
import { differingSpots, variantsOf } from './variants.ts';

/** `same`: equal normal forms, so that nothing had to be played. */
export type Judgement = { is: 'same' } | PlayComparison;

interface Loaded {
  model: PackModel;
  sources: Pick<Sources, 'symbols'>;
}

/** Variants that are tried of each side. */
const MOST_VARIANTS = 10;

/**
 * By form, then by play. Where both differ in a period, an ordinal, a number, a player, a zone, a name or in *may*, it counts that no
 * difference is seen only if on the same positions each of them is told apart from what it would be with another one there.
 */
export function judgeEffects(
  loaded: Loaded,
  texts: readonly [string, string],
  given: PlayComparisonOptions = {},
): Judgement {
  const { symbols } = loaded.sources;
  const effects = texts.map((text) => parseProgram(text).ast);
  const [first, second] = effects;
  if (first && second && isSameByForm([first, second], loaded)) return { is: 'same' };
  const played = compareByPlay(loaded, texts, given);
  if (played.is !== 'alike' || !first || !second) return played;
  const { undecided, positions } = played;
  if (undecided > positions * MOST_UNDECIDED) {
    const why = `on ${undecided} of ${positions} positions there are more ways than were tried`;
    return { is: 'unknown', because: 'ways', why };
  }
  const spots = differingSpots([first, second], symbols);
  for (const [i, effect] of [first, second].entries()) {
    const blind = blindTo(effect, texts[i], spots[i], loaded, given);
    if (blind !== null) {
      const why = `no difference is seen, but "${blind}" would not be told from "${texts[i]}" either`;
      return { is: 'unknown', because: 'blind', why };
    }
  }
  return played;
}

/** Whether their normal forms are equal, or the laws of numbers, conditions and choices make them so. */
export function isSameByForm(
  [a, b]: readonly [EffectNode, EffectNode],
  { sources: { symbols } }: Pick<Loaded, 'sources'>,
): boolean {
  return formByLaws(a, symbols) === formByLaws(b, symbols);
}

/** A variant in one of the spots from which the effect is not told apart; null if there is none. */
function blindTo(
  effect: EffectNode,
  text: string,
  spots: ReadonlySet<string>,
  loaded: Loaded,
  given: PlayComparisonOptions,
): string | null {
  const { symbols } = loaded.sources;
  const variants = variantsOf(effect, symbols).filter(({ spot }) => spots.has(spot));
  const seen = new Set<string>();
  for (const variant of variants) {
    const written = print(variant.effect, { layout: 'block' });
    if (seen.has(written) || seen.size >= MOST_VARIANTS) continue;
    // what the language does not allow there says nothing
    if (parseProgram(written).ast === null || isSameByForm([effect, variant.effect], loaded)) continue;
    const played = compareByPlay(loaded, [text, written], given);
    if (played.is === 'unknown' && played.because === 'invalid') continue;
    seen.add(written);
    if (played.is !== 'different') return written;
  }
  return null;
}
