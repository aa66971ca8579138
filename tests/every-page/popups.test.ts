import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPopup, inContent } from '../support/content-in-use.ts';
import { eachPage } from './built-pages.ts';

const policies = readdirSync(inContent('policies')).map((file) => `/${file.replace(/\.md$/, '')}`);
/** Where a visitor is at work, reads terms or has gone astray. */
const QUIET = [
  /^\/tools\//,
  /^\/contact/,
  /^\/resources\/.+\/(download|thank-you)$/,
  /^\/(404|500)$/,
  /\/not-found$/,
];

test.each(eachPage)(
  '%s has a popup unless it is a tool, a form, a policy or an error page',
  (address, { $ }) => {
    const isQuiet = policies.includes(address) || QUIET.some((pattern) => pattern.test(address));
    expect($('[data-lead-popup]').length > 0).toBe(hasPopup && !isQuiet);
  },
);
