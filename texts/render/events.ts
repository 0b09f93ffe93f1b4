/** Events: what an effect waits for. */
import { type EventNode, type PhraseNode, isOfSites, kindOfGiver } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import type { RenderContext } from './context.ts';
import { giverName, renderAdjective, renderName, routeName, trackName } from './names.ts';
import { countOf, renderPhrase } from './noun-phrases.ts';
import { renderValue } from './numbers.ts';
import { setAntecedent } from './references.ts';
import { subjectOfEvent } from '../meaning/referents.ts';
import { countOfName } from '../meaning/count-of-name.ts';
import { ofAnother } from './third-person.ts';
import { missingForm, placeOf } from './word-forms.ts';

/** From here on `it` is what the event is about. `done`: behind *after*. */
export function renderEvent(ctx: RenderContext, event: EventNode, done = false): string {
  const text = eventText(ctx, event, done);
  ctx.discourse.antecedent = undefined;
  const subject = subjectOfEvent(event);
  if (subject) setAntecedent(ctx, subject);
  return text;
}

/** `event used`: the verb of what has been done. */
const doneKey = (verb: string): PhraseKey => (verb === 'use' ? 'event used' : 'event performed');

function eventText(ctx: RenderContext, event: EventNode, done = false): string {
  const phrases = ctx.language.phrases;
  switch (event.kind) {
    case 'you': {
      const onSite = event.verb.text === 'build' && ctx.symbols.find(event.phrase.noun.text).some(isOfSites);
      const key = done ? doneKey(event.verb.text) : (`event ${event.verb.text}` as PhraseKey);
      const pattern = (onSite && phrases['event build on']) || phrases[key];
      return fill(pattern, (_, c) => renderPhrase(ctx, event.phrase, event.n ?? countOf(ctx, event.phrase), c));
    }
    case 'discard':
      return fill(phrases[event.limit ? 'event discard limit' : 'event discard'], ([name], c) =>
        name === 'phrase'
          ? renderPhrase({ ...ctx, from: true }, event.phrase, countOf(ctx, event.phrase), c)
          : name === 'route'
            ? routeName(ctx, event.route)
            : event.limit && renderName(ctx, event.limit, name === 'the' ? 'the' : 'bare', c),
      );
    case 'advance': {
      const { to, track } = event;
      return to
        ? fill(phrases['event advance'], ([name], c) =>
            name === 'to' ? renderValue(ctx, to, c) : trackName(ctx, track, c),
          )
        : fill(phrases['event advance any'], (_, c) => trackName(ctx, track, c));
    }
    case 'another':
      return fill(phrases['event another'], () => eventText(ofAnother(ctx), event.event));
    case 'gives':
      return givesText(ctx, event);
    case 'becomes':
      return fill(phrases['event becomes'], ([name], c) =>
        name === 'phrase'
          ? renderPhrase(ctx, event.phrase, 'one', c)
          : renderAdjective(ctx, event.predicate, { type: 'phrase', phrase: event.phrase }, c, 'singular'),
      );
    case 'enters': {
      const place = placeOf(ctx, event.zone, 'to');
      const own = ctx.language.thirdPerson && ctx.lexicon.entering(event.zone.text, ctx.language.address);
      return fill(own ?? phrases[place === undefined ? 'event enters' : 'event enters place'], ([name], c) =>
        name === 'phrase'
          ? renderPhrase(ctx, event.phrase, 'one', c)
          : (place ?? renderName(ctx, event.zone, countOfName(ctx.symbols, event.zone.text), c)),
      );
    }
    case 'period':
      return fill(phrases[`event ${event.moment}`], (_, c) => renderName(ctx, event.period, 'bare', c));
    case 'nth':
      return fill((isOfAnother(event.event) && phrases['event nth another']) || phrases['event nth'], ([name], c) =>
        name === 'event'
          ? eventText(ctx, event.event, done)
          : name === 'nth'
            ? ctx.language.nthTime(event.n)
            : renderName(ctx, event.period, name === 'each' || name === 'one' ? name : 'bare', c),
      );
    case 'or':
      return event.events.map((one) => eventText(ctx, one, done)).join(phrases['event or']);
    case 'signal':
      return ctx.lexicon.phrase(event.name.text, ctx.language.address) ?? missingForm(ctx, event.name);
  }
}

/** `a farm gives you kelp`, `a farm gives you 1 kelp` */
function givesText(ctx: RenderContext, { by, n, what }: EventNode & { kind: 'gives' }): string {
  const counted: PhraseNode = { kind: 'phrase', noun: what, adjectives: [], posts: [], range: what.range };
  return fill(ctx.language.phrases['event gives'], ([name], c) =>
    name === 'by'
      ? kindOfGiver(by)
        ? giverName(ctx, by.noun, c)
        : renderPhrase(ctx, by, 'one', c)
      : n !== undefined
        ? renderPhrase(ctx, counted, n, c)
        : renderName(ctx, what, 'many', c),
  );
}

/** Whether the event is what another player does. */
export const isOfAnother = (event: EventNode): boolean =>
  event.kind === 'another' || (event.kind === 'or' && event.events.every(isOfAnother));
