/** What the table of sections says and other places repeat: a section that was forgotten in one of them is named here. */
import { expect, it } from 'vitest';
import { DEMO, loadText } from '../../service/analysis/fixtures.ts';
import { SECTION_NAMES, sectionOf } from './fields.ts';
import { LIMITED_SECTIONS } from './game-setup.ts';
import { MODEL_KEYS } from './model-sections.ts';

it('limited sections are those whose entries have "players" and "when"', () => {
  const limited = SECTION_NAMES.filter((name) => {
    const { fields } = sectionOf(name).entry;
    return fields.players && fields.when;
  });
  expect([...LIMITED_SECTIONS].sort()).toEqual(limited.sort());
});

it('the demo pack has an entry in every section, and so has the model', () => {
  const { model, sources } = loadText(DEMO);
  for (const name of SECTION_NAMES) {
    const { metadata, lexical } = sectionOf(name);
    if (metadata) expect(sources.metadata.map(({ section }) => section)).toContain(name);
    else if (lexical) expect(sources.lexicon).not.toEqual([]);
    else expect([name, model![MODEL_KEYS[name as keyof typeof MODEL_KEYS]].length > 0]).toEqual([name, true]);
  }
});
