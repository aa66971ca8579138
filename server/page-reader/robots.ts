/** Reads robots.txt by RFC 9309 and, for Google's crawlers, like Google's more lenient parser. */
import type { Crawler } from '../../src/features/page-reader/reading.ts';

export const READER_ROBOTS_NAME = 'LegalPageReader';
const CRAWLERS = [
  'Googlebot',
  'Google-Extended',
  'Bingbot',
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
];
/** google/robotstxt has the same limit: eight times the longest URL of a browser. */
const MAX_LINE_LENGTH = 8 * 2_083;

type Key = 'user-agent' | 'allow' | 'disallow';
type Row = { key: Key; value: string; line: number };

// Matches the spellings that only Google's parser accepts: longer endings and some misspellings.
const GOOGLE_KEYS: [RegExp, Key][] = [
  [/^user[- ]?agent/i, 'user-agent'],
  [/^allow/i, 'allow'],
  [/^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i, 'disallow'],
];
const KEYS = new Set<string>(['user-agent', 'allow', 'disallow']);

function parseRows(text: string, isLenient: boolean): Row[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const row = line.slice(0, MAX_LINE_LENGTH).replace(/#.*/s, '').trim();
    const match =
      /^([^:]*):(.*)$/s.exec(row) ?? (isLenient && /^(\S+)[ \t]+(\S+)$/.exec(row)) ?? [];
    const [, name = '', value = ''] = match || [];
    const normalizedName = name.trim().toLowerCase();
    const key = isLenient
      ? GOOGLE_KEYS.find(([pattern]) => pattern.test(normalizedName))?.[1]
      : KEYS.has(normalizedName) && (normalizedName as Key);
    return key ? [{ key, value: value.trim(), line: index + 1 }] : [];
  });
}

/** Before a comparison, paths are percent-encoded with capital hex digits (RFC 9309, 2.2.2). */
const percentEncode = (path: string) =>
  path
    .replace(/[^\p{ASCII}]+/gu, (signs) => encodeURIComponent(signs.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());

/** In a pattern, `*` matches any text, and a final `$` matches the end (RFC 9309, 2.2.3). */
function matchesPattern(path: string, pattern: string) {
  const isAnchored = pattern.endsWith('$');
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const [firstPiece = '', ...otherPieces] = pieces;
  if (!path.startsWith(firstPiece)) return false;
  const lastPiece = isAnchored ? otherPieces.pop() : undefined;
  let position = firstPiece.length;
  for (const piece of otherPieces) {
    const index = path.indexOf(piece, position);
    if (index < 0) return false;
    position = index + piece.length;
  }
  if (!isAnchored) return true;
  if (lastPiece === undefined) return path.length === position;
  return path.endsWith(lastPiece) && path.length - lastPiece.length >= position;
}

function matchLength({ key, value }: Row, path: string, isLenient: boolean) {
  const pattern = percentEncode(value);
  if (matchesPattern(path, pattern)) return pattern.length;
  const folder = isLenient && key === 'allow' && /^(.*\/)index\.html?[^/]*$/.exec(pattern)?.[1];
  return folder && matchesPattern(path, `${folder}$`) ? folder.length + 1 : -1;
}

// The rules of the crawler's own group apply or, if it has none, the rules of the group `*`. The
// longest matching rule wins. If two rules are equally long, Allow wins.
function findPermission(rows: readonly Row[], path: string, name: string, isLenient: boolean) {
  const longestMatches = {
    own: { allow: [0, 0], disallow: [0, 0] },
    all: { allow: [0, 0], disallow: [0, 0] },
  };
  let [isInOwnGroup, isInAllGroup, hasOwnGroup, hasRules] = [false, false, false, false];
  for (const row of rows) {
    if (row.key === 'user-agent') {
      // The names of a group end at its first rule. No other line ends them (RFC 9309, 2.2.1,
      // 2.2.4).
      if (hasRules) [isInOwnGroup, isInAllGroup, hasRules] = [false, false, false];
      if (isLenient ? /^\*(?:\s|$)/.test(row.value) : row.value === '*') isInAllGroup = true;
      else if (/^[a-z_-]*/i.exec(row.value)?.[0].toLowerCase() === name.toLowerCase())
        [isInOwnGroup, hasOwnGroup] = [true, true];
    } else if (isInOwnGroup || isInAllGroup) {
      hasRules = true;
      const length = matchLength(row, path, isLenient);
      const group = isInOwnGroup ? longestMatches.own : longestMatches.all;
      if (length > (group[row.key][0] ?? 0)) group[row.key] = [length, row.line];
    }
  }
  const { allow, disallow } = hasOwnGroup ? longestMatches.own : longestMatches.all;
  const [allowLength = 0, allowLine] = allow;
  const [disallowLength = 0, disallowLine] = disallow;
  const line = disallowLength > allowLength ? disallowLine : allowLine;
  return { allowed: disallowLength <= allowLength, line: line || undefined };
}

export function readRobots(text: string, address: string) {
  const { pathname, search } = new URL(address);
  const path = percentEncode(pathname + search);
  const [rows, googleRows] = [parseRows(text, false), parseRows(text, true)];
  const crawlers: Crawler[] = CRAWLERS.map((name) => {
    const strictPermission = findPermission(rows, path, name, false);
    if (!name.startsWith('Google')) return { name, ...strictPermission };
    const googlePermission = findPermission(googleRows, path, name, true);
    return {
      name,
      ...googlePermission,
      ...(googlePermission.allowed !== strictPermission.allowed && { isGoogleOnly: true }),
    };
  });
  const isAllowed =
    findPermission(rows, path, READER_ROBOTS_NAME, false).allowed &&
    findPermission(googleRows, path, READER_ROBOTS_NAME, true).allowed;
  return { isAllowed, crawlers };
}
