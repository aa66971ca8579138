import type { HowTo } from 'schema-dts';
import { isPathOff } from '../content/this-site.ts';
import type { PageMetaInput, SchemaBlock } from '../seo/page-meta.ts';
import { isSamplePreview } from '../seo/sample-preview.ts';
import { socialImagePath } from '../seo/social-image-path.ts';
import { faqSchema } from '../seo/structured-data.ts';
import type { BlockOf } from './schema.ts';

export const stepAnchor = (number: number) => `step-${number}`;

/** Returns `path` if the step links to a page of a feature that the site does not have. */
export const stepHref = (href: string, path: string) => (isPathOff(href) ? path : href);

type Steps = BlockOf<'steps'>;

/** A step has the social image of the page to which it links. */
function howToSchema(
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
    step: steps.map(({ title, text, href = pathname }, index) => {
      const [page = ''] = stepHref(href, pathname).split('#');
      const target = new URL(page, origin);
      return {
        '@type': 'HowToStep',
        '@id': `${url}#${stepAnchor(index + 1)}`,
        position: index + 1,
        name: title,
        text,
        url: target.href,
        image: new URL(socialImagePath(target.pathname), origin).href,
      };
    }),
  };
}

type Section = { kind: string };
const hasKind =
  <Kind extends 'faq' | 'steps' | 'quotes'>(kind: Kind) =>
  (section: Section): section is BlockOf<Kind> =>
    section.kind === kind;

export function sectionSchemas(sections: readonly Section[], url: string): SchemaBlock[] {
  const questions = sections.filter(hasKind('faq')).flatMap(({ items }) => items);
  const howTo = sections.filter(hasKind('steps')).find(({ minutes }) => minutes);
  return [
    ...(questions.length ? [faqSchema(questions, url)] : []),
    ...(howTo ? [howToSchema(howTo, url)] : []),
  ];
}

export const RATING_SCALE = { worstRating: 1, bestRating: 5 } as const;
/** The mean rating is rounded to two decimals. */
const RATING_STEPS = 100;

type Ratings = readonly { rating: number }[];

export function meanRating({ reviews, testimonials }: { reviews: Ratings; testimonials: Ratings }) {
  const ratings = [...reviews, ...testimonials].map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    ratingValue: Math.round((sum * RATING_STEPS) / ratings.length) / RATING_STEPS,
    reviewCount: ratings.length,
  };
}

/**
 * Returns ratings and reviews of the agency, because search engines ignore reviews of a Service. A
 * preview with samples has no reviews.
 */
export function clientRatings(sections: readonly Section[]): Pick<PageMetaInput, 'organization'> {
  const quotes = sections.find(hasKind('quotes'));
  if (!quotes || isSamplePreview) return {};
  const reviews = [
    ...quotes.reviews,
    ...quotes.testimonials.map((entry) => ({ ...entry, reviewBody: entry.content })),
  ];
  return {
    organization: {
      aggregateRating: { '@type': 'AggregateRating', ...meanRating(quotes), ...RATING_SCALE },
      review: reviews.map(({ author, date, reviewBody, rating }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date,
        reviewBody,
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...RATING_SCALE },
      })),
    },
  };
}
