import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleCheck } from '../../rules/blog/article-checks.ts';
import { wordCountLabel } from '../../rules/blog/word-count.ts';

const HEADING = 'text-sm/5 font-bold tracking-normal';
const COUNT = new Intl.NumberFormat('en-US');

function Size({ words, level }: { words: number; level: string | undefined }) {
  const rows = [
    { term: 'Words', text: COUNT.format(words) },
    { term: 'Depth', text: wordCountLabel(words) },
    ...(level ? [{ term: 'Reading level', text: level }] : []),
  ];
  return (
    <section aria-labelledby="about-heading">
      <h2 id="about-heading" className={HEADING}>
        About this article
      </h2>
      <dl className="mt-2 text-sm/5">
        {rows.map(({ term, text }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="text-right font-bold">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Quality({ checks }: { checks: readonly ArticleCheck[] }) {
  const passed = checks.filter((check) => check.passed).length;
  return (
    <section aria-labelledby="quality-heading">
      <h2 id="quality-heading" className={HEADING}>
        Content quality: {passed} of {checks.length}
      </h2>
      <ul className="mt-2 text-sm/5">
        {checks.map((check) => {
          const Icon = check.passed ? Check : Minus;
          return (
            <li key={check.label} className="flex gap-2.5 border-b border-line py-2.5">
              <Icon aria-hidden size={18} strokeWidth={check.passed ? 2 : 1.5} className="flex-none" />
              <span className={check.passed ? undefined : 'text-ink-2'}>{check.label}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What stands beside an article: its size, the ways to share it, what it offers. */
export function PostAside({
  words,
  level,
  checks,
  children,
}: {
  words: number;
  level: string | undefined;
  checks: readonly ArticleCheck[];
  /** The share block. */
  children: ReactNode;
}) {
  return (
    <div className="post-aside no-print">
      <Size words={words} level={level} />
      {children}
      <Quality checks={checks} />
    </div>
  );
}
