/** The brand as the head names it. */
function brand() {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Whether the head has noindex already. */
const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]');

/**
 * Turns the page into a result: noindex, and its own title, to which the brand is added.
 * The function it returns puts both back as they were.
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
