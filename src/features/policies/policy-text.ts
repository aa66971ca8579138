import type { Site } from '../../content/site.ts';
import { fillSiteWords } from './schema.ts';

/**
 * The body of a policy, ready to be shown.
 * In: HTML made from its markdown, and the site. Out: the site's words in the place of {brand}, {email}, {phone} and
 * {address}; mail and phone are links. Errors: throws on any other word between braces.
 */
export function policyHtml(html: string, site: Site) {
  return fillSiteWords(html, {
    ...site,
    email: `<a href="mailto:${site.email}">${site.email}</a>`,
    phone: `<a href="${site.phoneHref}" class="whitespace-nowrap">${site.phone}</a>`,
  });
}
