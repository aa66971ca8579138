import { type ReactNode, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { classNames } from './class-names.ts';
import { showAsResult } from './page-state.ts';
import { fillPaperHead } from './paper-head.ts';

type StageProps = {
  /** Id of the view. A change of the id moves the focus to the heading. */
  view: string;
  kicker: string;
  label: ReactNode;
  heading: string;
  /** In print, only the result appears. With a title, the document gets the title and noindex. */
  result?: { title?: string | undefined } | undefined;
  needsScript?: boolean | undefined;
  isWide?: boolean;
  /** The page's headline names the tool, so the heading is small, and a phone shows no rail. */
  isPlain?: boolean;
  children: ReactNode;
};

export const STAGE_HEADING_ID = 'tool-heading';

const findHeading = () => document.getElementById(STAGE_HEADING_ID);

/** For actions after which the view stays, but the pressed button disappears. */
export const focusStage = () => findHeading()?.focus({ preventScroll: true });

/** The variable is in the module, because each view may be a separate component. */
let lastView: string | undefined;

/**
 * One view of a tool. A result always scrolls to its heading; any other view only if its heading is
 * out of sight.
 */
export function Stage(props: StageProps) {
  const { view, kicker, label, heading, result, isWide = false, isPlain, children } = props;
  const isResult = result !== undefined;
  useEffect(() => {
    const isChange = lastView !== undefined && lastView !== view;
    lastView = view;
    if (!isChange) return;
    focusStage();
    afterPaint(() => findHeading()?.scrollIntoView({ block: isResult ? 'start' : 'nearest' }));
  }, [view, isResult]);
  const resultTitle = result?.title;
  useEffect(() => (resultTitle ? showAsResult(resultTitle) : undefined), [resultTitle]);
  // A visitor may print an opened link before any other script has loaded.
  useEffect(() => {
    const fillHead = () => fillPaperHead(location.href);
    addEventListener('beforeprint', fillHead);
    return () => removeEventListener('beforeprint', fillHead);
  }, []);
  return (
    <section
      aria-labelledby={STAGE_HEADING_ID}
      className={classNames('page mt-4 lg:mt-9', props.needsScript && 'needs-script')}
    >
      <div className="border-t-2 border-ink pt-3 lg:grid lg:pt-4 lg:grid-cols-[200px_1fr] lg:gap-x-9">
        <div
          id="tool-section"
          className={classNames(
            'flex flex-wrap items-baseline gap-x-3 text-sm/5 font-semibold text-ink-2 lg:block',
            !isWide && 'lg:row-span-2',
            isPlain && 'max-sm:sr-only',
          )}
        >
          <p className="font-mono font-bold text-red">{kicker}</p>
          {label}
        </div>
        <h2
          id={STAGE_HEADING_ID}
          tabIndex={-1}
          aria-describedby="tool-section"
          className={classNames(
            'mt-2 max-w-[23em] scroll-mt-12 focus:outline-none lg:mt-0 lg:scroll-mt-5',
            isPlain ? 'text-h3' : 'text-stage',
          )}
        >
          {heading}
        </h2>
        <div
          data-tool-result={result && ''}
          className={isWide ? 'mt-4 lg:col-span-2 lg:mt-6' : 'mt-4 lg:col-start-2 lg:mt-6'}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
