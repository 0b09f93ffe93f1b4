/** What the engine says of a text that differs from its effect: whether it matters in play, and where that is seen. */
import { print, type EffectNode, type PackModel, type Sources } from '../../dsl/internal.ts';
import { normalForm } from '../../texts/internal.ts';
import { compareByPlay, settingOf, type PlayComparison, type PlayComparisonOptions } from './compare-by-play.ts';
import { scenariosApart, type ScenariosApart } from './scenarios-apart.ts';
import {
  withJoinedGains,
  withoutMay,
  withoutMayAroundParts,
  type Apart,
  type JudgeByPlay,
  type PrintedText,
  type TextClass,
  type Tier,
} from '../../texts/audit/index.ts';

/** Positions on which something must come of both before they count as equal. */
const ENOUGH = 10;

/** Differences that may be matters of wording; another number or name is one even if the engine sees none. */
const WORDING: ReadonlySet<TextClass> = new Set<TextClass>([
  'connective',
  'cost',
  'filter',
  'choice-size',
  'limit',
  'optionality',
  'missing-clause',
  'extra-clause',
  'order',
]);

export class PlayJudge implements JudgeByPlay {
  private readonly compared = new Map<string, PlayComparison>();

  constructor(
    readonly model: PackModel,
    readonly sources: Sources,
  ) {}

  judge(
    text: PrintedText,
    parsed: EffectNode,
    expected: EffectNode,
    classes: readonly TextClass[],
  ): { tier: Tier; apart: Apart | null } {
    const { id, rendered } = text;
    const isPlayed =
      (rendered.source.kind === 'program' || rendered.source.kind === 'standing') &&
      (id.section === 'cards' || id.section === 'slots');
    if (!isPlayed) return { tier: 'different', apart: null };
    const isCard = id.section === 'cards';
    const open = (effect: EffectNode): EffectNode => withJoinedGains(isCard ? withoutMayAroundParts(effect) : effect);
    const effects = [open(parsed), open(expected)] as const;
    if (this.isSame(effects)) return { tier: 'wording', apart: null };
    const options: PlayComparisonOptions = { as: { kind: isCard ? 'card' : 'slot', id: id.id }, declinable: isCard };
    const compared = this.compare(effects, options);
    if (isEnough(compared) && classes.every((kind) => WORDING.has(kind))) {
      return { tier: 'wording', apart: null };
    }
    const optional = this.differInMayOnly(effects, options) ? 'optional' : 'different';
    if (compared.is !== 'different') return { tier: optional, apart: null };
    const name = `${text.name} (${text.lang}): what the`;
    let made: ScenariosApart | null = null;
    const scenarios = (): ScenariosApart =>
      (made ??= scenariosApart(this, textsOf(effects), compared, options, {
        first: `${name} text says`,
        second: `${name} effect says`,
      }));
    return {
      tier: optional,
      apart: {
        position: compared.position,
        scenarios,
        effects: textsOf(effects),
        players: settingOf(this.model, options).players,
      },
    };
  }

  private differInMayOnly([a, b]: readonly [EffectNode, EffectNode], options: PlayComparisonOptions): boolean {
    const effects = [withoutMay(a), withoutMay(b)] as const;
    const [before, after] = [textsOf([a, b]), textsOf(effects)];
    if (before[0] === after[0] && before[1] === after[1]) return false;
    return this.isSame(effects) || isEnough(this.compare(effects, options));
  }

  private isSame([a, b]: readonly [EffectNode, EffectNode]): boolean {
    const { symbols } = this.sources;
    return JSON.stringify(normalForm(a, symbols)) === JSON.stringify(normalForm(b, symbols));
  }

  /** Texts of a card in several languages often differ from its effect in the same way. */
  private compare(effects: readonly [EffectNode, EffectNode], options: PlayComparisonOptions): PlayComparison {
    const texts = textsOf(effects);
    const key = JSON.stringify([texts, options]);
    let compared = this.compared.get(key);
    if (!compared) this.compared.set(key, (compared = compareByPlay(this, texts, options)));
    return compared;
  }
}

const textsOf = ([a, b]: readonly [EffectNode, EffectNode]): [string, string] => [
  print(a, { layout: 'block' }),
  print(b, { layout: 'block' }),
];

const isEnough = (compared: PlayComparison): boolean =>
  compared.is === 'same' && compared.undecided === 0 && compared.active >= ENOUGH;
