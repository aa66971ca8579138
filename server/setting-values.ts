import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * A setting read from text. In: what a right value looks like and how to read it (undefined = wrong).
 * Out: a schema whose only error message is "expected …".
 */
export function setting<T>(expected: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: `expected ${expected}`, input: text });
    return z.NEVER;
  });
}

/** In: lowest and highest value, both allowed. Out: a setting that is a whole number between them. */
export function wholeNumber(min: number, max: number) {
  return setting(`a whole number from ${min} to ${max}`, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });
}

function parsedUrl(text: string, protocols: readonly string[]) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.hostname && protocols.includes(url.protocol) ? url : undefined;
}

/** In: allowed protocols with their colon and an example. Out: a setting that is an address of one of them. */
export function address(protocols: readonly string[], example: string) {
  return setting(`an address such as ${example}`, (text) => (parsedUrl(text, protocols) ? text : undefined));
}

/** Out: a setting that is switched on by 1 and off by 0. */
export function toggle() {
  return setting('1 (on) or 0 (off)', (text) => (text === '1' ? true : text === '0' ? false : undefined));
}

/** Out: a setting that is an http(s) origin, without a path; a trailing slash is dropped. */
export function origin() {
  return setting('an origin such as https://www.example.com, without a path', readOrigin);
}

/** In: text. Out: the origin it spells, or undefined when it is anything more or less than one. */
export function readOrigin(text: string): string | undefined {
  const url = parsedUrl(text, ['http:', 'https:']);
  if (!url || url.username || url.search || url.hash || url.pathname !== '/') return undefined;
  return url.origin;
}

/** In: what one entry looks like and how to read it. Out: a comma-separated setting of such entries. */
export function list<T>(expected: string, read: (text: string) => T | undefined) {
  return setting(`a comma-separated list of ${expected}`, (text) => {
    const values = text
      .split(',')
      .filter((part) => part.trim())
      .map((part) => read(part.trim()));
    return values.every((value) => value !== undefined) ? (values as T[]) : undefined;
  });
}

/** In: text. Out: the same text when it is an IP address or a CIDR range, else undefined. */
export function readNetwork(text: string): string | undefined {
  const [host = '', prefix, ...rest] = text.split('/');
  const version = isIP(host);
  if (!version || rest.length) return undefined;
  if (prefix === undefined) return text;
  return /^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128) ? text : undefined;
}

const EMAIL = /^[^\s@<>,"]+@[^\s@<>,"]+\.[^\s@<>,"]+$/;

/** In: text. Out: the same text when it is a bare email address, else undefined. */
export function readEmail(text: string): string | undefined {
  return EMAIL.test(text) ? text : undefined;
}

/** In: text. Out: the same text when it is `a@b.c` or `Name <a@b.c>`, else undefined. */
export function readMailbox(text: string): string | undefined {
  if (/[\r\n]/.test(text)) return undefined;
  const bare = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return EMAIL.test(bare) ? text : undefined;
}
