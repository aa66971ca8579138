import { expect } from 'vitest';
import { everyPage } from './built-pages.ts';

const FACE_FILE = /@font-face\s*\{[^}]*url\(["']?([^"')]+\.woff2)/g;
/** On these pages the second typeface appears only after an action of the visitor. */
const WITH_LATE_TYPEFACE = [
  '/tools/ai-intake-builder',
  '/tools/page-reader',
  '/tools/cost-per-signed-case',
];

everyPage('every page preloads the typefaces of its text, and no other', ({ address: path, $ }) => {
  const styles = $('style').text();
  const namedFiles = [...styles.matchAll(FACE_FILE)].map(([, file]) => file);
  const preloads = $('link[rel=preload][as=font]');
  expect(preloads.closest('head'), 'a preload in the head delays the first paint').toHaveLength(0);
  const preloadedFiles = preloads.toArray().map((link) => $(link).attr('href'));
  expect(preloadedFiles).toEqual(
    WITH_LATE_TYPEFACE.includes(path) ? namedFiles.slice(0, 1) : namedFiles,
  );
});
