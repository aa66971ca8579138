import type { ReactNode } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { City } from './schema.ts';

type Service = City['services']['items'][number];

/** What the links to the services say. */
const SERVICE_PAGES: Record<Service['href'], string> = {
  '/services/seo': 'Legal SEO',
  '/services/ppc': 'Pay-Per-Click',
  '/services/reputation': 'Reputation Management',
  '/services/analytics': 'Analytics',
  '/services/content-marketing': 'Content Marketing',
};

/** What each service does differently here, and the way to its own page. */
export function CityServices({
  services,
  children,
}: {
  services: City['services'];
  /** After the services. */
  children: ReactNode;
}) {
  const items = services.items.map(({ name, text, href }) => ({
    question: name,
    answer: (
      <>
        <p>{text}</p>
        <p className="mt-3 text-note/6">
          <a href={href} className="text-link text-ink">
            {SERVICE_PAGES[href]}
            <ArrowRight size={16} strokeWidth={1.5} />
          </a>
        </p>
      </>
    ),
  }));
  return (
    <Section number={3} label="Services" heading={services.heading}>
      <Accordion items={items} numbers="decimal" />
      {children}
    </Section>
  );
}
