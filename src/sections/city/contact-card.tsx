import { mapsSearchUrl } from '../../rules/maps-search.ts';
import type { City } from '../../schemas/city.ts';
import type { Site } from '../../schemas/site.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section-head.tsx';

const LINK = 'font-semibold underline underline-offset-4';

/** How to reach the agency from this city, and a look at the firms around its courthouse. */
export function CityContactCard({ number, city, site }: { number: number; city: City; site: Site }) {
  const { contact, mapsQuery } = city;
  return (
    <Section number={number} label="Contact" heading={contact.heading}>
      <div className="grid border border-ink border-t-[6px] border-t-mark lg:grid-cols-[1fr_22rem]">
        <div className="p-6 sm:p-9">
          <p className="max-w-measure text-lede/8 text-ink-2">{contact.text}</p>
          <Button href="/#contact" look="dark" className="mt-7">
            Schedule Free Consultation
          </Button>
        </div>
        <dl className="border-t border-line bg-fog p-6 text-note/6 sm:p-9 lg:border-t-0 lg:border-l">
          <dt className="text-ink-2">Phone</dt>
          <dd>
            <a href={site.phoneHref} className={LINK}>
              {site.phone}
            </a>
          </dd>
          <dt className="mt-4 text-ink-2">Email</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${site.email}`} className={LINK}>
              {site.email}
            </a>
          </dd>
          <dt className="mt-4 text-ink-2">On Google Maps</dt>
          <dd>
            <a href={mapsSearchUrl(mapsQuery)} rel="noopener" className={LINK}>
              {mapsQuery}
            </a>
          </dd>
        </dl>
      </div>
    </Section>
  );
}
