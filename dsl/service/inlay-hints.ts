/** Behind the key of an effect: the effect in words. */
import type { InlayHint, Range } from 'vscode-languageserver-types';
import type { LanguageCode } from '../packs/fields.ts';
import { offsetAt, positionAt } from './positions.ts';
import { renderedTextsOf } from './rendered-texts.ts';
import { sourceAt, type Workspace } from './workspace.ts';

/** Longer ones are cut; the whole stands in the hint's tooltip. */
const LONGEST = 90;

export function inlayHints(workspace: Workspace, uri: string, range: Range, language: LanguageCode): InlayHint[] {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  if (!file || !sourceAt(workspace, uri)) return [];
  const start = offsetAt(file, range.start);
  const end = offsetAt(file, range.end);
  const inside = sources.effects.filter(
    (effect) =>
      effect.file === file.path && effect.ast !== null && effect.range.start <= end && effect.range.end >= start,
  );
  const components = new Map(inside.map(({ component }) => [`${component.section}/${component.id}`, component]));
  const told = new Map(
    [...components.values()]
      .flatMap((component) => renderedTextsOf(workspace, component, language) ?? [])
      .map(({ source, text }) => [`${source.file} ${source.range.start}`, text]),
  );
  return inside.flatMap((effect): InlayHint[] => {
    const text = told.get(`${effect.file} ${effect.range.start}`);
    if (!text) return [];
    // a block says it behind its header, everything else at its own end
    const isBlock = /[|>]/.test(file.text[effect.range.start]);
    const newline = file.text.indexOf('\n', effect.range.start);
    const at = isBlock && newline >= 0 ? newline - (file.text[newline - 1] === '\r' ? 1 : 0) : effect.range.end;
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : text;
    return [
      { position: positionAt(file, at), label: short, paddingLeft: true, ...(short === text ? {} : { tooltip: text }) },
    ];
  });
}
