/** The audit of several texts, with a judge by play that is asked or fails. */
import { expect, test } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { auditTexts } from './audit-texts.ts';
import type { JudgeByPlay } from './by-play.ts';
import { readTexts } from './texts-file.ts';

const { model, sources } = loaded();
const file = (): ReturnType<typeof readTexts> =>
  readTexts(
    'mine.yaml',
    new TextEncoder().encode(
      [
        'texts:',
        '  - {card: 34, lang: en, text: "Build 1 farm or 1 desalination plant. Gain 2 cards."}',
        '  - {card: 35, lang: en, text: "Whenever you advance to space 3 of the Federation track, gain 1 credit."}',
      ].join('\n'),
    ),
  );
const auditedBy = (judge: JudgeByPlay['judge']) => auditTexts(file(), model, sources, { judge });

test('a text whose comparison fails is named, and the others are compared', () => {
  const { texts, problems } = auditedBy(() => {
    throw new Error('an amount is no number');
  });
  expect(texts.map(({ text, verdict }) => [text.ref, verdict])).toEqual([['35', 'exact']]);
  expect(problems.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['not-judged', 2, expect.stringContaining('an amount is no number') as string],
  ]);
});

test.each([
  ['same', 'same-meaning', 'read'],
  ['alike', 'alike', 'read'],
  ['untold', 'untold', 'untold'],
  ['optional', 'different', 'optional'],
  ['different', 'different', 'different'],
] as const)('what play says is the verdict: %s', (tier, verdict, state) => {
  const { texts, progress } = auditedBy(() => ({ tier, apart: null }));
  expect(texts[0].verdict).toBe(verdict);
  expect(texts[0].findings.map((finding) => finding.tier)).toEqual(state === 'read' ? [] : [tier]);
  expect(progress.find(({ lang }) => lang === 'en')!.states[state]).toBeGreaterThan(0);
});
