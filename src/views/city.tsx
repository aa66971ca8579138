import { citySlug } from '../rules/city-path.ts';
import { citySources } from '../rules/city-sources.ts';
import type { NumberedClaim } from '../rules/claim-notes.ts';
import type { City } from '../schemas/city.ts';
import type { Site } from '../schemas/site.ts';
import { CityComparison } from '../sections/city/comparison.tsx';
import { CityContactCard } from '../sections/city/contact-card.tsx';
import { CityHero } from '../sections/city/hero.tsx';
import { CityMarket } from '../sections/city/market.tsx';
import { CityNeed } from '../sections/city/need.tsx';
import { OtherCities } from '../sections/city/other-cities.tsx';
import { CityProcess } from '../sections/city/process.tsx';
import { CityReasons } from '../sections/city/reasons.tsx';
import { CityReviews } from '../sections/city/reviews.tsx';
import { CityServices } from '../sections/city/services.tsx';
import { CitySuccessStory } from '../sections/city/success-story.tsx';
import { CityTestimonials } from '../sections/city/testimonials.tsx';
import { Closing } from '../sections/closing.tsx';
import { Faq } from '../sections/faq.tsx';
import { Sources } from '../sections/sources.tsx';

type CityViewProps = {
  city: City;
  site: Site;
  claims: readonly NumberedClaim[];
  /** Cities this page links to. */
  others: readonly City[];
};

/** Number of the section after the comparison. Reviews and testimonials may be missing; those after them move up. */
const FIRST_MOVABLE = 8;

function sectionNumbers({ reviews, testimonials }: City) {
  const afterReviews = FIRST_MOVABLE + Number(reviews.length > 0);
  const faq = afterReviews + Number(testimonials.length > 0);
  return { reviews: FIRST_MOVABLE, testimonials: afterReviews, faq, contact: faq + 1 };
}

/** One city page, from hero to contact card; sources and other cities after it. */
export function CityView({ city, site, claims, others }: CityViewProps) {
  const sources = citySources(city);
  const numbers = sectionNumbers(city);
  return (
    <>
      <CityHero city={city} source={`${citySlug(city.city)}-hero`} sources={sources} />
      <CityMarket city={city} claims={claims} sources={sources} />
      <CityNeed city={city} />
      <CityServices services={city.services} />
      <CityProcess process={city.process} />
      <CitySuccessStory story={city.caseStudy} />
      <CityReasons brand={site.brand} whyChoose={city.whyChoose} />
      <CityComparison brand={site.brand} comparison={city.comparison} />
      <CityReviews
        number={numbers.reviews}
        city={city.city}
        reviews={city.reviews}
        aggregate={city.aggregate}
      />
      <CityTestimonials number={numbers.testimonials} testimonials={city.testimonials} />
      <Faq number={numbers.faq} label="Questions" heading={city.faqHeading} items={city.faqs} />
      <CityContactCard number={numbers.contact} city={city} site={site} />
      <Sources sources={sources} />
      <OtherCities cities={others} />
    </>
  );
}

/** The final call to action, after the claims. */
export function CityClosing({ city, site }: { city: City; site: Site }) {
  const { heading, text } = city.finalCta;
  return (
    <Closing
      heading={heading}
      text={text}
      button="Get Your Free Strategy Session"
      source={`${citySlug(city.city)}-closing`}
      site={site}
    />
  );
}
