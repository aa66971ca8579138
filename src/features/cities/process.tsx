import { Section } from '../../ui/section-head.tsx';
import type { City } from './schema.ts';

/** Phases of the work on one line of time, what happens in each folded; on narrow screens the line runs down. */
export function CityProcess({ process }: { process: City['process'] }) {
  return (
    <Section number={4} label="Process" heading={process.heading} wide>
      <ol className="phases">
        {process.phases.map((phase) => (
          <li key={phase.title}>
            <p className="font-mono text-sm/5 font-bold text-red">{phase.when}</p>
            <details className="disclosure">
              <summary className="mt-1 text-lede/6.5 font-bold tracking-[-0.012em] lg:mt-2">
                <span>{phase.title}</span>
              </summary>
              <p className="folded mt-2 text-note/6 text-ink-2">{phase.text}</p>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
