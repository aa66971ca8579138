import { expect, test } from 'vitest';
import type { Site } from '../../content/site.ts';
import { policyHtml } from './view.tsx';

const site = {
  brand: 'North & <Bar>',
  email: 'hello@northbar.example',
  phone: '(813) 555-0142',
  phoneHref: 'tel:+18135550142',
} as Site;

test('no brace is left; mail and phone are links', () => {
  expect(policyHtml('<p>{brand}: write to {email} or call {phone}.</p>', site)).toBe(
    '<p>North &amp; &lt;Bar&gt;: write to <a href="mailto:hello@northbar.example">hello@northbar.example</a> or call ' +
      '<a href="tel:+18135550142" class="whitespace-nowrap">(813) 555-0142</a>.</p>',
  );
});
