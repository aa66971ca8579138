import { expect, test } from 'vitest';
import { isDrawable, plainLetters } from './letters.ts';

test.each([
  ['Rule 7.1, § 28-3-104', 'Rule 7.1, § 28-3-104'],
  ['"Our Approach" · 91% → Núñez', '"Our Approach" · 91% → Nuñez'],
  ['Ślusarski & Ångström', 'Slusarski & Angstrom'],
  ['A 律 firm', 'A 律 firm'],
  ['Mari\u0301a', 'Maria'],
  ['4½ stars, Avvo™, m², № 5, ﬁrm', '4½ stars, Avvo™, m², № 5, ﬁrm'],
  ['{"title":"＂quoted＂"}', '{"title":"＂quoted＂"}'],
])('%s is written in plain letters as %s', (text, set) => expect(plainLetters(text)).toBe(set));

test.each([
  ['¿Cuánto cuesta? ¡Así, en España!', true],
  ['Mari\u0301a’s “4½ stars” – Avvo™, €5', true],
  ['Łódź and Nguyễn', false],
  ['שיווק & SEO', false],
  ['律师', false],
  ['Ads → leads', false],
  ['A party 🎉', false],
])('every letter of %s can be drawn in a picture: %s', (text, expected) =>
  expect(isDrawable(text)).toBe(expected),
);
