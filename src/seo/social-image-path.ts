export const DEFAULT_SOCIAL_IMAGE = '/social/default.png';

/** Returns "/social/services/legal-seo.png" for "/services/legal-seo". */
export function socialImagePath(path: string) {
  return `/social${path === '/' ? '/home' : path}.png`;
}
