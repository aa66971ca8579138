import { TOOLS } from '../../../content/features.ts';
import { hasFeature } from '../../../content/this-site.ts';

/** A link as markdown writes it, to a page of this site: words and path. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** A piece of a line: words, and the path they lead to where they are a link. */
export type LinePart = { text: string; path?: string };

export function lineParts(line: string): LinePart[] {
  const parts: LinePart[] = [];
  let rest = line;
  for (let found = LINK.exec(rest); found; found = LINK.exec(rest)) {
    const [whole, text = '', path = ''] = found;
    if (found.index > 0) parts.push({ text: rest.slice(0, found.index) });
    parts.push({ text, path });
    rest = rest.slice(found.index + whole.length);
  }
  return rest ? [...parts, { text: rest }] : parts;
}

const hasTools = () => TOOLS.some(hasFeature);

/** What the box near the first third of an article has to hold. */
export const nextStepLinks = () =>
  hasTools()
    ? 'a link to a tool, such as [quiz](/tools/ai-seo-quiz), and one to a service'
    : 'a link to a service, such as [legal SEO](/services/legal-seo)';

/** Whether a line leads to one of the tools, where the site has tools, and to one of the services. */
export function leadsToToolAndService(line: string) {
  const paths = lineParts(line).map(({ path = '' }) => path);
  return [...(hasTools() ? ['/tools/'] : []), '/services/'].every((folder) =>
    paths.some((path) => path.startsWith(folder)),
  );
}
