import { createServer, request } from 'node:http';
import { whileListening } from '../while-listening.ts';

/** Forbids a page its scripts by the browser's own doing: `noscript` shows, and what drives the browser may still look. */
const POLICY = 'sandbox allow-forms allow-same-origin';

/** The same site at another address, where no script runs, while the work lasts. */
export async function withoutScripts<T>(site: string, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const passed = request(new URL(url, site), { method, headers }, (given) => {
      const { 'content-security-policy': own = '', ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, {
        ...others,
        'content-security-policy': [own, POLICY].flat().join(', '),
      });
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return whileListening(server, work);
}
