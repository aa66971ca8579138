/** A language model looks here for the site's table of contents (llmstxt.org), and for its whole text. */
export const LLMS_PATH = '/llms.txt';
export const LLMS_FULL_PATH = '/llms-full.txt';

const HOME = '/';
const HOME_NAME = '/index';
const EXTENSION = '.md';

/** Returns the path of a public page as markdown: "/about.md" for "/about", "/index.md" for home. */
export function markdownAddress(path: string): string {
  return `${path === HOME ? HOME_NAME : path}${EXTENSION}`;
}

/** Returns the path of the page whose markdown a file is; undefined when it is no markdown. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith(EXTENSION)) return undefined;
  const page = path.slice(0, -EXTENSION.length);
  return page === HOME_NAME ? HOME : page;
}
