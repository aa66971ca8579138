/** The agency's own image: error pages, and what is kept from search engines. */
export const DEFAULT_SOCIAL_IMAGE = '/social/default.png';

/** Path of the image drawn for a page. In: "/services/legal-seo". Out: "/social/services/legal-seo.png". */
export function socialImagePath(path: string) {
  return `/social${path === '/' ? '/home' : path}.png`;
}
