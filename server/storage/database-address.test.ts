import { expect, test } from 'vitest';
import { connectionAddresses, hasKnownSslMode, isDatabaseAddress } from './database-address.ts';

test.each([
  ['postgres://user:password@host:5432/database', true],
  ['postgresql://host/database', true],
  ['postgres://[::1]:5432/database', true],
  ['postgres://user@/database?host=/var/run/postgresql&port=5433', true],
  ['postgres://user@%2Fvar%2Frun%2Fpostgresql/database', true],
  ['postgres://user:p%40ss@host/database?sslmode=require&channel_binding=require', true],
  ['postgres://user:12#34@host/database', false],
  ['mysql://host/database', false],
  ['host=/var/run/postgresql dbname=database', false],
  ['postgres:///database', false],
  ['postgres://user@/database', false],
  ['postgres://one:5432,two:5432/database', false],
  ['postgres:///database?host=one,two', false],
])('%s is accepted: %s', (address, isAccepted) => {
  expect(isDatabaseAddress(address)).toBe(isAccepted);
});

test.each([
  ['', ['']],
  ['?sslmode=disable', ['?sslmode=disable']],
  ['?sslmode=verify-full', ['?sslmode=verify-full']],
  ['?sslmode=no-verify', ['?sslmode=no-verify']],
  // libpq encrypts if the server can, and does not check the certificate.
  ['?sslmode=prefer', ['?sslmode=no-verify', '?sslmode=disable']],
  ['?a=b&sslmode=allow&c=d', ['?a=b&sslmode=disable&c=d', '?a=b&sslmode=no-verify&c=d']],
  // A mode that requires encryption must also check the certificate.
  ['?sslmode=require', ['?sslmode=verify-full']],
  ['?sslmode=verify-ca&sslrootcert=/x', ['?sslmode=verify-full&sslrootcert=/x']],
  ['?sslmode=require&uselibpqcompat=true', ['?sslmode=require&uselibpqcompat=true']],
])('postgres://host/database%s is tried with the documented modes', (query, triedQueries) => {
  const address = 'postgres://host/database';
  expect(connectionAddresses(address + query)).toEqual(
    triedQueries.map((suffix) => address + suffix),
  );
});

test('an unknown mode is refused', () => {
  expect(hasKnownSslMode('postgres://host/database?sslmode=require')).toBe(true);
  expect(hasKnownSslMode('postgres://host/database?sslmode=on')).toBe(false);
});
