import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readYamlText } from '../source/yaml.ts';
import { plain, type YamlMap, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { DEMO } from '../../service/analysis/fixtures.ts';
import { validate } from './pack.validator.ts';
import { packSchema } from './schema.ts';
import { violationsOf } from './violations.ts';

const schema = packSchema({ programs: ['effect', 'production'], attributes: ['worth'] });

test('the schema is valid and accepts a pack', () => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  ajv.addKeyword('expected');
  const whole = ajv.compile(schema);
  whole(plain(readYamlText(DEMO).root!));
  expect(whole.errors).toBeNull();
});

test('the violations equal those of ajv with the names of the pack, for any value at any place', () => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  ajv.addKeyword('expected');
  const whole = ajv.compile(schema);
  const root = readYamlText(DEMO).root!;
  const strange = readYamlText(
    'a: [null, true, -1, 0, 7, 1.5, "", Not a name, a-name, original, [], [a], [1], {}, {a: 1}, {toString: a}, {worth: 2, name: b}]\n',
  ).root!.entries[0].value;
  const values = strange.kind === 'list' ? strange.items : [];
  const verdicts = { good: 0, bad: 0 };
  const compareWithAjv = (): void => {
    const verdict = whole(plain(root));
    // of a value of the wrong type, its type is enough; of a key that is no name, the key
    const wanted = (whole.errors ?? []).filter(
      ({ keyword, propertyName, instancePath }, _, all) =>
        propertyName === undefined &&
        (keyword === 'type' || !all.some((other) => other.keyword === 'type' && other.instancePath === instancePath)),
    );
    expect(
      violationsOf(root, schema, validate)
        .map(({ keyword, path }) => `${keyword} ${path.map((step) => `/${step}`).join('')}`)
        .sort(),
    ).toEqual(wanted.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`).sort());
    verdicts[verdict ? 'good' : 'bad']++;
  };
  const tryEach = (holder: { value: YamlNode }): void => {
    const { value } = holder;
    for (holder.value of values) compareWithAjv();
    holder.value = value;
  };
  const visit = (node: YamlNode): void => {
    if (node.kind === 'map') {
      for (const entry of node.entries) {
        tryEach(entry);
        visit(entry.value);
      }
    }
    if (node.kind === 'map') for (const name of ['Bad Name', 'toString', 'name']) withEntry(node, name, compareWithAjv);
    if (node.kind === 'map') withoutEach(node, compareWithAjv);
    if (node.kind === 'list') node.items.forEach(visit);
  };
  visit(root);
  expect(verdicts.good).toBeGreaterThan(50);
  expect(verdicts.bad).toBeGreaterThan(500);
});

function withEntry(map: YamlMap, key: string, then: () => void): void {
  if (map.entries.some((entry) => entry.key === key)) return;
  const value: YamlScalar = {
    kind: 'scalar',
    value: 'a',
    text: 'a',
    span: map.span,
    joined: false,
    map: () => {
      throw new Error('no map');
    },
  };
  map.entries.push({ key, keySpan: map.span, value });
  then();
  map.entries.pop();
}

function withoutEach(map: YamlMap, then: () => void): void {
  for (let i = 0; i < map.entries.length; i++) {
    const [entry] = map.entries.splice(i, 1);
    then();
    map.entries.splice(i, 0, entry);
  }
}

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
