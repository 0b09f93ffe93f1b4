/** Effects joined: parts, alternatives and steps, in brackets where one would take in what follows. */
import type { EffectNode } from '../../syntax/ast.ts';
import { fill } from './pattern.ts';
import type { Telling } from './telling.ts';
import { tellWord } from './words.ts';

/** Each part of the whole is a sentence of its own. */
export function tellSentences(t: Telling, effect: EffectNode): string {
  const parts = effect.kind === 'block' ? effect.parts : [effect];
  return parts.map((part) => `${tellPart(t, part)}.`).join(' ');
}

/** What stands inside an `if` or a `when`: parts in one sentence. */
export function tellBody(t: Telling, effect: EffectNode): string {
  return effect.kind === 'block' ? tellParts(t, effect.parts) : tellPart(t, effect);
}

/** In brackets where it would take in the part that follows: a body that is not the last thing said. */
export function tellClosed(t: Telling, effect: EffectNode): string {
  return hasBody(effect) ? inBrackets(t, tellPart(t, effect)) : tellPart(t, effect);
}

function tellPart(t: Telling, effect: EffectNode): string {
  const { phrases } = t.language;
  switch (effect.kind) {
    case 'block':
      return inBrackets(t, tellParts(t, effect.parts));
    case 'or':
      return effect.options.map((option) => tellGrouped(t, option)).join(phrases.or);
    case 'then':
      return effect.steps
        .map((step, i) => `${i === 0 ? '' : phrases[effect.may[i] ? 'then-may' : 'then']}${tellGrouped(t, step)}`)
        .join('');
    case 'word':
      return tellWord(t, effect);
  }
}
function tellParts(t: Telling, parts: readonly EffectNode[]): string {
  return parts
    .map((part, i) => (i < parts.length - 1 ? tellClosed(t, part) : tellPart(t, part)))
    .join(t.language.phrases.part);
}
/** In brackets where something with a body of its own would take in what follows. */
function tellGrouped(t: Telling, effect: EffectNode): string {
  const text = tellPart(t, effect);
  return effect.kind === 'or' || effect.kind === 'then' || hasBody(effect) ? inBrackets(t, text) : text;
}

const hasBody = (effect: EffectNode): boolean =>
  effect.kind === 'word' && Object.values(effect.args).some((arg) => arg.type === 'effect');
const inBrackets = (t: Telling, body: string): string => fill(t.language.phrases.brackets, () => body);
