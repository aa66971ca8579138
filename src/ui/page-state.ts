function siteName() {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

const findRobotsMeta = () => document.head.querySelector<HTMLMetaElement>('meta[name=robots]');

/**
 * Adds noindex, the title and the position of toasts. Returns a function that undoes these changes.
 */
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
  const toasts = document.querySelector('body > [data-toasts]');
  toasts?.classList.add('toasts-over-header');
  return () => {
    toasts?.classList.remove('toasts-over-header');
    document.title = previousTitle;
    addedRobots?.remove();
  };
}
