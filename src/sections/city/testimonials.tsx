import { longDate } from '../../rules/long-date.ts';
import type { City } from '../../schemas/city.ts';
import { Section } from '../../ui/section-head.tsx';
import { Rating } from '../rating.tsx';

type TestimonialsProps = Pick<City, 'testimonials'> & { number: number };

/** What clients say of the work, each with what was measured. Nothing while there are none. */
export function CityTestimonials({ number, testimonials }: TestimonialsProps) {
  if (!testimonials.length) return null;
  return (
    <Section number={number} label="Testimonials" heading="On the record." wide>
      <ul className="grid gap-x-7 gap-y-8 lg:grid-cols-2">
        {testimonials.map((entry) => (
          <li key={entry.author} className="border border-line lg:last:odd:col-span-2">
            <figure className="flex h-full flex-col p-6 sm:p-9">
              <Rating value={entry.rating} />
              <blockquote className="mt-5 text-[1.5rem]/[1.4] font-[560] tracking-[-0.012em]">
                {entry.content}
              </blockquote>
              <p className="mt-6 border-l-4 border-ink pl-3.5 text-body/6 font-semibold">{entry.results}</p>
              <figcaption className="mt-auto pt-7 text-note/6 text-ink-2">
                <span className="font-bold text-ink">{entry.author}</span>, {entry.role}
                <br />
                {entry.firm}, {entry.city}
                <br />
                <time dateTime={entry.date}>{longDate(entry.date)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
