/** A letter that cites a source, outside of what React compares with its own. */
const CITE = /<astro-island\b[\s\S]*?<\/astro-island>|<a href="#source-(\d+)"/g;
const BACK = /<a href="#source-ref-(\d+)"[^>]*>[^<]*<\/a>/g;

/**
 * Which place cites a source first no part of a page knows; it is marked here, so that the source leads back to it. A source
 * that nothing cites has no way back.
 */
export function sourceBacks(html: string) {
  const cited = new Set<string>();
  const marked = html.replace(CITE, (found, place?: string) => {
    if (!place || cited.has(place)) return found;
    cited.add(place);
    return `${found} id="source-ref-${place}"`;
  });
  return marked.replace(BACK, (back, place: string) => (cited.has(place) ? back : ''));
}
