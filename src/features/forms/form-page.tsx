import type { ReactNode } from 'react';

/**
 * A form on a page of its own: for visitors without JavaScript, and where the server shows its errors (see
 * server/http/form-page.ts). Title, reason and what to expect at the left, the form at the right.
 */
export function FormPage({
  title,
  lede,
  notes,
  afterAlert,
  children,
  below,
}: {
  title: string;
  lede: string;
  notes: ReactNode;
  /** Under the words of a refusal: what a visitor can do instead. */
  afterAlert?: ReactNode;
  children: ReactNode;
  /** Under both columns. */
  below?: ReactNode;
}) {
  return (
    <div className="page grid gap-x-20 gap-y-10 py-12 lg:grid-cols-[1fr_30rem] lg:py-18">
      <div>
        <h1 className="text-h2">{title}</h1>
        <p className="mt-5 max-w-measure text-lede/8 text-ink-2">{lede}</p>
        {notes}
      </div>
      <div className="self-start border border-ink border-t-[6px] border-t-mark px-5 py-7 sm:px-9 sm:py-9">
        <div data-form-alert hidden role="alert" tabIndex={-1} className="mb-6 border-l-4 border-red pl-4">
          <p data-alert-title className="font-bold" />
          <p data-alert-text className="text-ink-2" />
          {afterAlert}
        </div>
        {children}
      </div>
      {below && <div className="lg:col-span-2">{below}</div>}
    </div>
  );
}
