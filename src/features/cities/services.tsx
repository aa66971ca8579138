import type { ReactNode } from 'react';
import { type PageNames, pageName } from '../../content/page-names.ts';
import { Section } from '../../ui/section-head.tsx';
import type { City } from './schema.ts';

/** What each service does differently here, and the way to its own page. */
export function CityServices({
  number,
  services,
  names,
  children,
}: {
  number: number;
  services: City['services'];
  names: PageNames;
  /** After the services. */
  children: ReactNode;
}) {
  return (
    <Section number={number} label="Services" heading={services.heading} wide>
      <ul className="border-b border-line">
        {services.items.map(({ name, text, href }) => (
          <li
            key={name}
            className="run-in border-t border-line py-2 text-note/5.5 first:border-ink lg:grid lg:grid-cols-[200px_minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-9 lg:py-5 lg:text-body/6.5"
          >
            <h3 className="lg:order-2 lg:text-lede/6.5">{name}</h3>{' '}
            <p className="text-ink-2 lg:order-3">{text}</p>{' '}
            <a
              href={href}
              className="font-[650] whitespace-nowrap underline underline-offset-4 lg:order-1 lg:text-note/6.5 lg:whitespace-normal"
            >
              {pageName(href, names)}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
