import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readYamlText } from '../source/yaml.ts';
import { plain } from '../source/tree.ts';
import { DEMO } from './fixtures.ts';
import { packSchema } from './schema.ts';

const schema = packSchema({ programs: ['effect', 'production'], attributes: ['worth'] });

test('the schema is valid and accepts a pack', () => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  ajv.addKeyword('wants');
  const validate = ajv.compile(schema);
  validate(plain(readYamlText(DEMO).root!));
  expect(validate.errors).toBeNull();
});

test('no union needs oneOf, and every object is closed', () => {
  const text = JSON.stringify(schema);
  expect(text).not.toMatch(/"(?:oneOf|anyOf)"/);
  const open: unknown[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && 'type' in node && !('additionalProperties' in node)) open.push(node);
    Object.values(node).forEach(visit);
  };
  visit(schema);
  expect(open).toEqual([]);
});
