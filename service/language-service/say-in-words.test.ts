/** Sentences typed for a component. The expected effects are those that a person would write for them. */
import { describe, expect, it } from 'vitest';
import { notEncodedText } from './say-edit.ts';
import { piecesOf, sayInWords } from './say-in-words.ts';
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { CARDS, edited, PACK, reef } from './testing.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const ITALIAN =
  'lexicon:\n  it:\n    kelp: {gender: f, one: alga, other: alghe}\n    credit: {gender: m, one: credito, other: crediti}\n';
const PLANTING = { component: { section: 'cards', id: 'planting' }, key: null, language: 'en' } as const;

/** Without what was typed, which stays as the printed text. */
const unprinted = (cards: string): string => cards.replace(/ +printed: .*\n/, '');

const states = (text: string): string => {
  const { pieces } = sayInWords(reef(), PLANTING, text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.map((piece) => `${piece.state}: ${piece.text}`).join(' | ');
};

describe('a text', () => {
  it('is the effect that it says, and what that renders to', () => {
    const said = sayInWords(reef(), PLANTING, 'Gain 1 kelp and 2 credits. Build a farm.');
    expect(said).toMatchObject({
      language: 'en',
      effect: 'gain 1 kelp, 2 credits\nbuild farm',
      rendered: 'Gain 1 kelp and 2 credits. Build 1 farm.',
      problems: [],
    });
  });

  it('is in the language in which all of it is understood', () => {
    const workspace = reef({ [PACK_URI]: PACK + ITALIAN });
    expect(sayInWords(workspace, PLANTING, 'Ottieni 1 alga.')).toMatchObject({ language: 'it', effect: 'gain 1 kelp' });
    expect(sayInWords(workspace, { ...PLANTING, language: 'it' }, 'Gain 1 kelp.')).toMatchObject({ language: 'en' });
  });

  it('is cut where it is not understood', () => {
    expect(states('Gain 1 kelp.')).toBe('understood: Gain 1 kelp.');
    expect(states('Gain 1 klep and 2 credits. Build a farm.')).toBe(
      'understood: Gain 1  | problem: klep | unread:  and 2 credits | understood: . Build a farm.',
    );
    expect(states('Gain 1 kelp or')).toBe('understood: Gain 1 kelp  | problem: or');
  });

  it('names what was probably meant', () => {
    const { problems, edit, effect } = sayInWords(reef(), PLANTING, 'Gain 1 klep.');
    expect([problems[0].suggestions.includes('kelp'), edit, effect]).toEqual([true, null, null]);
  });

  it('is told at once whether it is understood, and only where it is asked why it is not', () => {
    const quick = { ...PLANTING, explains: false };
    expect(sayInWords(reef(), quick, 'Gain 1 kelp.')).toEqual(sayInWords(reef(), PLANTING, 'Gain 1 kelp.'));
    expect(sayInWords(reef(), quick, 'Gain 1 klep.')).toMatchObject({ effect: null, problems: [] });
  });

  it('that is empty is nothing, and no problem of a piece', () => {
    expect(sayInWords(reef(), PLANTING, '')).toMatchObject({ pieces: [], effect: null, edit: null });
    expect(piecesOf('', [{ code: 'empty', range: { start: 0, end: 0 } }])).toEqual([]);
  });
});

describe('writing', () => {
  const written = (cards: string, id: string, text: string, key: string | null = null): string | null => {
    const workspace = reef({ [URI]: cards });
    const { edit } = sayInWords(workspace, { component: { section: 'cards', id }, key, language: 'en' }, text);
    return edit && unprinted(edited(workspace, URI, edit.changes![URI]));
  };

  it('replaces the effect, in the layout of the file', () => {
    expect(written(CARDS, 'planting', 'Gain 3 credits.')).toBe(
      CARDS.replace('build farm\n      gain 2 kelp', 'gain 3 credits'),
    );
    expect(written(CARDS, 'sole', 'Gain 3 credits.')).toBe(
      CARDS.replace('lose 1 kelp then gain 2 credits', 'gain 3 credits'),
    );
  });

  it('replaces a text that is none of the language', () => {
    const broken = CARDS.replace('build farm\n      gain 2 kelp', 'Something with kelp.');
    expect(written(broken, 'planting', 'Gain 3 credits.')).toBe(
      broken.replace('Something with kelp.', 'gain 3 credits'),
    );
  });

  it('adds the program that the type of the card has', () => {
    const bare = CARDS.replace('    effect: "lose 1 kelp then gain 2 credits"\n', '');
    expect(written(bare, 'sole', 'Gain 3 credits. Build a farm.')).toBe(
      `${bare}    effect: |\n      gain 3 credits\n      build farm\n`,
    );
    const empty = CARDS.replace('"lose 1 kelp then gain 2 credits"', '# not yet');
    expect(written(empty, 'sole', 'Gain 3 credits.')).toBe(
      empty.replace('effect: # not yet', 'effect: |\n      gain 3 credits'),
    );
  });
});

describe('a text that says when it holds', () => {
  const TYPES = `types:
  action: {played: resolve this}
  lasting: {programs: {effect: standing}}
  crop: {programs: {harvest: steps}}
  relic: {programs: {harvest: steps, effect: steps}}
`;
  const PROGRAMS = `lexicon:
  en:
    harvest: {one: harvest, other: harvests, frames: ["harvest: {body}"]}
`;
  const pack = PACK.replace('types:\n  action: {played: resolve this}\n', TYPES) + PROGRAMS;
  const said = (cards: string, id: string, text: string, key: string | null = null): ReturnType<typeof sayInWords> =>
    sayInWords(
      reef({ [PACK_URI]: pack, [URI]: cards }),
      { component: { section: 'cards', id }, key, language: 'en' },
      text,
    );
  const written = (cards: string, edit: WorkspaceEdit | null): string | null =>
    edit && unprinted(edited(reef({ [PACK_URI]: pack, [URI]: cards }), URI, edit.changes![URI]));
  const card = (fields: string): string => `cards:\n  - id: reed\n    deck: tide\n${fields}    status: original\n`;
  const ACTION = card('    type: action\n    effect: gain 1 kelp\n');

  it('is not written where it would hold at another time; a type of card that says so is offered', () => {
    const { effect, key, keys, edit, misfit } = said(ACTION, 'reed', 'Harvest: gain 2 credits');
    expect([effect, key, keys, edit]).toEqual(['gain 2 credits', null, [], null]);
    expect(misfit).toMatchObject({ is: 'other-program', program: 'harvest' });
    expect(misfit!.types.map((one) => [one.type, one.key])).toEqual([
      ['crop', 'harvest'],
      ['relic', 'harvest'],
    ]);
    expect(written(ACTION, misfit!.types[0].edit)).toBe(card('    type: crop\n    harvest: gain 2 credits\n'));
  });

  it('is not written where what stays in force would happen once, nor the reverse', () => {
    const { misfit, edit } = said(ACTION, 'reed', 'When you build a farm: gain 1 kelp.');
    expect([edit, misfit]).toMatchObject([null, { is: 'continuous', types: [{ type: 'lasting', key: 'effect' }] }]);
    expect(written(ACTION, misfit!.types[0].edit)).toBe(
      card('    type: lasting\n    effect: "when you build farm: gain 1 kelp"\n'),
    );
    const lasting = card('    type: lasting\n    effect: "when you build farm: gain 1 kelp"\n');
    const reverse = said(lasting, 'reed', 'Gain 1 kelp.').misfit!;
    expect(reverse).toMatchObject({ is: 'at-once', types: [{ type: 'action' }, { type: 'relic' }] });
  });

  it('goes to the program that it names, whatever is chosen', () => {
    const relic = card('    type: relic\n    effect: gain 1 kelp\n');
    const { key, keys, edit } = said(relic, 'reed', 'Harvest: gain 2 credits', 'effect');
    expect([key, keys]).toEqual(['harvest', ['harvest']]);
    expect(written(relic, edit)).toBe(relic.replace('original\n', 'original\n    harvest: |\n      gain 2 credits\n'));
    expect(said(relic, 'reed', 'Gain 2 credits.', 'harvest')).toMatchObject({
      key: 'harvest',
      keys: ['effect', 'harvest'],
    });
  });

  it('is offered the types that the deck has, before others', () => {
    const two = ACTION.replace('cards:\n', 'cards:\n  - {id: other, deck: tide, type: relic, status: original}\n');
    expect(said(two, 'reed', 'Harvest: gain 2 credits').misfit!.types.map(({ type }) => type)).toEqual(['relic']);
  });

  it('takes its other programs and their status along', () => {
    const relic = `cards:
  - id: reed
    deck: tide
    type: relic
    effect: gain 1 kelp
    harvest: gain 1 credit
    status: {effect: original, harvest: original, rest: original}
`;
    const { edit } = said(relic, 'reed', 'When you build a farm: gain 1 kelp.').misfit!.types[0];
    expect(written(relic, edit)).toBe(
      relic
        .replace('relic', 'lasting')
        .replace('effect: gain 1 kelp', 'effect: "when you build farm: gain 1 kelp"')
        .replace('    harvest: gain 1 credit\n', '')
        .replace('harvest: original, ', ''),
    );
  });

  it('has no place in a component that is no card, and says why', () => {
    const slots = `slots:\n  - {id: quay, name: Quay, effect: gain 1 kelp}\n`;
    const workspace = reef({ [PACK_URI]: pack, [URI]: slots });
    const where = { component: { section: 'slots', id: 'quay' }, key: null, language: 'en' } as const;
    expect(sayInWords(workspace, where, 'Harvest: gain 2 credits')).toMatchObject({
      edit: null,
      misfit: { is: 'other-program', types: [] },
    });
  });
});

describe('a text with two readings', () => {
  it('is offered in words that have one each', () => {
    const text = 'Gain 1 kelp and 2 credits for each farm. Build a farm.';
    const { problems, edit } = sayInWords(reef(), PLANTING, text);
    expect([problems.length, edit]).toEqual([1, null]);
    const [{ range, suggestions }] = problems;
    expect(
      suggestions.map(
        (words) => sayInWords(reef(), PLANTING, text.slice(0, range.start) + words + text.slice(range.end)).effect,
      ),
    ).toEqual(['gain 2 credits per farm, 1 kelp\nbuild farm', 'gain 1 kelp per farm, 2 credits per farm\nbuild farm']);
  });
});

describe('what the others of a deck and a type do', () => {
  const effects = ['gain 1 kelp then move this to pile', 'gain 3 kelp then move this to pile', 'move this to pile'];
  const cards = (more: string): string =>
    `cards:\n${[...effects, more].map((text, i) => `  - {id: oath-${i}, deck: tide, type: action, effect: ${text}}\n`).join('')}`;
  const say = (text: string, more = 'gain 1 kelp'): ReturnType<typeof sayInWords> =>
    sayInWords(
      reef({ [URI]: cards(more) }),
      { component: { section: 'cards', id: 'oath-3' }, key: null, language: 'en' },
      text,
    );

  it('is offered with what is said', () => {
    const workspace = reef({ [URI]: cards('gain 1 kelp') });
    const { effect, siblings } = say('Gain 5 credits.');
    expect([effect, siblings?.effect, siblings?.others]).toEqual([
      'gain 5 credits',
      'gain 5 credits then move this to pile',
      3,
    ]);
    expect(siblings?.rendered).toMatch(/^Gain 5 credits, then .*pile/);
    expect(edited(workspace, URI, siblings!.edit.changes![URI])).toContain(
      'effect: gain 5 credits then move this to pile, printed: {effect: {en: {says: Gain 5 credits.,',
    );
  });

  it('is not where it is said, or where the text has several sentences', () => {
    const { effect, siblings } = say('Gain 5 credits. Build a farm.');
    expect([effect, siblings]).toEqual(['gain 5 credits\nbuild farm', null]);
  });
});

describe('what is not encoded yet', () => {
  const left = (fields: string): string => `cards:
  - id: reed
    deck: tide
    type: action
    status: original
    not-encoded:
${fields}`;
  const say = (cards: string): { text: string | null; after: string | null } => {
    const workspace = reef({ [URI]: cards });
    const { sources } = workspace.incrementalCheck();
    const { edit } = sayInWords(
      workspace,
      { component: { section: 'cards', id: 'reed' }, key: null, language: 'en' },
      'Gain 2 credits.',
    );
    return {
      text: notEncodedText(
        sources,
        sources.components.find(({ id }) => id === 'reed')!,
      ),
      after: edit && edited(workspace, URI, edit.changes![URI]),
    };
  };
  const WRITTEN = '    effect: |\n      gain 2 credits\n';

  it('is what there is to say, and goes away where it is written', () => {
    const cards = left('      text: Take two coins.\n');
    expect(say(cards)).toEqual({
      text: 'Take two coins.',
      after: `${cards.slice(0, cards.indexOf('    not-encoded'))}${WRITTEN}`,
    });
    const before = cards.replace('    status: original\n', '').replace(/$/, '    status: original\n');
    expect(say(before).after).toBe(`${cards.slice(0, cards.indexOf('    not-encoded'))}${WRITTEN}`);
  });

  it('stays as far as it is something else than the effect', () => {
    const cards = left('      price: 3 songs\n      text: Take two coins.\n');
    expect(say(cards).after).toBe(cards.replace('      text: Take two coins.\n', WRITTEN));
    const price = left('      price: 3 songs\n');
    expect(say(price)).toEqual({ text: null, after: `${price}${WRITTEN}` });
  });
});

describe('what was typed', () => {
  const DUTY = `cards:
  - id: reed
    deck: tide
    type: action
    effect: gain 1 kelp
    status: original
`;
  const said = (cards: string, text: string): string => {
    const workspace = reef({ [URI]: cards });
    const where = { component: { section: 'cards', id: 'reed' }, key: null, language: 'en' } as const;
    return edited(workspace, URI, sayInWords(workspace, where, text).edit!.changes![URI]);
  };
  const printed = (says: string, means: string): string =>
    `    printed: {effect: {en: {says: ${says}, means: ${means}}}}\n`;

  it('stays beside the effect as its printed text, with what it means', () => {
    const effect = DUTY.replace('gain 1 kelp', 'gain 2 credits');
    expect(said(DUTY, 'You get two credits.')).toBe(effect + printed('You get two credits.', 'Gain 2 credits.'));
  });

  it('takes the place of what was printed, and of nothing else; words of Fathom itself need no other', () => {
    const before = DUTY + printed('You get a kelp.', 'Gain 1 kelp.');
    const after = said(before, 'You get two credits.');
    expect(after).toContain('You get two credits.');
    expect(after).not.toContain('You get a kelp.');
    expect(said(before, 'Gain 2 credits.')).toBe(DUTY.replace('gain 1 kelp', 'gain 2 credits'));
    const italian = DUTY + '    printed: {effect: {it: {says: Prendi, means: Ottieni}}, harvest: {en: More.}}\n';
    expect(said(italian, 'You get two credits.')).toContain('it: {says: Prendi, means: Ottieni}');
    expect(said(italian, 'You get two credits.')).toContain('harvest: {en: More.}');
  });

  it('is written beside a program that is new, in its order', () => {
    const bare = DUTY.replace('    effect: gain 1 kelp\n', '');
    expect(said(bare, 'You get two credits.')).toBe(
      `${bare}    effect: |\n      gain 2 credits\n${printed('You get two credits.', 'Gain 2 credits.')}`,
    );
  });
});
