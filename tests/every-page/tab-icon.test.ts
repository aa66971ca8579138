import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../support/content-in-use.ts';
import { eachPage } from './built-pages.ts';

const SIGN = readFileSync(inContent('brand/public/favicon.svg'), 'utf8').trim();

test.each(eachPage)(
  '%s carries the sign of its tab, and names the file that search engines take',
  (_, { $ }) => {
    const icons = $('link[rel=icon]').toArray();
    const [drawing = '', file] = icons.map((icon) => $(icon).attr('href'));
    // signs that the standard of addresses allows
    expect(drawing).toMatch(/^data:image\/svg\+xml,[\w\-.~!$()*+,;=:@/?%]+$/);
    expect(decodeURIComponent(drawing.slice(drawing.indexOf(',') + 1))).toBe(SIGN);
    expect(file).toBe('/favicon.ico');
    expect(icons).toHaveLength(2);
  },
);
