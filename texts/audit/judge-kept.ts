/** What the checks of a pack say of the texts that stay on its components: the same as the audit, without asking play. */
import type { PackModel, Sources } from '../../dsl/internal.ts';
import { keptTexts, type KeptText } from './kept-texts.ts';
import { Lookup } from './lookup.ts';
import { TextReader } from './text-reader.ts';

/** A text that stays on its component and does not say what that does now. */
interface OtherwiseKept {
  text: KeptText;
  /** whether its words are understood */
  isRead: boolean;
  /** what the component does now, in the language of the text; null: it has no such program */
  now: string | null;
}

/** Those that say something else than the effect does, or nothing that is understood. */
export function otherwiseKept(model: PackModel, sources: Sources): OtherwiseKept[] {
  const texts = keptTexts(sources);
  if (texts.length === 0) return [];
  const lookup = new Lookup(model, sources);
  const reader = new TextReader(model, sources);
  return texts.flatMap((text): OtherwiseKept[] => {
    const looked = lookup.find(text);
    if ('problem' in looked) return [{ text, isRead: true, now: null }];
    const { found } = looked;
    const { isTold, effect, expected } = reader.read(found);
    const isTitled = found.title === null || found.title.program === found.key;
    if (isTitled && (isTold || (effect && reader.isSame(effect, expected, found)))) return [];
    return [{ text, isRead: effect !== null, now: reader.told(found) }];
  });
}
