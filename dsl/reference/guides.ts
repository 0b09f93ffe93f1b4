/** Guides: how things meet that several words and keys decide together. */
import { MAX_DEPTH, MAX_LENGTH, MAX_NUMBER } from '../syntax/limits.ts';
import { NOTE_FIELDS } from '../packs/fields.ts';
import { RESERVED } from '../syntax/vocabulary.ts';
import { CORE_NAMES } from '../words/core-names.ts';
import { code, type Topic } from './topic.ts';

const list = (names: Iterable<string>): string =>
  [...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');

const costs = [
  'What is built or upgraded is chosen first, then the site, then the payment; each is offered only where the rest is possible. The price is worked out in this order:',
  [
    '1. The **cost**: that of the effect (`free`, `for 1 credit`), else the usual one of the piece (`cost`, `upgrade`).',
    '2. **Discounts** (`discount 1 steelplast on building structures`): each amount is taken off the same counter, down to nothing; `discount all on …` takes all of it. All discounts that are in force count together, whatever the cost is from. `on building 1st farm this turn` applies to that one only.',
    '3. The **surcharge** of the site (`surcharge: 1 credit`), when building: it is paid in any case. No discount lowers it, and `free` does not either.',
    '4. **Stand-ins** (`let biomatter stand for kelp when building`): one counter is spent for another.',
  ].join('\n'),
  'If several payments are left, the player chooses one; if there is none, the effect is not offered, and the reason says what is missing. `pay …: …` takes no discount and no surcharge, except `pay price of it: …`, which is how a card is bought: `discount 1 credit on buying cards`.',
  code(
    'build tunnel free\nbuild farm for 1 credit or 1 science\nuntil end of turn: discount 1 credit on building tunnels',
  ),
].join('\n\n');

const abilities = [
  'A line `once per turn: …` of a card is a free ability. Its owner may use it whenever they choose what to do next in their own turn: between the steps of the turn, between the parts of a card or a slot, and before the end of the turn that `confirm` asks for.',
  'It is not offered inside a `then`, while a payment is made, within the effect of another ability, or while lines that listen are done. It counts as used before its effect begins, and may be used again in the next period.',
  'A free ability is offered only if something of it can be done.',
  code('once per turn: pay 1 kelp: gain 2 credits'),
].join('\n\n');

const names = [
  'A name is small letters and digits with `-` between the words: `desalination-plant`. It begins with a letter.',
  `These words belong to the language; a pack may not use them as names:\n\n${list(RESERVED)}`,
  `These names belong to the language as nouns and adjectives; \`as\` may not bind them:\n\n${list(CORE_NAMES)}`,
  `These keys are for people, so that a step of a procedure with such a name would never run:\n\n${list(Object.keys(NOTE_FIELDS))}`,
  `A text of an effect is at most ${MAX_LENGTH.toLocaleString('en')} characters long and ${MAX_DEPTH} levels deep; a number in it is at most ${MAX_NUMBER.toLocaleString('en')}.`,
].join('\n\n');

export const GUIDE_TOPICS: readonly Topic[] = [
  { name: 'costs', chapter: 'guide', summary: 'how costs, discounts, surcharges and stand-ins meet', page: costs },
  { name: 'abilities', chapter: 'guide', summary: 'when free abilities are offered', page: abilities },
  { name: 'names', chapter: 'guide', summary: 'which names a pack may use, and which are kept', page: names },
];
