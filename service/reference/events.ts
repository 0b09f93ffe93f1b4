/** Topics of the events. */
import { codeList, EVENT_DOCS, type EventDoc, WORDS } from '../../dsl/internal.ts';
import { code, table, type Topic } from './topic.ts';

const DOCS = Object.entries(EVENT_DOCS) as [keyof typeof EVENT_DOCS, EventDoc][];

/** The words that announce an event: gain, build … */
const announcedBy = (event: keyof typeof EVENT_DOCS): string[] =>
  WORDS.flatMap((word) => (word.role === 'immediate' && word.events.includes(event) ? [word.opening.join(' ')] : []));

const WHOSE =
  'The player of every event is the one who acts. A line of a card listens to what its owner does; ' +
  'a line in `rules` listens to everybody. Which lines listen is decided when the event happens; ' +
  'they are done at once, in the middle of what caused them, and several of them in the order that ' +
  'the player chooses.';

const OF_OTHERS =
  '`when another player builds city: …` listens to what others do. What the event names is theirs ' +
  '(`connected city`: connected on their board), `this` is the own card, and the effect is the ' +
  'owner’s: `gain 1 credit` is for the owner, `that player: gain 1 credit` for the one who did it. ' +
  '`it` is the card or slot; of a site there is no `it`, as it is on a board of the other. The ' +
  'effect waits until the other player has finished the part, with all that had to be done: so it ' +
  'can take nothing away that was counted on. Several of them follow one another in the order of ' +
  'play, after the player who acted. In `rules` such a line is one of each other player.';

const SEVERAL =
  'Several events are joined with `or`: `when you build farm or you upgrade farm: …`. One event ' +
  'that matches several of them counts once. `it` and `amount` can be used if all of them give it. ' +
  'A condition before `or` is written in brackets.';

const COUNTED =
  '`for the 1st time this turn` after an event lets only that one of the period count: `when you ' +
  'gain kelp for the 1st time this turn: …`. All such events of the player are counted, whether or ' +
  'not the card was there; so the event may not be about `this`. After `or` it belongs to the last ' +
  'event.';

export const EVENT_TOPICS: readonly Topic[] = [
  {
    name: 'events',
    chapter: 'event',
    summary: 'All events to which `when`, `after` and `instead of` listen.',
    page: [
      table(
        ['event', 'announced by', 'in the effect'],
        DOCS.map(([event, doc]) => [
          codeList(doc.forms),
          codeList(announcedBy(event)) || 'a change of what the predicate asks for',
          doc.gives ?? '',
        ]),
      ),
      SEVERAL,
      OF_OTHERS,
      COUNTED,
      WHOSE,
      '`fathom help EVENT` explains one: `build`, `gain`, `become` …',
    ].join('\n\n'),
  },
  ...DOCS.map(([event, { forms, meaning, gives, example }]): Topic => ({
    name: event,
    chapter: 'event',
    summary: `The event ${codeList(forms)}.`,
    page: [`Event: ${codeList(forms)}`, meaning, ...(gives ? [`In the effect ${gives}.`] : []), code(example)].join(
      '\n\n',
    ),
  })),
];
