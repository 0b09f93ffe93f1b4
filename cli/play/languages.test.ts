/**
 * Whole games at the terminal in Italian and Ukrainian: all that is printed is in the language, but for titles of cards and
 * for what is typed as it is written here.
 */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../dsl/internal.ts';
import { CITIES, pack } from '../../test/support/packs.ts';
import { fathom } from '../scripted-io.ts';

const model = pack(CITIES);

/** What stays as it is in every language: the title of the game, titles of cards, sites, keys and commands. */
const TYPED = [
  'fathom play --resume FILE',
  'slot:',
  'amount:3',
  'foo',
  'NUMBER',
  'v N',
  'c ID',
  's FILE',
  'Enter',
  'YAML',
];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const named = [
  model.title,
  ...model.cards.map(({ name }) => name),
  ...model.boards.flatMap(({ sites }) => sites.map(({ id }) => id)),
  ...TYPED,
].sort((a, b) => b.length - a.length);
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${named.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** What remains of a text that was broken into lines, without names and without the keys of options. */
const ownWords = (out: string): string =>
  out
    .replaceAll(/^Гравець 1 \[.*$|^Giocatore 1 \[.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:slot|card|site|do|pay|kind|gain|amount|ability|trigger):[a-z0-9+#-]+/g, '')
    .replaceAll(NAMED, '');

/** Answers that go through a game and, on the way, through all commands. */
const COMMANDS = ['h', 'foo', '99', 'v 3', 'v 1', 'c 34', 'c 9999', 'amount:3', 'u', 'r', 's', ''];
const ANSWERS = [
  ...COMMANDS,
  ...Array.from({ length: 900 }, (_, i) => (i % 40 === 7 ? '?' : i % 97 === 3 ? 'p' : String(1 + ((i * 7) % 3)))),
];

const played = new Map<LanguageCode, Promise<string>>();
function game(language: LanguageCode): Promise<string> {
  let known = played.get(language);
  if (!known) {
    known = fathom(`play --players 1 --seed 4 --lang ${language}`, { input: ANSWERS }).then(
      ({ code, out, err }) => `${code}\n${out}${err}`,
    );
    played.set(language, known);
  }
  return known;
}

test('in Ukrainian: no Latin letters', async () => {
  const out = await game('uk');
  expect(out).toMatch(/Підсумок/);
  expect(
    ownWords(out)
      .replace(/fathom play --pack .*$/, '')
      .match(/.{0,30}\p{Script=Latin}{2,}.{0,20}/gu),
  ).toBeNull();
});

/** Words of English that Italian does not have. */
const ENGLISH =
  /.{0,30}\b(?:the|an|of|is|are|or|and|not|you|your|its|there|this|that|which|what|where|how|cards?|slots?|site|city|cities|farms?|gains?|pays?|builds?|upgrades?|draws?|discards?|uses?|needs?|have|has|none|nothing|turn|choose|chooses|track|deck|must|from|with|for|each|first|second|era \d\b.{0}begins|player|score|wins|board|production|feeding)\b.{0,20}/gi;

test('in Italian: no English word', async () => {
  const out = await game('it');
  expect(out).toMatch(/Punteggio finale/);
  expect(
    ownWords(out)
      .replace(/fathom play --pack .*$/, '')
      .match(ENGLISH),
  ).toBeNull();
});

test('the language of the terminal, unless another one is requested', async () => {
  const first = async (line: string, locale?: string): Promise<string> =>
    (await fathom(line, { input: [], ...(locale === undefined ? {} : { locale }) })).out;
  expect(await first('play --pack nim', 'uk_UA.UTF-8')).toContain('Гравець 1');
  expect(await first('play --pack nim', 'it_IT')).toContain('Giocatore 1');
  for (const locale of ['de_DE.UTF-8', 'C', undefined]) {
    expect(await first('play --pack nim', locale)).toContain('Player 1');
  }
  expect(await first('play --pack nim --lang en', 'uk_UA.UTF-8')).toContain('Player 1');
});
