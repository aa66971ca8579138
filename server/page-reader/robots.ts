/** Evaluates robots.txt by RFC 9309, and for Google's crawlers also as leniently as Google's own parser. */
import type { Crawler } from '../../src/features/page-reader/reading.ts';

/** Our reader's name in robots.txt files. */
export const READER_ROBOTS_NAME = 'LegalPageReader';
/** Crawlers for search engines and for answers of AI services. */
const CRAWLERS = [
  'Googlebot',
  'Google-Extended',
  'Bingbot',
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
];
/**
 * Longer lines are cut at this length in characters, as by google/robotstxt: eight times the longest address of a browser.
 */
const LINE_MAX = 8 * 2_083;

type Key = 'user-agent' | 'allow' | 'disallow';
type Row = { key: Key; value: string; line: number };

/** Matches the spellings that only Google's parser accepts: longer endings and some misspellings. */
const GOOGLES_KEYS: [RegExp, Key][] = [
  [/^user[- ]?agent/i, 'user-agent'],
  [/^allow/i, 'allow'],
  [/^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i, 'disallow'],
];
const KEYS = new Set<string>(['user-agent', 'allow', 'disallow']);

function rowsOf(text: string, isGoogles: boolean): Row[] {
  return text.split(/\r\n|\n|\r/).flatMap((whole, index) => {
    const row = whole.slice(0, LINE_MAX).replace(/#.*/s, '').trim();
    const named =
      /^([^:]*):(.*)$/s.exec(row) ?? (isGoogles && /^(\S+)[ \t]+(\S+)$/.exec(row)) ?? [];
    const [, name = '', value = ''] = named || [];
    const exact = name.trim().toLowerCase();
    const key = isGoogles
      ? GOOGLES_KEYS.find(([pattern]) => pattern.test(exact))?.[1]
      : KEYS.has(exact) && (exact as Key);
    return key ? [{ key, value: value.trim(), line: index + 1 }] : [];
  });
}

/**
 * Returns a path with each non-ASCII character percent-encoded and all escapes in capitals, so that paths can be compared
 * (RFC 9309, 2.2.2).
 */
const encoded = (path: string) =>
  path
    .replace(/[^\p{ASCII}]+/gu, (signs) => encodeURIComponent(signs.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());

/**
 * Returns whether a path matches a rule's pattern. `*` matches any text, and `$` at the end matches the end (RFC 9309,
 * 2.2.3).
 */
function matches(path: string, pattern: string) {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...others] = pieces;
  if (!path.startsWith(first)) return false;
  const last = isWhole ? others.pop() : undefined;
  let at = first.length;
  for (const piece of others) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return path.length === at;
  return path.endsWith(last) && path.length - last.length >= at;
}

function lengthOf({ key, value }: Row, path: string, isGoogles: boolean) {
  const pattern = encoded(value);
  if (matches(path, pattern)) return pattern.length;
  const folder = isGoogles && key === 'allow' && /^(.*\/)index\.html?[^/]*$/.exec(pattern)?.[1];
  return folder && matches(path, `${folder}$`) ? folder.length + 1 : -1;
}

/**
 * Returns whether a crawler may read a path. The longest matching rule of its own group wins, or of the group `*` if it has
 * none; of two equal rules, Allow wins.
 */
function answerOf(rows: readonly Row[], path: string, name: string, isGoogles: boolean) {
  const best = {
    own: { allow: [0, 0], disallow: [0, 0] },
    all: { allow: [0, 0], disallow: [0, 0] },
  };
  let [isOwn, isAll, wasOwn, hasRules] = [false, false, false, false];
  for (const row of rows) {
    if (row.key === 'user-agent') {
      // A group's list of names ends with its first rule, and with no other line (RFC 9309, 2.2.1 and 2.2.4).
      if (hasRules) [isOwn, isAll, hasRules] = [false, false, false];
      if (isGoogles ? /^\*(?:\s|$)/.test(row.value) : row.value === '*') isAll = true;
      else if (/^[a-z_-]*/i.exec(row.value)?.[0].toLowerCase() === name.toLowerCase())
        [isOwn, wasOwn] = [true, true];
    } else if (isOwn || isAll) {
      hasRules = true;
      const length = lengthOf(row, path, isGoogles);
      const group = isOwn ? best.own : best.all;
      if (length > (group[row.key][0] ?? 0)) group[row.key] = [length, row.line];
    }
  }
  const { allow, disallow } = wasOwn ? best.own : best.all;
  const [allowed = 0, allowLine] = allow;
  const [refused = 0, refuseLine] = disallow;
  const line = refused > allowed ? refuseLine : allowLine;
  return { allowed: refused <= allowed, line: line || undefined };
}

/** Returns whether our reader and each crawler may read an address. */
export function readRobots(text: string, address: string) {
  const { pathname, search } = new URL(address);
  const path = encoded(pathname + search);
  const [rows, googles] = [rowsOf(text, false), rowsOf(text, true)];
  const crawlers: Crawler[] = CRAWLERS.map((name) => {
    const strict = answerOf(rows, path, name, false);
    if (!name.startsWith('Google')) return { name, ...strict };
    const own = answerOf(googles, path, name, true);
    return { name, ...own, ...(own.allowed !== strict.allowed && { isGoogles: true }) };
  });
  const isAllowed =
    answerOf(rows, path, READER_ROBOTS_NAME, false).allowed &&
    answerOf(googles, path, READER_ROBOTS_NAME, true).allowed;
  return { isAllowed, crawlers };
}
