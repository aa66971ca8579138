import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { REST_MS } from './table-run.ts';

/**
 * A part that rests off the screen (cost-per-case.css) keeps the height it had when it was last laid out. Where its content
 * changes it is laid out for one picture, so that the page is as high as it is and nothing moves when it comes into
 * sight: with the change, but while a field has the focus once its changes have rested. For a component that is drawn
 * again only when its content changes.
 */
export function useKnownHeight(part: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    let isLatest = true;
    // A change in between has the part laid out for a picture of its own.
    const rest = () => isLatest && part.current?.style.removeProperty('content-visibility');
    const layOut = () => {
      part.current?.style.setProperty('content-visibility', 'visible');
      afterPaint(rest);
    };
    const isTyping = document.activeElement instanceof HTMLInputElement;
    const timer = isTyping ? setTimeout(layOut, REST_MS) : undefined;
    if (!isTyping) layOut();
    return () => {
      clearTimeout(timer);
      rest();
      isLatest = false;
    };
  });
}
