import { TOOLS } from '../../../content/features.ts';
import { hasFeature } from '../../../content/this-site.ts';

const hasTools = () => TOOLS.some(hasFeature);

/** Returns in words for the writer what the box near the first third of an article needs. */
export const nextStepLinks = () =>
  hasTools()
    ? 'a link to a tool, such as [quiz](/tools/ai-seo-quiz), and one to a service'
    : 'a link to a service, such as [legal SEO](/services/legal-seo)';

/** Returns whether a line of Markdown links to one of the services and, where the site has tools, to one of the tools. */
export const leadsToToolAndService = (line: string) =>
  ['/services/', ...(hasTools() ? ['/tools/'] : [])].every((folder) =>
    line.includes(`](${folder}`),
  );
