/** Addresses of a broker, as the schemes redis: and rediss: are registered; and what is shown of them. */
import { expect, test } from 'vitest';
import { parseAddress, withoutPasswords } from './address.ts';

test.each([
  [
    'redis://localhost',
    { host: 'localhost', port: 6379, database: 0, isEncrypted: false, shown: 'redis://localhost:6379' },
  ],
  ['redis://localhost/', { port: 6379, database: 0 }],
  ['redis://localhost/0', { database: 0, shown: 'redis://localhost:6379' }],
  ['redis://10.0.0.5:7000/3', { host: '10.0.0.5', port: 7000, database: 3, shown: 'redis://10.0.0.5:7000/3' }],
  ['rediss://host', { isEncrypted: true, shown: 'rediss://host:6379' }],
  ['valkey://host', { isEncrypted: false, shown: 'valkey://host:6379' }],
  ['valkeys://host', { isEncrypted: true }],
  ['redis://[::1]:7000', { host: '::1', port: 7000, shown: 'redis://[::1]:7000' }],
  ['redis://me:hush@host', { username: 'me', password: 'hush', shown: 'redis://host:6379' }],
  ['redis://:p%40ss%3A@host', { username: undefined, password: 'p@ss:' }],
  // not encoded as it should be: taken as it is
  ['redis://:100%@host', { password: '100%' }],
  ['redis://host', { username: undefined, password: undefined }],
])('%s', (text, parts) => {
  expect(parseAddress(text)).toMatchObject(parts);
});

test('a password of the environment is used where the address has none', () => {
  expect(parseAddress('redis://host', 'secret')).toMatchObject({ password: 'secret' });
  expect(parseAddress('redis://:own@host', 'secret')).toMatchObject({ password: 'own' });
  expect(parseAddress('redis://host', '')).toMatchObject({ password: undefined });
});

test.each([
  'localhost',
  'http://host',
  'redis://',
  'redis://host/x',
  'redis://host/1.5',
  'redis://host/-1',
  '',
  'redis:',
])('"%s" is none', (text) => {
  expect(parseAddress(text)).toBeNull();
});

test('names and passwords are left out wherever an address is in a text', () => {
  expect(withoutPasswords('redis://me:hush@host and redis://:x@[::1]:5/2, host@home')).toBe(
    'redis://…@host and redis://…@[::1]:5/2, host@home',
  );
  expect(withoutPasswords('redis://host/path@x')).toBe('redis://host/path@x');
});
