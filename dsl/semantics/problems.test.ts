import { expect, test } from 'vitest';
import { conditionFrom, numFrom, programFrom, sitesFrom, continuousFrom, formatProblems } from './testing.ts';

test.each([
  ['gain 1 credti', ['unknown-name «credti» `credti` is not a known name; a counter or a class is needed here']],
  ['build hand', ['wrong-kind «hand» `hand` is a zone; a piece is needed here']],
  ['build resource', ['wrong-kind «resource» `resource` is a class of counters; a piece is needed here']],
  ['gain 1 lasting', ['wrong-kind «lasting» `lasting` is a class of cards; a counter is needed here']],
  ['build lasting', ['wrong-kind «lasting» `lasting` is a class of cards; a piece is needed here']],
  ['gain 1 structure', ['wrong-kind «structure» `structure` is a class of pieces; a counter is needed here']],
  ['gain hand credits', ['wrong-kind «hand» `hand` is a zone; a number is needed here']],
  ['gain (own farms) credits', ['no-owner «own» `own`: a farm belongs to no player']],
  ['gain (foreign structures) credits', ['no-owner «foreign» `foreign`: a structure belongs to no player']],
  ['owner of farm: gain 1 credit', ['no-owner «farm» `owner`: a farm belongs to no player']],
  ['owner of site: gain 1 credit', ['not-single «site» one single site is needed here']],
  [
    'gain (distance of it to c1) credits',
    ['no-it «it» `it` refers to nothing here: no step before has built, chosen or moved anything'],
  ],
  ['build farm on distance of c1 to c1', ['wrong-kind «distance» `distance` is a number; a site is needed here']],
  [
    'look at tile within 2 of c1',
    [
      'tile-of-what «tile» a tile is always the tile of a site',
      'stray-adjacent «within 2 of c1» `within` belongs to sites; these are cards',
    ],
  ],
  ['gain 0 credits', ['zero-amount «0» `0` here does nothing']],
  ['build 0 farms', ['zero-amount «0» `0` here does nothing']],
  ['repeat 0 times: gain 1 credit', ['zero-amount «0» `0` here does nothing']],
  ['repeat 5000 times: gain 1 credit', ['endless-repeat «5000» 5000 times will not come to an end']],
  ['upgrade it', ['no-it «it» `it` refers to nothing here: no step before has built, chosen or moved anything']],
  ['upgrade this', ['no-this «this» `this` refers to nothing here: the text belongs to no card, site or slot']],
  ['gain amount credits', ['no-amount «amount» `amount` has no value here']],
  [
    'if city adjacent to it with farms = 0: gain 1 credit',
    [
      'unclear-with «it with farms = 0» it is not clear whether `with` is about `city` or `it`',
      'no-it «it» `it` refers to nothing here: no step before has built, chosen or moved anything',
    ],
  ],
  [
    'if not upgraded farms = 0: gain 1 credit',
    ['unclear-not «not upgraded farms = 0» `not` is about the whole comparison here'],
  ],
  ['if not (upgraded farms = 0): gain 1 credit', []],
  ['each farm: if city adjacent to (it) with farms = 0: gain 1 credit', []],
  ['each farm: if city adjacent to (it with farms = 0): gain 1 credit', []],
  ['each farm of connected city with farms = 0: gain 1 credit', []],
  [
    'each city with built farms this turn >= 1: gain 1 credit',
    [
      'period-in-with «built farms this turn» `built farms this turn` counts what was done anywhere, ' +
        'and `with` what is adjacent to each candidate',
    ],
  ],
  ['each city where (built farms this turn >= 1): gain 1 credit', []],
  ['move 2 cards of different colors in hand to claimed', []],
  ['gain 1 credit per different colors of cards in hand', []],
  [
    'move cards in hand of different colors to claimed',
    [
      'stray-alike «of different colors» these words say how several cards or slots that are chosen are ' +
        'alike; here no number of them is chosen',
    ],
  ],
  [
    'gain 1 credit per cards in hand of the same color',
    [
      'stray-alike «of the same color» these words say how several cards or slots that are chosen are ' +
        'alike; here no number of them is chosen',
    ],
  ],
  [
    'move 9 cards of different colors in hand to claimed',
    ['too-many-different «9» there are no 9 different colors, but 2: red, green'],
  ],
  [
    'move (farms) cards of the same type in hand to claimed',
    ['alike-number «farms» so many that are alike is a plain number up to 9'],
  ],
  ['each city with farms >= 1: gain (built farms this turn) credits', []],
  [
    'gain 2 different resources per farm',
    [
      'different-per «2 different resources per farm» `different resources` are each taken once in all, ' +
        'so that `per` cannot take them again',
    ],
  ],
  ['each farm: gain 2 different resources', []],
  ['gain 9 different resources', ['too-many-different «9» there are no 9 different resources, but 2: kelp, science']],
  ['upgrade 2nd farm', ['ordinal-outside-event «2nd» an ordinal counts events; here is none']],
  [
    'when you build farm: gain 1 credit',
    ['standing-line «when» `when` begins a continuous effect; here an effect that happens at once is needed'],
  ],
  [
    'until end of turn: gain 1 credit',
    ['not-standing «gain» `gain` happens at once; a continuous effect is needed here'],
  ],
  ['upgrade big-farm', ['wrong-kind «big-farm» `big-farm` is a card; a site is needed here']],
  ['choose city as farm', ['name-taken «farm» `farm` is already the name of a piece']],
  ['pay 1 card', ['cards-in-cost «1 card» cards are no payment']],
  ['pay free', ['nothing-to-pay «free» `free` says nothing after `pay`']],
  ['put 1 kelp on this', ['not-on-card «put» `this` is no card here, and only on a card things can be put']],
  ['pay 1 kelp to this', ['not-on-card «pay» `this` is no card here, and only on a card things can be put']],
  ['lose 1 card', ['cards-lost «lose 1 card» `lose`, `take` and `put` are for counters; cards are moved or discarded']],
  [
    'choose other player then take 1 card, 1 kelp from that player',
    ['cards-lost «take» `lose`, `take` and `put` are for counters; cards are moved or discarded'],
  ],
  [
    'choose other player then take 1 resource from that player',
    ['class-in-amounts «take» nothing can be chosen here; a class leaves a choice'],
  ],
  [
    'take 1 kelp from that player',
    ['no-that-player «take» `that player` is nobody here: no event of another player began this, and none was chosen'],
  ],
  [
    'choose other player or gain 1 kelp then take 1 kelp from that player',
    ['no-that-player «take» `that player` is nobody here: no event of another player began this, and none was chosen'],
  ],
  [
    'choose other player then that player: gain 1 kelp then take 1 kelp from that player',
    [
      'that-player-acts «take 1 kelp from that player» this would be between that player and the same ' +
        'player: the colon takes in the rest of the line',
    ],
  ],
  ['choose other player then (that player: gain 1 kelp) then take 1 kelp from that player', []],
  ['choose other player then that player: choose other player then take 1 kelp from that player', []],
  ['gain (yours) kelp', ['no-yours «yours» `yours` has no meaning here: nothing of another player is compared']],
  ['choose other player then gain 1 credit per connected farm of that player', []],
  ['choose other player then if cards in hand of that player > cards in hand: gain 1 kelp', []],
  [
    'gain 1 credit per farm of that player',
    [
      'no-that-player «of that player» `that player` is nobody here: no event of another player began this, and none was chosen',
    ],
  ],
  [
    'choose other player then gain 1 credit per red card in hand of that player',
    [
      'not-known-of-others «red card in hand of that player» this is not known of other players, or is not a number of theirs',
    ],
  ],
  ['choose card in claimed of other players', []],
  [
    'choose card in hand of other players',
    ['not-seen-of-others «other players» cards of other players can be named only where everybody sees them'],
  ],
  [
    'gain 1 credit per card in era-deck of other players',
    ['not-seen-of-others «other players» cards of other players can be named only where everybody sees them'],
  ],
  [
    'choose top 1 card of claimed of other players',
    ['not-seen-of-others «other players» cards of other players can be named only where everybody sees them'],
  ],
  [
    'use 1 action-card in claimed of other players',
    [
      'use-of-others «action-card in claimed of other players» a player uses only own cards: a card ' +
        'that is used is turned, and its owner could not use it any more',
    ],
  ],
  ['choose card in claimed of players', ['stray-filter «players» all players are meant; this narrows nothing']],
  ['choose other player with cards in hand > yours + 1 then take 1 kelp from that player', []],
  ['gain 1 credit per other player with kelp >= 2', []],
  ['if other players with kelp > yours = 0: gain 1 credit', []],
  [
    'choose other player with red cards in hand > yours',
    [
      'not-known-of-others «red cards in hand > yours» this is not known of other players, or is not a number of theirs',
    ],
  ],
  ['choose other player where kelp > 1', ['stray-filter «where kelp > 1» all players are meant; this narrows nothing']],
  ['place structure at c1', ['one-piece «structure» a class has several kinds of pieces; one is placed']],
  ['build upgraded farm', ['stray-filter «upgraded» only the kind of piece is named here, `farm` alone']],
  [
    'move big-farm to hand',
    [
      'card-without-zone «big-farm» `move big-farm` does nothing unless the card is in a zone that ' +
        'listens: a card without a zone is looked for there',
    ],
  ],
  ['move big-farm in claimed to hand', []],
  ['choose city as first then choose city where (it is not first) then upgrade farm of it', []],
  ['choose city as first then gain 1 credit per farm of first', []],
  ['choose kind of structure as chosen then upgrade 2 chosen', []],
  ['choose city as target then until end of turn: treat target as connected', []],
  ['choose city as target then until end of game: when you build farm adjacent to target: gain 1 credit', []],
  [
    'choose city as target then until end of turn: when you build farm: gain 1 credit per farm adjacent to target',
    [
      'name-outside «target» `target` is known only where it was chosen; what an event sets off begins anew and does not know it',
    ],
  ],
  ['choose city then until end of turn: when you build farm: gain 1 credit per farm of it', []],
  ['choose city then until end of turn: treat it as connected', []],
  ['choose city as target then at end of turn: upgrade farm of target', []],
  [
    'gain 1 credit per city with (farms and laboratories) >= 2',
    ['wrong-kind «farms and laboratories» one number is compared, and these are several things'],
  ],
  [
    'choose farm as field then if field = 2: gain 1 credit',
    ['wrong-kind «field» `field` is one site, and a number is needed here'],
  ],
  [
    'choose farm as field then if field != city: gain 1 credit',
    ['wrong-kind «field» `field` is one site, and a number is needed here'],
  ],
  ['choose slot as spot then gain spot credits', ['wrong-kind «spot» `spot` is one slot, and a number is needed here']],
  [
    'choose card in hand then if it + 1 >= 2: gain 1 credit',
    ['wrong-kind «it» `it` is one card, and a number is needed here'],
  ],
  ['choose farm as field then choose city as town then if field = town or field != it: gain 1 credit', []],
  ['choose farm as field then if farms of field + farms adjacent to field = 2: gain 1 credit', []],
  ['gain 1 credit per city with farms + laboratories >= 2', []],
  ['gain 1 credit per city with (farms >= 2 and laboratories >= 2)', []],
  [
    'place big-farm at c1',
    [
      'card-without-zone «big-farm» `place big-farm` does nothing unless the card is in a zone that ' +
        'listens: a card without a zone is looked for there',
    ],
  ],
  ['place big-farm in hand at c1', []],
  [
    'choose big-farm then move it to hand',
    [
      'card-without-zone «big-farm» `choose big-farm` does nothing unless the card is in a zone that ' +
        'listens: a card without a zone is looked for there',
    ],
  ],
  ['if max over other players: credits > credits: gain 1 credit', []],
  ['if cards in hand < max over other players: cards in hand: gain 1 credit', []],
  [
    'if max over other players: (red cards in hand) > 1: gain 1 credit',
    ['not-known-of-others «red cards in hand» this is not known of other players, or is not a number of theirs'],
  ],
  [
    'move 2 top 3 cards of era-deck to hand',
    [
      'some-of-top «top 3 cards of era-deck» the player would choose among cards that nobody has seen ' +
        'yet, or that are others after each move',
    ],
  ],
  [
    'move 1 card of top 3 cards of hand to claimed',
    [
      'some-of-top «card of top 3 cards of hand» the player would choose among cards that nobody has ' +
        'seen yet, or that are others after each move',
    ],
  ],
  ['move 1 card of top 3 cards of era-deck to hand', []],
  [
    'upgrade 2 different farms',
    ['stray-different «different» `different` chooses among the kinds of a class; `farms` is one kind'],
  ],
  ['upgrade 2 different structures', []],
  ['choose card in claimed of other players then that player: gain 1 credit', []],
  [
    'choose card in claimed then (that player: gain 1 credit)',
    [
      'no-that-player «that player» `that player` is nobody here: no event of another player began this, and none was chosen',
    ],
  ],
  ['choose card in hand as big then move big to claimed', []],
  ['exhaust tile', ['tile-of-what «tile» a tile is always the tile of a site']],
  ['conceal cards in hand', ['tile-only «cards in hand» only cards that lie on a board can be turned face down there']],
  [
    'look at cards in hand',
    ['top-only «cards in hand» only cards from the top of a stack, or on a board, are looked at or revealed'],
  ],
  ['place city at c1 face down', ['piece-has-no-back «city» a piece has no back: only cards lie face down']],
  [
    'pass era-deck to left',
    ['pass-of-whom «era-deck» players pass only zones of theirs, and `era-deck` is of the game'],
  ],
  ['move top 3 cards to hand', ['top-of-what «top 3» `top` needs the zone whose top it is']],
  ['resolve production', ['of-what «production» `production` of what?']],
  ['pick 3 to 1', ['empty-range «1» there is no number from 3 to 1']],
  [
    'gain 2 different credits',
    ['stray-different «2 different credits» `different` chooses among the kinds of a class; `credits` is one kind'],
  ],
  [
    'if built farm this turn: gain 1 kelp',
    ['wrong-kind «built farm this turn» `built farm this turn` is a number; a condition is needed here'],
  ],
  ['if credit: gain 1 kelp', ['wrong-kind «credit» `credit` is a number; a condition is needed here']],
  [
    'if farms: gain 1 klep else: gain 1 credti',
    [
      'unknown-name «klep» `klep` is not a known name; a counter or a class is needed here',
      'unknown-name «credti» `credti` is not a known name; a counter or a class is needed here',
    ],
  ],
  ['choose city then do setup of it', ['procedure-of «it» `setup` is about nothing']],
  ['do setup of that player', ['procedure-of «of that player» `setup` is about nothing']],
  ['do recover', ['procedure-of-what «recover» `recover` is about a site, and this does not say which']],
  ['do recover of it', ['no-it «it» `it` refers to nothing here: no step before has built, chosen or moved anything']],
  ['choose slot then do recover of it', ['wrong-kind «it» `it` is a slot; a site is needed here']],
  ['do recover of city', ['not-single «city» one single site is needed here']],
  [
    'choose other player then do recover of that player',
    ['wrong-kind «of that player» `that player` is a player; a site is needed here'],
  ],
  ['choose slot of other players then pay 1 credit to that player', []],
  ['choose red slot of other players then pay 1 credit to that player', []],
  [
    'choose red slot then pay 1 credit to that player',
    ['no-that-player «pay» `that player` is nobody here: no event of another player began this, and none was chosen'],
  ],
  ['do tax', ['procedure-of-what «tax» `tax` is about a player, and this does not say which']],
  [
    'do tax of that player',
    [
      'no-that-player «of that player» `that player` is nobody here: no event of another player began this, and none was chosen',
    ],
  ],
  ['choose city then do tax of it', ['wrong-kind «it» `it` is a site; a player is needed here']],
  ['do turn', ['wrong-kind «turn» `turn` is a period; a procedure is needed here']],
  ['each red player: gain 1 kelp', ['stray-filter «red» all players are meant; this narrows nothing']],
])('%s', (text, problems) => {
  expect(formatProblems(text, programFrom(text).problems)).toEqual(problems);
});

