import { ArrowRight } from 'lucide-react';
import type { City } from '../../schemas/city.ts';
import { Section } from '../../ui/section-head.tsx';

/** What each service does differently here. The whole line is the link. */
export function CityServices({ services }: { services: City['services'] }) {
  return (
    <Section number={3} label="Services" heading={services.heading} wide>
      <ol className="border-b border-line">
        {services.items.map((service, index) => (
          <li
            key={service.href}
            className="relative grid gap-x-9 gap-y-2 border-t border-line py-6 hover:bg-fog sm:grid-cols-[2.5rem_1fr_2rem] lg:grid-cols-[200px_minmax(0,5fr)_minmax(0,7fr)_2rem] lg:py-8"
          >
            <span aria-hidden="true" className="font-mono text-xs/8 text-ink-3">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-[1.625rem]/[1.15] sm:col-span-2 lg:col-span-1">
              <a href={service.href} className="after:absolute after:inset-0">
                {service.name}
              </a>
            </h3>
            <p className="max-w-measure text-ink-2 sm:col-start-2 lg:col-start-3">{service.text}</p>
            <ArrowRight aria-hidden size={20} strokeWidth={1.5} className="hidden lg:mt-1 lg:block" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
