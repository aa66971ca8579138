import type { ReactNode } from 'react';

export type Step = {
  title: string;
  /** When it happens or how long it takes. */
  when?: string | undefined;
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
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-1.5 border-t border-line py-3 sm:grid-cols-[2.5rem_1fr] sm:gap-x-6 sm:gap-y-2 lg:grid-cols-[3rem_17rem_1fr]"
        >
          <span aria-hidden="true" className="font-mono text-sm/7 font-bold text-red">
            {index + 1}
          </span>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
            <h3 className="min-w-0 text-lede/7">{step.title}</h3>
            {step.when && <p className="text-note/6 text-ink-2 lg:mt-1">{step.when}</p>}
          </div>
          <div className="col-start-2 max-w-measure lg:col-start-3">
            <div className="text-ink-2">{step.text}</div>
            {step.foot && <div className="mt-2 text-note/6 sm:mt-3">{step.foot}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
