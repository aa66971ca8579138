import type { ReactNode } from 'react';

/** What a page rests on, at its end and folded: a link to one of its lines opens it. */
export function EndNote({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="end-note">
      <details className="disclosure border-t border-line">
        <summary id={id} className="py-3 font-mono text-sm/5 font-bold">
          {title}
        </summary>
        <div className="folded pb-6">{children}</div>
      </details>
    </section>
  );
}
