/** The keys of options: what `do`, `offers`, `refuses`, records and `try --choose` name a choice by. */
import { codeList } from '../../dsl/internal.ts';
import { table } from './topic.ts';

const CHOICE_KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['site:ID'], 'a site'],
  [['card:ID'], 'a card; of equal cards in different states the second is `card:ID#2`'],
  [['slot:ID'], 'a slot'],
  [['kind:ID'], 'a kind of piece'],
  [['color:ID'], 'a color'],
  [['gain:ID'], 'which counter of a class is gained'],
  [['amount:N'], 'a number'],
  [['player:N'], 'a player, by the number of the seat'],
  [['pay:2-credit+1-science'], 'a payment; `pay:nothing` where all of it is taken off'],
  [
    ['do:EFFECT'],
    'a part of an effect, in small letters with `-` between the words: `do:gain-1-kelp`; of a long ' +
      'one the first words, about 60 letters, as many as tell it from the others',
  ],
  [['ability:ID'], 'a free ability of a card'],
  [
    ['trigger:ID'],
    'which of several lines that listen is done first; `game` is a line of the rules. A line of the ' +
      'rules that only keeps count (`set built to built + 1`) is done without a question, as long as ' +
      'none of the others names its counter or may set off what does',
  ],
  [['replace', 'keep'], 'whether `instead of` takes the place of what would happen'],
  [['again'], 'once more, in `up to N times`'],
  [['skip'], 'not, in `may`'],
  [['done'], 'no more of what may be left out'],
  [['NAME'], 'to go on, in `confirm NAME`'],
];

export const CHOICES_PAGE = [
  'Every option has a key that is the same in every language and every game: it says what is chosen, not where it is in the list.',
  table(
    ['key', 'chooses'],
    CHOICE_KEYS.map(([keys, meaning]) => [codeList(keys), meaning]),
  ),
  'In a scenario and in `fathom try --choose` the beginning of a key is enough where it fits one ' +
    'option only. A decision with one option is taken by itself and not written. A key with all words ' +
    'of a long effect, as older records have it, names the same option.',
].join('\n\n');
