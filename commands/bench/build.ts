import { grow, growthTable } from '../prove/growth.ts';

/** More articles than there are: so the site has about a thousand pages, and five thousand. */
const MORE_ARTICLES = [1_000, 5_000] as const;

/** How long a build takes as the site grows, and how much memory: a table. It takes some ten minutes. */
export const build = async (): Promise<string> =>
  growthTable(
    await grow('posts', MORE_ARTICLES, (title, { ms }) =>
      console.error(`${title}: ${(ms / 1_000).toFixed(1)} s`),
    ),
  );
