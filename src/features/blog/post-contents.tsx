import type { ContentsLine } from '../../ui/contents.ts';

const TITLE = 'In this article';

/** Contents of an article: folded on narrow screens, open in the rail of wide ones (features/blog/article-script.ts). */
export function PostContents({ lines }: { lines: readonly ContentsLine[] }) {
  if (!lines.length) return null;
  return (
    <nav aria-label={TITLE} className="toc post-toc no-print">
      <details data-contents className="disclosure">
        <summary className="text-sm/5 font-bold">{TITLE}</summary>
        <ol className="text-sm/5 text-ink-2">
          {lines.map((line) => (
            <li key={line.slug}>
              <a href={`#${line.slug}`}>{line.text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
