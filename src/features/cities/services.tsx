import type { ReactNode } from 'react';
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
  return (
    <Section number={3} label="Services" heading={services.heading} wide>
      <ul className="border-b border-line">
        {services.items.map(({ name, text, href }) => (
          <li
            key={href}
            className="run-in border-t border-line py-2 text-note/5.5 first:border-ink lg:grid lg:grid-cols-[200px_minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-9 lg:py-5 lg:text-body/6.5"
          >
            <h3 className="lg:order-2 lg:text-lede/6.5">{name}</h3>{' '}
            <p className="text-ink-2 lg:order-3">{text}</p>{' '}
            <a
              href={href}
              className="font-[650] whitespace-nowrap underline underline-offset-4 lg:order-1 lg:text-note/6.5 lg:whitespace-normal"
            >
              {SERVICE_PAGES[href]}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
