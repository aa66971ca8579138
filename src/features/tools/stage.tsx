import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { fillPaperHead } from '../../ui/paper-head.ts';
import { savedKicker } from './saved-text.ts';
import type { SaveStatus } from './tool-store.ts';

/** With a result the document gets the title and noindex, and paper shows only the result. */
type StageResult = {
  title?: string | undefined;
  noun: string;
  status: SaveStatus;
};

type StageProps = {
  /** A change of this id moves the focus to the heading. */
  view: string;
  kicker: string;
  label: ReactNode;
  heading: string;
  result?: StageResult | undefined;
  needsScript?: boolean | undefined;
  wide?: boolean;
  /** The page's headline names the tool, so the heading is small, and a phone shows no rail. */
  isPlain?: boolean;
  children: ReactNode;
};

export const STAGE_HEADING = 'tool-heading';

export const RESULT_STAGE = 'result';

/** For actions after which the view stays, but the pressed button disappears. */
export function focusStage() {
  document.getElementById(STAGE_HEADING)?.focus({ preventScroll: true });
}

/** A view that begins above this share of the screen's height is not scrolled. */
const NEAR_TOP_SHARE = 0.4;

/** The variable is in the module, because each view may be a separate component. */
let lastView: string | undefined;

function scrollToTop(stage: Element | null | undefined) {
  if (!stage) return;
  const { top } = stage.getBoundingClientRect();
  // The site header covers the top of the screen.
  const headerHeight =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < headerHeight || top > innerHeight * NEAR_TOP_SHARE) stage.scrollIntoView();
}

export function Stage(props: StageProps) {
  const { view, kicker, label, heading, result, wide = false, isPlain, children } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isChange = lastView !== undefined && lastView !== view;
    lastView = view;
    if (!isChange) return;
    const element = headingRef.current;
    element?.focus({ preventScroll: true });
    afterPaint(() => scrollToTop(element?.closest('section')));
  }, [view]);
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
            {(result && savedKicker(result.status, result.noun)) ?? kicker}
          </p>
          {label}
        </div>
        <h2
          ref={headingRef}
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
