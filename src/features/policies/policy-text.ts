import type { Site } from '../../content/site.ts';
import { fillSiteWords } from './schema.ts';

/**
 * The site's words take the place of {brand}, {email}, {phone} and {address}; mail and phone are links.
 * Throws on any other word between braces.
 */
export function policyHtml(html: string, site: Site) {
  return fillSiteWords(html, {
    ...site,
    email: `<a href="mailto:${site.email}">${site.email}</a>`,
    phone: `<a href="${site.phoneHref}" class="whitespace-nowrap">${site.phone}</a>`,
  });
}
