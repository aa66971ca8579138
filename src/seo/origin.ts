import { contentDirectory } from '../content/read-content.ts';
import { siteIn } from '../content/this-site.ts';

/** Returns SITE_URL, else `origin` of site.yaml, without a trailing slash. */
export function readSiteOrigin(env: Record<string, string | undefined>) {
  if (env.SITE_URL) return env.SITE_URL.replace(/\/+$/, '');
  return siteIn(contentDirectory(env)).origin;
}
