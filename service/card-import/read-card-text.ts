/** One text of a card as an effect that can stand in a pack, or what is wrong with it. */
import type { EffectNode, LanguageCode } from '../../dsl/internal.ts';
import { meaningProblems, type TextProblem } from '../../texts/internal.ts';
import type { PackTextParser, SourcesOfTexts } from '../../texts/card-tables/index.ts';
import { parseCardText, type ParsedCardText } from './parse-card-text.ts';

interface ReadCardText {
  parsed: ParsedCardText;
  /** null if something is wrong */
  effect: EffectNode | null;
  problems: TextProblem[];
}

/** A text can be understood word by word and still refer to nothing: what it means is looked at as well. */
export function readCardText(text: string, code: LanguageCode, pack: PackTextParser<SourcesOfTexts>): ReadCardText {
  const parsed = parseCardText(text, code, pack);
  const problems = parsed.effect ? meaningProblems(parsed.effect, 'card', pack.sources.symbols) : parsed.problems;
  return { parsed, effect: problems.length > 0 ? null : parsed.effect, problems };
}
