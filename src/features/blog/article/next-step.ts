import { TOOLS } from '../../../content/features.ts';
import { hasFeature } from '../../../content/this-site.ts';

const hasTools = () => TOOLS.some(hasFeature);

/** What the box near the first third of an article needs, in words for who writes it. */
export const nextStepLinks = () =>
  hasTools()
    ? 'a link to a tool, such as [quiz](/tools/ai-seo-quiz), and one to a service'
    : 'a link to a service, such as [legal SEO](/services/legal-seo)';

/** Whether a line of Markdown links to one of the tools, where the site has tools, and to one of the services. */
export const leadsToToolAndService = (line: string) =>
  ['/services/', ...(hasTools() ? ['/tools/'] : [])].every((folder) =>
    line.includes(`](${folder}`),
  );
