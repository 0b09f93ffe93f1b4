/** What the engine says of a text that differs from its effect: whether it matters in play, and where that is seen. */
import { print, type EffectNode, type LanguageCode, type PackModel, type Sources } from '../../dsl/internal.ts';
import { messageRenderer } from '../../interpreter/index.ts';
import type { Change } from '../../interpreter/scenario/index.ts';
import type { PlayComparisonOptions, PlayedDifference } from './compare-by-play.ts';
import { settingOf } from './compare-by-play.ts';
import { isSameByForm, judgeEffects, type Judgement } from './judge-effects.ts';
import { scenariosApart, type ScenariosApart } from './scenarios-apart.ts';
import {
  withJoinedGains,
  withoutMay,
  withoutMayAroundParts,
  type Apart,
  type JudgeByPlay,
  type OnlyOutcomes,
  type PrintedText,
  type Ruling,
} from '../../texts/audit/index.ts';

/** Positions on which something must come of both before it counts that no difference is seen. */
const ENOUGH = 10;

type Pair = readonly [EffectNode, EffectNode];

export class PlayJudge implements JudgeByPlay {
  private readonly judged = new Map<string, Judgement>();

  constructor(
    readonly model: PackModel,
    readonly sources: Sources,
  ) {}

  judge(text: PrintedText, parsed: EffectNode, expected: EffectNode): Ruling {
    const { id, rendered } = text;
    const { kind, mode } = rendered.source;
    const isPlayed = (kind === 'program' || kind === 'standing') && (id.section === 'cards' || id.section === 'slots');
    if (!isPlayed) return { tier: 'different', apart: null };
    const isCard = id.section === 'cards';
    const steps = mode === 'steps';
    // of steps none is left out, so that there a *may* says something
    const declinable = isCard && !steps;
    const open = (effect: EffectNode): EffectNode =>
      steps ? effect : withJoinedGains(declinable ? withoutMayAroundParts(effect) : effect);
    const effects = [open(parsed), open(expected)] as const;
    const options: PlayComparisonOptions = { as: { kind: isCard ? 'card' : 'slot', id: id.id }, declinable, steps };
    const judged = this.judgement(effects, options);
    if (judged.is === 'same') return { tier: 'same', apart: null };
    if (isEnough(judged)) return { tier: 'alike', apart: null };
    if (this.differInMayOnly(effects, options)) {
      return { tier: 'optional', apart: this.apart(text, effects, judged, options) };
    }
    // what is in force at other times is another thing, though it cannot be done at one position
    const isOther = judged.is === 'different' || (judged.is === 'unknown' && judged.because === 'frames');
    return { tier: isOther ? 'different' : 'untold', apart: this.apart(text, effects, judged, options) };
  }

  private apart(text: PrintedText, effects: Pair, judged: Judgement, options: PlayComparisonOptions): Apart | null {
    if (judged.is !== 'different') return null;
    const { position, players, after, outcomes } = judged;
    const name = `${text.name} (${text.lang}): what the`;
    let made: ScenariosApart | null = null;
    return {
      position,
      players,
      after,
      effects: textsOf(effects),
      scenarios: () =>
        (made ??= scenariosApart(
          this,
          textsOf(effects),
          judged,
          { ...options, ...settingOf(this.model, options), players },
          {
            first: `${name} text says`,
            second: `${name} effect says`,
          },
        )),
      only: (language) => this.inWords(outcomes, language),
    };
  }

  private inWords({ first, second }: PlayedDifference['outcomes'], language: LanguageCode): OnlyOutcomes {
    const renderer = messageRenderer(this.model, language);
    const words = (outcomes: readonly Change[][]): string[][] =>
      outcomes.map((changes) =>
        changes.map((change) => {
          const { label, difference } = renderer.change(change);
          return `${label}: ${difference}`;
        }),
      );
    return { text: words(first), effect: words(second) };
  }

  private differInMayOnly([a, b]: Pair, options: PlayComparisonOptions): boolean {
    if (options.steps) return false;
    const effects = [withoutMay(a), withoutMay(b)] as const;
    const [before, after] = [textsOf([a, b]), textsOf(effects)];
    if (before[0] === after[0] && before[1] === after[1]) return false;
    return isSameByForm(effects, this) || isEnough(this.judgement(effects, options));
  }

  /** Texts of a card in several languages often differ from its effect in the same way. */
  private judgement(effects: Pair, options: PlayComparisonOptions): Judgement {
    const texts = textsOf(effects);
    const key = JSON.stringify([texts, options]);
    let judged = this.judged.get(key);
    if (!judged) this.judged.set(key, (judged = judgeEffects(this, texts, options)));
    return judged;
  }
}

const textsOf = ([a, b]: Pair): [string, string] => [print(a, { layout: 'block' }), print(b, { layout: 'block' })];

const isEnough = (judged: Judgement): boolean =>
  judged.is === 'same' || (judged.is === 'alike' && judged.active >= ENOUGH);
