import { ArrowRight } from '../../ui/icons.tsx';
import type { Home } from './schema.ts';

/** Numbered lines, one a service: name, what it does, features. The whole line is the link. */
export function ServiceList({ cards }: { cards: Home['services']['cards'] }) {
  return (
    <ol className="border-b border-line">
      {cards.map((card, index) => (
        <li
          key={card.href}
          className="relative grid grid-cols-[2.5rem_1fr] gap-y-2 border-t border-line py-5 pr-9 hover:bg-fog sm:gap-x-6 sm:pl-4 md:py-7 lg:grid-cols-[3rem_16rem_1fr]"
        >
          <span aria-hidden="true" className="font-mono text-xs/7 text-ink-3">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="text-h3 font-[820]">
            <a href={card.href} className="after:absolute after:inset-0">
              {card.title}
            </a>
          </h3>
          <ArrowRight size={20} strokeWidth={1.5} className="absolute top-6 right-1 md:top-8 sm:right-4" />
          <div className="max-sm:col-span-2 sm:col-start-2 lg:col-start-3">
            <p className="text-ink-2">{card.description}</p>
            {card.features.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm/6 font-medium">
                {card.features.map((feature) => (
                  <li key={feature} className="dash">
                    {feature}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
