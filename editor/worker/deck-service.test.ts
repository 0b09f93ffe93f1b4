/** A table of printed texts in the worker: compared in steps, and read again with a sentence that the pack would have. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ChosenTable } from './deck-protocol.ts';
import type { WorkerApi } from './protocol.ts';
import { createWorkerService } from './service.ts';

const PACK = 'underwater-cities';
const FOLDER = `cards/${PACK}`;
const TEXTS = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`${PACK}/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);
const ROWS = [
  'Number,Name,Text EN',
  '34,Build Farm or Desalination Plant,Build 1 farm or build 1 desalination plant. Gain 2 cards.',
  '140,,"Whenever you upgrade a building, bag 1 point."',
  '35,Paint crew,',
];

const opened = (): WorkerApi => {
  const service = createWorkerService();
  service.open(TEXTS);
  return service;
};
/** No test of its tables changes the pack. */
const service = opened();
const table = (waivers: ChosenTable['waivers'] = null): ChosenTable => ({
  name: 'deck.csv',
  bytes: new TextEncoder().encode(ROWS.join('\n')),
  language: null,
  waivers,
});
async function compared(chosen: ChosenTable) {
  let steps = await service.openDeck(PACK, chosen);
  expect(steps).toEqual({ done: 0, total: 2 });
  while (steps && steps.done < steps.total) steps = await service.continueDeck();
  return (await service.deckReport())!;
}

let found: ReturnType<typeof compared> | null = null;
const report = () => (found ??= compared(table()));

it('finds what differs, where play shows it, and what is not understood', async () => {
  const { texts, facts, unread } = await report();
  expect(texts.map(({ ref, state }) => [ref, state])).toEqual([
    ['34', 'different'],
    ['140', 'unread'],
  ]);
  const [finding] = texts[0].findings;
  expect(finding).toMatchObject({ class: 'amount', said: '“2”', meant: '“1”', rule: 'amount: 2 for 1' });
  // as the Lab is asked: both effects at the position
  const { position, players, as, text, effect } = finding.apart!;
  const outcomes = [text, effect].map((one) => {
    const answer = service.tryEffect(PACK, {
      effect: one,
      at: position,
      players,
      as,
      choices: [],
      outcomes: true,
      language: 'en',
    });
    if (!answer.ok) throw new Error(answer.message);
    return JSON.stringify(answer.tried.outcomes);
  });
  expect(outcomes[0]).not.toBe(outcomes[1]);
  const { text: ofText, effect: ofEffect } = await service.deckScenarios(finding.id);
  expect([ofText, ofEffect].join('')).toContain('position:');
  expect(facts).toMatchObject([{ class: 'name', card: 'embassy', about: { is: 'card' } }]);
  expect(unread).toMatchObject([{ wording: 'whenever you upgrade a building, bag {count} point', refs: ['140'] }]);
});

it('says what it has compared, and where it stands in the table and in the pack', async () => {
  const { file, done, total, texts, facts } = await report();
  expect([file, done, total]).toEqual(['deck.csv', 2, 2]);
  const [text, unread] = texts;
  expect(text).toMatchObject({
    key: '34/effect/en/',
    section: 'cards',
    id: 'build-farm-or-desalination-plant',
    name: 'Build Farm or Desalination Plant',
    program: 'effect',
    language: 'en',
    verdict: 'different',
    printed: 'Build 1 farm or build 1 desalination plant. Gain 2 cards.',
    rendered: 'Build 1 farm or 1 desalination plant. Gain 1 card.',
  });
  expect([unread.id, unread.verdict, unread.findings.length]).toEqual(['paint-crew', 'unreadable', 1]);
  const [finding] = text.findings;
  const { printed, rendered, place, effectPlace } = finding;
  expect([text.printed.slice(printed.start, printed.end), text.rendered.slice(rendered!.start, rendered!.end)]).toEqual(
    ['2', '1'],
  );
  const column = ROWS[1].indexOf('2 cards') + 1;
  expect(place).toEqual({ file: 'deck.csv', line: 2, column, endLine: 2, endColumn: column + 1 });
  const line = TEXTS[effectPlace.file].split('\n')[effectPlace.line - 1];
  expect(line.slice(effectPlace.column - 1)).toBe('1 card');
  expect(finding).toMatchObject({
    id: '34/en/amount/1',
    tier: 'different',
    severity: 'error',
    about: null,
    waived: null,
  });
  expect(finding.apart).toMatchObject({
    players: 2,
    as: 'build-farm-or-desalination-plant',
    after: '',
    text: 'build 1 farm or build 1 desalination-plant\ngain 2 cards',
    effect: 'build farm or build desalination-plant\ngain 1 card',
  });
  expect(Object.keys(finding.apart!.only)).toEqual(['en', 'it', 'uk']);
  // only texts are played
  expect([facts[0].apart, unread.findings[0].apart, unread.findings[0].rule]).toEqual([null, null, null]);
});

it('waives by the file beside it', async () => {
  const text = 'waivers:\n  - {rule: "amount: 2 for 1", reason: a house rule, who: Ann}\n';
  const { texts, waivers } = await compared(table({ name: 'deck.waivers.yaml', text }));
  expect([texts[0].state, texts[0].findings[0].waived, waivers.holding]).toEqual(['waived', 'a house rule, Ann', 1]);
});

it('waives one text, and not the same difference in another one', async () => {
  const [finding] = (await compared(table())).texts[0].findings;
  const { id, hashes } = finding;
  const waiver = (textHash: string): { name: string; text: string } => ({
    name: 'deck.waivers.yaml',
    text:
      `waivers:\n  - {finding: ${JSON.stringify(id)}, reason: a misprint, ` +
      `text-hash: "${textHash}", effect-hash: "${hashes.effect}"}\n`,
  });
  expect((await compared(table(waiver(hashes.text)))).texts[0]).toMatchObject({
    state: 'waived',
    findings: [{ waived: 'a misprint' }],
  });
  // as though it had been printed otherwise
  const { texts, waivers } = await compared(table(waiver('another')));
  expect([texts[0].state, waivers.holding]).toEqual(['different', 0]);
});

it('reads texts again with a sentence of the lexicon, and reports one that is wrong', async () => {
  await compared(table());
  const trial = (means: string) =>
    service.trySentence(PACK, {
      path: `${PACK}/lexicon-sentences.yaml`,
      text:
        `lexicon:\n  en:\n    sentence-1:\n      sentences:\n        - {text: "bag {items}", means: "${means}", ` +
        `examples: ["Bag 1 point."]}\n`,
      language: 'en',
      refs: ['140'],
    });
  expect(await trial('gain {items}')).toEqual({
    diagnostics: [],
    texts: [{ ref: '140', name: 'Paint crew', verdict: 'same-meaning', still: null }],
  });
  expect((await trial('gian {items}')).diagnostics).toMatchObject([{ code: 'wrong-sentence', severity: 'error' }]);
  // the pack is as it was
  expect(service.analyze(PACK).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('has nothing to say without a table, or of a pack with errors', async () => {
  const other = opened();
  expect([await other.continueDeck(), await other.deckReport()]).toEqual([null, null]);
  other.edit(`${PACK}/pack.yaml`, 'pack: [');
  expect(await other.openDeck(PACK, table())).toBeNull();
});
