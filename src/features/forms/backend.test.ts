import { expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS, callFunction } from './backend.ts';

function stubAnswer(answer: () => Response | Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetching);
  return fetching;
}
const call = (key = 'key') =>
  callFunction({ address: '', key }, 'send-contact-email', { name: 'Dana' });
const json = (status: number, body: unknown) => () => Response.json(body, { status });

test('a call posts JSON with the key as apikey and as bearer token', async () => {
  const fetching = stubAnswer(json(200, { message: 'Thanks' }));
  const answer = await call('public-anon-key');
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

const FIELDS = { email: 'Invalid email address' };
const htmlAnswer = () => new Response('<h1>Sign in</h1>', { status: 200 });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
test.each([
  ['a reason and fields', json(400, { error: 'Wrong', fields: FIELDS }), 400, 'Wrong', FIELDS],
  ['a reason', json(429, { error: 'Wait 3 minutes.' }), 429, 'Wait 3 minutes.', {}],
  ['no reason', json(429, {}), 429, undefined, {}],
  ['other values', json(500, { error: 7, fields: 'x' }), 500, undefined, {}],
  ['null', json(500, null), 500, undefined, {}],
  ['a page instead of the answer', htmlAnswer, 200, undefined, {}],
  ['no answer', noNetwork, 0, undefined, {}],
])(
  'a failure with %s is returned with its status and reason',
  async (_, answer, status, error, fields) => {
    stubAnswer(answer);
    expect(await call()).toEqual({ ok: false, status, error, fields });
  },
);

test('a call without an answer fails after 30 seconds', async () => {
  expect(CALL_TIMEOUT_MS).toBe(30_000);
  const aborter = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborter.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  const answer = call();
  aborter.abort();
  expect(await answer).toMatchObject({ ok: false, status: 0 });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
