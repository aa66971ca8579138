import type { City } from '../../schemas/city.ts';
import { Section } from '../../ui/section-head.tsx';

/** Phases of the work on one line of time; on narrow screens the line runs down. */
export function CityProcess({ process }: { process: City['process'] }) {
  return (
    <Section number={4} label="Process" heading={process.heading} wide>
      <ol className="phases">
        {process.phases.map((phase) => (
          <li key={phase.title}>
            <p className="font-mono text-sm/5 font-bold text-red">{phase.when}</p>
            <h3 className="mt-2.5 text-[1.3125rem]/[1.2]">{phase.title}</h3>
            <p className="mt-2.5 text-note/6 text-ink-2">{phase.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
