import { TOOLS } from '../../../content/features.ts';
import { hasFeature } from '../../../content/this-site.ts';

const hasTools = () => TOOLS.some(hasFeature);

/** Returns a hint for the writer about the links that the box needs. */
export const nextStepLinks = () =>
  hasTools()
    ? 'a link to a tool, such as [quiz](/tools/ai-seo-quiz), and one to a service'
    : 'a link to a service, such as [legal SEO](/services/legal-seo)';

/** A site without tools needs only the link to a service. */
export const leadsToToolAndService = (line: string) =>
  ['/services/', ...(hasTools() ? ['/tools/'] : [])].every((folder) =>
    line.includes(`](${folder}`),
  );
