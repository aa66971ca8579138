import { type ReactNode, useEffect, useRef } from 'react';

type StageProps = {
  /** Names the view: the focus goes to the heading whenever it changes, never on the first one. */
  view: string;
  /** Over the label in the left rail: "Question 2 of 5", "Result". */
  kicker: string;
  label: ReactNode;
  heading: string;
  /** The content starts at the rail. */
  wide?: boolean;
  /** Reads the kicker and the label together with the heading that takes the focus. */
  children: ReactNode;
};

/** Id of the heading of the view that is shown. */
export const STAGE_HEADING = 'tool-heading';

/** One view of a tool under the 2 px rule: where one is at the left, its heading and content at the right. */
export function Stage({ view, kicker, label, heading, wide = false, children }: StageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The heading may be above or below what the visitor sees: focus brings it there, clear of the sticky header.
    title.current?.focus();
  }, [view]);
  return (
    <section aria-labelledby={STAGE_HEADING} className="page mt-12 lg:mt-16">
      <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-9">
        <div id="tool-place" className="text-sm/5 font-semibold text-ink-2">
          <p className="font-mono font-bold text-red">{kicker}</p>
          {label}
        </div>
        <h2
          ref={title}
          id={STAGE_HEADING}
          tabIndex={-1}
          aria-describedby="tool-place"
          className="stage-heading mt-4 max-w-[21em] text-h2 lg:mt-0"
        >
          {heading}
        </h2>
        <div className={wide ? 'mt-7 lg:col-span-2 lg:mt-9' : 'mt-7 lg:col-start-2 lg:mt-9'}>{children}</div>
      </div>
    </section>
  );
}
