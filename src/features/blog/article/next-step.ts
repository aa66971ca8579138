import { TOOLS } from '../../../content/features.ts';
import { hasFeature } from '../../../content/this-site.ts';

const hasTools = () => TOOLS.some(hasFeature);

/** For the writer: the links that the box in an article must have. */
export const nextStepLinks = () =>
  hasTools()
    ? 'a link to a tool, such as [quiz](/tools/ai-seo-quiz), and one to a service'
    : 'a link to a service, such as [legal SEO](/services/legal-seo)';

/** A link to a service and, if the site has tools, to a tool. */
export const leadsToToolAndService = (line: string) =>
  ['/services/', ...(hasTools() ? ['/tools/'] : [])].every((folder) =>
    line.includes(`](${folder}`),
  );
