/** Returns the name of the brand from the head of the page. */
function brand() {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Returns the robots tag of the head; null if the page has none. */
const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]');

/**
 * Marks the page as a result of a tool: adds noindex, and sets the title, followed by the brand. Returns a function that
 * undoes both.
 */
export function showAsResult(title: string): () => void {
  const before = document.title;
  const suffix = brand();
  document.title = suffix ? `${title} | ${suffix}` : title;
  const own = robots() ? undefined : document.createElement('meta');
  if (own) {
    own.name = 'robots';
    own.content = 'noindex';
    document.head.append(own);
  }
  return () => {
    document.title = before;
    own?.remove();
  };
}
