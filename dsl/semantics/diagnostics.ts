/** Diagnostics of effects whose names and types are resolved. */
import { code } from './code.ts';
import { declare, problemsOf } from '../source/declaration.ts';
import type { Fix, FixContext } from '../source/fix.ts';
import { SYNTAX_DIAGNOSTICS } from '../syntax/diagnostics.ts';
import type { Span } from '../source/span.ts';
import type { About, ComponentRef } from './ir.ts';
import { CARD_DIAGNOSTICS } from './card-diagnostics.ts';
import { type OneOrAll, oneOrAll, stray, WRITE_OTHERWISE } from './diagnostic-fixes.ts';
import { DIFFERENT_DIAGNOSTICS } from './different-diagnostics.ts';
import { PART_DIAGNOSTICS } from './part-diagnostics.ts';
import { NAME_DIAGNOSTICS } from './name-diagnostics.ts';
import { SITE_DIAGNOSTICS } from './site-diagnostics.ts';
import { type StrayFilter, strayFilter, strayFilterHelp } from './stray-filter.ts';
import { PROCEDURE_DIAGNOSTICS } from './procedure-diagnostics.ts';

const AUTHORS_NUMBER = { none: 'only the author knows the number' };
const TEXT_OR_TYPE = { none: 'either the text or the type of the card is wrong' };
const REMOVED = {
  does: 'the redundant words are removed',
  fixes: (_: unknown, context: FixContext) => stray(context),
};

