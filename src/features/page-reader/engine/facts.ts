import type { Line } from '../reading.ts';

/** What is known of how a page came; a pasted page has none of it. */
export type Fetched = {
  /** Where the page was in the end. */
  url: string;
  status: number;
  /** Where it was looked for before that. */
  hops: readonly { url: string; status: number }[];
  /** `X-Robots-Tag`, a text for each line; `Link`; `Refresh`. */
  robotsHeaders: readonly string[];
  linkHeader?: string | undefined;
  refreshHeader?: string | undefined;
  /** The rules of robots.txt for named crawlers; undefined when it could not be read. */
  crawlers:
    | readonly { name: string; allowed: boolean; line?: number | undefined; isGoogles?: boolean }[]
    | undefined;
};

/** What a check found; the table of checks adds its id. */
export type FoundLine = Omit<Line, 'id'>;
