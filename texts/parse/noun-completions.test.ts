import { describe, expect, it } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { LANGUAGES, lexiconOf } from '../internal.ts';
import { wordingsOf } from '../languages/wordings-of.ts';
import type { Candidate } from './candidates.ts';
import { OfferedPhrases, type OfferedPhrase } from './noun-completions.ts';
import { replacementsOf } from './token-replacements.ts';
import { Vocabulary } from './vocabulary.ts';

const { model, sources } = loaded();
const { en } = LANGUAGES;
const vocabulary = new Vocabulary(en, lexiconOf(model, 'en'), sources.symbols, replacementsOf(en), wordingsOf(en));

/** *The farm*, and how often a phrase was rendered. */
function phrases(): { offered: OfferedPhrases; render: (loose: Candidate) => OfferedPhrase[]; rendered: Candidate[] } {
  const rendered: Candidate[] = [];
  const render = (loose: Candidate): OfferedPhrase[] => {
    rendered.push(loose);
    return [{ tokens: ['the', loose.noun.name], loose, counting: { count: 'the' } }];
  };
  return { offered: new OfferedPhrases(vocabulary), render, rendered };
}

describe('the phrases that may be meant', () => {
  it('are rendered once, whatever is written of them', () => {
    const { offered, render, rendered } = phrases();
    const begun = offered.continuing({ adjectives: [] }, [], 'the nom', render);
    const { length } = rendered;
    expect(begun.map(({ rest }) => rest[0])).toContain('the');
    const behind = offered.continuing({ adjectives: [] }, ['the'], 'the nom', render);
    expect(behind.map(({ rest }) => rest)).toContainEqual(['farm']);
    expect(offered.continuing({ adjectives: [] }, ['a'], 'the nom', render)).toEqual([]);
    expect(rendered).toHaveLength(length);
  });

  it('are others in another place', () => {
    const { offered, render, rendered } = phrases();
    offered.continuing({ adjectives: [] }, [], 'the nom', render);
    const { length } = rendered;
    offered.continuing({ adjectives: [] }, [], 'the acc', render);
    expect(rendered).toHaveLength(2 * length);
  });

  it('have no adjectives with a name in quotes that is begun', () => {
    const { offered, render, rendered } = phrases();
    const [name] = [...vocabulary.nouns.values()].flat().filter(({ words }) => words[0] === '"');
    offered.continuing({ noun: name, adjectives: [] }, ['"'], 'the nom', render);
    expect(rendered.map(({ adjectives }) => adjectives)).toEqual([[]]);
    const [farm] = vocabulary.nouns.get('farm')!;
    offered.continuing({ noun: farm, adjectives: [] }, ['"'], 'the nom', render);
    expect(rendered.length).toBeGreaterThan(2);
  });
});
