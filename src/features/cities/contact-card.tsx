import { contactWords } from '../../content/contact-words.ts';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section-head.tsx';
import { citySubject } from '../pricing/offer.ts';
import { citySlug } from './city-path.ts';
import type { City } from './schema.ts';

const LINK = 'font-semibold underline underline-offset-4';

/** What to bring, and the ways to reach the agency from this city. */
export function CityContactCard({ number, city, site }: { number: number; city: City; site: Site }) {
  const { heading, text } = city.contact;
  return (
    <Section number={number} label="Contact" heading={heading}>
      <div className="grid border border-ink border-t-[6px] border-t-mark lg:grid-cols-[1fr_22rem]">
        <div className="p-4 sm:p-9">
          <p className="max-w-measure text-note/5.5 text-ink-2 sm:text-lede/8">{text}</p>
          <Button
            href="/#contact"
            data-mdast="ignore"
            look="dark"
            className="mt-4 sm:mt-6"
            data-source={`${citySlug(city.city)}-contact`}
            data-subject={citySubject(city.city)}
          >
            {contactWords().profile.button}
          </Button>
        </div>
        <dl className="border-t border-line bg-fog p-4 text-note/6 max-sm:grid max-sm:grid-cols-[3.25rem_1fr] sm:p-9 lg:border-t-0 lg:border-l">
          <dt className="text-ink-2">Phone</dt>
          <dd>
            <a href={site.phoneHref} className={LINK}>
              {site.phone}
            </a>
          </dd>
          <dt className="text-ink-2 sm:mt-3">Email</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${site.email}`} className={LINK}>
              {site.email}
            </a>
          </dd>
        </dl>
      </div>
    </Section>
  );
}
