import { describe, expect, it } from 'vitest';
import { prepareRename, rename } from './rename.ts';
import { positionAfter, CARDS, edited, PACK, reef, wordsIn } from './testing.ts';
import type { Workspace } from './workspace.ts';

const CARDS_URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const SCENARIO = `    scenarios:
      - name: a farm
        position: {me: {kelp: 2, hand: [sole]}, pile: [], supply: {farm: 3}}
        run: gain 1 kelp
        do: ["kind:farm", "do:gain-2-kelp"]
        expect: {me: {kelp: +1}}
        open: true
`;

/** The files after a rename, which must be as good as before. */
function renamed(workspace: Workspace, uri: string, words: string, name: string): Record<string, string> {
  const errors = workspace.fullCheck().diagnostics.filter(({ severity }) => severity === 'error');
  const result = rename(workspace, uri, positionAfter(workspace, uri, words), name);
  if ('refused' in result) throw new Error(result.refused);
  const texts = Object.fromEntries(
    Object.entries(result.edit.changes!).map(([path, edits]) => [path, edited(workspace, path, edits)]),
  );
  for (const [path, text] of Object.entries(texts)) workspace.update(path, text);
  expect(workspace.fullCheck().diagnostics.filter(({ severity }) => severity === 'error')).toEqual(errors);
  return texts;
}

describe('rename', () => {
  it('changes the declaration, every use, notes and scenarios, and nothing else', () => {
    const workspace = reef({ [CARDS_URI]: CARDS + SCENARIO });
    const texts = renamed(workspace, CARDS_URI, 'gain 2 kelp', 'sea-grass');
    expect(texts[PACK_URI]).toBe(PACK.replaceAll('kelp', 'sea-grass'));
    expect(texts[CARDS_URI]).toBe((CARDS + SCENARIO).replaceAll('kelp', 'sea-grass'));
  });

  it('reaches the cards that only a scenario has', () => {
    const text = `${CARDS}    scenarios:
      - name: a farm
        cards:
          - {id: own, deck: tide, type: action, effect: "gain 3 kelp then gain 2 credits", status: original}
        position: {me: {kelp: 2, hand: [own]}}
        run: gain 1 kelp
        expect: {me: {kelp: +1}}
`;
    const workspace = reef({ [CARDS_URI]: text });
    expect(renamed(workspace, CARDS_URI, 'gain 2 kelp', 'sea-grass')[CARDS_URI]).toBe(
      text.replaceAll('kelp', 'sea-grass'),
    );
    expect(renamed(reef({ [CARDS_URI]: text }), CARDS_URI, 'id: own', 'mine')[CARDS_URI]).toBe(
      text.replaceAll('own', 'mine'),
    );
    expect(renamed(reef({ [CARDS_URI]: text }), CARDS_URI, 'deck: tide', 'wave')[CARDS_URI]).toBe(
      text.replaceAll('tide', 'wave'),
    );
  });

  it('takes along a plural that follows from the name, and leaves one that is declared', () => {
    const text = CARDS.replace('gain 2 kelp', 'build 2 farms; build 2 towers');
    const first = reef({ [CARDS_URI]: text });
    expect(renamed(first, PACK_URI, '  farm', 'hut')[CARDS_URI]).toBe(
      text.replace('farms', 'huts').replace('build farm', 'build hut'),
    );
    const second = reef({ [CARDS_URI]: text });
    expect(renamed(second, PACK_URI, '  tower', 'spire')[CARDS_URI]).toBeUndefined();
  });

  it('of a program reaches the keys and statuses that are called so', () => {
    const text = PACK.replace('harvest: gain 1 kelp}', 'harvest: gain 1 kelp, status: {harvest: derived}}');
    const workspace = reef({ [PACK_URI]: text });
    expect(renamed(workspace, PACK_URI, 'programs: [harvest', 'reap')[PACK_URI]).toBe(
      text.replaceAll('harvest', 'reap'),
    );
  });

  it('is refused with the reason', () => {
    const workspace = reef();
    const at = positionAfter(workspace, CARDS_URI, 'gain 2 kelp');
    const why = (name: string): string => {
      const result = rename(workspace, CARDS_URI, at, name);
      return 'refused' in result ? result.refused : '';
    };
    expect(why('kelp')).toBe('It is already called "kelp".');
    expect(why('Sea Grass')).toBe('"Sea Grass" is not a name: names are small letters and digits, joined by "-".');
    expect(why('gain')).toBe('"gain" is a word of the language.');
    expect(why('farm')).toBe('"farm" is already the name of a piece.');
    expect(why('towers')).toBe('"towers" is already the name of a piece.');
    expect(rename(workspace, PACK_URI, positionAfter(workspace, PACK_URI, '  game'), 'match')).toEqual({
      refused: 'The engine requires the name "game".',
    });
    expect(prepareRename(workspace, PACK_URI, positionAfter(workspace, PACK_URI, '  game'))).toBeNull();
    expect(prepareRename(workspace, CARDS_URI, positionAfter(workspace, CARDS_URI, 'name: Plan'))).toBeNull();
  });

  it('is offered with the name and its place', () => {
    const workspace = reef();
    const offered = prepareRename(workspace, CARDS_URI, positionAfter(workspace, CARDS_URI, 'build fa'))!;
    if ('refused' in offered) throw new Error(offered.refused);
    expect([offered.placeholder, wordsIn(workspace, CARDS_URI, offered.range)]).toEqual(['farm', 'farm']);
  });
});