const SEMANTICS = {
  ...NAME_DIAGNOSTICS,
  ...DIFFERENT_DIAGNOSTICS,
  ...PART_DIAGNOSTICS,
  'no-it': declare({
    severity: 'error',
    message: () => '`it` refers to nothing here: no step before has built, chosen or moved anything',
    help: () =>
      'join the steps with `then`, or bind a name with `as`; a card that is drawn has only a name: `gain 1 card as drawn then …`',
    fix: WRITE_OTHERWISE,
  }),
  'one-drawn': declare({
    severity: 'error',
    message: () => 'a name can be given only to one card that is drawn',
    help: () => 'write `gain 1 card as <name>`; of several, look at them first: `look at top 2 cards of <zone> then …`',
    fix: WRITE_OTHERWISE,
  }),
  'name-outside': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) =>
      `${code(name)} is known only where it was chosen; what an event sets off begins anew and does not know it`,
    help: () =>
      'say it before the colon, `when you build … adjacent to <name>: …`, or by a kind, a tag or a ' +
      'predicate; `at end of <period>: …` knows all names, too',
    fix: WRITE_OTHERWISE,
    example: { name: 'target' },
  }),
  'unclear-with': declare<{ noun: string; name: string; word: 'with' | 'where'; before: [number, number] }>({
    severity: 'error',
    message: ({ noun, name, word }) => `it is not clear whether ${code(word)} is about ${code(noun)} or ${code(name)}`,
    help: ({ noun, name, word }) =>
      `brackets say it: ${code(`${noun} … (${name}) ${word} …`)} is about ${code(noun)}, ${code(`(${name} ${word} …)`)} ` +
      `about ${code(name)}`,
    fix: {
      does: 'brackets, for either meaning',
      fixes: ({ noun, name, word, before: [start, end] }, { span, text }) => {
        const at = { start: span.start + start, end: span.start + end };
        if (text.slice(at.start, at.end) !== name) return [];
        const bracket = (about: string, asNow: boolean, { start: from, end: to }: Span): Fix => ({
          title: { is: 'about', word, noun: about, asNow },
          careful: true,
          edits: [
            { span: { start: from, end: from }, text: '(' },
            { span: { start: to, end: to }, text: ')' },
          ],
        });
        return [bracket(noun, false, at), bracket(name, true, span)];
      },
    },
    example: { noun: 'city', name: 'it', word: 'with', before: [0, 2] },
  }),
  /** `noun`: what it says if `not` is meant to be about the noun. */
  'unclear-not': declare<{ opposite: string; noun?: string }>({
    severity: 'warning',
    message: () => '`not` is about the whole comparison here',
    help: ({ opposite, noun }) =>
      `write ${code(opposite)}${noun ? `, or ${code(noun)} if only the noun is meant` : ', or put the comparison in brackets'}`,
    fix: {
      does: 'the opposite comparison, or `not` before the noun alone',
      fixes: ({ opposite, noun }, { span }) =>
        (noun ? [opposite, noun] : [opposite]).map((text) => ({
          title: { is: 'write', text },
          ...(noun ? { careful: true as const } : {}),
          edits: [{ span, text }],
        })),
    },
    example: { opposite: 'upgraded farms != 0', noun: 'the not upgraded farms = 0' },
  }),
  'no-this': declare({
    severity: 'error',
    message: () => '`this` refers to nothing here: the text belongs to no card, site or slot',
    fix: WRITE_OTHERWISE,
  }),
  'no-amount': declare<{ name: string }>({
    severity: 'error',
    message: ({ name }) => `${code(name)} has no value here`,
    help: () =>
      '`amount` is set by `when you gain …`, by `pick … to …`, by `count …`, and by what is done up to so many times',
    fix: WRITE_OTHERWISE,
    example: { name: 'amount' },
  }),
  'not-single': declare<{ types: readonly About['type'][] }>({
    severity: 'error',
    message: ({ types }) => `one single ${types.join(' or ')} is needed here`,
    help: () => 'write `it`, `this`, or a name bound with `as`',
    fix: WRITE_OTHERWISE,
    example: { types: ['card'] },
  }),
  'signal-of': declare<{ signal: string; type: ComponentRef['type'] }>({
    severity: 'warning',
    message: ({ signal }) => `${code(signal)} does not say what it is about`,
    help: ({ signal, type }) => `where it is declared, write ${code(`${signal}: {of: ${type}}`)}`,
    fix: { none: 'it belongs to another place' },
    example: { signal: 'match', type: 'slot' },
  }),
  /** `before`: characters from the name of the procedure to what it would be about */
  'of-what': declare<{ name: string; write: string[] }>({
    severity: 'error',
    message: ({ name }) => `${code(name)} of what?`,
    help: ({ name, write }) => `write ${write.map((of) => code(`${name} of ${of}`)).join(' or ')}`,
    fix: WRITE_OTHERWISE,
    example: { name: 'color', write: ['it', 'this'] },
  }),
  'one-or-all': declare<OneOrAll>({
    severity: 'error',
    message: ({ word, noun }) => `${code(word)} acts on all that it finds, and ${code(noun)} says one`,
    help: ({ noun, plural }) =>
      `write ${code(plural)} for all of them; for one that the player chooses, ${code(`choose ${noun} then …`)}`,
    fix: {
      does: 'the noun for all of them, or the choice of one before it',
      fixes: (data: OneOrAll, context: FixContext) => oneOrAll(data, context),
    },
    example: { word: 'remove', noun: 'farm', plural: 'farms', before: 7 },
  }),
  'not-known-of-others': declare({
    severity: 'error',
    message: () => 'this is not known of other players, or is not a number of theirs',
    help: () =>
      'write counters, spaces of a track, sites, or how many cards are in a zone: `max over other players: <counter>`',
    fix: WRITE_OTHERWISE,
  }),
  'not-seen-of-others': declare({
    severity: 'error',
    message: () => 'cards of other players can be named only where everybody sees them',
    help: () => 'name a zone of players that all see: `card in <zone> of other players`',
    fix: WRITE_OTHERWISE,
  }),
  'use-of-others': declare({
    severity: 'error',
    message: () =>
      'a player uses only own cards: a card that is used is turned, and its owner could not use it any more',
    help: () => 'let its effect be resolved: `choose <card> in <zone> of other players then resolve it`',
    fix: WRITE_OTHERWISE,
  }),
  'until-what': declare({
    severity: 'error',
    message: () => 'an effect can end only with something that its owner does',
    help: () => 'write what the owner does: `until end of <period> or you build <piece>: …`',
    fix: WRITE_OTHERWISE,
  }),
  'no-that-player': declare({
    severity: 'error',
    message: () => '`that player` is nobody here: no event of another player began this, and none was chosen',
    help: () =>
      'write it inside `when another player …: …`, or after `choose other player then …`; for all of them, `each other player: …`',
    fix: WRITE_OTHERWISE,
  }),
  'no-that-color': declare({
    severity: 'error',
    message: () => '`that color` is none here: no color was chosen, and `it` is no card or slot',
    help: () => 'write it after `choose color then …`, or where `it` is a card or a slot: `choose card of them then …`',
    fix: WRITE_OTHERWISE,
  }),
  'that-player-acts': declare<{ text: string }>({
    severity: 'error',
    message: () => 'this would be between that player and the same player: the colon takes in the rest of the line',
    help: ({ text }) => `close the brackets before it: ${code(`(that player: …) then ${text}`)}`,
    fix: WRITE_OTHERWISE,
    example: { text: 'take 1 credit from that player' },
  }),
  'no-yours': declare({
    severity: 'error',
    message: () => '`yours` has no meaning here: nothing of another player is compared',
    help: () => 'write it on the right of a comparison about players: `other player with <counter> > yours`',
    fix: WRITE_OTHERWISE,
  }),
  'from-whom': declare({
    severity: 'error',
    message: () => 'only players have an order in which somebody is the first',
    help: () => 'write `each player from you: …` or `each other player from you: …`',
    fix: WRITE_OTHERWISE,
  }),
  'no-them': declare({
    severity: 'error',
    message: () => '`them` are no cards here: none are looked at or revealed by a step before',
    help: () =>
      'write it after `then` in the same part: `look at top 3 cards of <zone> then move 1 card of them ' +
      'to <zone>`; what one player looks at, no other sees',
    fix: WRITE_OTHERWISE,
  }),
  'top-only': declare({
    severity: 'error',
    message: () => 'only cards from the top of a stack, or on a board, are looked at or revealed',
    help: () => 'write `top 3 cards of <zone>`, without anything that narrows them, or `tile of <site>`',
    fix: WRITE_OTHERWISE,
  }),
  'some-of-top': declare({
    severity: 'error',
    message: () => 'the player would choose among cards that nobody has seen yet, or that are others after each move',
    help: () => 'look at them first: `look at top 4 cards of <zone> then move 2 cards of them to <zone>`',
    fix: WRITE_OTHERWISE,
  }),
  ...CARD_DIAGNOSTICS,
  ...SITE_DIAGNOSTICS,
  'which-track': declare<{ tracks: string[] }>({
    severity: 'error',
    message: ({ tracks }) => (tracks.length === 0 ? 'the pack has no track' : 'the pack has several tracks; say which'),
    help: ({ tracks }) =>
      tracks.length === 0
        ? undefined
        : `name one of ${tracks.map(code).join(', ')}, or write \`usual: true\` at the one that is meant`,
    fix: WRITE_OTHERWISE,
    example: { tracks: ['science', 'trade'] },
  }),
  'ordinal-of-what': declare({
    severity: 'error',
    message: () => 'the ordinal counts nothing: say of what, or in which period',
    help: () => 'write `2nd … of <sites>` or `2nd … this <period>`',
    fix: WRITE_OTHERWISE,
  }),
  'ordinal-in-discount': declare({
    severity: 'error',
    message: () => 'only the nth of a period costs something else, not the nth beside a site',
    help: () => 'write `1st <piece> this turn`, or narrow the sites without a number',
    fix: WRITE_OTHERWISE,
  }),
  'number-in-event': declare({
    severity: 'error',
    message: () => 'in an event only what is gained has a number: so many or more at once',
    help: () => 'write `you gain 3 …`, or count events: `you build … for the 2nd time this turn`',
    fix: WRITE_OTHERWISE,
  }),
  'limit-of-each': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `\`each up to\` takes a plain number up to ${limit}, of sites, cards or slots`,
    help: () => 'write `each up to 3 <things>: …`; for a number that is worked out, `up to (…) times: choose … then …`',
    fix: AUTHORS_NUMBER,
    example: { limit: 9 },
  }),
  'count-of-this': declare({
    severity: 'error',
    message: () => 'events are counted for each player, not for each card: `this` cannot be part of what is counted',
    help: () => 'count an event that is not about `this`, or use `once per <period>: …`',
    fix: WRITE_OTHERWISE,
  }),
  'ordinal-outside-event': declare({
    severity: 'error',
    message: () => 'an ordinal counts events; here is none',
    help: () => 'write it after `when you build` or `when you upgrade`',
    fix: WRITE_OTHERWISE,
  }),
  'stray-adjacent': declare<{ word: string }>({
    severity: 'error',
    message: ({ word }) => `\`${word}\` belongs to sites; these are cards`,
    fix: REMOVED,
    example: { word: 'adjacent to' },
  }),
  'stray-in': declare<{ of: 'tile' | 'sites' }>({
    severity: 'error',
    message: ({ of }) => (of === 'tile' ? 'a tile is on a site, not in a zone' : '`in` belongs to cards in a zone'),
    help: ({ of }) => (of === 'tile' ? 'write `tile of <site>`' : 'for sites write `of` or `adjacent to`'),
    fix: REMOVED,
    example: { of: 'sites' },
  }),
  'stray-top': declare({
    severity: 'error',
    message: () => '`top` belongs to cards of a zone',
    help: () => 'write `top 3 cards of <zone>`',
    fix: REMOVED,
  }),
  'stray-adjective': declare<{ word: string }>({
    severity: 'error',
    message: ({ word }) => `${code(word)} cannot be before a zone`,
    help: () => 'put it before the cards',
    fix: REMOVED,
    example: { word: 'empty' },
  }),
  'stray-place': declare({
    severity: 'error',
    message: () => 'a slot is in no zone and beside no site',
    fix: REMOVED,
  }),
  'stray-period': declare<{ period: string; of: 'event' | 'count' }>({
    severity: 'error',
    message: ({ period, of }) =>
      of === 'event'
        ? `\`this ${period}\` needs an ordinal`
        : `\`this ${period}\` belongs to a count of what was built or upgraded, or to an event`,
    help: ({ period, of }) => (of === 'event' ? `write \`2nd … this ${period}\`` : undefined),
    fix: REMOVED,
    example: { period: 'turn', of: 'count' },
  }),
  /** In `with`, where counts are of what is adjacent. */
  'period-in-with': declare<{ counted: string }>({
    severity: 'error',
    message: ({ counted }) =>
      `${code(counted)} counts what was done anywhere, and \`with\` what is adjacent to each candidate`,
    help: ({ counted }) =>
      `write it as a condition of its own: ${code(`if ${counted} >= 1: …`)}, or ${code(`where (${counted} >= 1)`)}`,
    fix: WRITE_OTHERWISE,
    example: { counted: 'built farms this turn' },
  }),
  'stray-filter': declare<StrayFilter>({
    severity: 'error',
    message: strayFilter,
    help: strayFilterHelp,
    fix: WRITE_OTHERWISE,
    example: { of: 'number', name: 'kelp' },
  }),
  'stray-per': declare({
    severity: 'error',
    message: () => '`per` belongs to what is gained or lost',
    help: () => 'write an expression in brackets before the counter',
    fix: WRITE_OTHERWISE,
  }),
  'plain-amounts': declare({
    severity: 'error',
    message: () => 'plain amounts are needed here, without a choice',
    help: () => 'write amounts joined by commas, without `or`',
    fix: WRITE_OTHERWISE,
  }),
  'class-in-amounts': declare({
    severity: 'error',
    message: () => 'nothing can be chosen here; a class leaves a choice',
    help: () => 'name the counters',
    fix: WRITE_OTHERWISE,
  }),
  'class-in-cost': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) => `how many of a class are paid is a plain number up to ${limit}`,
    fix: WRITE_OTHERWISE,
    example: { limit: 8 },
  }),
  'cards-in-cost': declare({
    severity: 'error',
    message: () => 'cards are no payment',
    help: () => 'let the cards be chosen and moved before what is to follow: `choose … then move it to … then …`',
    fix: WRITE_OTHERWISE,
  }),
  'cards-lost': declare({
    severity: 'error',
    message: () => '`lose`, `take` and `put` are for counters; cards are moved or discarded',
    help: () => 'write `discard cards in … down to … as …`',
    fix: WRITE_OTHERWISE,
  }),
  'not-on-card': declare({
    severity: 'error',
    message: () => '`this` is no card here, and only on a card things can be put',
    help: () => 'write it in the effect of a card; what a player has is a counter: `gain …`, `lose …`',
    fix: WRITE_OTHERWISE,
  }),
  'nothing-to-pay': declare<{ cost: string }>({
    severity: 'error',
    message: ({ cost }) => `${code(cost)} says nothing after \`pay\``,
    help: () => 'write the amounts, or `price of it`',
    fix: WRITE_OTHERWISE,
    example: { cost: 'free' },
  }),
  'one-piece': declare({
    severity: 'error',
    message: () => 'a class has several kinds of pieces; one is placed',
    help: () => 'name the kind',
    fix: WRITE_OTHERWISE,
  }),
  'after-what': declare({
    severity: 'error',
    message: () => '`after` is said of a card that one uses, or of a slot that one performs',
    help: () => 'write `when …: …`, which comes after everything else that happens',
    fix: WRITE_OTHERWISE,
  }),
  'instead-of-what': declare({
    severity: 'error',
    message: () => 'only what somebody gains can be replaced by something else',
    help: () =>
      'write `instead of you gain …:`, `instead of you draw card:` or `instead of slot gives …:`, each ' +
      'as a part of its own; for what happens besides write `when …:`',
    fix: WRITE_OTHERWISE,
  }),
  'once-without-card': declare<{ listens: boolean }>({
    severity: 'error',
    message: () => 'what happens once in each period belongs to a card, which records whether it was used',
    help: ({ listens }) =>
      listens
        ? 'put it on a card; in a rule count events: `when you … for the 1st time this turn: …`'
        : 'put it on a card; what every player may do once is a step of the procedure of the turn: ' +
          '`insert: [{procedure: …, before: …, name: …, do: "may (…)"}]`',
    fix: WRITE_OTHERWISE,
    example: { listens: true },
  }),
  'until-as-soon-as': declare({
    severity: 'error',
    message: () => '`as soon as` cannot be limited to a period',
    help: () => 'put it on a card, or write `when …` for something that happens',
    fix: WRITE_OTHERWISE,
  }),
  'zero-amount': declare<{ n: number }>({
    severity: 'error',
    message: ({ n }) => `${code(String(n))} here does nothing`,
    help: () => 'write a number above 0, or leave the part out',
    fix: AUTHORS_NUMBER,
    example: { n: 0 },
  }),
  'division-by-zero': declare({
    severity: 'error',
    message: () => 'nothing can be divided by 0',
    fix: AUTHORS_NUMBER,
  }),
  'double-row': declare<{ row: number }>({
    severity: 'error',
    message: ({ row }) => `the table has two rows for ${row}`,
    fix: AUTHORS_NUMBER,
    example: { row: 3 },
  }),
  'empty-range': declare<{ from: number; to: number }>({
    severity: 'error',
    message: ({ from, to }) => `there is no number from ${from} to ${to}`,
    help: () => 'write the smaller one first',
    fix: AUTHORS_NUMBER,
    example: { from: 3, to: 1 },
  }),
  'endless-repeat': declare<{ times: number; limit: number }>({
    severity: 'error',
    message: ({ times }) => `${times} times will not come to an end`,
    help: ({ limit }) => `write a number up to ${limit}`,
    fix: AUTHORS_NUMBER,
    example: { times: 100_000, limit: 1000 },
  }),
  'lone-payment': declare({
    severity: 'error',
    message: () => 'each part may be left out, so nobody needs to pay this',
    help: () => 'write what is paid for behind a colon: `pay …: gain …`',
    fix: WRITE_OTHERWISE,
  }),
  'standing-line': declare<{ opening: string; asSoonAs: boolean }>({
    severity: 'error',
    message: ({ opening }) =>
      `${code(opening)} begins a continuous effect; here an effect that happens at once is needed`,
    help: ({ asSoonAs }) =>
      asSoonAs
        ? 'put it on a card with continuous effects, or write `if …` to test a condition now'
        : 'write `until end of <period>:` before it, or put it on a card with continuous effects',
    fix: TEXT_OR_TYPE,
    example: { opening: 'when', asSoonAs: false },
  }),
  'not-standing': declare<{ is: 'immediate'; opening: string } | { is: 'block' } | { is: 'joined'; by: string }>({
    severity: 'error',
    message: (data) => {
      switch (data.is) {
        case 'immediate':
          return `${code(data.opening)} happens at once; a continuous effect is needed here`;
        case 'block':
          return 'one continuous effect is needed here, not several';
        case 'joined':
          return `continuous effects cannot be joined with ${code(data.by)}`;
      }
    },
    help: ({ is }) =>
      is === 'immediate'
        ? 'begin with `when …:`, `instead of …:`, `once per …:`, `discount`, `change`, `let`, `treat` or `allow`'
        : 'write each on a separate line',
    fix: TEXT_OR_TYPE,
    example: { is: 'immediate', opening: 'gain' },
  }),
};

export const SEMANTIC_DIAGNOSTICS = { ...SYNTAX_DIAGNOSTICS, ...PROCEDURE_DIAGNOSTICS, ...SEMANTICS };
export type SemanticCode = keyof typeof SEMANTIC_DIAGNOSTICS;

export const semanticProblem = problemsOf(SEMANTIC_DIAGNOSTICS);

const OF_ONE_PART: ReadonlySet<string> = new Set([...Object.keys(NAME_DIAGNOSTICS), 'standing-line', 'not-standing']);

/** Whether a problem of a part is there whatever the other parts say. */
export const isOfOnePart = ({ code }: { code: string }): boolean => OF_ONE_PART.has(code);
