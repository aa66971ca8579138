import { expect } from 'vitest';
import { everyPage } from './built-pages.ts';

const FACE_FILE = /@font-face\s*\{[^}]*url\(["']?([^"')]+\.woff2)/g;
/** What the visitor makes or unfolds there is set in the second typeface, and nothing before it. */
const LATER = ['/tools/ai-intake-builder', '/tools/page-reader', '/tools/cost-per-signed-case'];

everyPage('every page preloads the typefaces of its text, and no other', ({ address: path, $ }) => {
  const styles = $('style').text();
  const named = [...styles.matchAll(FACE_FILE)].map(([, file]) => file);
  const asked = $('link[rel=preload][as=font]')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(asked).toEqual(LATER.includes(path) ? named.slice(0, 1) : named);
});
