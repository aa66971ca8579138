import { expect, test } from 'vitest';
import { isDrawable, plainLetters } from './letters.ts';

test.each([
  ['"Our Approach" · 91% → Núñez', '"Our Approach" · 91% → Nuñez'],
  ['Ślusarski & Ångström', 'Slusarski & Angstrom'],
  ['Mari\u0301a', 'Maria'],
  ['4½ stars, Avvo™, m², № 5, ﬁrm', '4½ stars, Avvo™, m², № 5, ﬁrm'],
])('%s is written in plain letters as %s', (text, set) => expect(plainLetters(text)).toBe(set));

test.each([
  ['¿Cuánto cuesta? ¡Así, en España!', true],
  ['Mari\u0301a’s “4½ stars” – Avvo™, €5', true],
  ['Łódź and Nguyễn', false],
  ['שיווק & SEO', false],
  ['Ads → leads', false],
  ['A party 🎉', false],
])('every letter of %s can be drawn in a picture: %s', (text, expected) =>
  expect(isDrawable(text)).toBe(expected),
);
