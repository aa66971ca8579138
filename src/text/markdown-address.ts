/** Where a language model looks for the site's table of contents (llmstxt.org), and for its whole text. */
export const LLMS_PATH = '/llms.txt';
export const LLMS_FULL_PATH = '/llms-full.txt';

const HOME = '/';
const HOME_NAME = '/index';
const EXTENSION = '.md';

/** Path of a public page in ("/about"); path of the same page as markdown out ("/about.md", "/index.md" for home). */
export function markdownAddress(path: string): string {
  return `${path === HOME ? HOME_NAME : path}${EXTENSION}`;
}

/** Path of a file in; path of the page that it is the markdown of out, or undefined when it is no markdown. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith(EXTENSION)) return undefined;
  const page = path.slice(0, -EXTENSION.length);
  return page === HOME_NAME ? HOME : page;
}
