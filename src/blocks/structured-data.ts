import type { HowTo } from 'schema-dts';
import { isPathOff } from '../content/this-site.ts';
import type { SchemaBlock } from '../seo/page-meta.ts';
import { socialImagePath } from '../seo/social-image-path.ts';
import { faqSchema } from '../seo/structured-data.ts';
import type { BlockOf } from './schema.ts';

/** Steps count from 1. */
export const stepAnchor = (number: number) => `step-${number}`;

/** Where a step leads on this site: to a tool or a report that it does not have, nowhere but to the page itself. */
export const offeredHref = (href: string, path: string) => (isPathOff(href) ? path : href);

type Steps = BlockOf<'steps'>;

/** The time is ISO 8601, "PT30M". A step without a picture of its own has the social image of the page it leads to. */
export function howToSchema(
  { heading, intro = '', minutes, steps }: Steps,
  url: string,
): Exclude<HowTo, string> {
  const { origin, pathname } = new URL(url);
  return {
    '@type': 'HowTo',
    '@id': `${url}#how-to`,
    name: heading.replaceAll('==', ''),
    description: intro,
    totalTime: `PT${minutes}M`,
    step: steps.map(({ title, text, href = pathname, image }, index) => {
      const [page = ''] = offeredHref(href, pathname).split('#');
      const target = new URL(page, origin);
      return {
        '@type': 'HowToStep',
        '@id': `${url}#${stepAnchor(index + 1)}`,
        position: index + 1,
        name: title,
        text,
        url: target.href,
        image: new URL(image ?? socialImagePath(target.pathname), origin).href,
      };
    }),
  };
}

type Section = { kind: string };
const isOf =
  <Kind extends 'faq' | 'steps'>(kind: Kind) =>
  (section: Section): section is BlockOf<Kind> =>
    section.kind === kind;

/** What the sections of a page say in structured data: its questions in one block, and steps with a time. */
export function sectionSchemas(sections: readonly Section[], url: string): SchemaBlock[] {
  const questions = sections.filter(isOf('faq')).flatMap(({ items }) => items);
  const howTo = sections.filter(isOf('steps')).find(({ minutes }) => minutes);
  return [
    ...(questions.length ? [faqSchema(questions, url)] : []),
    ...(howTo ? [howToSchema(howTo, url)] : []),
  ];
}
