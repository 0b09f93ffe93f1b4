/** Guides: how things meet that several words and keys decide together. */
import { MAX_DEPTH, MAX_LENGTH, MAX_NUMBER, NOTE_FIELDS, RESERVED, CORE_NAMES } from '../../dsl/internal.ts';
import { code, table, type Topic } from './topic.ts';

const list = (names: Iterable<string>): string =>
  [...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');

const costs = [
  'What is built or upgraded is chosen first, then the site, then the payment; each is offered only ' +
    'where the rest is possible. The price is worked out in this order:',
  [
    '1. The **cost**: that of the effect (`free`, `for 1 credit`), else the usual one of the piece (`cost`, `upgrade`).',
    '2. **Discounts** (`discount 1 steelplast on building structures`): each amount is taken off the ' +
      'same counter, down to nothing; `discount all on …` takes all of it. All discounts that are in ' +
      'force count together, whatever the cost is from. `on building 1st farm this turn` applies to ' +
      'that one only.',
    '3. The **surcharge** of the site (`surcharge: 1 credit`), when building: it is paid in any case. ' +
      'No discount lowers it, and `free` does not either.',
    '4. **Rates** (`let pay 2 credits instead of 1 steelplast when building tunnels`): something else ' +
      'is paid in place of a part of the price, as often as the price contains that part.',
    '5. **Stand-ins** (`let biomatter stand for kelp when building`): one counter is spent for another.',
  ].join('\n'),
  'If several payments are left, the player chooses one; if there is none, the effect is not ' +
    'offered, and the reason says what is missing. `pay …: …` takes no discount and no surcharge, ' +
    'except `pay price of it: …`, which is how a card is bought: `discount 1 credit on buying cards`.',
  code(
    'build tunnel free\nbuild farm for 1 credit or 1 science\nuntil end of turn: discount 1 credit on building tunnels',
  ),
].join('\n\n');

const abilities = [
  'A line `once per turn: …` of a card is a free ability. Its owner may use it whenever they choose ' +
    'what to do next in their own turn: between the steps of the turn, between the parts of a card or ' +
    'a slot, and before the end of the turn that `confirm` asks for.',
  'Before `when` and `after`, the same words limit what an event sets off: `once per turn: when you ' +
    'build farm: may upgrade it free` is done once in each turn, at the farm that its owner likes. ' +
    'What was left out is not used up.',
  'It is not offered inside a `then`, while a payment is made, within the effect of another ' +
    'ability, or while lines that listen are done. It counts as used before its effect begins, and ' +
    'may be used again in the next period.',
  'A free ability is offered only if something of it can be done.',
  code('once per turn: pay 1 kelp: gain 2 credits'),
].join('\n\n');

const order = [
  'A procedure that resolves a program of several cards (`each production-card in claimed: resolve ' +
    'production of it`) has an order of its own. What only gains comes to the same in any order. What ' +
    'pays, gives up or asks what one has does not: its owner should choose when it comes.',
  'A pack marks such cards with a number (an attribute), and its procedure lets their owner choose ' +
    'among them: in Underwater Cities `weighs: 1` on a production card, `weighs: 0` where it comes to ' +
    'the same nevertheless. Where the attribute says of which program it is (`order-of`), `check` ' +
    'reports cards that lack it, and adds it.',
  code(
    'attributes:\n  weighs: {order-of: production}\ncards:\n  - {id: barter, type: production-card, ' +
      'weighs: 1, production: "may pay 1 credit: gain 1 biomatter"}',
    'yaml',
  ),
].join('\n\n');

const names = [
  'A name is small letters and digits with `-` between the words: `desalination-plant`. It begins with a letter.',
  `These words belong to the language; a pack may not use them as names:\n\n${list(RESERVED)}`,
  `These names belong to the language as nouns and adjectives; \`as\` may not bind them:\n\n${list(CORE_NAMES)}`,
  `These keys are for people, so that a step of a procedure with such a name would never run:\n\n${list(Object.keys(NOTE_FIELDS))}`,
  `A text of an effect is at most ${MAX_LENGTH.toLocaleString('en')} characters long and ${MAX_DEPTH} ` +
    `levels deep; a number in it is at most ${MAX_NUMBER.toLocaleString('en')}.`,
].join('\n\n');

/** What cards print, and the effect that says it. */
export const SAYINGS: readonly (readonly [print: string, effect: string])[] = [
  ['Become first in the order of play', 'set place to 1'],
  ['For each color, …', 'each color: if cards of that color in hand >= 2: gain 1 credit'],
  ['For each type of building, …', 'each kind of building as kind: if connected kind >= 2: gain 1 point'],
  [
    'Build a building of a type not yet at its city',
    'choose kind of building as chosen then build chosen on building-site adjacent to city with chosen = 0',
  ],
  [
    'Place a marker on one of your cities. When you build there, …',
    'choose city as town then until end of game: when you build building adjacent to town: gain 1 credit',
  ],
  [
    'Choose one of your cities. This era it counts as connected',
    'choose city as town then until end of era: treat town as connected',
  ],
  [
    'If you have the most cities …, if you are tied for the most …',
    'if connected cities > (max over other players: connected cities): gain 6 points else: if ' +
      'connected cities = (max over other players: connected cities): gain 3 points',
  ],
  ['The first time each turn you gain kelp, …', 'when you gain kelp for the 1st time this turn: gain 1 credit'],
  ['Once during each of your turns, when you build a farm, …', 'when you build 1st farm this turn: gain 1 credit'],
  [
    'Once per era, after you use an action card, you may use it again',
    'once per era: after you use action-card: may use it',
  ],
  ['Whenever you build or upgrade a farm, …', 'when you build farm or you upgrade farm: gain 1 kelp'],
  ['Whenever an action gives you cards, …', 'when slot gives card: gain 1 credit'],
  ['At the beginning of your turn, …', 'when turn begins: gain 1 credit'],
  ['At the end of each era, …', 'when era ends: gain 1 point per connected city'],
  ['At the end of this era (once), …', 'at end of era: gain 2 points'],
  ['For each step on the track, …', 'when you advance on federation: gain 1 credit'],
  ['The first farm you build each turn is free', 'discount all on building 1st farm this turn'],
  [
    'When you build a tunnel, you may pay 2 credits instead of 1 steelplast',
    'let pay 2 credits instead of 1 steelplast when building tunnels',
  ],
  ['Special cards cost you 1 credit less', 'discount 1 credit on buying cards'],
  [
    'The first tunnel you build this turn is free (if none was built yet)',
    'until end of turn: discount all on building 1st tunnel this turn',
  ],
  ['You may exchange any number of kelp for credits', 'any number of times: pay 1 kelp: gain 1 credit'],
  ['Gain 2 resources of the same kind', 'gain 2 same resources'],
  ['Build 2 buildings of the same kind', 'build 2 same buildings'],
  ['Pay 3 of the same resource', 'pay 3 same resources: gain 5 points'],
  [
    'Build up to 3 farms, each at a different city',
    'each up to 3 connected cities: build farm on building-site adjacent to it',
  ],
  ['Build a farm, and another one in the same city', 'build farm then may build farm on building-site of city of it'],
  [
    'Gain 1 credit for each city with both a farm and a laboratory',
    'gain 1 credit per (connected city where farms of it >= 1 and laboratories of it >= 1)',
  ],
  ['Build a farm at each of your cities', 'each connected city: build farm on building-site adjacent to it'],
  ['If you are first on the track, …', 'if place of federation = 1: gain 3 points'],
  ['If you are second on the track, …', 'if place of federation = 2: gain 2 credits'],
  ['If you are last on the track, …', 'if place of federation = players: gain 3 points'],
  ['Gain 1 point for each city, up to 4 points', 'gain (min(cities, 4)) points'],
  [
    'Gain 3 points for each set of a farm and a laboratory, both upgraded',
    'gain (3 * min(upgraded farms, upgraded laboratories)) points',
  ],
  ['Each of your cities that has no building', 'each city with buildings = 0: gain 1 credit'],
  [
    'All buildings of one of your cities produce',
    'choose connected city as town then each building of town: resolve production of it',
  ],
  ['Take another turn', 'at end of turn: do turn'],
  ['If this is a green action, …', 'if latest slot is green: gain 1 kelp'],
  ['You may gain 2 credits instead of 1 of the steelplast', 'instead of you gain 1 steelplast: gain 2 credits'],
  ['If you gain 3 or more kelp at once, …', 'when you gain 3 kelp: gain 2 points'],
  [
    'Gain as many credits, kelp and points as you have cities',
    'count connected cities then gain amount credits, amount kelp, amount points',
  ],
  [
    'The next city you build this era costs 1 credit less',
    'until end of era or you build city: discount 1 credit on building cities',
  ],
  [
    'The next time this turn that you gain kelp, …',
    'until end of turn or you gain kelp: when you gain kelp: gain 1 credit',
  ],
  ['Whenever another player builds a city, gain 1 credit', 'when another player builds city: gain 1 credit'],
  [
    'Whenever another player builds a city, that player gains 1 kelp and you gain 1 credit',
    'when another player builds city: gain 1 credit then that player: gain 1 kelp',
  ],
  ['Each other player gains 1 credit', 'each other player: gain 1 credit'],
  ['Each other player discards 1 card', 'each other player: (choose card in hand then dispose it as discarded)'],
  ['Draw 3 cards, then discard 1', 'gain 3 cards then choose card in hand then dispose it as discarded'],
  ['Draw 1 card. If that card is red, you may …', 'gain 1 card as drawn then if drawn is red: may gain 1 steelplast'],
  [
    'Look at the top 4 cards, take one, put the others under the deck',
    'look at top 4 cards of era-deck then move 1 card of them to hand then move them to bottom of era-deck',
  ],
  [
    'Look at the top 4 cards, keep 2, put the others under the deck',
    'look at top 4 cards of era-deck then move 2 cards of them to hand then move them to bottom of era-deck',
  ],
  [
    'Look at the top 2 cards; put one on top and one at the bottom',
    'look at top 2 cards of era-deck then move 1 card of them to bottom of era-deck',
  ],
  [
    'You may look at the top card; you may put it at the bottom',
    'may (look at top card of era-deck then may move it to bottom of era-deck)',
  ],
  ['Each other player who has 3 or more kelp gains 1 credit', 'each other player: if kelp >= 3: gain 1 credit'],
  ['Discard 2 cards', 'repeat 2 times: (choose card in hand then dispose it as discarded)'],
  ['Discard 1 card to gain 2 science', 'choose card in hand then dispose it as discarded then gain 2 science'],
  ['Each player gains 1 science; you gain 2 instead', 'gain 2 science\neach other player: gain 1 science'],
  ['Build a farm. You may use free abilities. Build another farm.', 'build farm\nbuild farm'],
  ['If another player has more kelp than you, …', 'if (max over other players: kelp) > kelp: gain 1 kelp'],
  ['If you have more farms than any other player, …', 'if farms > (max over other players: farms): gain 1 point'],
  [
    'If no other player has fewer connected cities than you, …',
    'if (other player with connected cities < yours) = 0: gain 1 kelp',
  ],
  ['If another player has fewer farms than you, …', 'if (other player with farms < yours) >= 1: gain 1 kelp'],
  ['If each other player has at least 2 farms, …', 'if (other players with farms >= 2) = players - 1: gain 1 kelp'],
  [
    'Gain 1 credit for each player ahead of you on the Federation track',
    'gain 1 credit per other player with place of federation < yours',
  ],
  [
    'Choose another player. Gain 1 point for each city that player has more than you (at most 4 points)',
    'choose other player then gain (min(cities of that player - cities, 4)) points',
  ],
  [
    'Choose another player. If that player has more credits than you, …',
    'choose other player then if credits of that player > credits: take 1 credit from that player',
  ],
  ['Build a city for 2 credits less', 'build city for 2 credits less'],
  ['Upgrade 2 farms for 1 science less each', 'upgrade 2 farms for 1 science less'],
  [
    'The first city you build this turn costs 2 credits less (if none was built yet)',
    'until end of turn: discount 2 credits on building 1st city this turn',
  ],
  ['Each time you place your tile on a yellow slot, gain 1 credit', 'when you occupy yellow slot: gain 1 credit'],
  ['Instead of drawing cards from a slot, you may gain 1 credit', 'instead of slot gives card: gain 1 credit'],
  ['Move 1 of your farms to an empty site', 'relocate farm to empty building-site'],
  [
    'Move 1 of your farms up to 3 steps over empty sites',
    'relocate farm up to 3 steps through empty building-sites to building-site',
  ],
  ['Whenever you move over a city site, gain 1 credit', 'when you pass city-site: gain 1 credit'],
  ['Replace 1 of your buildings by one of another type', 'replace building by building free'],
  [
    'Whenever you discard a card from your hand, gain 1 credit',
    'when you discard card in hand as discarded: gain 1 credit',
  ],
  [
    'Whenever you discard a card because of your hand limit, gain 1 credit',
    'when you discard card down to hand-limit as discarded: gain 1 credit',
  ],
  [
    'The 3rd time you choose an action slot each round, gain 1 kelp',
    'when you occupy slot for the 3rd time this round: gain 1 kelp',
  ],
  [
    'The first city you build this era gives you 3 points',
    'until end of era: when you build city for the 1st time this era: gain 3 points',
  ],
];

const sayings = [
  'Left what a card prints, right the effect. Names such as `farm` belong to the pack.',
  table(
    ['printed', 'effect'],
    SAYINGS.map(([print, effect]) => [
      print,
      effect
        .split('\n')
        .map((line) => `\`${line}\``)
        .join(' and, in a line of its own, '),
    ]),
  ),
  '*At the end of the game* is `when game ends: gain …`, on any card with continuous effects and in ' +
    'rules; it comes when a procedure says `end game`. It is no period for `at end of …`. A type of ' +
    'card has a program for it, which a step of a procedure resolves before `end game`; in Underwater ' +
    'Cities that is `scoring`, which an `end-scoring-card` has in place of an effect: `scoring: gain ' +
    '2 points per connected city`.',
  'With `once per era: when …` the owner of the card decides for which time it is used; with `when ' +
    '… for the 1st time this era` the first time decides, and counts from the beginning of the era. ' +
    'What happens four times in each period is counted with marks on the card, which a lexicon may ' +
    'call what they are (`marks: {one: seal, other: seals}`):',
  code(
    'when this enters claimed: set marks of this to marks of this + 4\nwhen you use action-card: if ' +
      'marks of this >= 1: may (resolve it then set marks of this to marks of this - 1)\nwhen era ' +
      'begins: set marks of this to 4',
  ),
  'Where what lies on a card is a resource, it is named: `put`, `pay … to this` and `take … from ' +
    'this` move it, and `<counter> of this` counts it:',
  code(
    'when this enters claimed: put 4 steelplast on this\nwhen you build tunnel: must (take 1 ' +
      'steelplast from this then if this is empty: gain 3 points then dispose this as discarded)',
  ),
  '`… this turn` counts from the beginning of the turn, whenever the card came: `1st city this ' +
    'turn` is none if a city was built before the card. *The next city* is an effect that ends with ' +
    'it: `until end of era or you build city: …`.',
  'Where a card has an effect during play and another one at the end, its type gets such a program ' +
    'as well, and a step that resolves it; without the step nothing happens:',
  code(
    'change:\n  types: {permanent-card: {programs: {effect: standing, scoring: steps}}}\ninsert:\n  - ' +
      '{procedure: final-scoring, after: cities, name: permanent-cards, do: "each permanent-card in ' +
      'claimed: resolve scoring of it"}\ncards:\n  - id: tunnel-works\n    name: Tunnel works\n    ' +
      'type: permanent-card\n    color: green\n    deck: era-1\n    effect: "when you build tunnel: ' +
      'gain 1 credit"\n    scoring: gain 1 point per 2 tunnels',
    'yaml',
  ),
  'Free abilities are offered between the parts of an effect, and not inside a part: `build 2 ' +
    'farms` is one part, two lines are two. Where the order matters, or all of it must be done, ' +
    '`(build farm) then build farm` is one part again. They are offered before the steps of a turn, ' +
    'too, and a step that cannot be done any more is passed over: where a turn is a slot and a card, ' +
    'an ability that discards the last card in hand leaves a turn without a card. What must not be ' +
    'given away is a condition of the ability: `once per turn: if cards in hand >= 2: choose card in ' +
    'hand as plan then dispose plan as discarded then gain 2 points`.',
  'A board that is like another one, but for a few sites, begins `from` it; `change-sites` changes ' +
    'single keys of sites, also in a variant:',
  code(
    'boards:\n  board-9: {from: board-1, change-sites: {c8: {bonus: gain 1 kelp}}}\nchange:\n  ' +
      'boards: {board-1: {change-sites: {c8: {bonus: gain 1 kelp}}}}',
    'yaml',
  ),
  'Where a variant adds a second track, `change: {tracks: {federation: {usual: true}}}` says which one is meant by effects that name none.',
].join('\n\n');

export const GUIDE_TOPICS: readonly Topic[] = [
  { name: 'costs', chapter: 'guide', summary: 'how costs, discounts, surcharges and stand-ins meet', page: costs },
  { name: 'sayings', chapter: 'guide', summary: 'how do I say …: what cards print, and the effect', page: sayings },
  { name: 'abilities', chapter: 'guide', summary: 'when free abilities are offered', page: abilities },
  { name: 'order-of-cards', chapter: 'guide', summary: 'when the order of what cards do is chosen', page: order },
  { name: 'names', chapter: 'guide', summary: 'which names a pack may use, and which are kept', page: names },
];
