/** What a row becomes as a new card of its deck and type, besides what its cells say. */
import { expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { PACK } from '../language-service/testing.ts';
import { createWorkspace } from '../language-service/workspace.ts';
import type { TableSettings } from './card-table.ts';
import { writeCards } from './write-cards.ts';

const OATHS = ['gain 1 kelp then move this to pile', 'gain 3 kelp then move this to pile', 'move this to pile'];
const CARDS = OATHS.map((effect, i) => `  - {id: oath-${i}, deck: tide, type: action, effect: ${effect}}\n`).join('');

/** The text of the file of the new cards. */
async function written(table: string, settings: TableSettings = {}): Promise<string> {
  const files = memoryFiles({ 'reef/pack.yaml': PACK, 'reef/cards.yaml': `cards:\n${CARDS}` });
  const workspace = createWorkspace({ files, pack: 'reef' });
  const { texts, problems } = (await writeCards(
    workspace,
    { name: 'cards.csv', text: table },
    settings,
    'reef/new.yaml',
  ))!;
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return texts['reef/new.yaml'];
}

it('it does with itself what the others of its deck and type do, unless an exact effect says what it does', async () => {
  const text = await written('Name,Type,Deck,Text\nBell,action,tide,Gain 1 kelp.\n');
  expect(text).toMatch(/effect: \|\n +gain 1 kelp then move this to pile\n/);
  const exact = await written('Name,Type,Deck,exact effect\nBell,action,tide,gain 1 kelp\n');
  expect(exact).toMatch(/effect: \|\n +gain 1 kelp\n/);
});

it('a name that is typed in another language is one of that language', async () => {
  const text = await written('nome,tipo,mazzo,effetto esatto\nCampana,action,tide,gain 1 kelp\n', { language: 'it' });
  expect(text).toMatch(/name: Campana\n/);
  expect(text).toMatch(/lexicon:\n {2}it:\n {4}campana: \{phrase: Campana\}\n/);
});
