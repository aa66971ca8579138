import { expect, test } from 'vitest';
import { encodingOf } from './encoding-of.ts';
import { textOf } from './text-of.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const HTML = 'text/html';

test.each<[string, Uint8Array, string, string]>([
  ['the header', latin1('<p>Caf\xe9 \x93x\x94'), `${HTML}; charset=iso-8859-1`, 'Café “x”'],
  [
    'the header in quotation marks',
    latin1('<p>Caf\xe9'),
    `${HTML}; charset="windows-1252"`,
    'Café',
  ],
  ['a meta', latin1('<meta charset="windows-1252"><p>Caf\xe9'), HTML, 'Café'],
  [
    'a late meta',
    latin1(`<!-- ${'x'.repeat(3000)} --><meta charset=latin1><p>Caf\xe9`),
    HTML,
    'Café',
  ],
  [
    'a meta of a header',
    latin1('<meta http-equiv=Content-Type content="text/html; charset=latin1"><p>Caf\xe9'),
    HTML,
    'Café',
  ],
  ['utf-16 in a meta, which is UTF-8', Buffer.from('<meta charset="utf-16"><p>Café'), HTML, 'Café'],
  [
    '"unicode" in a meta',
    Buffer.from('<meta http-equiv=Content-Type content="text/html; charset=unicode"><p>Café'),
    HTML,
    'Café',
  ],
  [
    'x-user-defined in a meta, which is windows-1252',
    latin1('<meta charset="x-user-defined"><p>Caf\xe9'),
    HTML,
    'Café',
  ],
  [
    'a header without such a name, then the meta',
    Buffer.from('<meta charset="utf-8"><p>Café'),
    `${HTML}; charset=none`,
    'Café',
  ],
  ['a header without such a name', Buffer.from('<p>Café'), `${HTML}; charset=utf8mb4`, 'Café'],
  [
    'a meta in a comment, which is none',
    Buffer.from('<!-- <meta charset="iso-8859-1"> --><meta charset=utf-8><p>Café'),
    HTML,
    'Café',
  ],
  [
    'a byte order mark before the header',
    Buffer.from('\ufeff<p>Café'),
    `${HTML}; charset=iso-8859-1`,
    'Café',
  ],
  ['UTF-16 by its mark', Buffer.from('\ufeff<p>Café', 'utf16le'), HTML, 'Café'],
  ['nothing, and UTF-8', Buffer.from('<p>Café'), HTML, 'Café'],
  ['nothing, and old', latin1('<p>Caf\xe9'), HTML, 'Café'],
  [
    'Japanese of the header',
    Buffer.from([0x3c, 0x70, 0x3e, 0x93, 0xfa]),
    `${HTML}; charset=Shift_JIS`,
    '日',
  ],
])(
  'letters are read by %s (HTML Standard 13.2.3; Encoding Standard, as of November 2026)',
  (_, body, type, expected) => {
    expect(textOf(body, encodingOf(body, type))).toContain(`<p>${expected}`);
  },
);
