/** "Gain 1 kelp; gain 2 credits if you have a farm.": what stands last is said of all before it, or of the last only. */
import type { EffectNode, WordNode } from '../../dsl/internal.ts';
import type { Token } from './tokens.ts';

/** The effect, and what it is where a condition or a time that stands last is only of what is nearest. */
export function readingsOfLast(effect: EffectNode, tokens: readonly Token[]): EffectNode[] {
  if (effect.kind !== 'word' || effect.word === 'once' || !(effect.args.test ?? effect.args.period)) return [effect];
  const body = effect.args.body?.type === 'effect' ? effect.args.body.effect : undefined;
  const isLast = body && body.range.start <= effect.range.start && body.range.end < effect.range.end;
  if (!isLast || effect.args.else) return [effect];
  const parts = partsOf(body);
  const [last, before] = [parts.at(-1), parts.at(-2)];
  if (!last || !before) return [effect];
  // of several objects of one verb each begins with the verb
  const from = last.range.start > before.range.start ? before.range.end : body.range.start;
  const until = last.range.start > before.range.start ? last.range.start : body.range.end;
  const between = tokens.filter(({ range: { start } }) => start >= from && start < until).map(({ text }) => text);
  const verb = from === body.range.start ? undefined : tokens.find(({ range }) => range.start === until);
  const isApart = between.some((text) => /^[,;]$/.test(text)) || /^\p{L}/u.test(verb?.text ?? '');
  // the commas of a list separate its items
  if (!isApart || (body.kind === 'word' && parts.length > 2)) return [effect];
  const ofLast: WordNode = { ...effect, args: { ...effect.args, body: { type: 'effect', effect: last } } };
  const all = [...parts.slice(0, -1), ofLast];
  const { range } = effect;
  const separate: EffectNode =
    body.kind === 'or' ? { kind: 'or', options: all, range } : { kind: 'block', parts: all, range };
  if (between.includes(';') && body.kind === 'block') return [separate];
  return [{ ...effect, args: { ...effect.args, body: { type: 'effect', effect: asOneGain(body) } } }, separate];
}

/** What is gained one after the other is gained together. */
function asOneGain(body: EffectNode): EffectNode {
  const items = partsOf(body).flatMap((part) =>
    part.kind === 'word' && part.word === 'gain' && part.args.items?.type === 'items' ? [part.args.items.items] : [],
  );
  if (body.kind !== 'block' || items.length < body.parts.length || body.parts[0].kind !== 'word') return body;
  const { range, parts } = body;
  return { ...parts[0], args: { items: { type: 'items', items: items.flat() } }, range } as WordNode;
}

function partsOf(body: EffectNode): EffectNode[] {
  if (body.kind === 'block') return body.parts;
  if (body.kind === 'or') return body.options;
  if (body.kind !== 'word' || body.word !== 'gain' || body.args.items?.type !== 'items') return [];
  const { args, ...gain } = body;
  return body.args.items.items.map((item) => ({
    ...gain,
    args: { ...args, items: { type: 'items', items: [item] } },
    range: item.range,
  }));
}
