/** Inlay hints: each effect as text in a natural language. */
import type { InlayHint, Range } from 'vscode-languageserver-types';
import type { LanguageCode } from '../../dsl/internal.ts';
import { offsetAt, positionAt } from './positions.ts';
import { renderedTextsOf } from './rendered-texts.ts';
import type { Workspace } from './workspace.ts';

/** Longer texts are cut; the tooltip of the hint contains the whole text. */
const MAX_LENGTH = 90;

/** The effects in a range as sentences in a language, beside their texts. */
export function inlayHints(workspace: Workspace, uri: string, range: Range, language: LanguageCode): InlayHint[] {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  if (!file) return [];
  const start = offsetAt(file, range.start);
  const end = offsetAt(file, range.end);
  const inside = sources.effects.filter(
    (effect) => effect.file === file.path && effect.range.start <= end && effect.range.end >= start,
  );
  const components = new Map(inside.map(({ component }) => [`${component.section}/${component.id}`, component]));
  const rendered = new Map(
    [...components.values()]
      .flatMap((component) => renderedTextsOf(workspace, component, language) ?? [])
      .map(({ source, text }) => [source, text]),
  );
  return inside.flatMap((effect): InlayHint[] => {
    const text = rendered.get(effect);
    if (!text) return [];
    // the hint of a block is after its header, of any other scalar at its end
    const isBlock = /[|>]/.test(file.text[effect.range.start]);
    const newline = file.text.indexOf('\n', effect.range.start);
    const at = isBlock ? newline - (file.text[newline - 1] === '\r' ? 1 : 0) : effect.range.end;
    const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : text;
    return [
      { position: positionAt(file, at), label: short, paddingLeft: true, ...(short === text ? {} : { tooltip: text }) },
    ];
  });
}
