import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { fillPaperHead } from '../../ui/paper-head.ts';
import { savedKicker } from './saved-text.ts';
import type { SaveStatus } from './tool-store.ts';

/** Data of a view that is a result: the document gets its title and noindex, and the result is printed without the page. */
type StageResult = {
  /** Title of the document without the brand. If undefined, the title of the page remains. */
  title?: string | undefined;
  /** A noun for what is saved: "Your result of November 15". */
  what: string;
  /** Status of the saved result, with the time at which it was saved. */
  status: SaveStatus;
};

type StageProps = {
  /** Id of the view. When it changes, the focus moves to the heading; it does not for the first view. */
  view: string;
  /** Shown over the label in the left rail: "Question 2 of 5", "Result". */
  kicker: string;
  label: ReactNode;
  heading: string;
  result?: StageResult | undefined;
  /** True if the view is useless without JavaScript. */
  needsScript?: boolean | undefined;
  /** True if the content begins at the left edge of the rail. */
  wide?: boolean;
  /** True if the page's headline already names the tool. The heading is then small, and a phone shows no rail. */
  isPlain?: boolean;
  children: ReactNode;
};

/** Id of the heading of the view that is shown. */
export const STAGE_HEADING = 'tool-heading';

/** Id of the view that is a tool's result. */
export const RESULT_STAGE = 'result';

/** Moves the focus to the heading. Use it if the view stays and the pressed button disappears. */
export function focusStage() {
  document.getElementById(STAGE_HEADING)?.focus({ preventScroll: true });
}

/** A view that begins above this share of the screen's height is not scrolled. */
const NEAR_TOP = 0.4;

/** The last shown view. A module variable, because each view may be a separate component; a page has only one tool. */
let shown: string | undefined;

/** Scrolls a view to the top of the screen, unless it already begins near the top. */
function scrollUp(stage: Element | null | undefined) {
  if (!stage) return;
  const { top } = stage.getBoundingClientRect();
  // The site header covers the top of the screen.
  const hidden =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < hidden || top > innerHeight * NEAR_TOP) stage.scrollIntoView();
}

/** Shows one view of a tool: at the left the step or label, at the right heading and content. */
export function Stage(props: StageProps) {
  const { view, kicker, label, heading, result, wide = false, isPlain, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isChange = shown !== undefined && shown !== view;
    shown = view;
    if (!isChange) return;
    const heading = title.current;
    heading?.focus({ preventScroll: true });
    // The position is measured after the view is drawn.
    afterPaint(() => scrollUp(heading?.closest('section')));
  }, [view]);
  const resultTitle = result?.title;
  useEffect(() => (resultTitle ? showAsResult(resultTitle) : undefined), [resultTitle]);
  // A visitor may print an opened link before any other script has loaded.
  useEffect(() => {
    const fill = () => fillPaperHead(location.href);
    addEventListener('beforeprint', fill);
    return () => removeEventListener('beforeprint', fill);
  }, []);
  return (
    <section
      aria-labelledby={STAGE_HEADING}
      className={classNames('page mt-4 lg:mt-9', props.needsScript && 'needs-script')}
    >
      <div className="border-t-2 border-ink pt-3 lg:grid lg:pt-4 lg:grid-cols-[200px_1fr] lg:gap-x-9">
        <div
          id="tool-place"
          className={classNames(
            'flex flex-wrap items-baseline gap-x-3 text-sm/5 font-semibold text-ink-2 lg:block',
            !wide && 'lg:row-span-2',
            isPlain && 'max-sm:sr-only',
          )}
        >
          <p className="font-mono font-bold text-red">
            {(result && savedKicker(result.status, result.what)) ?? kicker}
          </p>
          {label}
        </div>
        <h2
          ref={title}
          id={STAGE_HEADING}
          tabIndex={-1}
          aria-describedby="tool-place"
          className={classNames(
            'mt-2 max-w-[23em] focus:outline-none lg:mt-0',
            isPlain ? 'text-h3' : 'text-stage',
          )}
        >
          {heading}
        </h2>
        <div
          data-tool-result={result && ''}
          className={wide ? 'mt-4 lg:col-span-2 lg:mt-6' : 'mt-4 lg:col-start-2 lg:mt-6'}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
