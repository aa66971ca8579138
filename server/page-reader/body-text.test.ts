import { expect, test } from 'vitest';
import { encodingOf, textPieces } from './body-text.ts';

const inLatin1 = (text: string) => Buffer.from(text, 'latin1');
const HTML = 'text/html';

test.each<[string, Uint8Array, string, string]>([
  ['the header', inLatin1('<p>Caf\xe9 \x93x\x94'), `${HTML}; charset=iso-8859-1`, 'Café “x”'],
  ['a meta', inLatin1('<meta charset="windows-1252"><p>Caf\xe9'), HTML, 'Café'],
  [
    'a byte order mark before the header',
    Buffer.from('\ufeff<p>Café'),
    `${HTML}; charset=iso-8859-1`,
    'Café',
  ],
  ['nothing, and UTF-8', Buffer.from('<p>Café'), HTML, 'Café'],
  ['nothing, and old', inLatin1('<p>Caf\xe9'), HTML, 'Café'],
])(
  'text is decoded by %s (HTML Standard 13.2.3; Encoding Standard, as of November 2026)',
  (_, body, type, expected) => {
    const text = [...textPieces(body, encodingOf(body, type))].join('');
    expect(text).toContain(`<p>${expected}`);
  },
);
