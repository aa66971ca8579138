/** The agency's own image: error pages, and what is kept from search engines. */
export const DEFAULT_SOCIAL_IMAGE = '/social/default.png';

/** "/social/services/legal-seo.png" for "/services/legal-seo". */
export function socialImagePath(path: string) {
  return `/social${path === '/' ? '/home' : path}.png`;
}
