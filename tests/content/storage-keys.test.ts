import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tool } from '../../src/content/features.ts';
import { STORAGE_KEYS } from '../../src/features/tools/storage-keys.ts';
import { hasFeature } from '../support/content-in-use.ts';
import { policyInUse } from '../support/policy-in-use.ts';

const cookiePolicy = policyInUse('cookie-policy');
const TOOL_OF: Record<keyof typeof STORAGE_KEYS, Tool> = {
  quiz: 'ai-seo-quiz',
  scorecard: 'gmb-scorecard',
  builder: 'ai-intake-builder',
  cost: 'cost-per-signed-case',
  reader: 'page-reader',
};

const IS_TEST = /\.(test|fixture)\.tsx?$/;
const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !IS_TEST.test(path));
const texts = sources.map((path) => readFileSync(path, 'utf8'));

/**
 * Only `saveItem`, `loadItem`, `removeItem` and `savedEntry` access storage; the key is a constant
 * or a text.
 */
const STORAGE_CALL = /\b(?:saveItem|loadItem|removeItem)\(\s*'(local|session)Storage',\s*([^,)]+)/g;
const ENTRY_KEY = /(?:\bsavedEntry\(\s*|\bstorageKey:\s*)(STORAGE_KEYS\.\w+)/g;
const CONSTANT = /\bconst ([A-Z_]+) = '([^']+)'/g;

const constants = new Map(
  texts.flatMap((text) =>
    [...text.matchAll(CONSTANT)].map(([, name, value]) => [name, value] as const),
  ),
);
function keyOf(expression: string) {
  const tool = /^STORAGE_KEYS\.(\w+)$/.exec(expression)?.[1] as
    | keyof typeof STORAGE_KEYS
    | undefined;
  if (tool) return STORAGE_KEYS[tool];
  return /^'(.+)'$/.exec(expression)?.[1] ?? constants.get(expression);
}

function usedKeys() {
  const calls = texts.flatMap((text) => [
    ...[...text.matchAll(STORAGE_CALL)].map(([, storageName, key = '']) => [
      storageName,
      key.trim(),
    ]),
    ...[...text.matchAll(ENTRY_KEY)].map(([, key = '']) => ['local', key.trim()]),
  ]);
  // saved-entry.ts receives its key as an argument.
  const callsWithKey = calls.filter(([, key]) => key !== 'key');
  return new Set(
    callsWithKey.map(([storageName, key = '']) => `${storageName} ${keyOf(key) ?? key}`),
  );
}

function listedKeys() {
  const rows = cookiePolicy.matchAll(/^\| `([^`]+)` \| (Local|Session) storage \|/gm);
  return [...rows].map(([, key, storageName]) => `${storageName?.toLowerCase()} ${key}`).sort();
}

test("the cookie policy lists every storage key that the site's code uses, and no other", () => {
  const unofferedKeys = Object.entries(TOOL_OF)
    .filter(([, tool]) => !hasFeature(tool))
    .map(([name]) => `local ${STORAGE_KEYS[name as keyof typeof STORAGE_KEYS]}`);
  expect([...usedKeys().difference(new Set(unofferedKeys))].sort()).toEqual(listedKeys());
});

/** Matches direct access to storage and a cookie that is set; reading cookies is allowed. */
const DIRECT_ACCESS =
  /\b(?:localStorage|sessionStorage)\s*[.[]|\bindexedDB\b|\bdocument\.cookie\s*=(?!=)|\bcookieStore\b/;

test('only the listed functions access storage', () => {
  expect(sources.filter((_, index) => DIRECT_ACCESS.test(texts[index] ?? ''))).toEqual([]);
  expect('document.cookie = "a=1"').toMatch(DIRECT_ACCESS);
});
