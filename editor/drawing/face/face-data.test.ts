/** What a face says, in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWorkerService } from '../../worker/service.ts';
import type { LanguageCode } from '../../worker/protocol.ts';
import { faceData } from './face-data.ts';

const PACK = 'underwater-cities';
const service = createWorkerService();
service.open(
  Object.fromEntries(
    readdirSync(`cards/${PACK}`)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [`${PACK}/${name}`, readFileSync(`cards/${PACK}/${name}`, 'utf8')]),
  ),
);
const view = service.analyze(PACK);
const faceOf = (id: string, language: LanguageCode) =>
  faceData(
    view.components.find((one) => one.section === 'cards' && one.id === id)!,
    [],
    view,
    language,
  );

describe('a face', () => {
  it('has the name that is printed in its language', () => {
    // card 35, as the Italian rulebook calls it
    expect([faceOf('embassy', 'en').name, faceOf('embassy', 'it').name]).toEqual(['Embassy', 'Ambasciata']);
  });

  it('marks a name for which its language has none, instead of an English one that looks like its own', () => {
    expect(['en', 'it', 'uk'].map((code) => faceOf('kelp-gatherers', code as LanguageCode).name)).toEqual([
      'Kelp gatherers',
      '‹Kelp gatherers›',
      '‹Kelp gatherers›',
    ]);
  });

  it('has its deck and its type in its language, of all cards', () => {
    const cards = view.components.filter(({ section }) => section === 'cards');
    expect(faceOf('embassy', 'uk').deck).toMatch(/^епоха [123]$/);
    const latin = cards.flatMap((card) => {
      const { deck, type } = faceData(card, [], view, 'uk');
      return /[a-z‹]/i.test(deck + type) ? [`${card.id}: ${deck}, ${type}`] : [];
    });
    expect(latin).toEqual([]);
  });

  it('prints a status that is one word, and nothing where none is said', () => {
    const component = view.components.find(({ id }) => id === 'embassy')!;
    const statuses = (['attested', 'original', 'mixed', 'unsaid'] as const).map(
      (provenance) => faceData({ ...component, provenance }, [], view, 'en').status,
    );
    expect(statuses).toEqual(['attested', 'original', '', '']);
  });
});
