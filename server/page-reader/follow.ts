import { type Asked, askOnce, type Limits } from './ask-once.ts';
import { PageFailure } from './failure.ts';
import type { Guard } from './guard.ts';

const REDIRECTS_MAX = 5;

export type Followed = Asked & { url: URL; hops: { url: string; status: number }[] };

/**
 * Asks an address and follows where it leads; each step goes through the guard as if it had been typed.
 * `before` hears of each address and throws where it may not be asked. Errors: PageFailure.
 */
export async function follow(
  start: URL,
  guard: Guard,
  limits: Limits,
  signal: AbortSignal,
  before: (url: URL) => Promise<void>,
): Promise<Followed> {
  const hops: Followed['hops'] = [];
  let url = start;
  for (;;) {
    await before(url);
    const asked = await askOnce(url, guard, limits, signal);
    const { location } = asked.headers;
    const isRedirect = asked.status >= 300 && asked.status < 400 && location !== undefined;
    if (!isRedirect) return { ...asked, url, hops };
    hops.push({ url: url.href, status: asked.status });
    if (hops.length > REDIRECTS_MAX) throw new PageFailure('too-many-redirects', { url: url.href });
    const next = URL.parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol) || next.username || next.password)
      throw new PageFailure('not-an-address', { url: url.href });
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new PageFailure('to-plain-http', { url: url.href });
    next.hash = '';
    url = next;
  }
}
