import type { ReactNode } from 'react';

export type Step = {
  title: string;
  /** When it happens or how long it takes. */
  when?: string;
  text: ReactNode;
  foot?: ReactNode;
  /** Anchor of the step. */
  id?: string;
};

/** Numbered steps, one under another on a ruled list. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="border-b border-line">
      {steps.map((step, index) => (
        <li
          key={step.title}
          id={step.id}
          className="grid gap-x-6 gap-y-2 border-t border-line py-6 sm:grid-cols-[2.5rem_1fr] lg:grid-cols-[3rem_17rem_1fr]"
        >
          <span aria-hidden="true" className="font-mono text-sm/7 font-bold text-red">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3 font-[820]">{step.title}</h3>
            {step.when && <p className="mt-1 text-note/6 text-ink-2">{step.when}</p>}
          </div>
          <div className="max-w-measure sm:col-start-2 lg:col-start-3">
            <div className="text-ink-2">{step.text}</div>
            {step.foot && <div className="mt-3 text-note/6">{step.foot}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
