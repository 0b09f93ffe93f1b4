/** English. */
import { didYouMean } from '../../../dsl/internal.ts';
import type { GameWords } from '../../../cli/wording/words.ts';

const range = (numbers: string): string => numbers.replace('-', ' to ');

const percent = (n: number): string => n.toFixed(1);

export const en: GameWords = {
  scores: {
    title: 'Final score',
    start: 'Start',
  },
  table: {
    onTable: 'On the table',
    order: 'Play goes',
    empty: 'Empty',
    toDraw: 'To draw from',
    supply: 'Supply',
    slots: 'Slots',
    has: 'Has',
    you: 'you',
    others: (n) => (n > 1 ? 'The others' : 'The other'),
    onTop: (cards, card) => `${cards}, ${card} on top`,
    used: 'used',
    marks: (what) => `${what} on it`,
    upgraded: (n) => `${n} upgraded`,
    legend: '* = upgraded',
    faceDown: (card) => (card === null ? 'a card face down' : `${card} (face down)`),
    price: (price) => `price ${price}`,
    surcharge: 'Surcharge',
    neutral: 'neutral',
  },
  session: {
    player: (n) => `Player ${n}`,
    seat: (name) => name,
    header: (title, players, seed, who) => `${title} for ${players}, seed ${seed}: ${who}`,
    all: (seat) => `all ${seat}`,
    choicesSoFar: (title, n) => `${title}: ${n} choices made so far.`,
    damaged: (file) => `${file} stays as it is. To go on in a new file from the last choice that can be made:`,
    pause: (player) => `${player}, it is your turn. The others look away; press enter. `,
    ask: (player, numbers) => `${player} [${numbers}, h = help] > `,
    onlyWay: (option) => `${option} (the only way)`,
    anyOrder: (option) => `${option} (first: the order makes no difference)`,
    help: {
      NUMBER:
        'takes that option; its key (such as slot:…) or the beginning of its words does so too.' +
        ' A heading is the first of two choices: its words take it alone',
      u: 'undo: back to your choice before, unless somebody has learned something since',
      r: 'redo: what was taken back',
      '?': 'why something is not offered',
      b: 'what a bot would take here, and how it would go on',
      p: 'the position again',
      'v N': 'what player N has',
      'c ID': 'a card, by id, name or number',
      's FILE': 'save the game; `fathom play --resume FILE` goes on with it',
      h: 'this help',
      q: 'quit',
    },
    typeNumber: (numbers, options) =>
      options === 1
        ? `Type ${numbers} to go on, or h for help.`
        : `Type a number from ${range(numbers)}, or h for help.`,
    noNumber: (typed, numbers) =>
      `There is no option ${typed}; ${numbers.includes('-') ? `they go from ${range(numbers)}` : `the only one is ${numbers}`}.`,
    ambiguous: (typed, options) => `"${typed}" may be ${options}; type more of it, or its number.`,
    unknown: (typed, guess) => `"${typed}" is no option and no command.${guess} h = help.`,
    didYouMean: (names) => didYouMean([...names]),
    or: ' or ',
    refused: (reason) => `That is not possible: ${reason}.`,
    takenBack: 'Taken back.',
    nothingToTakeBack: 'There is nothing to take back.',
    cannotTakeBack: 'That cannot be taken back: since then somebody learned something, or another player decided.',
    nothingToRedo: 'There is nothing to do again.',
    saveWhere: 'Save where? s FILE',
    saved: (file) => `Saved in ${file}.`,
    saveFirst: 'Save the game? A file name saves it, enter leaves without: ',
    allPossible: 'Everything there can be chosen.',
    advised: (option, plan) => `A bot would take ${option}${plan.length > 0 ? `, and then: ${plan.join(', ')}` : ''}.`,
    advisedLess: (option, points) => `${option}: worth ${points.toFixed(1)} less`,
    advisedUnlikelier: (option, percent) => `${option}: chance of victory lower by ${percent.toFixed(0)} %`,
    asGood: (options) => `As good: ${options.join(', ')}`,
    exactAdvice: 'That is the best that can be done: the game has been searched to its end.',
    whose: (players) => `Whose things? v 1 … v ${players}`,
    noCard: (typed, guess) => `There is no card "${typed}".${guess}`,
    inputEnded: 'The input ended before the game did.',
    gameSaved: (file, over) => `The game is saved in ${file}. ${over ? 'To see it again' : 'To go on with it'}:`,
    again: (seed) => `Seed ${seed}. The same game again:`,
  },
  replay: {
    header: (title, players, seed) => `${title} for ${players}, seed ${seed}`,
    asked: (made, of, player, prompt) => `After ${made} of ${of} choices: ${player} is asked "${prompt}"`,
    notOffered: (choice, of, key, reason) => `choice ${choice} of ${of}, "${key}", is not offered: ${reason}`,
    notOfferedThere: (choice, of) =>
      `choice ${choice} of ${of} is not offered there; fathom replay says why, with what is in hands`,
    recordChanged: 'The pack is the very same, so the record itself was changed.',
    sameVersion: (version) => `both call themselves version ${version}`,
    versions: (then, now) => `version ${then} then, ${now} now`,
    otherPack: (pack, versions) => `The record was made with another state of the pack ${pack} (${versions}).`,
    noComponents: 'The record does not say what the pack was like, so what changed cannot be named.',
    onlyHead: 'No component differs; the head of the pack or the order of its components has changed.',
    components: (names, more) => `Components that differ: ${names}${more > 0 ? `, and ${more} more` : ''}.`,
    change: { new: 'new', removed: 'removed', changed: 'changed' },
    hashDiffers: (choice, last, hash, recorded) =>
      `After choice ${choice} ${last ? 'the last position' : 'the position'} has the hash ${hash}; the record says ${recorded}.`,
    hashOfNoChoice: (choice, of) => `The record has a hash after choice ${choice}, and ${of} choices.`,
    good: 'good',
    equal: (choices, hashes, otherState) =>
      `${choices} choices, ${hashes} hashes equal${otherState ? ', under another state of the pack' : ''}`,
  },
  try: {
    impossible: 'Nothing of it can be done:',
    not: 'not:',
    moreRefused: (n) => `and ${n} more that are not offered`,
    endless: 'It goes on with no end in sight:',
    happens: 'What happens',
    changes: 'What changes',
    nothing: 'nothing',
    notAsked: 'Not asked for:',
    outcomes: (n, cut) => `${n} ${n === 1 ? 'outcome' : 'outcomes'}${cut ? ', and more than was looked at' : ''}`,
    nothingChanges: 'nothing changes',
    ways: (n) => `[${n} ways]`,
    moreOutcomes: (n) => `and ${n} more (--json has all)`,
  },
  study: {
    noBetterThanChance: (bot, games, { wins, low, high, fair }) =>
      `It is not certain that ${bot} plays this pack better than chance: of ${games} games against random choices it won ` +
      `${percent(wins)} % (${percent(low)} to ${percent(high)}), ` +
      `and by chance it would be ${percent(fair)} %. What its games say is not about ` +
      `people who play well.`,
  },
};
