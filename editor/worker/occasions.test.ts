/** Occasions in words: what is done, what is otherwise with the component, what it does. */
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { occasionQuery, questionFromQuery } from '../state/try-query.ts';
import { occasionViews } from './occasions.ts';
import { answerTry } from './try-effect.ts';

const pack = loaded();
const card = (id: string): { section: 'cards'; id: string } => ({ section: 'cards', id });

it.each([
  ['en', 'Build 1 farm.', 'you: science', '+1 science'],
  ['it', 'Costruisci 1 serra.', 'tu: ricerca', '+1 ricerca'],
  ['uk', 'Побудуйте 1 ферму.', 'ви: науки', '+1 наука'],
] as const)('in %s', (language, said, label, fired) => {
  const [first] = occasionViews(pack, card('outrider-crews'), language);
  expect(first).toMatchObject({
    said,
    isOwn: false,
    zone: 'claimed',
    changes: [{ label, here: '1 → 2', elsewhere: '1 → 1' }],
    fired: [fired],
  });
});

it('what does not change there is said to be so', () => {
  const [first] = occasionViews(pack, card('coral-accord'), 'en');
  expect(first.changes).toContainEqual({ label: 'you: fulfilled', here: '+ [Coral accord]', elsewhere: null });
  const [, , elsewhere] = occasionViews(pack, card('living-walls'), 'en')[0].changes;
  expect(elsewhere).toEqual({ label: 'you: site b6a', here: null, elsewhere: 'farm (was empty)' });
});

it.each(['outrider-crews', 'coral-accord', 'reef-smithy', 'retort-house'])('the Lab comes to the same: %s', (id) => {
  const [first] = occasionViews(pack, card(id), 'en');
  const query = occasionQuery('cities', card(id), first);
  const question = questionFromQuery(query, pack.model, null, false, 'en')!;
  const answer = answerTry(pack, question);
  if (!answer.ok) throw new Error(answer.message);
  expect(answer.tried.problems).toEqual([]);
  expect(answer.said).toBe(first.said);
  const texts = answer.tried.changes.map(({ label, was, is, difference }) =>
    typeof was === 'number' ? `${label}: ${was} → ${String(is)}` : `${label}: ${difference}`,
  );
  for (const { label, here } of first.changes) {
    if (here !== null && !/^(\d+) → \1$/.test(here)) expect(texts).toContain(`${label}: ${here}`);
  }
});

it.each(LANGUAGE_CODES)('a deed that the pack has no words for is no text, in %s', (language) => {
  for (const { said } of occasionViews(pack, card('improvisers-guild'), language)) expect(said).not.toBe('');
});
