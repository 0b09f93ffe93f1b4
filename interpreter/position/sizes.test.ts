/** No silent limit: what a machine has room for holds what packs may have, and sizes stand in `sizes.ts` alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../../dsl/internal.ts';
import { modulesIn, ROOT as REPOSITORY } from '../../test/support/houses.ts';
import {
  ABILITY_CODE,
  BITS_OF_CELL,
  CARD_FLAG_BITS,
  DONE_CODE,
  FIRST_NO_SITE,
  FIRST_OPTIONS,
  PLAYER_STRIDE,
  QUESTION_CELLS,
  ROOM,
  SPARE_CELLS,
  UNSEEN_AHEAD_BIT,
  UPGRADED_BIT,
} from './sizes.ts';

const LARGEST_CELL = 2 ** 31 - 1;
const LARGEST_HALF = 2 ** 15 - 1;
/** The sign of a cell is no bit of a set that is shifted. */
const SAFE_BITS = BITS_OF_CELL - 1;

it.each<[string, number, number]>([
  ['the sum of two numbers in a cell', 2 * LIMITS.value.most, LARGEST_CELL],
  ['what lies on a site in half a cell', LIMITS.lying.most, LARGEST_HALF],
  ['sites before other options', LIMITS.sites.most, FIRST_NO_SITE],
  ['cards before other options', LIMITS.cards.most, FIRST_NO_SITE],
  ['numbers to pick before abilities', LIMITS.picked.most, ABILITY_CODE],
  ['payments before abilities', LIMITS.payments.most, ABILITY_CODE],
  [
    'abilities in a code',
    ABILITY_CODE + LIMITS.cards.most * 2 ** Math.ceil(Math.log2(LIMITS.limitedLines.most)),
    LARGEST_CELL,
  ],
  ['limited lines as flags of a card', CARD_FLAG_BITS + LIMITS.limitedLines.most, SAFE_BITS],
  ['parts as bits', LIMITS.parts.most, SAFE_BITS],
  ['parts before the option to stop', LIMITS.parts.most, DONE_CODE],
  ['players and the neutral one as bits', LIMITS.players.most + 1, SAFE_BITS],
  ['seats that know a card as bits', LIMITS.players.most, UNSEEN_AHEAD_BIT],
  ['players', LIMITS.players.most, PLAYER_STRIDE],
  ['kinds of piece before the bit that says upgraded', LIMITS.pieces.most + 1, 2 ** UPGRADED_BIT - 1],
  ['options at first', FIRST_OPTIONS, LIMITS.options.most],
  ['a question in what stays free', QUESTION_CELLS, SPARE_CELLS],
  ['a step of what there is room for', SPARE_CELLS, ROOM],
])('%s: %i fits into %i', (_, needed, most) => {
  expect(needed).toBeLessThanOrEqual(most);
});

/** Modules whose subject is bits: events and what they set off, as flags with names; the random generators. */
const OF_BITS = /\/(?:sizes|codes|growth|random|choice-source|hash)\.ts$/;
const BARE = [
  /new (?:Int|Uint|Float)\d+Array\(\d{2,}/,
  /\b1 << (?:[2-9]|\d{2,})\b/,
  /\bconst MO(?:ST|RE)_\w+ = [\d_]+;/,
  /\* (?:8|16|64) [+|]/,
];

it('no other module of the machine has a size of its own', () => {
  const files = ['position', 'machine', 'nodes', 'compile'].flatMap((room) =>
    modulesIn(`interpreter/${room}`, /(?<!\.test)\.ts$/),
  );
  const found = files
    .filter((file) => !OF_BITS.test(file))
    .flatMap((file) =>
      readFileSync(join(REPOSITORY, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (BARE.some((bare) => bare.test(line)) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
