import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { fillPaperHead } from '../../ui/paper-head.ts';
import { savedKicker } from './saved-text.ts';
import type { SaveStatus } from './tool-store.ts';

/** Marks a view as a result: the document gets its title and noindex, and it is printed on its own. */
type StageResult = {
  /** Title of the document, without the brand; undefined leaves that of the page. */
  title?: string | undefined;
  /** A noun for what is saved: "Your result of November 15". */
  what: string;
  /** The status of the saved result, with the time at which it was saved. */
  status: SaveStatus;
};

type StageProps = {
  /** Names the view: the focus goes to the heading whenever it changes, never on the first one. */
  view: string;
  /** Shown over the label in the left rail: "Question 2 of 5", "Result". */
  kicker: string;
  label: ReactNode;
  heading: string;
  result?: StageResult | undefined;
  /** There is nothing to do or see in it without JavaScript. */
  needsScript?: boolean | undefined;
  /** The content starts at the rail. */
  wide?: boolean;
  /** The page's headline names the tool already: the heading is small, and on a phone without its rail. */
  isPlain?: boolean;
  children: ReactNode;
};

/** Id of the heading of the view that is shown. */
export const STAGE_HEADING = 'tool-heading';

/** Name of the view that is a tool's result. */
export const RESULT_STAGE = 'result';

/** Moves the focus to the heading, where the view stays and the pressed button is gone. */
export function focusStage() {
  document.getElementById(STAGE_HEADING)?.focus({ preventScroll: true });
}

/** Share of the screen's height from the top in which a view must begin to be left where it is. */
const NEAR_TOP = 0.4;

/** The view last shown: a page has one tool, and each of its views may be a separate component. */
let shown: string | undefined;

/** Scrolls a view to the top of the screen unless it begins there. */
function scrollUp(stage: Element | null | undefined) {
  if (!stage) return;
  const { top } = stage.getBoundingClientRect();
  // The header lies over what is scrolled to the top.
  const hidden =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < hidden || top > innerHeight * NEAR_TOP) stage.scrollIntoView();
}

/** One view of a tool under the 2 px rule: the position of the visitor at the left, heading and content at the right. */
export function Stage(props: StageProps) {
  const { view, kicker, label, heading, result, wide = false, isPlain, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isChange = shown !== undefined && shown !== view;
    shown = view;
    if (!isChange) return;
    const heading = title.current;
    heading?.focus({ preventScroll: true });
    // Measuring the position waits until the view is drawn.
    afterPaint(() => scrollUp(heading?.closest('section')));
  }, [view]);
  const resultTitle = result?.title;
  useEffect(() => (resultTitle ? showAsResult(resultTitle) : undefined), [resultTitle]);
  // An opened link may be printed before any other script is there.
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
