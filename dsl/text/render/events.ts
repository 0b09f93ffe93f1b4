/** Events: what an effect waits for. */
import type { EventNode } from '../../syntax/ast.ts';
import { absent, agreeing, definite, isKind, nounForms, tellName, trackName } from './names.ts';
import { countOf, tellPhrase } from './noun-phrases.ts';
import { tellValue } from './numbers.ts';
import { fill } from './pattern.ts';
import type { PhraseKey } from './phrases.ts';
import { remember } from './spoken-of.ts';
import type { Telling } from './telling.ts';

/** From here on `it` is what the event is about. */
export function tellEvent(t: Telling, event: EventNode): string {
  const text = eventText(t, event);
  t.spoken.antecedent = undefined;
  if ('phrase' in event) remember(t, event.phrase);
  return text;
}

function eventText(t: Telling, event: EventNode): string {
  const phrases = t.language.phrases;
  switch (event.kind) {
    case 'you': {
      const onSite = event.verb.text === 'build' && isKind(t, event.phrase.noun, 'site-kind');
      const pattern = (onSite && phrases['event build on']) || phrases[`event ${event.verb.text}` as PhraseKey];
      return fill(pattern, (_, c) => tellPhrase(t, event.phrase, countOf(t, event.phrase), c));
    }
    case 'advance':
      return fill(phrases['event advance'], ([name], c) =>
        name === 'to' ? tellValue(t, event.to, c) : trackName(t, event.track, c),
      );
    case 'gives':
      return fill(phrases['event gives'], ([name], c) =>
        name === 'by' ? tellName(t, event.by, 'one', c) : tellName(t, event.what, 'many', c),
      );
    case 'becomes':
      return fill(phrases['event becomes'], ([name], c) =>
        name === 'phrase'
          ? tellPhrase(t, event.phrase, 'one', c)
          : agreeing(t, event.predicate, { type: 'phrase', phrase: event.phrase }, c, 'singular'),
      );
    case 'enters': {
      const place = nounForms(t, event.zone)?.to;
      return fill(phrases[place === undefined ? 'event enters' : 'event enters place'], ([name], c) =>
        name === 'phrase'
          ? tellPhrase(t, event.phrase, 'one', c)
          : (place ?? tellName(t, event.zone, definite(t, event.zone), c)),
      );
    }
    case 'signal':
      return t.lexicon.phrase(event.name.text, t.language.address) ?? absent(t, event.name);
  }
}
