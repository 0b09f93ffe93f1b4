/** A cell shows what was typed in it, through being written, until its row tells it. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from '../state/testing/fake-page.ts';
import { servicesWith } from '../state/testing/fake-services.ts';
import { typedOf } from '../state/typed-cells.ts';
import { TypedFields } from './typed-fields.ts';

const typing = (value: string) => ({ target: { value } }) as unknown as Event;
let fields: TypedFields;

beforeEach(async () => {
  page.open();
  await servicesWith({ 'tides.yaml': 'pack: tides\n' });
  fields = new TypedFields();
  fields.open('tides.yaml');
});
afterAll(() => page.close());

it('stays in the cell after it is written, and is no longer kept by the browser', () => {
  fields.keep('crew', 'copies', typing('4'));
  fields.write('crew', 'copies', '4');
  expect(typedOf('tides.yaml')).toEqual([]);
  expect([fields.textOf('crew', 'copies'), fields.writtenOf('crew').length]).toEqual(['4', 1]);
  fields.settle();
  expect([fields.textOf('crew', 'copies'), fields.writtenOf('crew').length]).toEqual([undefined, 0]);
});

it('what is typed while it is being written is kept', () => {
  fields.keep('crew', 'text', typing('Gain 1 kelp.'));
  fields.keep('crew', 'text', typing('Gain 2 kelp.'));
  fields.write('crew', 'text', 'Gain 1 kelp.');
  expect([fields.textOf('crew', 'text'), typedOf('tides.yaml').length]).toEqual(['Gain 2 kelp.', 1]);
  fields.write('crew', 'text', 'Gain 2 kelp.');
  fields.keep('crew', 'text', typing('Gain 3 kelp.'));
  expect(fields.textOf('crew', 'text')).toBe('Gain 3 kelp.');
  fields.forget('crew', 'text');
  expect(typedOf('tides.yaml')).toEqual([]);
});
