/** The brand as the head names it. */
function brand() {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Returns the tag of the head that has noindex already. */
const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]');

/** Turns the page into a result: it gets noindex and its own title, to which the brand is added. The function it returns restores both. */
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
