import type { HowTo as HowToBlock } from 'schema-dts';
import type { HowTo } from '../../content/page-parts.ts';
import { socialImagePath } from '../../seo/social-image-path.ts';
import { stepAnchor } from './service-page.ts';

/**
 * How-to structured data.
 * In: the steps a page shows, its address, the origin. Out: a HowTo block; its time is ISO 8601, "PT30M". A step
 * without a picture of its own has the social image of the page it leads to.
 */
export function howToSchema(howTo: HowTo, url: string, origin: string): Exclude<HowToBlock, string> {
  return {
    '@type': 'HowTo',
    '@id': `${url}#how-to`,
    name: howTo.heading.replaceAll('==', ''),
    description: howTo.intro,
    totalTime: `PT${howTo.totalMinutes}M`,
    step: howTo.steps.map((step, index) => ({
      '@type': 'HowToStep',
      '@id': `${url}#${stepAnchor(index + 1)}`,
      position: index + 1,
      name: step.name,
      text: step.text,
      url: new URL(step.url, origin).href,
      image: new URL(step.image ?? socialImagePath(new URL(step.url, origin).pathname), origin).href,
    })),
  };
}
