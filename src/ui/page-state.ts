function siteName() {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

const findRobotsMeta = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]');

/** Adds noindex and the title, and returns a function that undoes both. */
export function showAsResult(title: string): () => void {
  const previousTitle = document.title;
  const suffix = siteName();
  document.title = suffix ? `${title} | ${suffix}` : title;
  const addedRobots = findRobotsMeta() ? undefined : document.createElement('meta');
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
