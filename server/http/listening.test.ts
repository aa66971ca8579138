import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readOrigin } from '../setting-values.ts';
import { addressAt, listen, StartError } from './listening.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4321'],
  ['::1', 'http://[::1]:4321'],
  ['0.0.0.0', 'http://localhost:4321'],
  ['::', 'http://localhost:4321'],
])('the address at %s is an origin that the settings accept: %s', (host, address) => {
  expect(addressAt(host, 4321)).toBe(address);
  for (const spelling of [address, `${address}/`]) expect(readOrigin(spelling)).toBe(address);
});

test.each(['999.1.1.1', '192.0.2.1'])(
  'the error about HOST=%s names the setting and the expected value',
  async (host) => {
    const refused = listen(createServer(), { host, port: 0 });
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `HOST: expected an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0 for all, got "${host}"`,
    );
  },
);

test('a port in use is reported with its setting', async () => {
  const [firstServer, secondServer] = [createServer(), createServer()];
  onTestFinished(() => void firstServer.close());
  await listen(firstServer, { host: '127.0.0.1', port: 0 });
  const { port } = firstServer.address() as AddressInfo;
  await expect(listen(secondServer, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use. Stop the other program or set PORT to another number.`,
  );
});
