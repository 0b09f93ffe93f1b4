/** Where readings of one text differ. */
import { describe, expect, it } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { readingsApart } from './readings-apart.ts';

const pack = loaded();
const CARD = { section: 'cards', id: pack.model.cards[0].id } as const;

describe('readings that differ', () => {
  const TEXT = ['gain 1 card, 2 credits per city', 'gain 1 card per city, 2 credits per city'];

  it('are told apart by a small position, with what each gives to who acts', () => {
    expect(readingsApart(pack, CARD, TEXT, 'en')).toEqual({
      position: '+1 nonsymbiotic city',
      gives: ['+4 credits, hand: +1', '+4 credits, hand: +2'],
    });
  });

  it('are told apart in the language of the page', () => {
    expect(readingsApart(pack, CARD, TEXT, 'uk')).toEqual({
      position: '+1 несимбіомісто',
      gives: ['+4 кредити, рука: +1', '+4 кредити, рука: +2'],
    });
  });

  it('are all told at the position of the first two that differ', () => {
    const three = ['if connected cities >= 2: gain 3 points', 'if cities >= 2: gain 3 points', 'gain 3 points'];
    expect(readingsApart(pack, CARD, three, 'en')).toMatchObject({ gives: ['', '+3 points', '+3 points'] });
  });

  it('may come to the same, or be nothing that can be done', () => {
    expect(readingsApart(pack, CARD, ['gain 2 kelp', 'gain 1 kelp, 1 kelp'], 'en')).toBeNull();
    expect(readingsApart(pack, CARD, ['gain 2 kelp', 'no effect'], 'en')).toBeNull();
  });

  it.each([
    // what is lost has the sign of a loss, and the form of its number
    [['lose 2 kelp', 'lose 1 kelp'], '', ['−2 kelp', '−1 kelp']],
    [['gain 1 credit', 'gain 3 credits'], '', ['+1 credit', '+3 credits']],
    [['gain 2 credits, 1 kelp', 'gain 2 credits'], '', ['+2 credits, +1 kelp', '+2 credits']],
  ])('%j', (effects, position, gives) => {
    const found = readingsApart(pack, CARD, effects, 'en');
    expect(found?.gives).toEqual(gives);
    expect(found?.position).toContain(position);
  });

  it('are told of a slot, too, which no card is', () => {
    expect(
      readingsApart(pack, { section: 'slots', id: 'x' }, ['gain 1 credit', 'gain 2 credits'], 'it')?.gives,
    ).toEqual(['+1 credito', '+2 crediti']);
  });

  it('have none for one that comes to the same as the first', () => {
    expect(readingsApart(pack, CARD, ['gain 2 kelp', 'gain 1 kelp, 1 kelp', 'gain 3 kelp'], 'en')?.gives).toEqual([
      '+2 kelp',
      null,
      '+3 kelp',
    ]);
  });
});
