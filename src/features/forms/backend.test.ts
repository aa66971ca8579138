import { afterEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS, callFunction } from './backend.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response | Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetching);
  return fetching;
}
const failed = (status: number) => ({ ok: false, status, error: undefined, fields: {} });
const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status });

test('a call posts JSON with the key as apikey and as bearer token', async () => {
  const fetching = answering(json(200, { message: 'Thanks' }));
  const answer = await callFunction({ address: '', key: 'public-anon-key' }, 'send-contact-email', {
    name: 'Dana',
  });
  expect(answer).toEqual({ ok: true, status: 200, body: { message: 'Thanks' } });
  const [address, request] = fetching.mock.calls[0] ?? [];
  expect(address).toBe('/functions/v1/send-contact-email');
  expect(request).toMatchObject({
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: 'public-anon-key',
      Authorization: 'Bearer public-anon-key',
    },
    body: '{"name":"Dana"}',
  });
});

test.each([
  [
    400,
    { error: 'Wrong', fields: { email: 'Invalid email address' } },
    'Wrong',
    { email: 'Invalid email address' },
  ],
  [429, { error: 'Wait 3 minutes.' }, 'Wait 3 minutes.', {}],
  [429, {}, undefined, {}],
  [500, { error: 7, fields: 'x' }, undefined, {}],
  [500, null, undefined, {}],
])('status %i with %j', async (status, body, error, fields) => {
  answering(json(status, body));
  expect(await callFunction({ address: '', key: 'key' }, 'x', {})).toEqual({
    ok: false,
    status,
    error,
    fields,
  });
});

test('a page with status 200 instead of the function’s answer is a failure', async () => {
  answering(() => new Response('<h1>Sign in</h1>', { status: 200 }));
  expect(await callFunction({ address: '', key: 'key' }, 'x', {})).toEqual(failed(200));
});

test('a missing answer is status 0, and the call does not throw', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await callFunction({ address: '', key: 'key' }, 'x', {})).toEqual(failed(0));
});

test('a call without an answer fails after 30 seconds', async () => {
  expect(CALL_TIMEOUT_MS).toBe(30_000);
  const aborter = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborter.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  const answer = callFunction({ address: '', key: 'key' }, 'x', {});
  aborter.abort();
  expect(await answer).toMatchObject({ ok: false, status: 0 });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
