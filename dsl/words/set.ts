import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const set = immediate({
  name: 'set',
  opening: ['set'],
  signature: [
    arg('what', 'phrase', {
      names: { kinds: ['counter', 'track'], words: ['marks', 'space', 'place'] },
      form: 'value',
    }),
    keyword('to'),
    arg('to', 'value'),
  ],
  summary: 'Give a counter, a marker on a track, or what lies on a card a new value.',
  details:
    '`set place to 1` makes the player who acts the first in the order of play, `set place to players` the last; the others keep their order.',
  example: 'set federation to 4',
  makes: ['set-counter', 'set-space', 'set-marks', 'set-place'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  variants: ['more', 'less', 'put', 'take', 'remove', 'to-space', 'to-theirs', 'first', 'last', 'place'],
  phrases: {
    set: {
      en: 'set {what} to {to}',
      it: 'porta/portate/portare {what:acc} a {to}',
      uk: 'нехай {what} дорівнює {to:dat}',
    },
    'set more': {
      en: 'add {step} to {what}',
      it: 'aggiungi/aggiungete/aggiungere {step} a {what}',
      uk: 'збільште {what:acc} на {step}',
    },
    'set less': {
      en: 'take {step} from {what}',
      it: 'togli/togliete/togliere {step} da {what}',
      uk: 'зменште {what:acc} на {step}',
    },
    'set put': {
      en: 'put {marks} on {of}',
      it: 'metti/mettete/mettere {marks} su {of}',
      uk: 'покладіть {marks:acc} на {of:acc}',
    },
    'set take': {
      en: 'remove {marks} from {of}',
      it: 'togli/togliete/togliere {marks} da {of}',
      uk: 'приберіть {marks:acc} з {of:gen}',
    },
    'set to-space': {
      en: 'move your marker to space {to} of {track}',
      it: 'sposta/spostate/spostare il tuo/vostro/proprio segnalino sullo spazio {to} di {track}',
      uk: 'перемістіть свою позначку на поділку {to} {track:gen}',
    },
    // `set federation to space of that player`
    'set to-theirs': {
      en: 'move your marker to the space of that player on {track}',
      it: 'sposta/spostate/spostare il tuo/vostro/proprio segnalino sullo spazio di quel giocatore su {track}',
      uk: 'перемістіть свою позначку на поділку того гравця на {track:loc}',
    },
    'set first': {
      en: 'become first in the order of play',
      it: 'passa/passate/passare al primo posto nell’ordine di gioco',
      uk: 'посядьте перше місце в порядку ходів',
    },
    'set last': {
      en: 'become last in the order of play',
      it: 'passa/passate/passare all’ultimo posto nell’ordine di gioco',
      uk: 'посядьте останнє місце в порядку ходів',
    },
    'set place': {
      en: 'move to place {to} in the order of play',
      it: 'passa/passate/passare al posto {to} nell’ordine di gioco',
      uk: 'посядьте місце {to} в порядку ходів',
    },
    // `set kelp of this to kelp of this - 1`
    'set remove': {
      en: 'remove {lying} from {of}',
      it: 'togli/togliete/togliere {lying} da {of}',
      uk: 'приберіть {lying:acc} з {of:gen}',
    },
  },
  resolve(args) {
    const target = args.target('what');
    const n = args.num('to');
    switch (target?.k) {
      case 'counter':
        return { k: 'set-counter', counter: target.counter, n };
      case 'space':
        return { k: 'set-space', track: target.track, n };
      case 'place':
        return { k: 'set-place', n };
      case 'marks':
        return {
          k: 'set-marks',
          cards: target.cards,
          n,
          ...(target.counter === undefined ? {} : { counter: target.counter }),
        };
      default:
        return undefined;
    }
  },
});
