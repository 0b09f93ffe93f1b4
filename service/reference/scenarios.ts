/** Topics of scenarios: their keys, positions and the keys of choices. */
import { NOTE_FIELDS, type Field, type RecordType, PRESETS, type Preset } from '../../dsl/internal.ts';
import { CHOICES_PAGE } from './choice-keys.ts';
import { KEY_HEAD, keyRows } from './keys.ts';
import { GAME_KEYS, PLAYER_KEYS, type PositionKey } from './position-keys.ts';
import { code, table, type Topic } from './topic.ts';

const PRESET_DOCS: Readonly<Record<Preset, string>> = {
  start: 'the first turn of a game with seed 1: hands and other zones that only their owner sees are empty',
  rich: '`start`, and everybody has 20 of every counter that is not hidden',
  zero: '`start`, and everybody has 0 of every counter that is not hidden',
  midgame: 'the turn in the middle of a game of random choices with seed 1',
};

/** The keys of a scenario, from the table of fields. */
function scenarioFields(): Record<string, Field> {
  const { type } = NOTE_FIELDS['scenarios'];
  const record: RecordType | undefined = type.is === 'list' && type.of.is === 'record' ? type.of.record : undefined;
  if (!record) throw new Error('the field "scenarios" is no list of records');
  return record.fields;
}

const positionTable = (keys: readonly PositionKey[]): string =>
  table(
    ['key', 'in', 'meaning', 'example'],
    keys.map(({ key, in: where, meaning, example }) => [`\`${key}\``, where, meaning, `\`${example}\``]),
  );

const EXAMPLE = `scenarios:
  - name: one tunnel more
    position: {me: {credit: 3, sites: {t89: tunnel}}}
    run: gain 1 credit per tunnel
    expect: {me: {credit: +1}}`;

export const SCENARIO_TOPICS: readonly Topic[] = [
  {
    name: 'scenarios',
    chapter: 'scenario',
    summary: 'examples beside a component that are run as tests: a position, choices, the whole difference',
    page: [
      'A scenario is written under `scenarios` of a component, a site or a step. `fathom test` runs them all.',
      code(EXAMPLE, 'yaml'),
      table(KEY_HEAD, keyRows(scenarioFields(), new Set())),
      'With `run` the effect is all that happens; without it the turn takes its course and ends where ' +
        'the choices of `do` end. `expect` is the **whole** difference: what it does not name must not ' +
        'change. `only` lists all options of the decision at the end, `winner` who has won when the game ' +
        'is over; after `run`, who would have won if it ended there. A key in `only` and `offers` may be ' +
        'cut, as long as it names one option.',
      'Cards that only the scenario has are listed under `cards` as those of a pack, and named in ' +
        '`position` like others: `cards: [{id: dear-gift, deck: era-1, type: action-card, effect: gain 2 ' +
        'kelp}]`. No game of the pack has them, nor has another scenario.',
      'An entry of `do` may also say what must be offered before the choice: `do: [{only: ["site:p1", ' +
        '"site:p2"], choose: "site:p1"}]`; without `choose` nothing is chosen. `outcomes` lists all ' +
        'differences that may come of it, and no others, by any choices after those of `do`: `outcomes: ' +
        '[{me: {credit: +1}}, {me: {kelp: +1}}]`; then `expect` is the difference where `do` ends, and ' +
        'may be left out.',
      'Keys need not be guessed: write the scenario without `do`, and `fathom test PACK --offers ' +
        '--filter NAME` lists what is asked and the keys of all options, at each choice of `do` and where ' +
        'it ends.',
      'Positions: `fathom help position`. Keys of choices: `fathom help choices`.',
    ].join('\n\n'),
  },
  {
    name: 'position',
    chapter: 'scenario',
    summary: 'the keys of a position and of an expected difference',
    page: [
      'A position says what differs from a preset; the Lab, `gameAt` and `--at` of the command read the same keys.',
      table(
        ['preset', 'is'],
        PRESETS.map((preset) => [`\`${preset}\``, PRESET_DOCS[preset]]),
      ),
      '**Of the game.**',
      positionTable(GAME_KEYS),
      '**Of a player.**',
      positionTable(PLAYER_KEYS),
      'A zone holds exactly the cards that are listed. Nothing happens by a position: no cost, bonus or event.',
    ].join('\n\n'),
  },
  {
    name: 'choices',
    chapter: 'scenario',
    summary: 'the keys of options in scenarios, records and `try --choose`',
    page: CHOICES_PAGE,
  },
];
