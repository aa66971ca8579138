import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ListQuery, listPath } from './list-pages.ts';

/** Ways to the newer and the older articles of a list that has several pages. */
export function ListPager({ category, page, pages }: ListQuery & { pages: number }) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex flex-wrap items-baseline gap-x-6 gap-y-3 border-t-2 border-ink pt-4"
    >
      {page > 1 && (
        <a href={listPath({ category, page: page - 1 })} className="text-link">
          <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          Newer articles
        </a>
      )}
      <p className="text-note/6 text-ink-2">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a href={listPath({ category, page: page + 1 })} className="text-link ml-auto">
          Older articles
          <ArrowRight aria-hidden size={18} strokeWidth={1.5} />
        </a>
      )}
    </nav>
  );
}
