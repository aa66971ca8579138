import type { HowTo } from 'schema-dts';
import { isPathOff } from '../content/this-site.ts';
import type { PageMetaInput, SchemaBlock } from '../seo/page-meta.ts';
import { isSamplePreview } from '../seo/sample-preview.ts';
import { socialImagePath } from '../seo/social-image-path.ts';
import { faqSchema } from '../seo/structured-data.ts';
import type { BlockOf } from './schema.ts';

/** Steps count from 1. */
export const stepAnchor = (number: number) => `step-${number}`;

/** Returns where a step leads: to its page, or to the page of the steps where the site lacks that tool or report. */
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
  <Kind extends 'faq' | 'steps' | 'quotes'>(kind: Kind) =>
  (section: Section): section is BlockOf<Kind> =>
    section.kind === kind;

/** Returns the structured data of the sections of a page: one block for all questions, and one for steps with a time. */
export function sectionSchemas(sections: readonly Section[], url: string): SchemaBlock[] {
  const questions = sections.filter(isOf('faq')).flatMap(({ items }) => items);
  const howTo = sections.filter(isOf('steps')).find(({ minutes }) => minutes);
  return [
    ...(questions.length ? [faqSchema(questions, url)] : []),
    ...(howTo ? [howToSchema(howTo, url)] : []),
  ];
}

/** The scale clients rate on. */
export const RATING_SCALE = { worstRating: 1, bestRating: 5 } as const;
/** Two digits after the point, so that four ratings are shown exactly. */
const RATING_STEPS = 100;

type Ratings = readonly { rating: number }[];

/** The mean of every rating that a page shows, of reviews and testimonials alike. */
export function meanRating({ reviews, testimonials }: { reviews: Ratings; testimonials: Ratings }) {
  const ratings = [...reviews, ...testimonials].map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    ratingValue: Math.round((sum * RATING_STEPS) / ratings.length) / RATING_STEPS,
    reviewCount: ratings.length,
  };
}

/**
 * Returns what clients wrote of the agency on a page and the mean of their ratings, and nothing where nobody wrote or
 * in a preview of samples. The agency's own block has them, since search engines take no reviews of a Service.
 */
export function clientRatings(sections: readonly Section[]): Pick<PageMetaInput, 'organization'> {
  const quotes = sections.find(isOf('quotes'));
  if (!quotes || isSamplePreview) return {};
  const words = [
    ...quotes.reviews,
    ...quotes.testimonials.map((entry) => ({ ...entry, reviewBody: entry.content })),
  ];
  return {
    organization: {
      aggregateRating: { '@type': 'AggregateRating', ...meanRating(quotes), ...RATING_SCALE },
      review: words.map(({ author, date, reviewBody, rating }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date,
        reviewBody,
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...RATING_SCALE },
      })),
    },
  };
}
