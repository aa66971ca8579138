import type { ReactNode } from 'react';

export type Step = {
  title: string;
  when?: string | undefined;
  text: ReactNode;
  nextLink?: ReactNode;
  id?: string | undefined;
};

function StepTitle({ title, when }: Pick<Step, 'title' | 'when'>) {
  const heading = <h3 className="text-body/6 wrap-anywhere">{title}</h3>;
  if (!when) return heading;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
      {heading}
      <p className="text-note/6 text-ink-2">{when}</p>
    </div>
  );
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="numbered-list border-b border-line text-note/6">
      {steps.map(({ id, title, when, text, nextLink }) => (
        <li
          key={title}
          id={id}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-t border-line py-2.5 lg:grid-cols-[1.5rem_minmax(0,19rem)_minmax(0,1fr)_auto] lg:gap-x-6"
        >
          <StepTitle title={title} when={when} />
          <p className="col-start-2 max-w-measure text-ink-2 lg:col-start-3">{text}</p>
          {nextLink}
        </li>
      ))}
    </ol>
  );
}
