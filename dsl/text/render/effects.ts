/** Parts, alternatives and steps, in brackets where one would take in what follows. */
import type { EffectNode, ThenNode } from '../../syntax/ast.ts';
import { fill } from '../languages/pattern.ts';
import type { ThenJoin } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { afterMay } from './third-person.ts';
import { renderWord } from './words.ts';

/** Each part of an effect is one sentence. */
export function renderSentences(ctx: RenderContext, effect: EffectNode): string {
  const parts = effect.kind === 'block' ? effect.parts : [effect];
  return parts.map((part) => `${renderPart(ctx, part)}.`).join(' ');
}

/** What is inside an `if` or a `when`: parts in one sentence. */
export function renderBody(ctx: RenderContext, effect: EffectNode): string {
  return effect.kind === 'block' ? renderParts(ctx, effect.parts) : renderPart(ctx, effect);
}

/** A part before another one: in brackets if it ends in a body that would take in the next part. */
export function renderClosed(ctx: RenderContext, effect: EffectNode): string {
  return hasBody(effect) ? inBrackets(ctx, renderPart(ctx, effect)) : renderPart(ctx, effect);
}

/** In the words of the game, if it has its own for this effect; otherwise in those of the language. */
function renderPart(ctx: RenderContext, effect: EffectNode): string {
  const { lexicon, language, missing } = ctx;
  // said to players, not of others
  const own = language.thirdPerson && lexicon.rendered(effect, language.address);
  if (own === undefined) return renderByRules(ctx, effect);
  // what the effect mentions can be referred to later
  const before = missing.length;
  renderByRules(ctx, effect);
  missing.length = before;
  return own;
}

function renderByRules(ctx: RenderContext, effect: EffectNode): string {
  const { phrases } = ctx.language;
  switch (effect.kind) {
    case 'block':
      return inBrackets(ctx, renderParts(ctx, effect.parts));
    case 'or':
      return effect.options.map((option) => renderGrouped(ctx, option)).join(phrases.or);
    case 'then':
      return effect.steps
        .map((step, i) => {
          const join = i === 0 ? '' : phrases[joinBefore(effect, i)];
          return ctx.language.afterMay && join.endsWith('~')
            ? `${join.slice(0, -1)}${renderGrouped(afterMay(ctx), step)}`
            : `${join}${renderGrouped(ctx, step)}`;
        })
        .join('');
    case 'word':
      return renderWord(ctx, effect);
  }
}
/** What follows a step that may be left out is left out with it, and says so. */
function joinBefore({ may }: ThenNode, i: number): ThenJoin {
  const join = may[i] ? 'then-may' : 'then';
  return may.slice(0, i).includes(true) ? `${join}-if-so` : join;
}
function renderParts(ctx: RenderContext, parts: readonly EffectNode[]): string {
  return parts
    .map((part, i) => (i < parts.length - 1 ? renderClosed(ctx, part) : renderPart(ctx, part)))
    .join(ctx.language.phrases.part);
}
/** In brackets where a word with a body would take in what follows. */
function renderGrouped(ctx: RenderContext, effect: EffectNode): string {
  const text = renderPart(ctx, effect);
  return effect.kind === 'or' || effect.kind === 'then' || hasBody(effect) ? inBrackets(ctx, text) : text;
}

const hasBody = (effect: EffectNode): boolean =>
  effect.kind === 'word' && Object.values(effect.args).some((arg) => arg.type === 'effect');
const inBrackets = (ctx: RenderContext, body: string): string => fill(ctx.language.phrases.brackets, () => body);
