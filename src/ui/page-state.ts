function brand() {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]');

/** Adds noindex and the title, and returns a function that undoes both. */
export function showAsResult(title: string): () => void {
  const previousTitle = document.title;
  const suffix = brand();
  document.title = suffix ? `${title} | ${suffix}` : title;
  const addedRobots = robots() ? undefined : document.createElement('meta');
  if (addedRobots) {
    addedRobots.name = 'robots';
    addedRobots.content = 'noindex';
    document.head.append(addedRobots);
  }
  return () => {
    document.title = previousTitle;
    addedRobots?.remove();
  };
}
