import { contactWords } from '../../content/contact-words.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { BookingParts, BookingPlace, type Host } from './parts.tsx';
import { SESSION_PAGE } from './places.ts';

export const sessionMeta = (): PageMetaInput => ({
  title: contactWords().names.page,
  description: contactWords().names.pageDescription,
  path: SESSION_PAGE,
  noindex: true,
});

/** One session that is booked. What it is stands in the links of the mails; without one the page says where they are. */
export function SessionPage({ site, hosts }: { site: Site; hosts: readonly Host[] }) {
  return (
    <>
      <PageHero
        headline={contactWords().names.page}
        lede="Look up your session here, move it or cancel it. If we emailed you about it, the link is in that email; otherwise use the page you saw after booking. Or call us and we will do it for you."
        actions={
          <Button look="dark" href={site.phoneHref}>
            Call {site.phone}
          </Button>
        }
      />
      <BookingPlace />
      <BookingParts phone={site.phone} phoneHref={site.phoneHref} hosts={hosts} />
      <div className="mb-18 lg:mb-26" />
    </>
  );
}
