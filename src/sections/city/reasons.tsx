import type { City } from '../../schemas/city.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section-head.tsx';

/** Reasons set like the paragraphs of a rule: (a), (b), (c). */
export function CityReasons({ brand, whyChoose }: { brand: string; whyChoose: City['whyChoose'] }) {
  // Three stand side by side; four go two by two, so that no row is left with a hole.
  const inOneRow = whyChoose.reasons.length === 3;
  return (
    <Section number={6} label={`Why ${brand}`} heading={whyChoose.heading} wide={inOneRow}>
      <ol className={classNames('grid gap-x-12 gap-y-10', inOneRow ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
        {whyChoose.reasons.map((reason, index) => (
          <li key={reason.title} className="grid grid-cols-[2.75rem_1fr] border-t border-ink pt-4">
            <span aria-hidden="true" className="font-mono text-body/7 font-bold text-red">
              ({'abcd'.charAt(index)})
            </span>
            <div>
              <h3 className="text-h3">{reason.title}</h3>
              <p className="mt-2 text-ink-2">{reason.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
