import type { ReactNode } from 'react';
import { ToastRegion } from './toast.tsx';

type DialogProps = {
  id: string;
  title: string;
  description?: string;
  children: ReactNode;
};

/**
 * The control that opens the dialog may replace texts with `data-text-key`. A modal dialog makes
 * the rest of the page inert, so it has its own region for messages.
 */
export function Dialog({ id, title, description, children }: DialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      closedby="any"
      className="modal dialog flex-col"
    >
      <div className="dialog-sheet">
        <div className="flex items-start justify-between gap-4">
          {/* The heading gets the focus, because a focused field would open a phone's keyboard over
              the form. */}
          <h2 id={`${id}-title`} data-text-key="title" tabIndex={-1} className="pt-1.5 text-h3/6">
            {title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor={id}
            aria-label="Close"
            className="click-guard icon-btn icon-x -mt-1.5 -mr-2"
          />
        </div>
        {description && (
          <p
            id={`${id}-description`}
            data-text-key="lede"
            className="mt-1 text-note/5.5 text-ink-2 sm:mt-1.5 sm:text-note/6"
          >
            {description}
          </p>
        )}
        <div className="mt-3 sm:mt-4">{children}</div>
      </div>
      <ToastRegion label={`Notifications in ${title}`} />
    </dialog>
  );
}
