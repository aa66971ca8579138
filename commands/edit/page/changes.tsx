import type { RefObject } from 'react';

/** The lines of the file that saving would change. */
export function Changes({ diff, place: section }: { diff: string; place: RefObject<HTMLElement | null> }) {
  const lines = diff
    .split('\n')
    .filter((line) => line && !line.startsWith('\\'))
    .map((line, place) => ({ line, place }));
  return (
    <section className="changes" ref={section} tabIndex={-1} aria-label="Changes in the file">
      <h2>Changes in the file</h2>
      <pre>
        {lines.map(({ line, place }) => {
          const Mark = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : 'span';
          return <Mark key={place}>{line.startsWith('@@') ? '…' : line}</Mark>;
        })}
      </pre>
    </section>
  );
}
