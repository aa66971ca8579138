/** The table of contents for language models (llmstxt.org), and the whole text of the site. */
export const LLMS_PATH = '/llms.txt';
export const LLMS_FULL_PATH = '/llms-full.txt';

const HOME = '/';
const HOME_NAME = '/index';
const EXTENSION = '.md';

/** Returns "/about.md" for "/about", "/index.md" for the home page. */
export function markdownAddress(path: string): string {
  return `${path === HOME ? HOME_NAME : path}${EXTENSION}`;
}

/** Returns undefined for files that are not Markdown. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith(EXTENSION)) return undefined;
  const page = path.slice(0, -EXTENSION.length);
  return page === HOME_NAME ? HOME : page;
}