test.each([
  ['put 1 card on this', ['cards-lost «put» `lose`, `take` and `put` are for counters; cards are moved or discarded']],
  ['put 1 resource on this', ['class-in-amounts «put» nothing can be chosen here; a class leaves a choice']],
  ['pay price of this to this', ['plain-amounts «price of this» plain amounts are needed here, without a choice']],
])('on a card: %s', (text, problems) => {
  expect(formatProblems(text, programFrom(text, { thisType: 'card' }).problems)).toEqual(problems);
});

test('the way out is one: `as soon as` cannot be limited to a period', () => {
  const help = (text: string): string | undefined => programFrom(text).problems[0].help;
  expect(help('when you build farm: gain 1 credit')).toContain('until end of <period>:');
  expect(help('as soon as kelp >= 3: gain 1 credit')).toBe(
    'put it on a card with continuous effects, or write `if …` to test a condition now',
  );
});

test.each([
  ['gain 1 credit', ['not-standing «gain» `gain` happens at once; a continuous effect is needed here']],
  [
    'when you buidl farm: gain 1 credit',
    ['unknown-name «buidl» `buidl` is not a known name; one can build, upgrade, gain, draw, perform, use and advance'],
  ],
  [
    'when you build 2nd farm: gain 1 credit',
    ['ordinal-of-what «2nd» the ordinal counts nothing: say of what, or in which period'],
  ],
  ['when you build farm this turn: gain 1 credit', ['stray-period «this turn» `this turn` needs an ordinal']],
  [
    'when you gain kelp: upgrade it',
    ['no-it «it» `it` refers to nothing here: no step before has built, chosen or moved anything'],
  ],
  ['when you build farm: exhaust it', ['wrong-kind «it» `it` is a site; a card is needed here']],
  [
    'discount 1 kelp or 1 credit on building farms',
    ['plain-amounts «1 kelp or 1 credit» plain amounts are needed here, without a choice'],
  ],
  [
    'instead of you build farm: gain 1 kelp',
    ['instead-of-what «you build farm» only what somebody gains can be replaced by something else'],
  ],
  [
    'let biomatter stand for structure',
    ['wrong-kind «structure» `structure` is a class of pieces; a counter is needed here'],
  ],
  ['treat farms as connectd', ['unknown-name «connectd» `connectd` is not a known name; a predicate is needed here']],
])('%s', (text, problems) => {
  expect(formatProblems(text, continuousFrom(text).problems)).toEqual(problems);
});

