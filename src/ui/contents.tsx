import type { ContentsLine } from './contents.ts';

/** Table of contents of a long text; browsers that can mark the part being read. */
export function Contents({ title, lines }: { title: string; lines: readonly ContentsLine[] }) {
  if (!lines.length) return null;
  return (
    <nav aria-label={title} className="toc no-print">
      <p className="text-sm/5 font-bold">{title}</p>
      <ol className="mt-3 text-sm/5 text-ink-2">
        {lines.map((line) => (
          <li key={line.slug}>
            <a href={`#${line.slug}`}>{line.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
