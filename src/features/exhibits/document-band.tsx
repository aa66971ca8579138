import type { ReactNode } from 'react';

export function DocumentBand({
  id,
  heading,
  intro,
  children,
}: {
  id: string;
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const headingId = `${id}-band`;
  const title = (
    <h2 id={headingId} className="max-w-[17em] text-h2">
      {heading}
    </h2>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="on-night bleed mt-section bg-ink py-8 text-paper sm:py-12 lg:mt-14 lg:py-14"
    >
      {intro ? (
        <div className="grid break-after-avoid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-end">
          {title}
          <p className="max-w-measure text-night-2">{intro}</p>
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  );
}