test.each([
  ['hand', ['wrong-kind «hand» `hand` is a zone; a number is needed here']],
  ['era / 0', ['division-by-zero «0» nothing can be divided by 0']],
  ['supply', ['of-what «supply» `supply` of what?']],
  ['multiplier of cities', ['not-single «cities» one single site or card or slot is needed here']],
  ['upgraded credits', ['stray-filter «upgraded» `credits` is a number; this says nothing about it']],
  ['table era (1: 2, 1: 3)', ['double-row «3» the table has two rows for 1']],
])('number: %s', (text, problems) => {
  expect(formatProblems(text, numFrom(text).problems)).toEqual(problems);
});

test.each([
  ['era + 1', ['wrong-kind «era + 1» a condition is needed here, this is a number']],
  ['edition = thrid', ['unknown-value «thrid» `thrid` is no value of `edition`']],
  ['color of this = farm', ['wrong-kind «farm» `farm` is a piece; a color is needed here']],
  ['this is upgraded', ['wrong-kind «upgraded» `upgraded` is an adjective of a site; a card is needed here']],
])('condition: %s', (text, problems) => {
  expect(formatProblems(text, conditionFrom(text, { thisType: 'card' }).problems)).toEqual(problems);
});

test.each([
  ['farms in hand', ['stray-in «in hand» `in` belongs to cards in a zone']],
  ['reach(start)', ['wrong-arguments «reach(start)» `reach` takes two sets of sites, here are 1']],
  ['era > 1', ['wrong-kind «era > 1» sites are needed here']],
])('sites: %s', (text, problems) => {
  expect(formatProblems(text, sitesFrom(text).problems)).toEqual(problems);
});

test('close names are suggested, those of fitting kinds only', () => {
  expect(programFrom('build frm').problems[0]).toMatchObject({ suggestions: ['farm'] });
  expect(programFrom('gain 1 frm').problems[0].suggestions).toBeUndefined();
});

test('in a block of parts none sees what another built', () => {
  const text = 'build farm\nupgrade it';
  expect(programFrom(text, { mode: 'steps' }).problems).toEqual([]);
  expect(programFrom(text, { mode: 'parts' }).problems.map(({ code }) => code)).toEqual(['no-it']);
});

test('`it` after `or` is what both sides agree on', () => {
  expect(programFrom('(build farm or build tunnel) then upgrade it').problems).toEqual([]);
  expect(programFrom('(build farm or choose card in hand) then upgrade it').problems.map(({ code }) => code)).toEqual([
    'no-it',
  ]);
});

test('after `each`, `it` is what it was before, unless the body made something', () => {
  expect(programFrom('choose city; each farm: gain 1 credit; upgrade it').problems).toEqual([]);
  expect(programFrom('choose city; (each farm: build tunnel); upgrade it').problems.map(({ code }) => code)).toEqual([
    'no-it',
  ]);
});
