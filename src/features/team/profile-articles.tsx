import { ArrowRight } from 'lucide-react';
import { longDate } from '../../text/long-date.ts';
import { Section } from '../../ui/section-head.tsx';
import type { Article } from './articles-by.ts';
import { firstName } from './profile.ts';

/** Articles the person wrote; nothing when there are none. */
export function ProfileArticles({ name, articles }: { name: string; articles: readonly Article[] }) {
  if (!articles.length) return null;
  return (
    <Section number={4} label="Articles" heading={`Written by ${firstName(name)}`}>
      <ul className="border-b border-line">
        {articles.map((article) => (
          <li
            key={article.path}
            className="relative grid gap-x-9 gap-y-1 border-t border-line py-6 hover:bg-fog md:grid-cols-[13rem_1fr_2rem]"
          >
            <p className="text-note/7 text-ink-2">
              <time dateTime={article.published}>{longDate(article.published)}</time>
            </p>
            <h3 className="text-h3">
              <a href={article.path} className="after:absolute after:inset-0">
                {article.title}
              </a>
            </h3>
            <ArrowRight aria-hidden size={20} strokeWidth={1.5} className="hidden md:mt-1 md:block" />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href="/blog" className="text-link">
          View All Articles
          <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
        </a>
      </p>
    </Section>
  );
}
